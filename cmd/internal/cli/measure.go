// Package measure has the commands for games that nobody sits at: one is told, many
// are counted and compared, and numbers are looked for that make the Rivals as strong
// as is wished.
package cli

import "github.com/spf13/cobra"

// measureCommands are the commands of this package.
func measureCommands(s streams) []*cobra.Command {
	return []*cobra.Command{
		demoCommand(s), simulateCommand(s), compareCommand(s), sweepCommand(s), tuneCommand(s), oddsCommand(s),
	}
}
