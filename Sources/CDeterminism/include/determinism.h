#ifndef PLUMB_DETERMINISM_H
#define PLUMB_DETERMINISM_H

#include <stdint.h>

/// From now on the calendar's clock stands still in this process, at so many seconds since 1970. Clocks that measure how long
/// something takes go on, so waiting ends.
void plumb_stop_calendar_clock(double seconds);

/// From now on what this process asks the kernel for as random bytes follows from a seed.
void plumb_seed_random(uint64_t seed);

/// The variable of the environment with the path that this process takes for its own program's. The folder of that program is
/// what Foundation calls the main bundle.
#define PLUMB_SHOWN_PROGRAM "PLUMB_SHOWN_PROGRAM"

#endif
