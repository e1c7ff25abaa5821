import CommandTesting
import Foundation
import PlumbLayout
import TestLayers
import Testing

/// The page that `plumb share` makes, opened from its file in a real browser.
@Suite("A shared page", .serialized, .timeLimit(.minutes(12)))
struct SharedPageTests {
  private static let source = """
    struct Row: View {
      var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Circle().fill(.yellow).frame(width: 40, height: 40)
          Text("The train leaves at ten past nine, so meet me at the station.")
            .foregroundStyle(.blue)
          Spacer(minLength: 0)
          Text("9:10").layoutPriority(1)
        }
        .padding()
      }
    }
    """

  /// One page for all tests: making it compiles the view, and the engine for the page.
  private static let made = Result {
    let command = try Command(source)
    let answer = try command.run("share", "View.swift", "--size", "320x200", "-o", "row.html")
    return (command, answer)
  }

  private func open(width: Int = 1280, isDark: Bool = false) async throws -> BrowserPage {
    let (command, _) = try Self.made.get()
    return try await BrowserPage.open(
      URL(fileURLWithPath: command.path("row.html")), width: width, height: 900, isDark: isDark,
      ready: BrowserPage.sharedPageIsReady)
  }

  /// What the page says of each view's place and size.
  private let rows = "[...document.querySelectorAll('#rows li')].map((row) => row.lastChild.textContent)"

