import CommandTesting
import Foundation
import TestLayers
import Testing

/// The guide of the project, which the README promises, and not a small one that was written for tests.
@Suite("The guide of the project", .serialized, .timeLimit(.minutes(12)))
struct WholeGuideTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The pages that `Contents.md` lists, as the paths of the site.
  private static func pages() throws -> [String] {
    let contents = try String(contentsOf: root.appending(path: "Guide/Contents.md"), encoding: .utf8)
    return contents.matches(of: /\((\w+\/\w+)\.md\)/).map { "\($0.1).html" }
  }

  /// The live parts of a page, as its text names them.
  private static func parts(of page: String) throws -> Int {
    let path = page == "index.html" ? "Guide/Contents.md" : "Guide/\(page.dropLast(5)).md"
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.matches(of: /^!\[.*\]\([^ )]+\.swift[ )]/.anchorsMatchLineEndings()).count
  }

  /// Moves each slider to both ends and back, presses each choice and each button, and opens each panel of the live parts.
  private static let everything = """
    guideParts.live.forEach((part) => {
      for (const input of part.figure.querySelectorAll('input[type=range]')) {
        for (const value of [input.max, input.min, input.defaultValue]) {
          input.value = value;
          input.dispatchEvent(new Event('input'));
        }
      }
      for (const button of part.figure.querySelectorAll('[role=radio], [role=switch], .opener')) button.click();
      const { x, y, width, height } = part.canvas.getBoundingClientRect();
      for (const share of [0.1, 0.5, 0.9]) {
        part.canvas.dispatchEvent(new MouseEvent('click', { clientX: x + share * width, clientY: y + share * height }));
      }
    });
    """

  @Test(
    "is made of Guide/ as it is, and each live part of each page follows its settings without an error",
    .tags(.slow))
  func whole() async throws {
    let command = try Command()
    defer { command.folder.remove() }
    let answer = try command.run("guide", "-o", "site")
    let pages = try Self.pages()
    try #require(pages.count > 20)
    #expect(answer.status == 0, "\(answer.error)")
    #expect(
      answer.output
        == "The guide is at \(URL(fileURLWithPath: command.path("site/index.html")).absoluteString)\n")
    // The pages are named while they are made, and nothing else is told.
    let told = answer.error.split(separator: "\n")
    #expect(told.count == pages.count + 1 && told.allSatisfy { $0.hasSuffix(" …") }, "\(answer.error)")
    var seen = 0
    for path in ["index.html"] + pages {
      let count = try Self.parts(of: path)
      seen += count
      let page = try await BrowserPage.open(
        URL(fileURLWithPath: command.path("site/\(path)")), width: 1280, height: 900,
        ready: "document.documentElement?.dataset.live === 'yes' || \(count) === 0")
      #expect(try await page.value("guideParts.live?.length ?? 0").double == Double(count), "\(path)")
      #expect(
        try await page.value("document.querySelectorAll('figure.missing').length").double == 0, "\(path)")
      if count > 0 { try await page.value(Self.everything) }
      #expect(try await page.problems == [], "\(path)")
      try await page.close()
    }
    #expect(seen > 60, "only \(seen) examples")
  }
}
