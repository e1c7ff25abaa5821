import Foundation

/// The call stack of a thread, by two functions of the C library that Swift's headers leave out.
enum CallStack {
  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias Dladdr = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32

  /// `Dl_info`.
  private struct Found {
    var file: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var symbol: UnsafePointer<CChar>?
    var address: UnsafeMutableRawPointer?
  }

  private static let backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }
  private static let dladdr = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: Dladdr.self) }

  /// Call this once before a crash: its first use loads a library, which a crashed process cannot do.
  static func prepare() { _ = offsets(in: "", instruction: 0) }

  /// Their offsets in a library, innermost first.
  ///
  /// - Parameter instruction: the one that crashed. A call returns behind itself, which may be another line, but a
  ///   crash is where it is.
  static func offsets(in library: String, instruction: UInt) -> [UInt] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = record(into: &addresses, Int32(addresses.count))
    return offsets(of: Array(addresses.prefix(Int(count))), in: library, instruction: instruction)
  }

  /// Notes where this thread's calls are, in memory that is there already.
  ///
  /// - Returns: how many there are.
  static func record(into addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32) -> Int32
  {
    backtrace.map { $0(addresses, count) } ?? 0
  }

  /// Returns the offsets of the calls in a library.
  static func offsets(
    of addresses: [UnsafeMutableRawPointer?], in library: String, instruction: UInt
  ) -> [UInt] {
    guard let dladdr else { return [] }
    return addresses.compactMap { address -> UInt? in
      var found = Found()
      guard let address, dladdr(address, &found) != 0, let file = found.file,
        String(cString: file).hasSuffix("/\(library)")
      else { return nil }
      let offset = UInt(bitPattern: address) - UInt(bitPattern: found.base)
      return UInt(bitPattern: address) == instruction ? offset : offset - 1
    }
  }
}
