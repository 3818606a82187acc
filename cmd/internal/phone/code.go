package phone

import (
	"image/color"
	"slices"
	"strings"

	"github.com/boombuler/barcode/qr"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// quiet is the margin of a code, in modules.
const quiet = 2

// Code is text as a code for cameras: two rows of modules a line, light ones drawn,
// as it stands on a dark screen. Nil where the text is too long for one.
func Code(text string) []string {
	code, err := qr.Encode(text, qr.L, qr.Auto)
	if err != nil {
		return nil
	}
	size := code.Bounds().Dx()
	light := func(x, y int) bool {
		inside := x >= 0 && y >= 0 && x < size && y < size
		return y < size+quiet && (!inside || code.At(x, y) == color.White)
	}
	var lines []string
	for y := -quiet; y < size+quiet; y += 2 {
		var b strings.Builder
		for x := -quiet; x < size+quiet; x++ {
			switch upper, lower := light(x, y), light(x, y+1); {
			case upper && lower:
				b.WriteRune('█')
			case upper:
				b.WriteRune('▀')
			case lower:
				b.WriteRune('▄')
			default:
				b.WriteByte(' ')
			}
		}
		lines = append(lines, b.String())
	}
	return lines
}

// invitation is the page that says how phones come to the table: where they find
// it, in letters and as a code.
func invitation(s say.Speaker, at, watching []string) ask.Prompt {
	first := page.Told([]string{s.Say("phone.address", say.Args{"text": at[0]})})
	said := []string{s.Say("phone.invite")}
	for _, a := range at[1:] {
		said = append(said, s.Say("phone.address", say.Args{"text": a}))
	}
	said = append(said, s.Say("phone.watching", say.Args{"text": watching[0]}))
	p := ask.Prompt{ID: "phone", Text: s.Say("phone.come"), Hint: s.Say("phone.invite_hint", say.Args{"key": inviteKey}), NewPage: true, Layout: ask.Row,
		Choices: []ask.Choice{{Label: s.Say("menu.go_on")}}}
	p.Page.Blocks = slices.Concat(first, onlySeen(Code(strings.ToUpper(at[0]))), page.Told(said))
	return p
}

func onlySeen(lines []string) []page.Block {
	out := page.Verbatim(lines)
	for i := range out {
		out[i].Said = []page.Sentence{}
	}
	return out
}
