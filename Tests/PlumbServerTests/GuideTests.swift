import CommandTesting
import Foundation
import Testing

/// The pages that `plumb guide` makes, opened from their folder in a real browser.
@Suite("A guide", .serialized, .timeLimit(.minutes(12)))
struct GuideTests {
  @Test("is a folder that loads nothing from anywhere, with each page as Markdown beside it")
  func files() throws {
    let (guide, answer) = try GuideFixture.made.get()
    #expect(answer.status == 0, "\(answer.error)")
    for name in [
      "index.html", "index.md", "engine.js", "guide.js", "guide.css", "search.js", "Spacing/Spacing.html",
      "Spacing/Spacing.md", "Spacing/Spacing.js", "Spacing/Row.png", "Turning/Turning.html",
      "Rules/Spacing.html",
    ] {
      #expect(FileManager.default.fileExists(atPath: guide.command.path("site/\(name)")), "\(name)")
    }
    for name in ["index.html", "Spacing/Spacing.html", "guide.js", "guide.css"] {
      let text = try guide.text(name).replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      for word in ["http://", "https://", "@import", "fetch(", "type=\"module\""] {
        #expect(!text.contains(word), "\(name) has \(word)")
      }
    }
    let markdown = try guide.text("Spacing/Spacing.md")
    #expect(markdown.contains("![Two texts. Move the slider.](Row.png)"))
    #expect(markdown.contains("[Try it live.](Spacing.html#Row)"))
    #expect(markdown.contains("    HStack(spacing: 8) {\n"))
    #expect(!markdown.contains("@Setting"))
  }

