// Command hagal runs House Hagal's Rivals for Dune: Imperium at the table.
package main

import (
	"os"
	"runtime/debug"

	"househagal/cmd/internal/cli"
)

func main() {
	if os.Getenv("GOGC") == "" {
		// What a start reads stays to its end: to sweep it once in between is a fifth of
		// the start, and there is little to sweep later.
		debug.SetGCPercent(400)
	}
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