  private func frames(inspectedAt size: String) throws -> [String] {
    struct Node: Decodable {
      struct Frame: Decodable { var x, y, width, height: Double }
      var frame: Frame
      var children: [Node]?
      var all: [Frame] { [frame] + (children ?? []).flatMap(\.all) }
    }
    struct Tree: Decodable { var root: Node }
    let (command, _) = try Self.made.get()
    let answer = try command.run("inspect", "View.swift", "--size", size, "--json")
    let tree = try JSONDecoder().decode(Tree.self, from: Data(answer.output.utf8))
    func points(_ number: Double) -> String {
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return tree.root.all.map { frame in
      "\(points(frame.x)), \(points(frame.y))  \(points(frame.width)) × \(points(frame.height))"
    }
  }

  @Test("is one file of at most 600 kB that loads nothing from anywhere")
  func oneFile() throws {
    let (command, answer) = try Self.made.get()
    #expect(answer == Command.Answer(status: 0, output: "", error: answer.error))
    let page = try String(contentsOfFile: command.path("row.html"), encoding: .utf8)
    #expect(page.utf8.count < 600_000)
    for word in ["src=", "http://", "https://", "@import", "fetch("] {
      let found = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains(word)
      #expect(!found, "\(word)")
    }
  }

  @Test("has the frames that the command tells, at the size as shared and at others")
  func frames() async throws {
    let page = try await open()
    #expect(try await page.value(rows).list.compactMap(\.text) == frames(inspectedAt: "320x200"))
    for (width, height) in [(180, 200), (517, 90), (40, 300)] {
      try await page.value(
        """
        for (const [id, value] of [["width", \(width)], ["height", \(height)]]) {
          document.getElementById(id).value = value;
          document.getElementById(id).dispatchEvent(new Event("input"));
        }
        """)
      let expected = try frames(inspectedAt: "\(width)x\(height)")
      #expect(try await page.value(rows).list.compactMap(\.text) == expected, "\(width)×\(height)")
    }
    try await page.close()
  }

  @Test("draws the pixels of `plumb render`, but for the edges of letters and curves")
  func pixels() async throws {
    let (command, _) = try Self.made.get()
    let page = try await open()
    for (width, height) in [(320, 200), (180, 200), (517, 90)] {
      let difference = try await page.difference(from: command, width: width, height: height)
      #expect(difference.mean < 0.6 && difference.clear < 0.01, "\(width) × \(height): \(difference)")
    }
    try await page.close()
  }

  @Test(
    "draws a chart at each width as `plumb render` does", .tags(.slow), .needs(.Companions))
  func chart() async throws {
    let command = try Command(
      """
      import Charts
      import SwiftUI

      struct Sales: View {
        private let sold = [("Mon", 40.0), ("Tue", 75), ("Wed", 20), ("Thu", 90), ("Fri", 55)]
        var body: some View {
          Chart(sold, id: \\.0) { day, count in
            BarMark(x: .value("Day", day), y: .value("Sold", count))
            LineMark(x: .value("Day", day), y: .value("Sold", count + 5)).foregroundStyle(.orange)
          }
          .padding()
        }
      }
      """)
    let answer = try command.run("share", "View.swift", "--size", "390x300", "-o", "chart.html")
    #expect(answer.status == 0, "\(answer.error)")
    let page = try await BrowserPage.open(
      URL(fileURLWithPath: command.path("chart.html")), width: 1280, height: 900,
      ready: BrowserPage.sharedPageIsReady)
    // The code of a chart knows its size, and is not in the page: its numbers follow from the size of the page.
    for width in [390, 375, 320, 200, 430, 600] {
      let difference = try await page.difference(from: command, width: width, height: 300)
      #expect(difference.mean < 0.6 && difference.clear < 0.01, "\(width): \(difference)")
    }
    try await page.close()
  }

  @Test("follows its edge, chooses what is pressed, plays its steps, and turns dark")
  func hands() async throws {
    let page = try await open()
    let edge = try await page.numbers(
      "(() => { const box = document.querySelector('#edge').getBoundingClientRect(); return [box.x + 6, box.y + 60] })()",
      count: 2)
    try await page.drag(from: (edge[0], edge[1]), to: (edge[0] + 40, edge[1]))
    // The canvas stands in the middle and grows on both sides.
    #expect(try await page.value("document.getElementById('widthOut').textContent").text == "400 pt")
    try await page.clickShared("Text “The train")
    let chosen = "document.querySelector('#rows [aria-selected=true]').textContent"
    #expect(try await page.value(chosen).text?.hasPrefix("Text “The train") ?? false)
    #expect(
      try await page.value("document.querySelector('#code .chosen').textContent").text?.contains("Text(")
        ?? false)
    let steps = try await page.value(
      "[...document.querySelectorAll('#steps li')].map((step) => step.textContent)"
    ).list
    #expect(steps.count >= 4)
    #expect(steps.last?.text?.contains(" places ") ?? false)
    try await page.click("#forward")
    try await page.click("#forward")
    #expect(
      try await page.value("document.querySelector('#steps [aria-current]').textContent") == steps[1])
    try await page.click("#dark")
    #expect(try await page.value("document.querySelector('#canvas').classList.contains('dark')").isTrue)
    #expect(
      try await page.value("getComputedStyle(document.querySelector('#canvas')).backgroundColor").text
        == "rgb(0, 0, 0)")
    try await page.close()
  }

  @Test("tells the steps of the chosen view, of its parent and of its children")
  func steps() async throws {
    let page = try await open()
    let told = "[...document.querySelectorAll('#steps li')].map((step) => step.textContent)"
    try await page.value("[...rows.children].find((row) => row.textContent.startsWith('HStack')).click()")
    let steps = try await page.value(told).list.compactMap(\.text)
    #expect(steps.contains { $0.hasPrefix("The padding offers HStack") })
    #expect(steps.contains { $0.hasPrefix("HStack offers Text “The train") })
    #expect(!steps.contains { $0.contains("Circle") && !$0.contains("HStack") })
    try await page.value("[...rows.children].find((row) => row.textContent.includes('9:10')).click()")
    let own = try await page.value(told).list.compactMap(\.text)
    #expect(own.count < steps.count && !own.contains { $0.contains("The train") && !$0.contains("HStack") })
    try await page.value("only.click()")
    #expect(try await page.value(told).list.count > steps.count)
    try await page.close()
  }

  @Test("says why each view has its size and place at every size, in the sentences of the command")
  func reasons() async throws {
    struct Explanation: Decodable {
      struct Sentence: Decodable { var text, about: String }
      var sentences: [Sentence]
    }
    let (command, _) = try Self.made.get()
    let page = try await open()
    for (width, height) in [(320, 200), (180, 200), (517, 90)] {
      let answer = try command.run(
        "explain", "View.swift", "--every", "--size", "\(width)x\(height)", "--json")
      let expected = try JSONDecoder().decode([Explanation].self, from: Data(answer.output.utf8)).map {
        $0.sentences.filter { $0.about != "pixels" }.map(\.text)
      }
      let told = try await page.value(
        """
        for (const [id, value] of [["width", \(width)], ["height", \(height)]]) {
          document.getElementById(id).value = value;
          document.getElementById(id).dispatchEvent(new Event("input"));
        }
        [...rows.children].map((row) => {
          row.click();
          return [...document.querySelectorAll("#why p")].slice(1).map((paragraph) => paragraph.textContent);
        })
        """)
      #expect(told.list.map { $0.list.compactMap(\.text) } == expected, "\(width)×\(height)")
    }
    try await page.close()
  }

  @Test("stays inside a screen of 360 points")
  func narrow() async throws {
    let page = try await open(width: 360, isDark: true)
    #expect(try await page.value("document.documentElement.scrollWidth").double == 360)
    try await page.close()
  }

  @Test("shows the picture and the views' names where no script runs")
  func still() throws {
    let (command, _) = try Self.made.get()
    let page = try String(contentsOfFile: command.path("row.html"), encoding: .utf8)
    let text = try #require(page.range(of: "<script")).lowerBound
    #expect(page[..<text].contains("<svg xmlns"))
    #expect(page[..<text].contains("Text “9:10”"))
    #expect(page[..<text].contains("HStack(alignment: .firstTextBaseline, spacing: 12) {"))
  }

  @Test("the engine in the page lays 10,000 random trees out as the engine here does, to the last bit")
  func engine() async throws {
    let page = try await open()
    try await page.value(
      """
      (async () => {
        const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        const packed = bytes(document.getElementById("engine").textContent.trim().slice(5));
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
        const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
        const nothing = { fd_close: () => 8, fd_seek: () => 8, fd_write: () => 8, random_get: () => 0 };
        const wasm = new WebAssembly.Instance(module, { wasi_snapshot_preview1: nothing }).exports;
        window.frames = (trees) => trees.map(([archive, width, height]) => {
          const numbers = new Float64Array(bytes(archive).buffer);
          const room = wasm.room(numbers.length);
          new Float64Array(wasm.memory.buffer, room, numbers.length).set(numbers);
          wasm.load();
          const count = wasm.layOut(width ?? NaN, height ?? NaN);
          return btoa(String.fromCharCode(...new Uint8Array(wasm.memory.buffer, wasm.answer(), count * 8)));
        });
      })()
      """)
    var random = RandomNodes(seed: 1)
    for batch in 0..<100 {
      var (trees, expected): ([JSON], [JSON]) = ([], [])
      for _ in 0..<100 {
        let tree = LayoutTree()
        let root = random.node(in: tree, depth: 4)
        let proposal = random.proposal()
        tree.place(root, at: .zero, proposal: proposal)
        let numbers = tree.archive(root).numbers
        let engine = try #require(PageEngine(numbers))
        engine.layOut(proposal)
        let archive = numbers.withUnsafeBytes { Data($0).base64EncodedString() }
        trees.append([.string(archive), JSON(proposal.width), JSON(proposal.height)])
        let bits = engine.frames.map(\.canonicalBits)
        expected.append(.string(bits.withUnsafeBytes { Data($0).base64EncodedString() }))
        #expect(
          tree.frame(of: root)
            == CGRect(
              x: engine.frames[0], y: engine.frames[1], width: engine.frames[2], height: engine.frames[3]))
      }
      let words = String(decoding: try JSONEncoder().encode(JSON.array(trees)), as: UTF8.self)
      let found = try await page.value("frames(\(words))").list
      #expect(found == expected, "in batch \(batch)")
      if found != expected { break }
    }
    try await page.close()
  }
}

extension JSON {
  fileprivate init(_ length: CGFloat?) { self = length.map { .number(Double($0)) } ?? .null }
}

extension Double {
  /// The bits. What is not a number has many forms, of which the page has this one.
  fileprivate var canonicalBits: UInt64 { isNaN ? 0x7FF8_0000_0000_0000 : bitPattern }
}
