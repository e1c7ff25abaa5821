#ifndef PLUMB_PROCESSES_H
#define PLUMB_PROCESSES_H

#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

// The functions that a fork may call before it executes a program: the other threads of the process are not in it.

/// An entry of a folder, as getdents64(2) writes it.
struct entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

/// Reads the line of a process in /proc.
///
/// - Returns: the line from the bracket behind the process's name on; NULL if the process is gone.
static inline char *line_behind_name(int processes, const char *name, char *text, size_t size) {
  char path[64];
  size_t length = strlen(name);
  if (length > 20) return NULL;
  memcpy(path, name, length);
  memcpy(path + length, "/stat", 6);
  int file = openat(processes, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count <= 0) return NULL;
  text[count] = 0;
  // "12 (name) S 1 …": the name may have brackets of its own.
  return strrchr(text, ')');
}

#endif
