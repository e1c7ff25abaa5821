#define _GNU_SOURCE
#include "wall.h"

#include "counter.h"
#include "mounts.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// A header that is older than the kernel does not know the newest calls. Their numbers are the same for all machines.
#ifndef SYS_memfd_secret
#define SYS_memfd_secret 447
#endif
#ifndef SYS_mount_setattr
#define SYS_mount_setattr 442
#endif
#ifndef SYS_open_tree_attr
#define SYS_open_tree_attr 467
#endif

/// What neither a view nor a manifest has any need of.
static const int closed[] = {
    // Sockets of any family: a path in a folder that is shown can lead to a program outside.
    SYS_socket, SYS_connect, SYS_bind, SYS_listen,
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd, SYS_process_madvise,
    // Namespaces and mounts.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree, SYS_move_mount, SYS_fsopen,
    SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_open_tree_attr, SYS_name_to_handle_at, SYS_open_by_handle_at,
    SYS_fanotify_init, SYS_quotactl,
    // Memory that is in no address space, and so under no limit.
    SYS_memfd_create, SYS_memfd_secret, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_msgget, SYS_mq_open,
    // Keys.
    SYS_keyctl, SYS_add_key, SYS_request_key,
    // Large parts of the kernel in which errors were found again and again.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
    SYS_vmsplice, SYS_personality, SYS_move_pages, SYS_migrate_pages, SYS_mbind, SYS_set_mempolicy,
    // The machine itself.
    SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_syslog,
    SYS_acct, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname,
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#ifdef SYS_iopl
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib,
#endif
};

/// What a view has no need of: its memory has one limit, because it is one process.
static const int closed_for_views[] = {
    SYS_execve, SYS_execveat, SYS_socketpair, SYS_accept, SYS_accept4,
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
};

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error "The numbers of calls are known for x86_64 and aarch64."
#endif

#define REFUSED (SECCOMP_RET_ERRNO | EPERM)
#define UNKNOWN (SECCOMP_RET_ERRNO | ENOSYS)
#define NEW_NAMESPACES \
  (CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP)

struct program {
  struct sock_filter steps[512];
  unsigned short count;
};

static void add(struct program *program, struct sock_filter step) { program->steps[program->count++] = step; }

static void answer(struct program *program, unsigned int answer) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, answer));
}

/// The next step is done when the number that is at hand fits, and otherwise left out.
static void when(struct program *program, unsigned short comparison, unsigned int number) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | comparison | BPF_K, number, 0, 1));
}

static void load(struct program *program, unsigned int place) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, place));
}

static void refuse(struct program *program, const int *calls, size_t count) {
  for (size_t index = 0; index < count; index++) {
    when(program, BPF_JEQ, (unsigned int)calls[index]);
    answer(program, REFUSED);
  }
}

/// - Parameter calls: the answer to a call that begins a process or a thread.
static void write_program(struct program *program, int starts_programs, unsigned int calls) {
  // Another machine's calls, which this one can do too, have other numbers.
  load(program, offsetof(struct seccomp_data, arch));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0));
  answer(program, SECCOMP_RET_KILL_PROCESS);
  load(program, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  when(program, BPF_JGE, 0x40000000);
  answer(program, UNKNOWN);
#endif
  refuse(program, closed, sizeof closed / sizeof *closed);
  if (!starts_programs) refuse(program, closed_for_views, sizeof closed_for_views / sizeof *closed_for_views);
  // Its flags are in memory, where they can not be looked at. The C library then calls clone.
  when(program, BPF_JEQ, SYS_clone3);
  answer(program, UNKNOWN);
#ifdef SYS_fork
  for (int index = 0; index < 2; index++) {
    when(program, BPF_JEQ, index == 0 ? SYS_fork : SYS_vfork);
    answer(program, calls);
  }
#endif
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 1, 0));
  answer(program, SECCOMP_RET_ALLOW);
  load(program, offsetof(struct seccomp_data, args[0]));
  when(program, BPF_JSET, NEW_NAMESPACES);
  answer(program, REFUSED);
  if (!starts_programs) {
    add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
    answer(program, REFUSED);
  }
  answer(program, calls);
}

static int limit(__rlimit_resource_t resource, uint64_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int plumb_close_wall(const struct plumb_wall *wall) {
  int problem;
  if ((problem = limit(RLIMIT_AS, wall->address_space))) return problem;
  if ((problem = limit(RLIMIT_FSIZE, wall->file_size))) return problem;
  if ((problem = limit(RLIMIT_NOFILE, wall->descriptors))) return problem;
  if ((problem = limit(RLIMIT_NPROC, wall->processes))) return problem;
  if ((problem = limit(RLIMIT_MEMLOCK, 0))) return problem;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  struct plumb_counter counter;
  if ((problem = plumb_start_counter(&counter, wall->processes))) return problem;
  if ((problem = plumb_close_read_only_mounts())) return problem;
  int is_counted = counter.socket >= 0;
  struct program program = {.count = 0};
  write_program(&program, wall->starts_programs, is_counted ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {program.count, program.steps};
  // A thread that can not have the filter is an error number, because the answer is a descriptor.
  unsigned long flags =
      SECCOMP_FILTER_FLAG_TSYNC
      | (is_counted ? SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_TSYNC_ESRCH : 0);
  long answer = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter);
  if (answer < 0) return errno;
  if (is_counted) return plumb_hand_to_counter(&counter, (int)answer);
  return answer == 0 ? 0 : EBUSY;
}
