#include "callers.h"

// The end of the main thread's stack, which glibc has: every word between a frame and it can be read.
extern void *__libc_stack_end;

enum { most_ranges = 64, most_frames = 64 };

static struct { uintptr_t start, end; } ranges[most_ranges];
int32_t callers_watched = 0;

int32_t callers_watch(uintptr_t start, uintptr_t end) {
  if (callers_watched == most_ranges) return 0;
  ranges[callers_watched].start = start;
  ranges[callers_watched].end = end;
  callers_watched++;
  return 1;
}

uintptr_t callers_search(void) {
  // Swift keeps frame pointers: each frame begins with the address of the one around it, and the return address.
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  const uintptr_t end = (uintptr_t)__libc_stack_end - 2 * sizeof(uintptr_t);
  for (int count = 0; count < most_frames; count++) {
    if (frame % sizeof(uintptr_t) != 0 || frame >= end) return 0;
    const uintptr_t *words = (const uintptr_t *)frame;
    for (int32_t range = 0; range < callers_watched; range++)
      if (words[1] >= ranges[range].start && words[1] < ranges[range].end) return words[1];
    if (words[0] <= frame) return 0;
    frame = words[0];
  }
  return 0;
}
