import Foundation

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
