import Foundation
import PlumbExchange

/// The one way by which text comes to standard output and standard error. A law test finds any other.
///
/// A text has names and words of a source in it, so it is written without orders (``HarmlessText``): the same to a terminal, to
/// a pipe and to a file, because a log is shown on a terminal later.
package enum ShownText {
  /// Whether a program that runs jobs reads the output, and obeys some lines: GitHub's, Azure's or TeamCity's.
  static let isRead = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"].contains { name in
    !(ProcessInfo.processInfo.environment[name] ?? "").isEmpty
  }

  /// A text of any lines as people see it.
  package static func harmless(_ text: String) -> String { HarmlessText.text(text, forRunner: isRead) }

  /// Writes lines for people.
  ///
  /// - Returns: 0, or the number of the error (`errno`) that kept a part from being written.
  package static func write(_ text: String, to descriptor: Int32) -> Int32 {
    writeAll(Data(harmless(text).utf8), to: descriptor)
  }

  /// Writes JSON, whose meaning stays.
  package static func write(json text: String, to descriptor: Int32) -> Int32 {
    writeAll(Data(HarmlessText.json(text, forRunner: isRead).utf8), to: descriptor)
  }

  /// Writes a line that a runner shall obey. What others have said in it is encoded as the runner wants it.
  package static func order(_ line: String, to descriptor: Int32) -> Int32 {
    writeAll(Data("\(HarmlessText.line(line))\n".utf8), to: descriptor)
  }

  /// A line, or a piece of one, as a program printed it. Bytes that are no text become U+FFFD.
  static func harmless(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isPlain = line.allSatisfy { byte in
      byte == 0x0A || byte == 0x09
        || (0x20..<0x7F).contains(byte)
          && !(isRead && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#")))
    }
    return isPlain ? line : Array(harmless(String(decoding: line, as: UTF8.self)).utf8)[...]
  }

  /// Returns the number of bytes at the end of a piece that begin an unfinished character.
  static func unfinished(_ piece: [UInt8]) -> Int {
    for count in 1...3 where count <= piece.count {
      let byte = piece[piece.count - count]
      // A byte that goes on; the character's first byte says how many there are.
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > count ? count : 0
    }
    return 0
  }
}
