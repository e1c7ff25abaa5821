import Foundation
import PlumbSource
import Synchronization

/// The one place that writes results to standard output.
package enum StandardOutput {
  private static let used = Mutex(false)

  /// Something was written, so that nothing else may replace it.
  package static var isUsed: Bool { used.withLock { $0 } }

  /// Writes a text for people and ends its line.
  package static func write(_ text: String) throws(Failure) {
    try write { ShownText.write("\(text)\n", to: 1) }
  }

  /// Writes JSON and ends its line.
  package static func write(json text: String) throws(Failure) {
    try write { ShownText.write(json: "\(text)\n", to: 1) }
  }

  private static func write(_ body: () -> Int32) throws(Failure) {
    used.withLock { $0 = true }
    let code = body()
    if code != 0 { throw Failure(unwritten: "Standard output", code) }
  }

  /// Writes an address. When standard output does not take it, the server runs all the same.
  static func tell(_ address: String) {
    do { try write(address) } catch {
      say(error.message)
      say("The page is at \(address)")
    }
  }
}

extension Failure {
  /// A place did not take a result.
  package init(unwritten place: String, _ code: Int32) {
    switch code {
    // The reader has seen enough, as with `| head`. No message is written, and the status is that of a program which the
    // signal ended.
    case EPIPE: self.init(.readerGone)
    case EBADF: self.init(.notWritten, "\(place) is closed, so the result could not be written.")
    default: self.init(.notWritten, "\(place) can not be written: \(systemWords(code)).")
    }
  }
}

/// Prints a line for a person, where it cannot be taken for a result.
@Sendable package func say(_ text: String) {
  guard !text.isEmpty else { return }
  // A message that cannot be written has no other place to go.
  _ = ShownText.write("\(text)\n", to: 2)
}
