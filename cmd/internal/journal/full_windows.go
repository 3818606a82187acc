package journal

import "syscall"

// fullDisk lists what a system says when a write finds no room:
// ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL, ERROR_DISK_QUOTA_EXCEEDED.
var fullDisk = []error{syscall.Errno(112), syscall.Errno(39), syscall.Errno(1295)}
