package inspect

import (
	_ "embed"
	"fmt"
	"html"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

func codesCommand(s command.Streams) *cobra.Command {
	var game string
	var asHTML bool
	c := &cobra.Command{
		Use:     "codes",
		Short:   command.Speaker(nil).Say("help.codes"),
		Long:    command.Speaker(nil).Say("help.codes_long"),
		Example: "  hagal codes\n  hagal codes --html > codes.html     open it, and print it",
		Args:    command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			r, err := command.RulesOf(c, game)
			if err != nil {
				return err
			}
			if asHTML {
				_, err = io.WriteString(s.Out, codesHTML(command.Speaker(r.Box)))
				return err
			}
			return command.PrintLines(s.Out, codes(command.Speaker(r.Box)))
		},
	}
	command.GameFlag(c, &game)
	command.LayerFlags(c)
	command.RulesFlags(c)
	c.Flags().BoolVar(&asHTML, "html", false, command.Speaker(nil).Say("flag.codes_html"))
	return c
}

// codes is the card of all codes on lines.
func codes(s say.Speaker) []string {
	out := []string{codesTitle(s)}
	for _, g := range menu.Codes(s) {
		out = append(append(out, "", g.Title), codeLines(&g)...)
	}
	return out
}

// codesHTML is the same card as a page for the printer, on one sheet. It needs
// nothing but itself.
func codesHTML(s say.Speaker) string {
	var b strings.Builder
	b.WriteString(strings.NewReplacer("{lang}", s.Tag(), "{title}", html.EscapeString(codesTitle(s))).Replace(codesHead))
	for _, g := range menu.Codes(s) {
		fmt.Fprintf(&b, "<section>\n<h2>%s</h2>\n<dl style=\"columns: %d\">\n", html.EscapeString(g.Title), g.Columns)
		for _, c := range g.Codes {
			fmt.Fprintf(&b, "<div><dt>%s</dt><dd>%s</dd></div>\n", html.EscapeString(c.Key), html.EscapeString(c.Name))
		}
		b.WriteString("</dl>\n</section>\n")
	}
	b.WriteString("</main>\n</body>\n</html>\n")
	return b.String()
}

// codesHead begins the page: a sheet of A4 or Letter, dark on white. {lang} and
// {title} stand in it.
//
//go:embed codes.html
var codesHead string

func codesTitle(s say.Speaker) string {
	if s.Box.Rules.Game == engine.Imperium {
		return s.Say("keys.codes_2020")
	}
	return s.Say("keys.codes")
}

// codeLines are the codes in columns, each filled from top to bottom.
func codeLines(g *menu.CodeGroup) []string {
	var cells [][2]string
	for _, c := range g.Codes {
		cells = append(cells, [2]string{c.Key, c.Name})
	}
	return layout.Full.Columns(g.Columns, cells)
}
