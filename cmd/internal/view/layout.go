package view

import (
	"strings"

	"househagal/cmd/internal/layout"
)

// indent is the column where the text beside a head or a verb begins.
const indent = layout.Indent

func fill(s string, n int) string { return layout.Fill(s, n) }

func atRight(line, right string, width int) string { return layout.AtRight(line, right, width) }

// line is one line with its right margin, folded where it is too long.
func (s Scene) line(text, right string) []string {
	return fold(atRight(text, right, s.width()), s.width(), indent)
}

func fold(line string, width, in int) []string { return layout.Fold(line, width, in) }

// capital begins s with a capital letter.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
