package code

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/rival"
)

// The words of the fields that have few, in an order that never changes.
var (
	games      = []string{"uprising", "imperium"}
	modes      = []string{"solo", "two-player"}
	orders     = []string{"", "o,d,c", "o,c,d", "c,o,d", "c,d,o", "d,o,c", "d,c,o"}
	conflicts  = []string{"physical", "virtual"}
	streamline = []string{"", "yes", "no"}
)

// How many different things a field of a code can hold.
const (
	versions = 4 // of the form; this one is 1
	version  = 1
	levels   = 16
	targets  = 32
	rivals   = 64
	most     = 8 // of Rivals and of layers, with one less of them
	offered  = 64
	sums     = 1 << 20 // of the rules
)

// free is what stands in a list of layers where none has that number.
const free = "-"

// packer puts fields into a number, or takes them out in the same order: each is
// below its radix.
type packer struct {
	n       *big.Int
	factor  *big.Int
	reading bool
	wrong   bool
}

// field writes value, or returns the one that was read.
func (p *packer) field(value, radix int) int {
	if p.reading {
		rest := new(big.Int)
		p.n.DivMod(p.n, big.NewInt(int64(radix)), rest)
		return int(rest.Int64())
	}
	if value < 0 || value >= radix {
		p.wrong = true
		return 0
	}
	p.n.Add(p.n, new(big.Int).Mul(p.factor, big.NewInt(int64(value))))
	p.factor.Mul(p.factor, big.NewInt(int64(radix)))
	return value
}

// word writes where a value stands in a list, or returns the word that was read.
func (p *packer) word(value string, of []string, radix int) string {
	i := p.field(slices.Index(of, value), radix)
	if i >= len(of) || of[i] == free {
		p.wrong = true
		return ""
	}
	return of[i]
}

// words writes a value of several words.
func (p *packer) words(value string, of []string, radix int) string {
	var list []string
	if value != "" && value != "none" {
		list = strings.Split(value, ",")
	}
	n := p.field(len(list), most)
	for len(list) < n {
		list = append(list, "")
	}
	for i := range n {
		list[i] = p.word(list[i], of, radix)
	}
	return strings.Join(list, ",")
}

// Hash is the short name of rules by which two people see that theirs are the same.
func Hash(rules []byte) string { return fmt.Sprintf("%x", sha256.Sum256(rules))[:12] }

// Sum is what a code says of rules: the same for rules that are the same, in whatever
// files or package they came.
func Sum(box *rival.Box) string {
	known := shipped(box)
	own := slices.IndexFunc(box.Layers, func(x rival.Layer) bool { return !slices.Contains(known, x.ID) })
	if own < 0 {
		return hashOf(box, box.Layers)
	}
	list := slices.Clone(box.Layers)
	slices.SortFunc(list[own:], func(a, b rival.Layer) int { return strings.Compare(a.ID, b.ID) })
	return hashOf(box, list)
}

func hashOf(box *rival.Box, layers []rival.Layer) string {
	plain := *box
	plain.Package, plain.Files, plain.Layers = "", nil, layers
	return Hash(data.Print(&plain))[:5]
}

// Of is the code of a game by the rules of box, with the values of setup.Fixed; ""
// for one that no code can hold: its Hagal deck is of cardboard.
func Of(box *rival.Box, v setup.Values) string {
	if v["hagal-deck"] != "virtual" {
		return ""
	}
	p := packer{n: new(big.Int), factor: big.NewInt(1)}
	head{sum: Sum(box), own: !data.Shipped(box), known: shipped(box), v: v}.pack(&p, layersOf(box, v))
	pack(&p, box, v)
	seed, err := strconv.ParseUint(v["seed"], 10, 64)
	if p.wrong || err != nil {
		return ""
	}
	p.n.Add(p.n, p.factor.Mul(p.factor, new(big.Int).SetUint64(seed)))
	return write(p.n)
}

// head is the part of a code that says by which rules the rest is read.
type head struct {
	sum   string   // of the rules
	own   bool     // they are not those of a program
	known []string // the layers that come with it
	v     setup.Values
}

// shipped are the layers that come with the program for the game of a box, by id.
func shipped(box *rival.Box) (ids []string) {
	if base, err := data.Load(box.Rules.Game); err == nil {
		for i := range base.Offered {
			ids = append(ids, base.Offered[i].ID)
		}
	}
	slices.Sort(ids)
	return ids
}

