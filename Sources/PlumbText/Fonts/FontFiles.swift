internal import Glibc
internal import Synchronization

/// The font files that Cairo has open, for texts that are shaped and for pages of PDF alike.
///
/// Cairo 1.16 opens a file without a lock, in a library of FreeType that the whole program shares, and FreeType wants one
/// caller at a time. Pixels and SVG need none of it: their outlines come from HarfBuzz.
package enum FontFiles {
  private static let turn = Mutex(())

  /// Does what may open a font file through Cairo. Within it, `alone` must not be called again.
  package static func alone<Answer: Sendable>(_ work: () throws -> Answer) rethrows -> Answer {
    try turn.withLock { _ in try work() }
  }

  /// Whether the process may open so few more files that a font cannot be found and read.
  static var areOutOfReach: Bool {
    var taken: [Int32] = []
    defer { for descriptor in taken { close(descriptor) } }
    while taken.count < neededAtOnce {
      let descriptor = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return errno == EMFILE || errno == ENFILE }
      taken.append(descriptor)
    }
    return false
  }

  /// A folder, its cache and a font of it, and one more (assumed).
  private static let neededAtOnce = 4
}
