import Foundation
import Synchronization

/// Gives threads that this process starts an ordinary stack, whatever that of its main thread is: they would take the
/// deep one as theirs, and a few of them all memory that the process may have.
public func useOrdinaryStacksInThreads(bytes: Int = 8 << 20) {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, bytes)
  // A GNU extension that Swift's headers leave out.
  if let function = dlsym(nil, "pthread_setattr_default_np") {
    typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
    _ = unsafeBitCast(function, to: SetDefault.self)(&attributes)
  }
  pthread_attr_destroy(&attributes)
}

/// Runs something on its own thread with a deep stack, and waits for it. Memory is taken only as far as it is used.
public func onDeepStack<Result: Sendable>(
  bytes: Int = 512 << 20, _ body: @escaping @Sendable () throws -> Result
) throws -> Result {
  let answer = Mutex<Swift.Result<Result, any Error>?>(nil)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let result = Swift.Result { try body() }
    answer.withLock { $0 = result }
    done.signal()
  }
  thread.stackSize = bytes
  thread.start()
  done.wait()
  guard let result = answer.withLock({ $0 }) else { fatalError("A thread has ended without its answer.") }
  return try result.get()
}
