#ifndef PLUMB_WALL_H
#define PLUMB_WALL_H

#include <stdint.h>

/// What this process, and all that it starts, may do from now on.
struct plumb_wall {
  /// The most memory that the process may map, in bytes: its own, shared, files, stacks and libraries together.
  uint64_t address_space;
  /// The most bytes that a file may have that it writes.
  uint64_t file_size;
  /// How many descriptors it may have.
  uint64_t descriptors;
  /// How many processes and threads its user may have in its namespace. The kernel asks nobody whose user outside is root: there a
  /// process of ours counts.
  uint64_t processes;
  /// Whether it may start programs and processes of its own; otherwise only threads.
  int starts_programs;
};

/// Sets the limits, and closes the doors to the kernel that a view has no need of: sockets, other processes, namespaces, mounts,
/// keys, shared memory outside of its own address space, and what reaches deep into the kernel. Nothing opens them again.
///
/// - Returns: 0, or the error number of what could not be closed.
int plumb_close_wall(const struct plumb_wall *wall);

#endif
