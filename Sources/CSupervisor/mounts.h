#ifndef PLUMB_MOUNTS_H
#define PLUMB_MOUNTS_H

/// Lets this process, and all that it starts, open files to write only below mounts that take writing. A mount that is shown read-only takes
/// bytes through a named pipe all the same, whenever that is made. Kernels before 5.13 can not do it, nor those that were started without
/// Landlock.
///
/// - Returns: 0, or an error number.
int plumb_close_read_only_mounts(void);

#endif
