#define _GNU_SOURCE
#include "supervisor.h"
#include "processes.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Everything below the first fork runs in a copy of a process whose other threads are gone. Such a copy may only call
// what signal handlers may call too: no memory from the heap, no streams, no directory functions.

static void close_from(unsigned int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  // Kernels before 5.9, and some containers.
  struct rlimit limit;
  unsigned int end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? limit.rlim_cur : 65536;
  for (unsigned int descriptor = first; descriptor < end; descriptor++) close((int)descriptor);
}

/// The process's parent, from its line in /proc; 0 if it is gone.
static pid_t parent_of(int processes, const char *name) {
  char text[512];
  char *rest = line_behind_name(processes, name, text, sizeof text);
  if (!rest || strlen(rest) < 5) return 0;
  pid_t parent = 0;
  for (rest += 4; *rest >= '0' && *rest <= '9'; rest++) parent = parent * 10 + (*rest - '0');
  return parent;
}

/// Kills all children of this process. What they leave behind become children too, and is killed the next time.
static void kill_children(pid_t program) {
  kill(-program, SIGKILL);
  pid_t self = getpid();
  int processes = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (processes < 0) return;
  char buffer[8192] __attribute__((aligned(8)));
  long count;
  while ((count = syscall(SYS_getdents64, processes, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < count;) {
      struct entry *entry = (struct entry *)(buffer + place);
      place += entry->length;
      pid_t process = 0;
      const char *digit = entry->name;
      for (; *digit >= '0' && *digit <= '9'; digit++) process = process * 10 + (*digit - '0');
      if (*digit == 0 && process > 1 && parent_of(processes, entry->name) == self) kill(process, SIGKILL);
    }
  }
  close(processes);
}

static void tell(int reports, struct plumb_report report) {
  while (write(reports, &report, sizeof report) < 0 && errno == EINTR) {}
}

/// Becomes the program; returns an error number when it can not.
static int become(const struct plumb_program *program, pid_t supervisor) {
  // Whatever ends the supervisor ends the program.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(127);
  setpgid(0, 0);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  if (program->memory) {
    struct rlimit limit = {program->memory, program->memory};
    setrlimit(RLIMIT_DATA, &limit);
  }
  struct rlimit stack;
  if (program->stack && getrlimit(RLIMIT_STACK, &stack) == 0) {
    stack.rlim_cur = program->stack < stack.rlim_max ? program->stack : stack.rlim_max;
    setrlimit(RLIMIT_STACK, &stack);
  }
  if (chdir(program->folder) < 0) return errno;
  sigset_t nothing;
  sigemptyset(&nothing);
  sigprocmask(SIG_SETMASK, &nothing, NULL);
  execve(program->file, program->arguments, program->environment);
  return errno;
}

/// Lets a process go on that stands still and has not ended. Nobody but us would: it has no terminal.
///
/// Whoever asks to be traced (`PTRACE_TRACEME`) is traced by its parent, and stands still before each signal. We trace nobody: the
/// signal goes on to it, and the next one does not come to us.
static void let_go_on(pid_t process, int status) {
  long number = WSTOPSIG(status);
  siginfo_t info;
  if (ptrace(PTRACE_GETSIGINFO, process, NULL, &info) == 0) {
    // Not the signal of a breakpoint, but the kernel's word that it has become another program.
    if (number == SIGTRAP && info.si_code == SI_USER) number = 0;
    ptrace(PTRACE_DETACH, process, NULL, (void *)number);
    return;
  }
  // It has stopped as a whole, and may be traced all the same.
  ptrace(PTRACE_DETACH, process, NULL, NULL);
  kill(process, SIGCONT);
}

/// Waits until nothing is left, and kills meanwhile; keeps how the program ended.
static void end_everything(pid_t program, bool *is_over, struct plumb_report *report) {
  while (true) {
    kill_children(program);
    int status;
    struct rusage usage;
    pid_t ended = wait4(-1, &status, 0, &usage);
    if (ended < 0 && errno == ECHILD) return;
    if (ended != program || *is_over || WIFSTOPPED(status)) continue;
    *is_over = true;
    report->status = status;
    report->was_ended = 1;
    report->processor_time = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
                             + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  }
}

/// Takes the ends that are there, and lets go on what only stands still; whether the program's was among them.
static bool take_ends(pid_t program, struct plumb_report *report) {
  int status;
  struct rusage usage;
  pid_t ended;
  while ((ended = wait4(-1, &status, WNOHANG | WUNTRACED, &usage)) > 0) {
    if (WIFSTOPPED(status)) let_go_on(ended, status);
    if (ended != program || WIFSTOPPED(status)) continue;
    report->status = status;
    report->processor_time = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
                             + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    return true;
  }
  return false;
}

static _Noreturn void supervise(const struct plumb_program *program, struct plumb_ends ends) {
  setpgid(0, 0);
  prctl(PR_SET_NAME, "plumb-guard");
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);

  // What is needed goes to fixed places, and all else is closed: sockets that stayed open here would keep a port.
  int empty = open("/dev/null", O_RDWR | O_CLOEXEC);
  int kept[] = {ends.lifeline, ends.reports, ends.output, ends.error, empty, program->wire};
  const int count = program->wire < 0 ? 5 : 6;
  for (int index = 0; index < count; index++) kept[index] = fcntl(kept[index], F_DUPFD_CLOEXEC, 16);
  for (int index = 0; index < count; index++) dup3(kept[index], 3 + index, O_CLOEXEC);
  for (int index = 0; index < 3; index++) dup2(7, index);
  close_from(3 + (unsigned int)count);
  const int lifeline = 3, reports = 4;

  struct plumb_report report = {0};
  int failures[2];
  if (pipe2(failures, O_CLOEXEC) < 0) {
    report.problem = errno;
    tell(reports, report);
    _exit(1);
  }
  pid_t self = getpid(), child = fork();
  if (child == 0) {
    dup2(5, 1);
    dup2(6, 2);
    // The lifeline was there, which is the supervisor's alone.
    if (program->wire >= 0) dup2(8, 3);
    int problem = become(program, self);
    while (write(failures[1], &problem, sizeof problem) < 0 && errno == EINTR) {}
    _exit(127);
  }
  if (child < 0) report.problem = errno;
  close(5);
  close(6);
  if (program->wire >= 0) close(8);
  close(failures[1]);
  int problem = 0;
  if (child > 0 && read(failures[0], &problem, sizeof problem) == sizeof problem) report.problem = problem;
  close(failures[0]);
  report.process = child;
  tell(reports, report);
  if (report.problem) _exit(1);

  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGCHLD);
  sigaddset(&wanted, SIGTERM);
  sigaddset(&wanted, SIGINT);
  sigaddset(&wanted, SIGHUP);
  int signals = signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK);
  bool is_over = false, is_wanted = true;
  while (!is_over && is_wanted) {
    struct pollfd polls[] = {{lifeline, POLLIN, 0}, {signals, POLLIN, 0}};
    if (poll(polls, 2, signals < 0 ? 100 : -1) < 0 && errno != EINTR) break;
    struct signalfd_siginfo number;
    while (signals >= 0 && read(signals, &number, sizeof number) == sizeof number)
      if (number.ssi_signo != SIGCHLD) is_wanted = false;
    if (polls[0].revents) is_wanted = false;
    is_over = take_ends(child, &report);
  }
  end_everything(child, &is_over, &report);
  tell(reports, report);
  _exit(0);
}

