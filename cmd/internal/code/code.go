package code

import (
	"crypto/sha256"
	"fmt"
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
	if i >= len(of) {
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
	plain := *box
	plain.Package, plain.Files = "", nil
	return Hash(data.Print(&plain))[:5]
}

// Of is the code of a game by the rules of box, with the values of setup.Fixed; ""
// for one that no code can hold: its Hagal deck is of cardboard.
func Of(box *rival.Box, v setup.Values) string {
	if v["hagal-deck"] != "virtual" {
		return ""
	}
	p := packer{n: new(big.Int), factor: big.NewInt(1)}
	head{sum: Sum(box), own: !data.Shipped(box), v: v}.pack(&p, layersOf(box, v))
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
	sum string // of the rules
	own bool   // they are not those of a program
	v   setup.Values
}

// layersOf are the layers that may be chosen over the rules of a box, by id. A save
// holds none but its own: the others are those that come with the program.
func layersOf(box *rival.Box, v setup.Values) []string {
	offered := box.Offered
	if offered == nil {
		if base, err := data.Load(box.Rules.Game); err == nil {
			offered = base.Offered
		}
	}
	var ids []string
	for i := range offered {
		ids = append(ids, offered[i].ID)
	}
	for _, key := range []string{"module", "variant"} { // of a save with layers of somebody's own
		for word := range strings.SplitSeq(v[key], ",") {
			if word != "" && word != "none" && !slices.Contains(setup.VariantIDs(), word) && !slices.Contains(ids, word) {
				ids = append(ids, word)
			}
		}
	}
	slices.Sort(ids)
	return ids
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
	p.words(h.v["module"], layers, offered)
	p.words(strings.Join(ownVariants(h.v["variant"]), ","), layers, offered)
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
	layers := layersOf(box, v)
	v["module"] = p.words("", layers, offered)
	variant := p.words("", layers, offered)
	if p.wrong {
		return nil, other
	}
	v["variant"] = variant
	if box, err = load(v.Choice()); err != nil {
		return nil, err
	}
	if Sum(box) != sumText(sum) {
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

// sumText is the sum of rules as Sum writes it.
func sumText(sum int) string {
	text := strconv.FormatInt(int64(sum), 16)
	return strings.Repeat("0", 5-len(text)) + text
}
