#ifndef PLUMB_COUNTER_H
#define PLUMB_COUNTER_H

#include <stdint.h>

/// A process that answers the calls by which this one, and all that it starts, would begin more processes and threads.
struct plumb_counter {
  /// Where the counter gets the descriptor of these calls; -1 when the kernel itself counts.
  int socket;
};

/// Starts a counter where the kernel limits nobody's processes: those of a user who is root outside of its namespace.
///
/// The counter is no child of this process. It sees what is in the same namespace of processes.
///
/// - Parameter most: how many processes and threads there may be.
/// - Returns: 0, or an error number.
int plumb_start_counter(struct plumb_counter *counter, uint64_t most);

/// Gives the counter the descriptor of the calls (seccomp_unotify(2)), and closes it here. Without a counter, the calls would be
/// refused, and so they are when the counter ends.
///
/// - Returns: 0, or an error number.
int plumb_hand_to_counter(struct plumb_counter *counter, int calls);

#endif
