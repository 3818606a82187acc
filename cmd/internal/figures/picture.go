package figures

import (
	"bytes"
	"fmt"
	"html"
	"slices"

	"househagal/cmd/internal/say"
)

// SweepSVG draws a sweep as a picture.
func SweepSVG(words say.Speaker, s *Sweep) []byte {
	const width, height, left, top, right, bottom = 720.0, 420.0, 70.0, 50.0, 20.0, 50.0
	low, high := s.scale()
	first, last := float64(s.At[0]), float64(s.At[len(s.At)-1])
	px := func(v float64) float64 { return left + (v-first)/max(1, last-first)*(width-left-right) }
	py := func(y float64) float64 { return top + (high-y)/(high-low)*(height-top-bottom) }
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" font-family="sans-serif" font-size="13">`+"\n", width, height)
	fmt.Fprintf(&b, `<rect width="%g" height="%g" fill="white"/>`+"\n", width, height)
	fmt.Fprintf(&b, `<text x="%g" y="20" font-size="15">%s</text>`+"\n", left,
		html.EscapeString(words.Say("figures.sweep_head", say.Args{"name": s.Path, "text": MeasureDoc(words, s.Measure.Name)})))
	fmt.Fprintf(&b, `<text x="%g" y="38" fill="#555">%s</text>`+"\n", left,
		html.EscapeString(words.Say("figures.sweep_of", say.Args{"setup": s.Setup, "stand_in": s.Who, "count": thousands(int64(s.Games))})))
	for i := range 6 {
		y := low + (high-low)*float64(i)/5
		fmt.Fprintf(&b, `<line x1="%g" x2="%g" y1="%.1f" y2="%.1f" stroke="#ddd"/><text x="%g" y="%.1f" text-anchor="end">%s</text>`+"\n",
			left, width-right, py(y), py(y), left-8, py(y)+4, Measured(s.Measure.Share, y))
	}
	fmt.Fprint(&b, `<polyline fill="none" stroke="#246" stroke-width="2" points="`)
	for i, v := range s.At {
		fmt.Fprintf(&b, "%.1f,%.1f ", px(float64(v)), py(s.Got[i].Est))
	}
	fmt.Fprint(&b, `"/>`+"\n")
	for i, v := range s.At {
		x, g, fill := px(float64(v)), s.Got[i], "#246"
		if v == s.Now {
			fill = "#c40"
		}
		fmt.Fprintf(&b, `<line x1="%.1f" x2="%.1f" y1="%.1f" y2="%.1f" stroke="#246"/><circle cx="%.1f" cy="%.1f" r="4" fill="%s"/>`, x, x, py(g.Low), py(g.High), x, py(g.Est), fill)
		fmt.Fprintf(&b, `<text x="%.1f" y="%g" text-anchor="middle">%d</text>`+"\n", x, height-bottom+20, v)
	}
	if slices.Contains(s.At, s.Now) {
		fmt.Fprintf(&b, `<text x="%g" y="%g" fill="#c40" text-anchor="end">%s</text>`+"\n", width-right, height-10,
			html.EscapeString(words.Say("figures.in_force", say.Args{"value": s.Now})))
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}
