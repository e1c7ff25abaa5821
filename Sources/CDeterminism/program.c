#define _GNU_SOURCE
#include "determinism.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Foundation takes the folder of the running program for its bundle, asks the kernel once where that is, and does so when it is
// loaded, before any function here could be called. So the answer stands in the environment.
ssize_t readlink(const char *restrict path, char *restrict bytes, size_t count) {
  static ssize_t (*_Atomic original)(const char *restrict, char *restrict, size_t);
  const char *program = getenv(PLUMB_SHOWN_PROGRAM);
  if (program && *program == '/' && strcmp(path, "/proc/self/exe") == 0) {
    size_t length = strlen(program);
    if (length > count) length = count;
    memcpy(bytes, program, length);
    return (ssize_t)length;
  }
  if (!original) original = (ssize_t(*)(const char *restrict, char *restrict, size_t))dlsym(RTLD_NEXT, "readlink");
  return original(path, bytes, count);
}
