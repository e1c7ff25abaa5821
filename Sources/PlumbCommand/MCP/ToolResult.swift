import Foundation
import PlumbInspector
import PlumbSource

/// A tool's answer: texts and pictures, or the reason for its failure.
struct ToolResult {
  enum Content {
    case text(String)
    case png(Data)

    var json: JSON {
      switch self {
      case .text(let text): .object([("type", .string("text")), ("text", .string(text))])
      case .png(let data):
        .object([
          ("type", .string("image")), ("data", .string(data.base64EncodedString())),
          ("mimeType", .string("image/png")),
        ])
      }
    }
  }

  var content: [Content] = []
  var isError = false

  init(_ content: [Content]) { self.content = content }
  init(_ text: String) { content = [.text(text)] }

  /// Why the tool has no result.
  init(_ failure: Failure) {
    content = [.text(failure.message.isEmpty ? "The source does not compile." : failure.message)]
    isError = true
  }

  var json: JSON {
    .object([("content", .array(content.map(\.json))), ("isError", .bool(isError))])
  }
}

/// The compiler's messages, one on a line: `Card.swift:5:3: error: …`.
struct CompilerMessages: Error {
  let text: String

  /// Reads what the compiler has written to a file.
  init(file: String) {
    let output = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let found = Diagnostic.parse(output)
    let lines = found.map { message in
      let place = [message.file, message.line.map(String.init), message.column.map(String.init)].compactMap(
        \.self)
      let head =
        (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + "\(message.kind): \(message.text)"
      return message.excerpt.isEmpty ? head : head + "\n" + message.excerpt
    }
    text = lines.isEmpty ? output : lines.joined(separator: "\n")
  }
}
