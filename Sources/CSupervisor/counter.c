#define _GNU_SOURCE
#include "counter.h"
#include "processes.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The kernel does not count the processes of a user who is root outside (RLIMIT_NPROC), whatever the user is inside. For such a user
// each call that begins a process or a thread waits until the counter has looked how many there are.
//
// All but the last two functions run in a copy of a process whose other threads are gone: no memory from the heap, no streams.

/// A call as the kernel tells it, or the answer to one: later kernels may have longer records.
union record {
  struct seccomp_notif asked;
  struct seccomp_notif_resp answer;
  char room[1024];
};

/// The threads of a process, from its line in /proc; 0 if it is gone.
static unsigned long threads_of(int processes, const char *name) {
  char text[1024];
  char *rest = line_behind_name(processes, name, text, sizeof text);
  if (!rest) return 0;
  // The number of threads is the 18th word behind the name.
  for (int word = 0; rest && word < 18; word++) {
    rest = strchr(rest, ' ');
    if (rest) rest++;
  }
  unsigned long threads = 0;
  for (; rest && *rest >= '0' && *rest <= '9'; rest++) threads = threads * 10 + (unsigned long)(*rest - '0');
  return threads > 0 ? threads : 1;
}

/// How many threads all processes have that can be seen.
static unsigned long all_threads(int processes) {
  char buffer[8192] __attribute__((aligned(8)));
  unsigned long threads = 0;
  long count;
  lseek(processes, 0, SEEK_SET);
  while ((count = syscall(SYS_getdents64, processes, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < count;) {
      struct entry *entry = (struct entry *)(buffer + place);
      place += entry->length;
      if (entry->name[0] >= '0' && entry->name[0] <= '9') threads += threads_of(processes, entry->name);
    }
  }
  return threads;
}

/// Answers until nobody is left who asks.
static _Noreturn void answer_calls(int calls, uint64_t most) {
  int processes = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  struct seccomp_notif_sizes sizes;
  union record asked, answer;
  if (processes < 0 || syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) != 0) _exit(1);
  if (sizes.seccomp_notif > sizeof asked || sizes.seccomp_notif_resp > sizeof answer) _exit(1);
  while (true) {
    memset(&asked, 0, sizeof asked);
    memset(&answer, 0, sizeof answer);
    if (ioctl(calls, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0) {
      // Whoever has asked may be gone.
      if (errno == EINTR || errno == ENOENT) continue;
      _exit(1);
    }
    answer.answer.id = asked.asked.id;
    if (all_threads(processes) < most) {
      answer.answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    } else {
      // As the kernel says of those whom it counts.
      answer.answer.error = -EAGAIN;
    }
    if (ioctl(calls, SECCOMP_IOCTL_NOTIF_SEND, &answer) != 0 && errno != ENOENT && errno != EINTR) _exit(1);
  }
}

/// Waits for the descriptor of the calls; -1 when none comes.
static int received(int socket) {
  char byte;
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {&byte, 1};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t count;
  while ((count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {}
  struct cmsghdr *head = count == 1 ? CMSG_FIRSTHDR(&message) : NULL;
  if (!head || head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS) return -1;
  int calls;
  memcpy(&calls, CMSG_DATA(head), sizeof calls);
  return calls;
}

/// Becomes the counter. What this process had open stays with it alone: the other end of a connection must see when it ends.
static _Noreturn void count(int socket, uint64_t most) {
  dup3(socket, 0, O_CLOEXEC);
  if (syscall(SYS_close_range, 1, ~0U, 0) != 0) _exit(1);
  // Nobody of the same user looks into it.
  prctl(PR_SET_DUMPABLE, 0);
  prctl(PR_SET_NAME, "plumb-counter");
  int calls = received(0);
  if (calls < 0) _exit(1);
  close(0);
  answer_calls(calls, most);
}

int plumb_start_counter(struct plumb_counter *counter, uint64_t most) {
  counter->socket = -1;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  struct rlimit limit, one;
  getrlimit(RLIMIT_NPROC, &limit);
  // This process alone reaches this limit. Whom the kernel counts, it lets begin no other now.
  one = (struct rlimit){1, limit.rlim_max};
  setrlimit(RLIMIT_NPROC, &one);
  // One in between, so that the counter is not a child of the view's process, whose code may wait for any of its children.
  pid_t between = fork();
  int problem = errno;
  if (between == 0) {
    pid_t last = fork();
    if (last == 0) count(ends[1], most);
    _exit(last < 0);
  }
  setrlimit(RLIMIT_NPROC, &limit);
  bool is_counted = between < 0 && problem == EAGAIN;
  if (is_counted) {
    // Unless something else lets no process begin now, the limit was the reason.
    between = fork();
    problem = errno;
    if (between == 0) _exit(0);
  }
  int status = 0;
  while (between > 0 && waitpid(between, &status, 0) < 0 && errno == EINTR) {}
  close(ends[1]);
  if (between < 0 || is_counted || status != 0) {
    close(ends[0]);
    return between < 0 ? problem : status != 0 ? EAGAIN : 0;
  }
  counter->socket = ends[0];
  return 0;
}

int plumb_hand_to_counter(struct plumb_counter *counter, int calls) {
  char byte = 0;
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  struct iovec part = {&byte, 1};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof calls);
  memcpy(CMSG_DATA(head), &calls, sizeof calls);
  ssize_t count;
  while ((count = sendmsg(counter->socket, &message, MSG_NOSIGNAL)) < 0 && errno == EINTR) {}
  int problem = count == 1 ? 0 : errno;
  close(counter->socket);
  close(calls);
  counter->socket = -1;
  return problem;
}
