//go:build !windows

package journal

import "syscall"

// fullDisk lists what a system says when a write finds no room.
var fullDisk = []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}
