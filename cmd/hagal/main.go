// Command hagal runs House Hagal's Rivals for Dune: Imperium at the table.
package main

import (
	"os"

	"househagal/cmd/internal/cli"
)

func main() {
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
