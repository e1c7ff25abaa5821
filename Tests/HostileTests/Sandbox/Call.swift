/// Calls of the kernel, by their numbers, which Swift's headers leave out.
struct Call: CustomStringConvertible {
  let description: String
  let rawValue: Int

  private init(_ name: String, _ other: Int, _ arm: Int) {
    #if arch(arm64)
      (description, rawValue) = (name, arm)
    #else
      (description, rawValue) = (name, other)
    #endif
  }

  static let unshare = Call("unshare", 272, 97)
  static let setns = Call("setns", 308, 268)
  static let mount = Call("mount", 165, 40)
  static let umount2 = Call("umount2", 166, 39)
  static let chroot = Call("chroot", 161, 51)
  static let keyctl = Call("keyctl", 250, 219)
  static let add_key = Call("add_key", 248, 217)
  static let bpf = Call("bpf", 321, 280)
  static let perf_event_open = Call("perf_event_open", 298, 241)
  static let userfaultfd = Call("userfaultfd", 323, 282)
  static let io_uring_setup = Call("io_uring_setup", 425, 425)
  static let init_module = Call("init_module", 175, 105)
  static let process_vm_readv = Call("process_vm_readv", 310, 270)
  static let open_by_handle_at = Call("open_by_handle_at", 304, 265)
  static let clone = Call("clone", 56, 220)
  static let clone3 = Call("clone3", 435, 435)
  static let ptrace = Call("ptrace", 101, 117)
  static let memfd_create = Call("memfd_create", 319, 279)
  static let shmget = Call("shmget", 29, 194)
  static let msgget = Call("msgget", 68, 186)

  // The ways to wait. Those that a machine lacks have the number of none.
  static let read = Call("read", 0, 63)
  // The counter of a sandbox waits in it for calls (seccomp_unotify(2)).
  static let ioctl = Call("ioctl", 16, 29)
  static let poll = Call("poll", 7, -2)
  static let recvfrom = Call("recvfrom", 45, 207)
  static let recvmsg = Call("recvmsg", 47, 212)
  static let accept = Call("accept", 43, 202)
  static let wait4 = Call("wait4", 61, 260)
  static let futex = Call("futex", 202, 98)
  static let epoll_wait = Call("epoll_wait", 232, -2)
  static let ppoll = Call("ppoll", 271, 73)
  static let epoll_pwait = Call("epoll_pwait", 281, 22)
}
