import Foundation

/// Lets the processes that this one starts from now on have a deep stack: a view may be nested ten thousand deep, and
/// each level takes a few calls. Memory is taken only as far as it is used.
///
/// The limit of a running process's own main thread is fixed at its start, so a parent sets it for its children.
public func allowDeepStacksInChildren(bytes: UInt = 1 << 30) {
  var limit = rlimit()
  let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  guard getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = min(bytes, limit.rlim_max)
  setrlimit(resource, &limit)
}
