package cli

import (
	"househagal/cmd/internal/say"
	"househagal/rival"
)

// speaker says messages about what is printed in a box, nil where they name none
// of it.
func speaker(box *rival.Box) say.Speaker { return say.Speaker{Box: box} }
