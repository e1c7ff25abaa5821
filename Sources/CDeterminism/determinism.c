#define _GNU_SOURCE
#include "determinism.h"

#include <dlfcn.h>
#include <math.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The functions below have the names of the C library's own. A program's functions come before those of its libraries, so
// Foundation and Swift's runtime call these. What is not asked for is handed on unchanged.

static _Atomic bool is_still, is_seeded;
static struct timespec still;
static _Atomic uint64_t state;

void plumb_stop_calendar_clock(double seconds) {
  still.tv_sec = (time_t)floor(seconds);
  still.tv_nsec = (long)((seconds - floor(seconds)) * 1e9);
  is_still = true;
}

void plumb_seed_random(uint64_t seed) {
  state = seed;
  is_seeded = true;
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static bool is_calendar(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  static int (*_Atomic original)(clockid_t, struct timespec *);
  if (is_still && is_calendar(clock)) {
    *result = still;
    return 0;
  }
  if (!original) original = (int (*)(clockid_t, struct timespec *))next("clock_gettime");
  return original(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  static int (*_Atomic original)(struct timeval *restrict, void *restrict);
  if (is_still) {
    *result = (struct timeval){still.tv_sec, still.tv_nsec / 1000};
    return 0;
  }
  if (!original) original = (int (*)(struct timeval *restrict, void *restrict))next("gettimeofday");
  return original(result, zone);
}

time_t time(time_t *result) {
  static time_t (*_Atomic original)(time_t *);
  if (is_still) {
    if (result) *result = still.tv_sec;
    return still.tv_sec;
  }
  if (!original) original = (time_t(*)(time_t *))next("time");
  return original(result);
}

/// SplitMix64 (Steele, Lea and Flood, 2014): a counter whose steps are mixed, so several threads may draw from it.
static uint64_t draw(void) {
  uint64_t value = atomic_fetch_add(&state, 0x9E3779B97F4A7C15) + 0x9E3779B97F4A7C15;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

static void fill(uint8_t *bytes, long count) {
  uint64_t value = 0;
  for (long index = 0; index < count; index++, value >>= 8) {
    if (index % 8 == 0) value = draw();
    bytes[index] = (uint8_t)value;
  }
}

/// Foundation's UUIDs come from here.
void _foundation_uuid_generate_random(uint8_t *bytes) {
  static void (*_Atomic original)(uint8_t *);
  if (is_seeded) {
    fill(bytes, 16);
    // Version 4 and the variant of RFC 4122.
    bytes[6] = (bytes[6] & 0x0F) | 0x40;
    bytes[8] = (bytes[8] & 0x3F) | 0x80;
    return;
  }
  if (!original) original = (void (*)(uint8_t *))next("_foundation_uuid_generate_random");
  original(bytes);
}

/// Swift's runtime asks for random bytes in this way.
long syscall(long number, ...) {
  static long (*_Atomic original)(long, ...);
  va_list list;
  va_start(list, number);
  long words[6];
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && is_seeded) {
    fill((uint8_t *)words[0], words[1]);
    return words[1];
  }
  if (!original) original = (long (*)(long, ...))next("syscall");
  return original(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