static void close_all(struct plumb_ends ends) {
  const int all[] = {ends.lifeline, ends.reports, ends.output, ends.error};
  for (int index = 0; index < 4; index++)
    if (all[index] >= 0) close(all[index]);
}

pid_t plumb_supervise(const struct plumb_program *program, struct plumb_ends *ends) {
  struct plumb_ends ours = {-1, -1, -1, -1}, theirs = {-1, -1, -1, -1};
  // The lifeline leads to the supervisor, all others lead to us.
  int line[2], reports[2], output[2], error[2], *pipes[] = {line, reports, output, error};
  int *our_ends[] = {&ours.lifeline, &ours.reports, &ours.output, &ours.error};
  int *their_ends[] = {&theirs.lifeline, &theirs.reports, &theirs.output, &theirs.error};
  pid_t supervisor = -1;
  for (int index = 0; index < 4; index++) {
    if (pipe2(pipes[index], O_CLOEXEC) < 0) goto failed;
    *our_ends[index] = pipes[index][index == 0 ? 1 : 0];
    *their_ends[index] = pipes[index][index == 0 ? 0 : 1];
  }
  supervisor = fork();
  if (supervisor == 0) {
    // As long as it had our ends too, it could not notice that we are gone.
    close_all(ours);
    supervise(program, theirs);
  }
  if (supervisor < 0) goto failed;
  close_all(theirs);
  *ends = ours;
  return supervisor;

failed:;
  int problem = errno;
  close_all(ours);
  close_all(theirs);
  errno = problem;
  return -1;
}
