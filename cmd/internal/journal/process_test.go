//go:build unix

package journal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// The test binary is its own second process: with jobEnv set it does that job in
// the folder named by its argument and reports on standard output.
const jobEnv = "JOURNAL_TEST_JOB"

func TestMain(m *testing.M) {
	job := os.Getenv(jobEnv)
	if job == "" {
		os.Exit(m.Run())
	}
	dir := Dir(os.Args[1])
	switch job {
	case "hold":
		holdOpen(dir)
	case "write":
		writeOn(dir)
	case "limit":
		writeToLimit(dir)
	case "whole":
		bringUpOnLimit(dir)
	case "stranger":
		asStranger(dir)
	}
	os.Exit(0)
}

// process starts the test binary on a job.
func process(t *testing.T, job string, dir Dir) (*exec.Cmd, io.WriteCloser, *bufio.Reader) {
	t.Helper()
	cmd := exec.Command(os.Args[0], string(dir))
	cmd.Env = append(os.Environ(), jobEnv+"="+job)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // a test that failed has not ended it
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	return cmd, in, bufio.NewReader(out)
}

// holdOpen opens the save, says so, and waits for its input to end.
func holdOpen(dir Dir) {
	j, _, err := Open(dir, "friday")
	fmt.Println("open:", err)
	_, _ = io.Copy(io.Discard, os.Stdin)
	if j != nil {
		j.Close()
	}
}

func TestTwoProcessesOnOneSave(t *testing.T) {
	dir := folder(t)
	fresh(t, dir, "friday").Close()
	cmd, in, out := process(t, "hold", dir)
	if line, _ := out.ReadString('\n'); line != "open: <nil>\n" {
		t.Fatal(line)
	}
	_, _, err := Open(dir, "friday")
	wantKind(t, err, ErrInUse)
	var held *InUseError
	if !errors.As(err, &held) || held.PID != cmd.Process.Pid {
		t.Errorf("got %v, want pid %d", err, cmd.Process.Pid)
	}
	if _, err := Create(dir, "friday", header()); !errors.Is(err, ErrInUse) {
		t.Errorf("create: %v", err)
	}
	wantKind(t, fresh(t, dir, "sunday").Rename("friday"), ErrInUse)
	if c, err := Read(dir.Path("friday")); err != nil || c.Name != "friday" {
		t.Errorf("read: %v", err)
	}
	in.Close()
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	opened(t, dir, "friday")
}

func TestTheSameProcessTwice(t *testing.T) {
	dir := folder(t)
	j := fresh(t, dir, "friday")
	_, _, err := Open(dir, "friday")
	want := fmt.Sprintf("%s: in use by another process (pid %d): leave the game there first", j.Path(), os.Getpid())
	if err == nil || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
}

// writeOn appends without end and reports each line that is safe.
func writeOn(dir Dir) {
	j, _, err := Open(dir, "friday")
	for i := 0; err == nil; i++ {
		if err = j.Append("answer", i); err == nil {
			fmt.Println(i)
		}
	}
	fmt.Println(err)
}

// TestKilledWriterLosesNothingItReported kills a writer at moments of its own
// making; its lock goes with it.
func TestKilledWriterLosesNothingItReported(t *testing.T) {
	dir := folder(t)
	fresh(t, dir, "friday").Close()
	total := 0
	for round := range 10 {
		cmd, _, out := process(t, "write", dir)
		reported := 0
		for range 3 + 5*round {
			if _, err := out.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
			reported++
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		rest, _ := io.ReadAll(out)
		reported += strings.Count(string(rest), "\n")
		_ = cmd.Wait()
		j, c := opened(t, dir, "friday")
		j.Close()
		if n := len(c.Lines) - total; n < reported || n > reported+1 {
			t.Fatalf("round %d: %d lines, %d reported", round, n, reported)
		}
		total = len(c.Lines)
	}
}

// limited runs do while no file may grow beyond a number of bytes.
func limited(bytes uint64, do func() error) error {
	old := syscall.Rlimit{}
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &old); err != nil {
		return err
	}
	small := old
	small.Cur = bytes
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &small); err != nil {
		return err
	}
	return errors.Join(do(), syscall.Setrlimit(syscall.RLIMIT_FSIZE, &old))
}

// writeToLimit appends until the system lets the file grow no more, then once more
// with the limit lifted.
func writeToLimit(dir Dir) {
	signal.Ignore(syscall.SIGXFSZ)
	j, _, err := Open(dir, "friday")
	if err != nil {
		fmt.Println(err)
		return
	}
	err = limited(1000, func() (err error) {
		for err == nil {
			err = j.Append("answer", "an answer of some length")
		}
		return err
	})
	fmt.Println(errors.Is(err, ErrFull), errors.Is(err, syscall.EFBIG))
	fmt.Println(j.Append("answer", "there is room again"))
}

