package journal

import "syscall"

// fullDisk lists what a system says when a write finds no room:
// ERROR_DISK_FULL, ERROR_HANDLE_DISK_FULL, ERROR_DISK_QUOTA_EXCEEDED, and what Go
// has in the place of other systems' words.
var fullDisk = []error{syscall.Errno(112), syscall.Errno(39), syscall.Errno(1295), syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}
