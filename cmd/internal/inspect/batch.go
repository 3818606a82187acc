package inspect

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"sync/atomic"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/data/notation"
	"househagal/data/strict"
	"househagal/engine"
)

const (
	batchWorkers = 2   // goroutines that decide
	batchLines   = 128 // lines handed to one at a time
)

// chunk is a run of lines on its way through a worker. Done is closed when
// answers and status are set.
type chunk struct {
	first   int // number of its first line, from 1
	lines   [][]byte
	answers []byte
	status  int
	done    chan struct{}
}

// decideBatch answers each line of a file on its line, in order, while it is
// read. The exit status is the highest of the lines.
func decideBatch(s command.Streams, path string, seed uint64, load notation.Source) error {
	in := s.In
	if path != "-" {
		f, err := os.Open(path)
		if err != nil {
			return command.Usage(command.FileError(err))
		}
		defer f.Close()
		in = f
	}
	// As many chunks may wait as keep all workers busy while one is written.
	work := make(chan *chunk, 2*batchWorkers)
	inOrder := make(chan *chunk, 4*batchWorkers)
	for range batchWorkers {
		w := newBatchWorker(command.FileName(path), seed, load)
		go func() {
			for c := range work {
				w.answer(c)
				close(c.done)
			}
		}()
	}
	var readErr error
	var stop atomic.Bool
	go func() {
		readErr = readChunks(in, func(c *chunk) { work <- c; inOrder <- c }, &stop)
		close(work)
		close(inOrder)
	}()
	status, err := writeChunks(s.Out, inOrder, &stop)
	switch {
	case err != nil:
		return err
	case readErr != nil:
		return command.Usage(command.FileError(readErr))
	case status != 0:
		return command.Exit{Status: status}
	}
	return nil
}

// writeChunks writes the answers in order and returns the highest status. It
// takes all chunks even when writing fails, and says so in failed.
func writeChunks(out io.Writer, chunks <-chan *chunk, failed *atomic.Bool) (status int, err error) {
	for c := range chunks {
		<-c.done
		status = max(status, c.status)
		if err == nil {
			_, err = out.Write(c.answers)
			failed.Store(err != nil)
		}
	}
	return status, err
}

// readChunks cuts in into lines and hands them on, until stop. Blank lines at the
// end are no lines.
func readChunks(in io.Reader, hand func(*chunk), stop *atomic.Bool) error {
	r := bufio.NewReaderSize(in, 1<<16)
	c := &chunk{first: 1, done: make(chan struct{})}
	flush := func() {
		next := c.first + len(c.lines)
		hand(c)
		c = &chunk{first: next, done: make(chan struct{})}
	}
	add := func(line []byte) {
		if c.lines = append(c.lines, line); len(c.lines) == batchLines {
			flush()
		}
	}
	blank := 0
	for !stop.Load() {
		line, err := readLine(r)
		if errors.Is(err, errEndless) {
			return command.Error("cli.batch_endless", say.Args{"line": c.first + len(c.lines) + blank, "n": maxLine >> 20})
		}
		if err != nil && err != io.EOF {
			return err
		}
		if len(bytes.TrimSpace(line)) == 0 {
			blank++
		} else {
			for ; blank > 0 && !stop.Load(); blank-- {
				add(nil)
			}
			add(bytes.TrimRight(line, "\r\n"))
		}
		if err == io.EOF {
			if len(c.lines) > 0 {
				flush()
			}
			return nil
		}
	}
	return nil
}

// maxLine is how many bytes of one line are looked through for its end.
const maxLine = 16 << 20

// errEndless says that a line has more than maxLine bytes.
var errEndless = errors.New("endless")

// readLine reads a line with its end. Of one that no reader takes it keeps no
// more than shows that, and it gives up one that seems to have no end.
func readLine(r *bufio.Reader) (line []byte, err error) {
	for read := 0; read <= maxLine; {
		part, err := r.ReadSlice('\n')
		read += len(part)
		line = append(line, part[:min(len(part), max(0, command.MaxFile-len(line)))]...)
		if err != bufio.ErrBufferFull {
			return line, err
		}
	}
	return line, errEndless
}

// batchWorker answers lines, one after the other.
type batchWorker struct {
	file   string
	seed   uint64
	reader *notation.Reader
	d      decider
}

func newBatchWorker(file string, seed uint64, load notation.Source) *batchWorker {
	return &batchWorker{file: file, seed: seed, reader: notation.NewReader(load)}
}

func (w *batchWorker) answer(c *chunk) {
	c.answers = make([]byte, 0, 6144*len(c.lines))
	for i, line := range c.lines {
		c.answers = w.line(c, c.first+i, line)
		c.answers = append(c.answers, '\n')
	}
}

// line appends the answer to one line.
func (w *batchWorker) line(c *chunk, n int, line []byte) []byte {
	j, err := w.read(n, line)
	var o outcome
	if err == nil {
		o, err = w.d.decide(&j)
	}
	var none nothingDue
	switch {
	case err == nil:
		return appendAnswer(c.answers, &o)
	case errors.As(err, &none):
		c.status = max(c.status, command.ExitNone)
		return fmt.Appendf(c.answers, `{"line":%d,"seat":%q,"nothing":true}`, n, none.seat)
	}
	c.status = max(c.status, command.ExitUsage)
	return fmt.Appendf(c.answers, `{"line":%d,"error":%s}`, n, quoteJSON(err.Error()))
}

// read reads a line. Faults name the line of the file.
func (w *batchWorker) read(n int, line []byte) (j job, err error) {
	if line == nil {
		return j, errors.New(command.Speaker(nil).Say("cli.batch_empty"))
	}
	if len(line) > strict.MaxBytes {
		return j, command.Error("cli.batch_long", say.Args{"n": strict.MaxBytes})
	}
	err = w.reader.Tree(w.file, line, func(root *strict.Node, errs *strict.Errors) { j = w.walk(root, errs) })
	var faults strict.Faults
	if errors.As(err, &faults) {
		for i := range faults.List {
			faults.List[i].At.Line += n - 1
		}
		return j, faults
	}
	return j, err
}

func (w *batchWorker) walk(root *strict.Node, errs *strict.Errors) job {
	j := job{seed: w.seed}
	if root == nil {
		return j
	}
	m := strict.At(root, "the line", errs).Map()
	position, cards := m.Need("position"), m.Get("cards")
	j.resolve = m.Get("resolve").BoolOr(false)
	if n := m.Get("seed"); n.Ok() {
		j.seed = seedOf(n)
	}
	m.Done()
	if position.Ok() {
		j.at = w.reader.Node(position.Node(), errs)
	}
	if j.at.Box == nil {
		return j
	}
	var ids []string
	for _, c := range cards.List(math.MaxInt) {
		if ids == nil {
			for i := range j.at.Box.Deck.Cards {
				ids = append(ids, j.at.Box.Deck.Cards[i].ID)
			}
		}
		if k := c.Word("Hagal card", ids); k > 0 {
			j.cards = append(j.cards, engine.Card(k))
		}
	}
	return j
}

func seedOf(c strict.Cursor) uint64 {
	n, err := strconv.ParseUint(c.Raw(), 10, 64)
	if err != nil || c.Node().Quoted {
		c.Fail("%s", command.Speaker(nil).Say("cli.batch_seed"))
	}
	return n
}
