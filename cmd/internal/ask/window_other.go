//go:build !unix

package ask

// watchWindow does nothing: these systems have no such signals.
func watchWindow(resized, resumed func()) (stop func()) { return func() {} }