// bringUpOnLimit creates a save, and brings an old one up to date, where neither fits.
func bringUpOnLimit(dir Dir) {
	signal.Ignore(syscall.SIGXFSZ)
	j, _, err := Open(dir, "old")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, size := range []uint64{0, 100, 1000} {
		err := limited(size, func() error { return j.Append("answer", 1) })
		fmt.Println(errors.Is(err, ErrFull))
		err = limited(size/10, func() error {
			_, err := Create(dir, "new", header())
			return err
		})
		fmt.Println(errors.Is(err, ErrFull))
	}
	fmt.Println(len(dirNames(dir)), j.Append("answer", 1))
}

// dirNames lists all that a folder holds but lock files.
func dirNames(dir Dir) (names []string) {
	entries, _ := os.ReadDir(string(dir))
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".lock") {
			names = append(names, e.Name())
		}
	}
	return names
}

// TestNoRoomForWholeFiles: what doesn't fit leaves nothing behind, and the old save
// as it was.
func TestNoRoomForWholeFiles(t *testing.T) {
	dir, old := fixture(t, 1)
	cmd, _, out := process(t, "whole", dir)
	said, _ := io.ReadAll(out)
	if err := cmd.Wait(); err != nil || string(said) != strings.Repeat("true\n", 6)+"1 <nil>\n" {
		t.Fatalf("%v, %q", err, said)
	}
	if got := contents(t, string(dir)+"/old.format-1"); string(got) != string(old) {
		t.Errorf("kept %q", got)
	}
	if c, err := Read(dir.Path("old")); err != nil || len(c.Lines) != 12 || !c.Damage.None() {
		t.Errorf("%v, %d lines, %+v", err, len(c.Lines), c.Damage)
	}
}

// TestRealLimit runs into a limit of the system's, which cuts a write short.
func TestRealLimit(t *testing.T) {
	dir := folder(t)
	fresh(t, dir, "friday").Close()
	cmd, _, out := process(t, "limit", dir)
	said, _ := io.ReadAll(out)
	if err := cmd.Wait(); err != nil || string(said) != "true true\n<nil>\n" {
		t.Fatalf("%v, %q", err, said)
	}
	c, err := Read(dir.Path("friday"))
	if err != nil || !c.Damage.None() || len(c.Lines) < 3 || string(c.Lines[len(c.Lines)-1].Body) != `"there is room again"` {
		t.Errorf("%v, %+v", err, c.Lines)
	}
}

// asStranger tries what needs to write, as a user who may not.
func asStranger(dir Dir) {
	if os.Getuid() == 0 {
		if err := errors.Join(syscall.Setgid(65534), syscall.Setuid(65534)); err != nil {
			fmt.Println(err)
		}
	}
	_, _, openErr := Open(dir, "friday")
	_, createErr := Create(dir, "sunday", header())
	_, deepErr := Create(dir+"/sub", "sunday", header())
	_, rotateErr := Rotate(dir, 0)
	for _, err := range []error{openErr, createErr, deepErr, rotateErr, WriteWhole(string(dir)+"/report", nil)} {
		fmt.Println(errors.Is(err, ErrReadOnly))
	}
	c, err := Read(dir.Path("friday"))
	all, listErr := List(dir)
	fmt.Println(c.Name, err, len(all), listErr)
}

func TestReadOnlyFolder(t *testing.T) {
	dir := folder(t)
	j := fresh(t, dir, "friday")
	if err := j.Append(KindFinish, nil); err != nil {
		t.Fatal(err)
	}
	j.Close()
	before := contents(t, j.Path())
	modes := map[string]os.FileMode{j.Path(): 0o444, string(dir): 0o555,
		filepath.Dir(string(dir)): 0o755, filepath.Dir(filepath.Dir(string(dir))): 0o755}
	for path, mode := range modes {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { _ = os.Chmod(string(dir), 0o755) })
	cmd, _, out := process(t, "stranger", dir)
	said, _ := io.ReadAll(out)
	want := strings.Repeat("true\n", 5) + "friday <nil> 1 <nil>\n"
	if err := cmd.Wait(); err != nil || string(said) != want {
		t.Errorf("%v, got %q, want %q", err, said, want)
	}
	if string(contents(t, j.Path())) != string(before) {
		t.Error("it was changed")
	}
}