  @Test("has links to its pages, to its rules and to headings, and says what it is without scripts")
  func links() throws {
    let (guide, _) = try GuideFixture.made.get()
    let page = try guide.text("Spacing/Spacing.html")
    #expect(page.contains("<a href=\"../Turning/Turning.html#what-turns\">turning</a>"))
    #expect(page.contains("<a href=\"../Rules/Spacing.html#R-30\">the rules</a>"))
    #expect(page.contains("<h2 id=\"further\">Further</h2>"))
    #expect(
      page.contains("<img src=\"Row.png\" width=\"300\" height=\"100\" alt=\"Two texts. Move the slider.\">"))
    #expect(try guide.text("Turning/Turning.html").contains("<h2 id=\"what-turns\">"))
    #expect(try guide.text("Rules/Spacing.html").contains("<a id=\"R-30\"></a>"))
    let first = try guide.text("index.html")
    #expect(first.contains("<a href=\"Spacing/Spacing.html\">Spacing</a>"))
    #expect(first.contains("<p>what is not linear.</p>"))
  }

  // MARK: Numbers

  private struct Frame: Decodable, Equatable { var x, y, width, height: Double }

  private func frames(of code: String, _ size: String) throws -> [Frame] {
    struct Node: Decodable {
      var frame: Frame
      var children: [Node]?
      var all: [Frame] { [frame] + (children ?? []).flatMap(\.all) }
    }
    struct Tree: Decodable { var root: Node }
    let (guide, _) = try GuideFixture.made.get()
    try guide.command.folder.write(code, to: "Printed.swift")
    let answer = try guide.command.run("inspect", "Printed.swift", "--size", size, "--json")
    func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    return try JSONDecoder().decode(Tree.self, from: Data(answer.output.utf8)).root.all.map {
      Frame(x: rounded($0.x), y: rounded($0.y), width: rounded($0.width), height: rounded($0.height))
    }
  }

  /// The frames of the page's first example, and its code.
  private func shown(_ page: BrowserPage) async throws -> (frames: [Frame], code: String) {
    let numbers = try await page.value(
      """
      (() => {
        const part = guideParts.live[0];
        const all = [];
        const collect = (view) => { all.push(part.places[view.node]); (view.children ?? []).forEach(collect); };
        collect(part.model.views.tree);
        return all.map((place) => [place.x, place.y, place.width, place.height].map((number) => Math.round(number * 100) / 100));
      })()
      """)
    let frames = numbers.list.map { row in
      let numbers = row.list.map { $0.double ?? .nan }
      return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    let code = try await page.value("guideParts.live[0].model.code.text").text ?? ""
    return (frames, code)
  }

  private func set(_ label: String, _ value: String, in page: BrowserPage) async throws {
    try await page.value(
      """
      (() => {
        const input = document.querySelector(`input[data-setting="\(label)"], input[data-side="\(label)"]`);
        input.value = \(value);
        input.dispatchEvent(new Event("input"));
      })()
      """)
  }

  @Test("shows at any settings the frames that the command tells of the code that it prints")
  func settings() async throws {
    let page = try await GuideFixture.open("Spacing/Spacing.html")
    func choose(_ number: Int) async throws {
      try await page.value("document.querySelectorAll('[data-setting=Alignment]')[\(number)].click()")
    }
    let first = try await shown(page)
    let row = "    HStack(spacing: 8) {\n      Color.teal.frame(width: 40 + 8, height: 60)\n"
    #expect(first.code.contains(row))
    let usual = try frames(of: first.code, "300x100")
    #expect(first.frames == usual)
    for (spacing, alignment, width) in [(23, 0, 300), (0, 2, 113), (40, 1, 260)] {
      try await set("Spacing", "\(spacing)", in: page)
      try await choose(alignment)
      try await set("0", "\(width)", in: page)
      let now = try await shown(page)
      #expect(now.code.contains("spacing: \(spacing)"))
      let expected = try frames(of: now.code, "\(width)x100")
      #expect(now.frames == expected, "\(now.code)")
    }
    try await page.value("document.querySelector('input[data-setting=\"Second text\"]').click()")
    let alone = try await shown(page)
    #expect(!alone.code.contains("World"))
    #expect(try alone.frames == frames(of: alone.code, "260x100"))
    try await page.close()
  }

  @Test("has a layout for each step of what is not linear")
  func steps() async throws {
    let page = try await GuideFixture.open("Turning/Turning.html")
    let before = try await page.value("guideParts.live[0].picture.toDataURL()").text
    try await set("Angle", "60", in: page)
    try await set("Words", "3", in: page)
    let now = try await shown(page)
    #expect(now.code.contains("Text(\"3 words\")\n      .rotationEffect(.degrees(60))"))
    #expect(try now.frames == frames(of: now.code, "200x120"))
    #expect(try await page.value("guideParts.live[0].picture.toDataURL()").text != before)
    #expect(try await page.value("document.querySelector('.source')") == .null, "nocode")
    try await page.close()
  }

  // MARK: Hands

  @Test("tells each step, chooses what is pressed, follows its edge, and begins again")
  func hands() async throws {
    let page = try await GuideFixture.open("Spacing/Spacing.html", isDark: true)
    #expect(try await page.value("document.documentElement.dataset.theme").text == "dark")
    #expect(try await page.value("document.querySelector('.reading b').textContent").text == "HStack")
    try await page.value("guideParts.live[0].next.click()")
    #expect(
      try await page.value("document.querySelector('.sentence').textContent").text
        == "The canvas offers HStack 300\u{A0}×\u{A0}100.")
    #expect(try await page.value("document.querySelectorAll('.mark.offer').length").double == 1)
    let all = try await page.value(
      "[...document.querySelectorAll('.events li')].map((row) => row.textContent)")
    let sentences = all.list.compactMap(\.text)
    #expect(sentences.contains("HStack answers 116.5\u{A0}×\u{A0}60."), "\(sentences)")
    #expect(sentences.contains { $0.hasPrefix("HStack places ") })
    let width = try await page.value("guideParts.live[0].box.width").double
    #expect(width == 300)
    let edge = try await page.numbers(
      "(() => { const box = document.querySelector('.edge.right').getBoundingClientRect(); return [box.x + 8, box.y + 20] })()",
      count: 2)
    try await page.drag(from: (edge[0], edge[1]), to: (edge[0] - 30, edge[1]))
    #expect(try await page.value("guideParts.live[0].box.width").double == 240)
    let letters = try await page.numbers(
      """
      (() => {
        const part = guideParts.live[0];
        const place = part.places[part.views.find((view) => view.text === "World").node];
        const box = part.canvas.getBoundingClientRect();
        return [box.x + (place.x + place.width / 2) * part.zoom, box.y + (place.y + place.height / 2) * part.zoom];
      })()
      """, count: 2)
    try await page.click(letters[0], letters[1])
    #expect(try await page.value("document.querySelector('.reading b').textContent").text == "Text “World”")
    #expect(
      try await page.value("document.querySelector('.line.chosen').textContent").text?.contains("Text(")
        ?? false)
    try await page.click(".reset")
    #expect(try await page.value("guideParts.live[0].box.width").double == 300)
    try await page.close()
  }

  @Test(
    "has a page for each view and modifier: what it does, the examples that use it, and the rules that name it"
  )
  func reference() throws {
    let (guide, _) = try GuideFixture.made.get()
    let stack = try guide.text("Reference/HStack-VStack.html")
    #expect(stack.contains("<h1>HStack, VStack</h1>"))
    #expect(
      stack.contains("<a href=\"../Spacing/Spacing.html#Row\">Spacing</a>: Two texts. Move the slider."))
    #expect(stack.contains("<a id=\"R-10\"></a>"))
    // Those of the stacks' own document come first.
    let rules = stack.matches(of: /<a id="(R-\d+)">/).map { String($0.1) }
    #expect(rules.first == "R-10" && rules.contains("R-41"))
    #expect(!stack.contains("Tests:") && !stack.contains(".md"))
    let list = try guide.text("Reference/index.html")
    let links = list.matches(of: /<li><a href="([^"#\/]+\.html)">/)
    #expect(links.count > 100)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: guide.command.path("site/Reference/\(link.1)")), "\(link.1)")
    }
    #expect(list.contains("<a href=\"fixedSize.html\">fixedSize</a>"))
    #expect(try guide.text("index.html").contains("<a href=\"Reference/index.html\">"))
    #expect(try guide.text("search.js").contains("Reference/fixedSize.html"))
  }

  // MARK: What is wrong

  private func refusal(_ path: String, _ text: String) throws -> String {
    let guide = try GuideFixture()
    try guide.write(text, to: path)
    let answer = try guide.export()
    #expect(answer.status == 2)
    #expect(!FileManager.default.fileExists(atPath: guide.command.path("site/index.html")))
    return answer.error
  }

  @Test("tells what is wrong with the text of a page in a sentence with its file and its line")
  func problems() throws {
    #expect(
      try refusal("Spacing/Spacing.md", "![B.](Row.swift \"width=320 wide\")\n")
        == "Guide/Spacing/Spacing.md:1: A live part knows width=, height=, chosen=, steps, tree, graph and nocode, and not wide.\n"
    )
    #expect(
      try refusal("Spacing/Spacing.md", "![B.](Row.swift \"width=far\")\n")
        == "Guide/Spacing/Spacing.md:1: width=far needs a length in points from 0 to 2000, or nil.\n")
    #expect(
      try refusal("Contents.md", "# A\n\n## B\n\n- [C](C/C.md): d\n")
        == "Guide/Contents.md:5: There is no page C/C.md.\n")
    let missing = try Command().run("guide", "--source", "Nowhere")
    #expect(missing.error == "A guide has its contents in Nowhere/Contents.md, and this file is not there.\n")
    #expect(missing.status == 2)
  }

  @Test("has the reason in the place of an example that can not be made, and everything else as without it")
  func missingExamples() async throws {
    let guide = try GuideFixture()
    try guide.write(
      """
      # Spacing

      ![One.](Row.swift)

      ![Two.](None.swift)

      ![Three.](Other.swift)

      ![Four.](Txt.swift)

      ![Five.](Fails.swift)

      """, to: "Spacing/Spacing.md")
    func view(_ name: String, _ body: String) -> String {
      "import SwiftUI\n\nstruct \(name): View { var body: some View { \(body) } }\n"
    }
    try guide.write(view("Column", "Text(\"\")"), to: "Spacing/Other.swift")
    try guide.write(view("Txt", "Txet(\"\")"), to: "Spacing/Txt.swift")
    try guide.write(view("Fails", "fatalError(\"no more cards\")"), to: "Spacing/Fails.swift")
    try guide.write(
      """
      import PlumbGuide
      import SwiftUI

      struct Turned: View {
        @Setting("Angle", 0...900, step: 1) var angle = 15.0
        var body: some View { Text("A").rotationEffect(.degrees(angle)) }
      }
      """, to: "Turning/Turned.swift")
    let answer = try guide.export()
    #expect(answer.status == 2, "the first one that is missing is none at all")
    #expect(answer.output.hasPrefix("The guide is at file:///"))
    let sentences = [
      "Guide/Spacing/Spacing.md:5: There is no example Guide/Spacing/None.swift.",
      "Guide/Spacing/Spacing.md:7: The first view of Other.swift is named Column; name it Other, as its file.",
      "Guide/Spacing/Txt.swift:3:42: error: cannot find ", "Fatal error: no more cards",
      "Guide/Turning/Turned.swift:5: The layout does not grow in proportion to “Angle”. So each of its values needs a layout of its own: 901 with the other settings, and 640 is the most. Make its steps larger.",
    ]
    for sentence in sentences { #expect(answer.error.contains(sentence), "\(sentence) in\n\(answer.error)") }
    let page = try await BrowserPage.open(
      URL(fileURLWithPath: guide.command.path("site/Spacing/Spacing.html")), width: 1280, height: 900,
      ready: "document.documentElement?.dataset.live === 'yes'")
    #expect(try await page.value("guideParts.live.length").double == 1)
    let told = try await page.value(
      "[...document.querySelectorAll('figure.missing > p')].map((place) => place.textContent)"
    ).list.compactMap(\.text)
    try #require(told.count == 4)
    for (sentence, told) in zip(sentences, told) { #expect(told.contains(sentence), "\(told)") }
    #expect(
      try await page.value("document.querySelectorAll('figure.missing pre')[1].textContent").text?.contains(
        "Txet")
        ?? false)
    #expect(try await page.problems.isEmpty)
    try await page.close()
    let turned = try guide.text("Turning/Turning.html")
    #expect(turned.contains("figure class=\"missing\"") && turned.contains("“Angle”. So each of"))
    #expect(
      try guide.text("Turning/Turning.md").contains("> Turned: Guide/Turning/Turned.swift:5: The layout"))
    #expect(try guide.text("Pressing/Pressing.html").contains("figure class=\"live\""))
  }
}
