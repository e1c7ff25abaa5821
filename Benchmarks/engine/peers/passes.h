// What the peers in C++ share: the time of a pass, and the line that Benchmarks/engine/run reads.
#pragma once
#include <ctime>

#include <algorithm>
#include <cstdio>
#include <functional>

// What this process has had of the processor, in nanoseconds.
inline double processor_time() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// The quickest of some rounds. Each prepares what is not counted, and then gives the pass.
inline double least_fresh(int rounds, const std::function<std::function<void()>()> &prepare) {
  double least = 1e300;
  for (int round = 0; round < rounds; round++) {
    auto pass = prepare();
    double start = processor_time();
    pass();
    least = std::min(least, processor_time() - start);
  }
  return least;
}

// The quickest of some rounds of changes, for each change: a hundred of them, or an even number that took two seconds.
inline double least_change(int rounds, const std::function<void(int)> &change) {
  double least = 1e300;
  for (int round = 0; round < rounds; round++) {
    double start = processor_time(), time = 0;
    int turn = 0;
    while (turn < 100 && (turn % 2 || time < 2e9)) {
      change(++turn);
      time = processor_time() - start;
    }
    least = std::min(least, time / turn);
  }
  // What is compared at the end is as it was at first.
  change(0);
  return least;
}

// The quickest change of what is laid out once before; without a change, the quickest pass from nothing.
inline double least_pass(int rounds, const std::function<void()> &lay_out, const std::function<void(int)> &change,
                         const std::function<std::function<void()>()> &prepare) {
  if (!change) return least_fresh(rounds, prepare);
  lay_out();
  return least_change(rounds, change);
}

inline void print_pass(double nanoseconds, double width, double height) {
  std::printf("%.1f %g %g\n", nanoseconds, width, height);
}
