// Package measure has the commands for games that nobody sits at: one is told, many
// are counted and compared, and numbers are looked for that make the Rivals as strong
// as is wished.
package measure

import (
	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
)

// Commands are the commands of this package.
func Commands(s command.Streams) []*cobra.Command {
	return []*cobra.Command{
		demoCommand(s), simulateCommand(s), compareCommand(s), sweepCommand(s), tuneCommand(s), oddsCommand(s),
	}
}
