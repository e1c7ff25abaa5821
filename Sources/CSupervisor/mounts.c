#define _GNU_SOURCE
#include "mounts.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// A header that is older than the kernel does not know these calls. Their numbers are the same for all machines.
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

/// Rights of Landlock, whose header may be older than the kernel: to write to a file, and to move one to another folder.
#define WRITE_FILE (1ULL << 1)
#define REFER (1ULL << 13)

/// Lets writing be where a mount takes it.
///
/// - Returns: an error number. A place that is covered or gone needs no right.
static int allow_writing(int ruleset, const char *place, uint64_t rights) {
  int descriptor = open(place, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return 0;
  struct stat status;
  int is_folder = fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
  struct {
    uint64_t rights;
    int32_t folder;
  } __attribute__((packed)) rule = {is_folder ? rights : rights & WRITE_FILE, descriptor};
  int problem = syscall(SYS_landlock_add_rule, ruleset, 1, &rule, 0) == 0 ? 0 : errno;
  close(descriptor);
  return problem;
}

/// The path of a mount as its file has it, with octal numbers for spaces and their like.
static void decode(char *text) {
  char *end = text;
  for (char *next = text; *next; end++) {
    unsigned int letter;
    if (*next == '\\' && sscanf(next + 1, "%3o", &letter) == 1) {
      *end = (char)letter;
      next += 4;
    } else {
      *end = *next++;
    }
  }
  *end = 0;
}

int plumb_close_read_only_mounts(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  if (version < 1) return 0;
  uint64_t rights = WRITE_FILE | (version > 1 ? REFER : 0);
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rights, sizeof rights, 0);
  if (ruleset < 0) return errno;
  FILE *mounts = fopen("/proc/self/mountinfo", "re");
  int problem = mounts ? 0 : errno;
  char *line = NULL;
  size_t room = 0;
  while (!problem && getline(&line, &room, mounts) > 0) {
    char *place = NULL, *options = NULL;
    if (sscanf(line, "%*d %*d %*s %*s %ms %ms", &place, &options) == 2 && strncmp(options, "rw", 2) == 0) {
      decode(place);
      problem = allow_writing(ruleset, place, rights);
    }
    free(place);
    free(options);
  }
  free(line);
  if (mounts) fclose(mounts);
  if (!problem && syscall(SYS_landlock_restrict_self, ruleset, 0) != 0) problem = errno;
  close(ruleset);
  return problem;
}
