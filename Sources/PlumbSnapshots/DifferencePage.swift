import Foundation
import PlumbExport

/// A page of pictures that differ: what was recorded, what came, where they differ, both in turn, and which views moved.
package struct DifferencePage {
  private let differences: [PictureDifference]

  package init(_ differences: [PictureDifference]) { self.differences = differences }

  package func html() throws -> String {
    Self.html(try differences.map(part), of: differences.map(\.name.escapedHTML))
  }

  /// Returns one page with the pictures of several; `nil` where none of them has a picture.
  package static func merged(_ pages: [String]) -> String? {
    let parts = pages.flatMap { page in
      page.components(separatedBy: "\n<section>\n").dropFirst().compactMap { rest in
        rest.range(of: "\n</section>").map { "<section>\n\(rest[..<$0.upperBound])" }
      }
    }
    return parts.isEmpty ? nil : html(parts, of: parts.map(name))
  }

  /// The name of the picture of a part.
  private static func name(of part: String) -> String {
    part.components(separatedBy: "<h1>").dropFirst().first?.components(separatedBy: "</h1>").first ?? ""
  }

  /// - Parameter names: those of the parts, as HTML.
  private static func html(_ parts: [String], of names: [String]) -> String {
    let title = names.count == 1 ? names[0] : "\(names.count) pictures differ"
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      \(OwnPage.mark)
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
        body { font: 15px system-ui, sans-serif; margin: 2rem; background: #eee; color: #111; }
        section { margin-bottom: 3rem; }
        figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }
        figcaption { margin-bottom: .3rem; }
        img { image-rendering: pixelated; min-width: 120px; max-width: 390px; border: 1px solid #bbb; background: #fff; }
        .blink { position: relative; }
        .blink img + img { position: absolute; left: 0; bottom: 0; animation: blink 1.2s steps(1) infinite; }
        .blink:hover img + img { animation-play-state: paused; }
        @keyframes blink { 50% { visibility: hidden; } }
      </style>
      \(parts.joined(separator: "\n"))
      </html>

      """
  }

  private func part(_ difference: PictureDifference) throws -> String {
    let expected = Self.source(difference.expected.bytes)
    let actual = Self.source(difference.actual.bytes)
    let marked = Self.source(try difference.marked())
    let (old, new) = (difference.expected, difference.actual)
    let causes = difference.causes.map { "<li>\($0.escapedHTML)</li>" }.joined(separator: "\n")
    return """
      <section>
      <h1>\(difference.name.escapedHTML)</h1>
      <p>The picture \(difference.sentence.escapedHTML).</p>
      <ul>
      \(causes)
      </ul>
      <figure><figcaption>Recorded, \(old.width)×\(old.height)</figcaption><img alt="Recorded" src="\(expected)"></figure>
      <figure><figcaption>Now, \(new.width)×\(new.height)</figcaption><img alt="Now" src="\(actual)"></figure>
      <figure><figcaption>Difference</figcaption><img alt="Difference" src="\(marked)"></figure>
      <figure><figcaption>In turn</figcaption><div class="blink"><img alt="" src="\(expected)"><img alt="" src="\(actual)"></div></figure>
      </section>
      """
  }

  private static func source(_ png: [UInt8]) -> String {
    "data:image/png;base64,\(Data(png).base64EncodedString())"
  }
}