// added are the layers of somebody's own that a box offers or the values name, by id. A
// save knows none but those that it is played with.
func added(box *rival.Box, known []string, v setup.Values) (ids []string) {
	add := func(id string) {
		if id != "" && id != "none" && !slices.Contains(known, id) && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	for i := range box.Offered {
		add(box.Offered[i].ID)
	}
	for _, key := range []string{"module", "variant"} {
		for word := range strings.SplitSeq(v[key], ",") {
			if !slices.Contains(setup.VariantIDs(), word) {
				add(word)
			}
		}
	}
	slices.Sort(ids)
	return ids
}

// layersOf gives each layer that may be chosen over the rules of a box its number in a
// code: those of the program in order, behind them those of somebody's own by their id
// alone, so that what else the rules offer makes no difference. Two whose ids come to
// one number, as one pair in fifty does, stand side by side.
func layersOf(box *rival.Box, v setup.Values) []string {
	known := shipped(box)
	list := slices.Repeat([]string{free}, offered)
	if n := copy(list, known); n < offered {
		own, rest := added(box, known, v), list[n:]
		for _, id := range own[:min(len(own), len(rest))] {
			sum := sha256.Sum256([]byte(id))
			at := int(sum[0]) % len(rest)
			for rest[at] != free {
				at = (at + 1) % len(rest)
			}
			rest[at] = id
		}
	}
	return list
}

// before are the same by the numbers that codes had at first: by id, all together.
func before(box *rival.Box, v setup.Values) []string {
	known := shipped(box)
	list := append(known, added(box, known, v)...)
	slices.Sort(list)
	return list
}

// pack puts the head into a number.
func (h head) pack(p *packer, layers []string) {
	p.field(version, versions)
	p.word(h.v["game"], games, 4)
	p.word(h.v["mode"], modes, 2)
	p.word(strconv.FormatBool(h.own), []string{"false", "true"}, 2)
	sum, err := strconv.ParseUint(h.sum, 16, 32)
	if err != nil {
		p.wrong = true
	}
	p.field(int(sum), sums)
	p.words(ordered(h.v["module"], h.known), layers, offered)
	p.words(ordered(strings.Join(ownVariants(h.v["variant"]), ","), h.known), layers, offered)
}

// ordered puts words of somebody's own behind those of the program, and in order: in
// which they were chosen says nothing.
func ordered(value string, known []string) string {
	words := strings.Split(value, ",")
	slices.SortStableFunc(words, func(a, b string) int {
		i, j := slices.Contains(known, a), slices.Contains(known, b)
		switch {
		case i != j && i:
			return -1
		case i != j:
			return 1
		case i:
			return 0
		}
		return strings.Compare(a, b)
	})
	return strings.Join(words, ",")
}

// ownVariants are those of a value that not every box has.
func ownVariants(value string) []string {
	return slices.DeleteFunc(strings.Split(value, ","), func(w string) bool { return w == "" || w == "none" || slices.Contains(setup.VariantIDs(), w) })
}

// pack puts what is read by the rules of box into a number, or takes it out.
func pack(p *packer, box *rival.Box, v setup.Values) {
	var ids, cards []string
	for d := range box.Rules.Levels {
		ids = append(ids, box.Rules.Levels[d].ID)
	}
	for i := range box.Rivals {
		cards = append(cards, box.Rivals[i].ID)
	}
	level := v["difficulty"]
	if level == "" {
		level = ids[0]
	}
	if v["difficulty"] = p.word(level, ids, levels); v["mode"] != modes[0] {
		delete(v, "difficulty")
	}
	target, _ := strconv.Atoi(v["target"])
	if target = p.field(target, targets); target > 0 {
		v["target"] = strconv.Itoa(target)
	}
	for i, id := range setup.VariantIDs() {
		on := slices.Contains(strings.Split(v["variant"], ","), id)
		if p.word(strconv.FormatBool(on), []string{"false", "true"}, 2) == "true" && !on {
			v["variant"] = joined(v["variant"], setup.VariantIDs()[i])
		}
	}
	v["rival"] = p.words(v["rival"], cards, rivals)
	v["streamlined"] = p.word(v["streamlined"], streamline, len(streamline))
	v["objectives"] = p.word(v["objectives"], orders, len(orders))
	v["conflict-deck"] = p.word(v["conflict-deck"], conflicts, len(conflicts))
	for key, value := range v {
		if value == "" {
			delete(v, key)
		}
	}
}

func joined(value, word string) string {
	if value == "" || value == "none" {
		return word
	}
	return value + "," + word
}

// Read reads a code: the setup that it holds, as values of flags. Load gives the rules
// of a choice. The error says that the code was mistyped, or that it is of other rules
// than these.
func Read(text string, load func(rival.Choice) (*rival.Box, error)) (setup.Values, error) {
	if err := Check(text); err != nil {
		return nil, err
	}
	n, _ := read(text)
	p := &packer{n: n, reading: true}
	if p.field(0, versions) != version {
		return nil, &fault{"code.newer", nil}
	}
	v := setup.Values{"game": p.word("", games, 4), "mode": p.word("", modes, 2), "hagal-deck": "virtual"}
	own := p.field(0, 2) == 1
	sum := p.field(0, sums)
	if p.wrong {
		return nil, &fault{"code.newer", nil}
	}
	other := &fault{"code.other_rules", say.Args{"own": own, "hash": sumText(sum)}}
	box, err := load(v.Choice())
	if err != nil {
		return nil, err
	}
	if p, v, box, err = readLayers(p, v, box, sumText(sum), load); err != nil {
		return nil, err
	} else if p == nil {
		return nil, other
	}
	pack(p, box, v)
	if p.wrong || !p.n.IsUint64() {
		return nil, &fault{"code.newer", nil}
	}
	for _, key := range []string{"module", "variant"} {
		if v[key] == "" {
			v[key] = "none"
		}
	}
	v["seed"] = p.n.String()
	return v, nil
}

// readLayers reads which layers were chosen over the rules of box, by their numbers of
// now, else by those of before: the sum tells which. It returns where reading goes on,
// nil where the rules are others.
func readLayers(at *packer, v setup.Values, box *rival.Box, sum string, load func(rival.Choice) (*rival.Box, error)) (*packer, setup.Values, *rival.Box, error) {
	var fault error
	for _, layers := range [][]string{layersOf(box, v), before(box, v)} {
		p, w := &packer{n: new(big.Int).Set(at.n), reading: true}, maps.Clone(v)
		w["module"] = p.words("", layers, offered)
		w["variant"] = p.words("", layers, offered)
		if p.wrong {
			continue
		}
		found, err := load(w.Choice())
		if err != nil {
			fault = cmp.Or(fault, err)
		} else if Sum(found) == sum || hashOf(found, found.Layers) == sum {
			return p, w, found, nil
		}
	}
	return nil, nil, nil, fault
}

// sumText is the sum of rules as Sum writes it.
func sumText(sum int) string {
	text := strconv.FormatInt(int64(sum), 16)
	return strings.Repeat("0", 5-len(text)) + text
}
