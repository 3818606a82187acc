//go:build !unix && !windows

package terminal

import "os"

// watchWindow does nothing: these systems have no such signals.
func watchWindow(_ *os.File, resized, stopping, resumed func()) (stop func()) { return func() {} }
