import Foundation
import PlumbExchange
import PlumbExport
import PlumbInspector
import PlumbServer
import PlumbSnapshots
import PlumbSource
import SwiftUI

/// The page of a shared view: one file, with everything in it.
package struct SharedPage {
  let name: String
  /// The view as a child describes it, in JSON: in the requested appearance, and in the other one.
  let looks: [String]
  let packing: Packing
  /// The source, whose text is in the page.
  let source: Source?
  /// The layout engine.
  let module: Data

  /// So much of the source is in the page, in bytes.
  private static let longestSource = 200_000

  package init(name: String, looks: [String], packing: Packing, source: Source?, module: Data) {
    (self.name, self.looks, self.packing, self.source, self.module) = (name, looks, packing, source, module)
  }

  package var html: String {
    get throws(Failure) {
      guard let described = looks.first else { throw Failure.unreadable(name) }
      guard let first = try? JSONDecoder().decode(Look.self, from: Data(described.utf8)) else {
        throw Failure.unreadable(name)
      }
      try checkMarkup(of: first.still)
      var written: [String] = []
      for look in looks { written.append(try self.written(look)) }
      let sources = sources(named: first.tree.files)
      let code = sources.first?.text ?? ""
      let data =
        "{\"name\":\(quoted(name)),\"looks\":[\(written.joined(separator: ","))],\"sources\":["
        + sources.map { "{\"name\":\(quoted($0.name)),\"text\":\(quoted($0.text))}" }.joined(separator: ",")
        + "]}"
      let fields: [(String, String)] = [
        ("POLICY", policy), ("TITLE", name.escapedHTML), ("STILL", first.still),
        ("OUTLINE", first.tree.outline),
        ("CODE", code.escapedHTML), ("ENGINE", packing.words(module)),
        ("DATA", packing.words(Data(data.utf8))),
        ("SCRIPT", script),
      ]
      return EmbeddedFile.texts("share.html").filled(with: fields)
    }
  }

  /// An answer for the script, which does not need the still picture.
  private func written(_ look: String) throws(Failure) -> String {
    guard case .object(let fields)? = try? JSON(reading: Array(look.utf8)) else {
      throw Failure.unreadable(name)
    }
    return JSON.object(fields.filter { $0.0 != "still" }).line
  }

  /// The still picture is in the page as markup. A `<meta>` there would lead the reader of the page elsewhere.
  private func checkMarkup(of still: String) throws(Failure) {
    guard let part = SVGMarkup.foreignElement(in: still) else { return }
    throw Failure(
      .viewFailed,
      "The process of \(HarmlessText.line(name)) answered with a drawing that has \(HarmlessText.line(String(part.prefix(40)))), which no drawing has."
    )
  }

  /// The page has one script, whatever the view says in its drawing, and reaches nothing outside of itself.
  private var policy: String {
    let digest = Data(sha256("\n\(script)\n")).base64EncodedString()
    return [
      "default-src 'none'", "script-src 'sha256-\(digest)' 'wasm-unsafe-eval'", "style-src 'unsafe-inline'",
      "img-src data:", "font-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private var script: String {
    EmbeddedFile.texts("engine.js", "letters.js") + RendererScript.text
      + EmbeddedFile.texts("drawing.js", "pick.js", "words.js", "editions.js", "share.js")
  }

  /// The files of views, those with the most views first.
  private func sources(named names: [String]) -> [(name: String, text: String)] {
    var room = Self.longestSource
    return names.compactMap { name in
      guard
        let path = source?.swiftFiles.first(where: { URL(fileURLWithPath: $0).lastPathComponent == name }),
        let text = source?.text(path), text.utf8.count <= room
      else { return nil }
      room -= text.utf8.count
      return (name, text)
    }
  }

  private func quoted(_ text: String) -> String { JSON.string(text).line }
}

/// The values in a child's description that the page itself needs.
private struct Look: Decodable {
  struct View: Decodable {
    let name: String
    let text: String?
    let source: String?
    let children: [View]?

    /// The files of the views.
    var files: [String] {
      var counts: [String: Int] = [:]
      count(&counts)
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    private func count(_ counts: inout [String: Int]) {
      if let file = source?.split(separator: ":").first { counts[String(file), default: 0] += 1 }
      children?.forEach { $0.count(&counts) }
    }

    /// For a page whose script does not run.
    var outline: String {
      let title = (text.map { "\(name) “\($0)”" } ?? name).escapedHTML
      let inner = (children ?? []).map(\.outline).joined()
      return "<ul><li>\(title)\(inner)</li></ul>"
    }
  }

  let still: String
  let tree: View
}

extension String {
  /// Returns the text with each field's name replaced by its value, once. Names in a value are not replaced.
  fileprivate func filled(with fields: [(String, String)]) -> String {
    var (result, rest) = ("", self[...])
    for (name, value) in fields.sorted(by: { position(of: $0.0) < position(of: $1.0) }) {
      while let range = rest.range(of: name) {
        result += rest[..<range.lowerBound] + value
        rest = rest[range.upperBound...]
        // The title is in two places.
        guard name == "TITLE", rest.range(of: name) != nil else { break }
      }
    }
    return result + rest
  }

  private func position(of name: String) -> String.Index { range(of: name)?.lowerBound ?? endIndex }
}
