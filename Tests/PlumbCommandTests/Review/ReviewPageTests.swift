import CommandTesting
import Foundation
import PlumbDrawing
import PlumbExport
import PlumbSource
import TestLayers
import Testing

@testable import PlumbCommand

/// The page and the Markdown of `plumb review`.
@Suite("The page of a review", .timeLimit(.minutes(10)))
struct ReviewPageTests {
  /// Names that are HTML, Markdown, a mention and an order to a terminal.
  private static let hostile = [
    "<script>alert(1)</script>", "\\\"><img src=x onerror=alert(1)>", "](https://example.com) @octocat **`",
    "```\\n# Heading\\n```", "\\u{1B}]0;title\\u{7}", "</style><base href=//example.com>", "<!--",
  ]

  @Test("shows hostile names and texts as they are written, in the page and in the Markdown")
  func hostileNames() throws {
    let previews = Self.hostile.map {
      "#Preview(\"\($0)\") { HStack(spacing: gap) { Color.red; Text(\"\($0)\") } }"
    }
    let checkout = try TestCheckout([
      "View.swift": "import SwiftUI\nlet gap = 8.0\n\(previews.joined(separator: "\n"))"
    ])
    defer { checkout.end() }
    try checkout.edit("View.swift", "8.0", to: "20.0")
    let (answer, review) = try checkout.review("HEAD")
    #expect(answer.status == 1 && review?.summary["changed"] == Self.hostile.count, "\(answer)")
    let (page, text) = (try checkout.page(), try checkout.markdown())
    let tags = Set(page.matches(of: #/<(\/?[a-zA-Z!][a-zA-Z0-9!-]*)/#).map { String($0.1).lowercased() })
    for name in ["script", "img", "base", "link", "iframe", "!--"] {
      #expect(!tags.contains(name), "\(name)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && !page.contains("\u{1B}"))
    #expect(page.matches(of: #/<\/style>/#).count == 1)
    // Outside of code, the Markdown has only Plumb's own words.
    var (plain, fence) = ("", "")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      let ticks = String(line.prefix { $0 == "`" })
      if fence.isEmpty, ticks.count >= 3, line.hasSuffix("text") {
        fence = ticks
      } else if line == fence {
        fence = ""
      } else if fence.isEmpty {
        plain += line.replacing(#/(`+)( ?).+?\2\1(?!`)/#, with: "code") + "\n"
      }
    }
    #expect(
      fence.isEmpty && !plain.contains("<") && !plain.contains("@") && !plain.contains("]("), "\(plain)")
    #expect(
      plain.matches(of: #/\n\*\*Changed\*\* · code · code · differs in /#).count == Self.hostile.count,
      "\(plain)")
  }

  @Test("loads nothing, has no script, and one style that its policy names")
  func policy() throws {
    let checkout = try TestCheckout(ReviewTests.files)
    defer { checkout.end() }
    try checkout.edit("Card.swift", "spacing: 8", to: "spacing: 20")
    _ = try checkout.review("HEAD")
    let page = try checkout.page()
    let style = try #require(page.firstMatch(of: #/<style>([^<]*)<\/style>/#)?.1)
    let digest = Data(sha256(String(style))).base64EncodedString()
    #expect(
      page.contains(
        "content=\"default-src 'none'; style-src 'sha256-\(digest)'; img-src data:; base-uri 'none'; form-action 'none'\""
      ))
    #expect(!page.contains("http") || page.matches(of: #/http(?!-equiv)/#).isEmpty)
    #expect(page.matches(of: #/\s(style|on[a-z]+)=/#).isEmpty)
    let addresses = page.matches(of: #/(?:href|src)="([^"]{0,22})/#).map { String($0.1) }
    #expect(addresses.allSatisfy { $0.hasPrefix("#p") || $0 == "data:image/png;base64," }, "\(addresses)")
    // Three pictures of each changed preview: before, after, and the pixels that differ.
    #expect(addresses.count { $0.hasPrefix("data:") } == 6)
    // A tree of Plumb's own is in no picture of the page.
    #expect(page.matches(of: #/role="img" aria-label="[^"]+"/#).count == 6)
  }

  @Test("has at most 24 MB of pictures, and says which are left out", .tags(.slow))
  func limit() throws {
    let checkout = try TestCheckout([
      "View.swift":
        "import SwiftUI\nlet gap = 0.0\n#Preview(\"A\") { Image(\"noise\").padding(.top, gap) }\n#Preview(\"B\") { Image(\"noise\").padding(.top, gap) }\n#Preview(\"C\") { Text(\"C\").padding(.top, gap) }"
    ])
    defer { checkout.end() }
    var random = SystemRandomNumberGenerator()
    let side = 1500
    var rgba = [UInt8](repeating: 255, count: side * side * 4)
    for index in stride(from: 0, to: rgba.count, by: 4) {
      let bits = random.next()
      (rgba[index], rgba[index + 1], rgba[index + 2]) = (
        UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits >> 16)
      )
    }
    try Data(PixelImage(width: side, height: side, rgba: rgba).pngData())
      .write(to: URL(fileURLWithPath: checkout.path("noise.png")))
    try checkout.commit()
    try checkout.edit("View.swift", "0.0", to: "4.0")
    let (answer, review) = try checkout.review("HEAD", "--size", "\(side)x\(side)", "--scale", "1")
    #expect(review?.summary["changed"] == 3, "\(answer)")
    let page = try checkout.page()
    #expect(page.utf8.count < 40 << 20)
    #expect(page.contains("The pictures of 1 preview are left out: a page has at most 24 MB of pictures."))
    #expect(page.contains("<h2 id=\"n2\">B</h2>"))
  }

  @Test("has bounds for many previews with many views: of a page, and of a comment on GitHub")
  func bounds() throws {
    let checkout = try TestCheckout(ReviewTests.files)
    defer { checkout.end() }
    let answers = try TemporaryFolder(in: checkout.command.folder, named: "answers")
    let range = try GitRange("HEAD", around: checkout.path(""), in: answers, asker: "plumb review")
    let view = ReviewedView(
      kind: .moved, view: "Text", text: String(repeating: "It moved. ", count: 20), before: .zero,
      after: .zero)
    let entries = (0..<3000).map { number in
      var entry = ReviewEntry(view: "#Preview \"\(number)\"", name: "\(number)")
      (entry.state, entry.reason, entry.views) = (.changed, "", Array(repeating: view, count: 100))
      return entry
    }
    let review = Review(range: range, scale: 2, entries: entries)
    // GitHub refuses a comment of more than 65,536 characters.
    let comment = ReviewMarkdown(review).text
    #expect(comment.utf8.count < 65_536 && comment.contains(#/\nThe page has 29[0-9]{2} more previews\.\n$/#))
    let page = try ReviewPage(review).html
    #expect(page.utf8.count < 8 << 20 && page.contains("<h2 id=\"n3000\">2999</h2>"))
    #expect(page.contains("40 more views differ; --json has them."))
    #expect(page.contains("100 more views differ; --json has them."))
    #expect(ReviewText(review).text.hasSuffix("\nAnd 2800 more previews, which --json has."))
  }

  @Test("and the Markdown are written over Plumb's own files alone")
  func files() throws {
    let checkout = try TestCheckout([
      "View.swift": "import SwiftUI\nlet number = 1\n#Preview(\"A\") { Text(\"\\(number)\") }"
    ])
    defer { checkout.end() }
    try checkout.edit("View.swift", "number = 1", to: "number = 2")
    _ = try checkout.review("HEAD")
    // A second run writes over both files.
    #expect(try checkout.review("HEAD").answer.status == 1)
    for name in ["review.html", "review.md"] {
      try checkout.command.write("Mine", to: name)
      let refused = try checkout.review("HEAD")
      #expect(
        refused.answer.status == 2 && refused.answer.error.contains("is not written over"), "\(refused)")
      try FileManager.default.removeItem(atPath: checkout.command.path(name))
    }
  }

  @Test("code in Markdown ends where it is meant to, whatever is in it")
  func code() {
    #expect(ReviewMarkdown.code("Card") == "`Card`")
    #expect(ReviewMarkdown.code("a`b") == "``a`b``")
    #expect(ReviewMarkdown.code("`") == "`` ` ``")
    #expect(ReviewMarkdown.code("") == "` - `")
    #expect(ReviewMarkdown.code("a\nb") == #"`a\u{A}b`"#)
    #expect(ReviewMarkdown.block(["a ```` b"]) == "`````text\na ```` b\n`````")
  }
}
