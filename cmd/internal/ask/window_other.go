//go:build !unix

package ask

// watchWindow does nothing: these systems have no such signals.
func watchWindow(resized, stopping, resumed func()) (stop func()) { return func() {} }
