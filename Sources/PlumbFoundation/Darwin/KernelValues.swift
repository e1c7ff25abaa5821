import Foundation

// A debugger asks for its traced process in this way (QA1361); no process here is one. The kernel's other values are not there.

/// A process as the kernel describes it.
public struct extern_proc: Sendable {
  /// The flags, such as `P_TRACED`.
  public var p_flag: Int32
  /// The state.
  public var p_stat: CChar
  /// The number of the process.
  public var p_pid: Int32
  /// Creates a description that says nothing.
  public init() { (p_flag, p_stat, p_pid) = (0, 0, 0) }
}

/// A process, with what the kernel adds.
public struct kinfo_proc: Sendable {
  /// The process.
  public var kp_proc: extern_proc
  /// Creates a description that says nothing.
  public init() { kp_proc = extern_proc() }
}

/// The kernel's own values.
public var CTL_KERN: Int32 { 1 }
/// The values of the machine.
public var CTL_HW: Int32 { 6 }
/// The processes.
public var KERN_PROC: Int32 { 14 }
/// The process of a number.
public var KERN_PROC_PID: Int32 { 1 }
/// The flag of a process that a debugger traces.
public var P_TRACED: Int32 { 0x800 }

/// Reads a value of the kernel. Only the question for a process has an answer.
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, namelen == 4, name[0] == CTL_KERN, name[1] == KERN_PROC, let oldp, let oldlenp,
    oldlenp.pointee <= MemoryLayout<kinfo_proc>.size
  else {
    errno = ENOENT
    return -1
  }
  memset(oldp, 0, oldlenp.pointee)
  return 0
}

/// Reads a value of the kernel by its name: there is none.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  errno = ENOENT
  return -1
}
