//go:build unix

package cli_test

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// becomeStranger makes the process that of a user who owns nothing, where it is
// that of the one who may do anything.
func becomeStranger() {
	if os.Getuid() != 0 {
		return
	}
	if err := errors.Join(syscall.Setgid(65534), syscall.Setuid(65534)); err != nil {
		fmt.Println(err)
		os.Exit(99)
	}
}
