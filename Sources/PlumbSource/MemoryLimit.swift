import Foundation

/// Ends this process when it asks for more memory than that, before it takes the machine with it.
public func limitMemory(bytes: UInt) {
  var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
  setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
}
