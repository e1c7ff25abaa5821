import Foundation
import PlumbExchange
import PlumbInspector
import PlumbSource

/// A tool's answer: texts and pictures, or the reason for its failure.
struct ToolResult {
  enum Content {
    /// Text for people, as the command prints it.
    case text(String)
    /// JSON as text.
    case json(String)
    case png(Data)

    var json: JSON {
      switch self {
      case .text(let text): Self.words(ShownText.harmless(text))
      case .json(let text): Self.words(HarmlessText.json(text))
      case .png(let data):
        .object([
          ("type", .string("image")), ("data", .string(data.base64EncodedString())),
          ("mimeType", .string("image/png")),
        ])
      }
    }

    private static func words(_ text: String) -> JSON {
      .object([("type", .string("text")), ("text", .string(text))])
    }
  }

  var content: [Content] = []
  var isError = false

  init(_ content: [Content]) { self.content = content }

  /// - Parameters:
  ///   - isJSON: the text is JSON.
  ///   - warnings: sentences about the source, in a text of their own.
  init(_ text: String, isJSON: Bool = false, warnings: [String] = []) {
    content = [isJSON ? .json(text) : .text(text)]
    if !warnings.isEmpty { content.append(.text(warnings.joined(separator: "\n"))) }
  }

  /// Creates the result of a tool that failed.
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
