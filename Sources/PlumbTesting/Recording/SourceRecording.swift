import Foundation
import PlumbMacroExpansion
import Synchronization

/// Writes texts that tests expect into the sources of the tests.
///
/// The lines of a call are those that were compiled. So each file is read once, all changes are made to what it was then, and
/// a file that someone else has changed meanwhile is left as it is.
package enum SourceRecording {
  /// An assertion in a source.
  package struct Call: Hashable, Sendable {
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, in UTF-8 bytes.
    package var column: Int
    /// The name of the called function; `nil` for the first call at that place.
    package var function: String?

    package init(file: String, line: Int, column: Int, function: String? = nil) {
      (self.file, self.line, self.column, self.function) = (file, line, column, function)
    }
  }

  /// The reason why a text could not be written, and what to do.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private struct File {
    let original: Statements
    var written: String
    var texts: [Call: (place: ExpectedText, text: String)] = [:]

    /// The file with all texts in their places.
    var changed: String {
      var bytes = Array(original.source.utf8)
      for (place, text) in texts.values.sorted(by: { $0.place.range.lowerBound > $1.place.range.lowerBound })
      {
        bytes.replaceSubrange(place.range, with: place.closure(with: text).utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static let files = Mutex<[String: File]>([:])

  /// Makes a text what an assertion expects.
  ///
  /// - Throws: `Problem` where there is no such assertion, where it was given another text in this run, or where the file was
  ///   changed since; and what reading and writing a file throws.
  package static func write(_ text: String, into closure: InlineClosure, of call: Call) throws {
    try files.withLock { files in
      let url = URL(fileURLWithPath: call.file)
      let now = try String(contentsOf: url, encoding: .utf8)
      var file = files[call.file] ?? File(original: Statements(now), written: now)
      guard file.written == now else {
        throw Problem(
          description: "\(call.file) was changed while its tests ran. Run them again to record in it.")
      }
      if let known = file.texts[call] {
        guard known.text == text else {
          throw Problem(
            description:
              "The assertion of line \(call.line) was given two texts in one run, and has place for one. Write one assertion for each."
          )
        }
        return
      }
      guard
        let place = ExpectedText(
          in: file.original, line: call.line, column: call.column, function: call.function, closure: closure)
      else {
        throw Problem(
          description:
            "There is no assertion at line \(call.line) of \(call.file) that a text can be written into. Build the tests again, as the file may be newer."
        )
      }
      file.texts[call] = (place, text)
      file.written = file.changed
      try file.written.write(to: url, atomically: true, encoding: .utf8)
      files[call.file] = file
    }
  }
}
