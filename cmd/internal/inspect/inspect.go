// Package inspect has the commands that look into a box, its rules and a position:
// what is printed, what files of rules change and whether they are sound, and what a
// Rival does.
package inspect

import (
	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
)

// Commands are the commands of this package.
func Commands(s command.Streams) []*cobra.Command {
	return []*cobra.Command{showCommand(s), codesCommand(s), configCommand(s), validateCommand(s), decideCommand(s)}
}
