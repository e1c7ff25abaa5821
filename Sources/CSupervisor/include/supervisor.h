#ifndef PLUMB_SUPERVISOR_H
#define PLUMB_SUPERVISOR_H

#include <stdint.h>
#include <sys/types.h>

/// A program that is to run below a supervisor.
struct plumb_program {
  /// Its file, by an absolute path.
  const char *file;
  /// Both end with NULL.
  char *const *arguments;
  char *const *environment;
  /// Where it runs, by an absolute path.
  const char *folder;
  /// The most memory of its own that it, and each process that it starts, may ask for, in bytes; 0 for any.
  uint64_t memory;
  /// How deep the stack of its first thread may become, in bytes; 0 for what we may ourselves.
  uint64_t stack;
  /// A descriptor that the program gets as its descriptor 3, also through other programs that it becomes; -1 for none.
  int wire;
};

/// Our ends of what joins us with a supervisor and its program. Nothing that we start otherwise inherits them.
struct plumb_ends {
  /// As long as it is open, and nothing is written to it, the program may run.
  int lifeline;
  /// Where the supervisor's reports come from.
  int reports;
  /// Where what the program prints comes from; its standard input is empty.
  int output, error;
};

/// What a supervisor tells: first that the program has begun, then that everything is over.
struct plumb_report {
  /// The error number of what could not be done; 0 when the program has begun.
  int32_t problem;
  /// The program's process.
  int32_t process;
  /// How it ended, as waitpid(2) says.
  int32_t status;
  /// Whether the supervisor ended it before it ended by itself.
  int32_t was_ended;
  /// How long it, and what it waited for, had a processor, in seconds.
  double processor_time;
};

/// Starts a program below a supervisor: a process that does nothing but end the program, and everything that the
/// program has started in whatever way, when the program ends, when somebody writes to the lifeline, or when we are gone.
///
/// The caller closes the ends, and waits for the process.
///
/// - Returns: the supervisor's process; -1 with errno when none can be made.
pid_t plumb_supervise(const struct plumb_program *program, struct plumb_ends *ends);

#endif
