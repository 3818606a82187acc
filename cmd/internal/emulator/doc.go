// Package emulator is a screen and a keyboard, for tests of what people see at a
// terminal and type there. Nothing else uses it.
package emulator
