package view

import "househagal/cmd/internal/layout"

func fold(line string, width, in int) []string { return layout.Fold(line, width, in) }
