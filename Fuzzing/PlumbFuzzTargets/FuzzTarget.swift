/// A way into something that reads bytes which anybody may have written.
///
/// Whatever the bytes are, it comes back: it does not crash, takes at most two seconds for 64 KB, and no more than
/// 512 MB of memory. The fuzzer looks for bytes for which that does not hold; the tests hold it for all kept ones.
package struct FuzzTarget: Sendable {
  package let name: String
  package let run: @Sendable (_ bytes: [UInt8]) -> Void

  /// The longest input.
  package static let mostBytes = 64 << 10
  /// Seconds of the processor that an input may take.
  package static let mostSeconds = 2.0

  init(_ name: String, _ run: @escaping @Sendable (_ bytes: [UInt8]) -> Void) {
    (self.name, self.run) = (name, run)
  }

  /// Of a target that reads text.
  static func text(_ name: String, _ run: @escaping @Sendable (_ text: String) -> Void) -> FuzzTarget {
    FuzzTarget(name) { run(String(decoding: $0, as: UTF8.self)) }
  }
}

#if DEBUG
  extension FuzzTarget {
    /// In the order of their names.
    package static let all =
      (messages + network + resources + pictures + projects + sources + texts + views + sequences
      + previewSequences + projectFolders)
      .sorted { $0.name < $1.name }
  }
#endif
