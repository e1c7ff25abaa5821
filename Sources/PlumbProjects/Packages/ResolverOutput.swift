import Foundation
import Synchronization

/// The package manager's output while it works: a line for each package that it fetches, and why it ends.
final class ResolverOutput: Sendable {
  private struct State {
    var line: [UInt8] = []
    var lines: [String] = []
  }

  private let state = Mutex(State())
  private let tell: @Sendable (String) -> Void

  /// More lines than anybody reads.
  private static let mostLines = 5_000
  private static let longestLine = 4_000

  /// - Parameter tell: receives the address of a package that is fetched.
  init(tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

  /// Reads from a pipe to its end.
  func read(from descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for address in take(bytes[..<count]) { tell(address) }
    }
  }

  /// Keeps whole lines, and returns the addresses that are fetched.
  private func take(_ bytes: ArraySlice<UInt8>) -> [String] {
    state.withLock { state in
      var fetched: [String] = []
      for byte in bytes {
        guard byte == UInt8(ascii: "\n") else {
          if state.line.count < Self.longestLine { state.line.append(byte) }
          continue
        }
        let line = String(decoding: state.line, as: UTF8.self)
        state.line = []
        if state.lines.count < Self.mostLines { state.lines.append(line) }
        if line.hasPrefix("Fetching ") {
          let words = line.dropFirst("Fetching ".count)
          fetched.append(String(words.hasSuffix(" from cache") ? words.dropLast(" from cache".count) : words))
        }
      }
      return fetched
    }
  }

  /// The text so far, without empty lines. Git writes each number of its progress over the last one.
  private var lines: [String] {
    state.withLock { $0.lines + [String(decoding: $0.line, as: UTF8.self)] }
      .flatMap { $0.split(whereSeparator: \.isNewline) }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The reason why the package manager could not go on, in one line.
  var reason: String {
    let lines = lines
    guard let start = lines.firstIndex(where: { $0.contains("error: ") }) else {
      return "the package manager says nothing"
    }
    // The package manager repeats all that git writes, and git's reason is behind its progress.
    if let fatal = lines[start...].first(where: { $0.hasPrefix("fatal: ") }) {
      return String(fatal.prefix(500))
    }
    let text = lines[start...].prefix(4).joined(separator: " ")
    let first = text.firstRange(of: "error: ").map { text[$0.upperBound...] } ?? text[...]
    return String(first.prefix(500))
  }

  /// The reason why git could not go on, in one line.
  var gitReason: String {
    let lines = lines
    guard let first = lines.firstIndex(where: { $0.hasPrefix("fatal: ") }) else {
      return String((lines.last ?? "git says nothing").prefix(500))
    }
    // SSH has its reason in the line before.
    let isOfOther = lines[first].hasPrefix("fatal: Could not read from remote") && first > 0
    return String(lines[isOfOther ? first - 1 : first].prefix(500))
  }
}
