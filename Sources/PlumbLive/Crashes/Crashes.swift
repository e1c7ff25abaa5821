import Foundation
import PlumbSource
import PlumbViews

/// The signal of a crash, and the values that came with it.
struct CrashSignal {
  let number: Int32
  /// The address that could not be used, for a wrong access.
  let address: UInt
  /// The instruction that did it.
  let instruction: UInt
}

// Set once, before the user's code is loaded, and read by what is left of the process.
nonisolated(unsafe) private var crashed: (CrashSignal, _ stackTop: UInt) -> Void = { _, _ in }
nonisolated(unsafe) private var stackTop: UInt = 0
/// Memory for the message, for when no other is left.
nonisolated(unsafe) private var reserve: UnsafeMutableRawPointer?

/// Performs an action when this process crashes. The action runs on its own stack, because the usual one may be
/// full.
///
/// The signal's action is reset before the closure runs, so a second crash in it ends the process.
func catchCrashes(_ action: @escaping (CrashSignal, _ stackTop: UInt) -> Void) {
  crashed = action
  var here: UInt8 = 0
  stackTop = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
  reserve = malloc(4 << 20)
  let size = 1 << 19
  var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
  sigaltstack(&stack, nil)
  CallStack.prepare()
  for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
    var handler = sigaction()
    handler.__sigaction_handler.sa_sigaction = { number, info, context in
      signal(number, SIG_DFL)
      alarm(5)
      free(reserve)
      let address = info.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
      crashed(
        CrashSignal(number: number, address: address, instruction: instruction(context)), stackTop)
      raise(number)
    }
    handler.sa_flags = SA_SIGINFO | SA_ONSTACK
    sigaction(number, &handler, nil)
  }
}

/// Returns the address of the instruction at which a signal came.
func instruction(_ context: UnsafeMutableRawPointer?) -> UInt {
  guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return 0 }
  #if arch(x86_64)
    return UInt(bitPattern: Int(context.pointee.uc_mcontext.gregs.16))
  #elseif arch(arm64)
    return UInt(context.pointee.uc_mcontext.pc)
  #else
    return 0
  #endif
}
