#ifndef CALLERS_H
#define CALLERS_H

#include <stdint.h>

/// How many ranges of code are watched: 0 while nobody asks for calls.
extern int32_t callers_watched;

/// Watches a range of code, from a library that was loaded. Returns 0 when there is no room for another one.
int32_t callers_watch(uintptr_t start, uintptr_t end);

/// Returns the return address of the innermost call in watched code that the main thread is in, or 0.
uintptr_t callers_search(void);

/// Whether any code is watched.
static inline int callers_are_watched(void) { return callers_watched != 0; }

/// As above; a load and a comparison while nothing is watched.
static inline uintptr_t callers_innermost(void) {
  return callers_are_watched() ? callers_search() : 0;
}

#endif
