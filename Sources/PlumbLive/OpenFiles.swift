import Foundation
import PlumbSource

/// The number of files that a command opens at the same time. Where fewer can be open, the system's own libraries end the process.
package enum OpenFiles {
  /// For the compiler and what is between it and us: the first picture takes 24 (assumed).
  private static let ofCommand = 32
  /// For the first pages: a server takes 20 before the first one comes (assumed).
  private static let ofServer = 64
  /// Those that everybody has, and a few that a shell leaves open.
  private static let usual = 8

  /// Returns why a command cannot run with so few; `nil` when it can.
  package static func problem(for words: [String]) -> Failure? {
    let serves = ["run", "preview"].contains(words.first)
    let (who, needed) = serves ? ("a server", ofServer) : ("plumb", ofCommand)
    let most = sysconf(Int32(_SC_OPEN_MAX))
    if most >= 0, most < needed {
      return Failure(
        .notWritten,
        "A process may have \(most) open files here, and \(who) needs \(needed): raise ulimit -n.")
    }
    let free = free(atMost: needed - usual)
    guard free < needed - usual else { return nil }
    return Failure(
      .notWritten,
      "Only \(free) more files can be opened here, and \(who) needs \(needed - usual): raise ulimit -n, or start it without files that are open already."
    )
  }

  /// Whether this process may open no more.
  static var areUsedUp: Bool { free(atMost: 1) == 0 }

  private static func free(atMost most: Int) -> Int {
    var taken: [Int32] = []
    defer { for descriptor in taken { close(descriptor) } }
    while taken.count < most {
      let descriptor = fcntl(2, F_DUPFD_CLOEXEC, 0)
      guard descriptor >= 0 else { break }
      taken.append(descriptor)
    }
    return taken.count
  }
}
