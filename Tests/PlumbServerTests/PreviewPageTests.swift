import Foundation
import TestLayers
import Testing
import Waiting

/// `plumb preview` in a real browser.
@Suite("The page of previews", .serialized, .timeLimit(.minutes(12)))
struct PreviewPageTests {
  static let row = """
    #Preview("Row", traits: .fixedLayout(width: 200, height: 84)) {
      HStack { Color.purple; Text("Hello, world"); Color.pink }
    }
    """
  static let counter = """
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count: \\(count)").accessibilityIdentifier("count")
          Button("More") { count += 1 }
        }
      }
    }
    #Preview("Counter") { Counter() }
    """
  private let count = "document.querySelector('[data-identifier=count]')?.textContent"

  /// The frame of a row of the tree, as numbers rounded to hundredths.
  private func frame(_ page: BrowserPage, _ row: Int) async throws -> [Double] {
    let value = try await page.value(
      "plumb.inspector.tree.frames[\(row)].map((length) => Math.round(length * 100) / 100)")
    guard case .array(let numbers) = value else { return [] }
    return numbers.compactMap(\.double)
  }

  private func inspect(_ page: BrowserPage) async throws {
    try await page.click(".tile .open")
    try await page.wait("plumb.inspector.tree.frames.length > 0 && document.querySelector('.sentences li')")
  }

  @Test(
    "a wait for the compiler of more than 1.5 s has a bar, which is never full before the end, and says for how long"
  )
  func waiting() async throws {
    try await Previewed.with(Self.row) { _, page in
      let told = try await page.value(
        """
        (async () => {
          const { Waiting } = await import("./waiting.js");
          const [bar, told] = [document.createElement("progress"), []];
          bar.hidden = true;
          let [time, tick, text] = [0, null, ""];
          const waiting = new Waiting(bar, (words) => { text = words; }, { now: () => time, every: (call) => { tick = call; return () => { tick = null; }; } });
          const at = (milliseconds) => { time = milliseconds; tick(); told.push([bar.hidden, bar.hidden ? 0 : Math.round(bar.value * 100), text]); };
          waiting.begin(4);
          at(1400); at(2000); at(8000);
          waiting.begin(4);
          at(60000);
          waiting.end();
          told.push([bar.hidden, tick === null, ""]);
          return told.map((one) => one.join(" "));
        })()
        """
      ).list.compactMap(\.text)
      #expect(
        told == [
          "true 0 ", "false 50 Compiling for 2 s; the last time took 4.0 s",
          "false 98 Compiling for 8 s; the last time took 4.0 s",
          "false 98 Compiling for 60 s; the last time took 4.0 s", "true true ",
        ])
      #expect(try await page.value("document.querySelector('#waiting').hidden").isTrue)
    }
  }

  @Test("a dragged width slider changes the proposal: picture, tree and explanation follow")
  func width() async throws {
    try await Previewed.with(Self.row) { _, page in
      try await inspect(page)
      #expect(try await frame(page, 0) == [0, 0, 200, 84])
      let numbers = try await page.numbers(
        "(b => [b.left, b.top, b.width, b.height])(document.querySelector('[name=width-slider]').getBoundingClientRect())",
        count: 4)
      let (left, top, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      // The slider's knob is as wide as it is high; 200 of 500 is where it stands.
      let y = top + height / 2
      func x(_ share: Double) -> Double { left + 8 + (width - 16) * share }
      try await page.drag(from: (x(0.4), y), to: (x(0.8), y))
      let value = "Number(document.querySelector('[name=width-slider]').value)"
      try await page.wait("\(value) > 380 && \(value) < 420")
      try await page.wait("plumb.inspector.tree.frames[0][2] === \(value)")
      let given = try await page.value(value).double ?? 0
      try await page.wait("plumb.inspector.tile.points.width === \(given)")
      // The text fits on one line now, and the colours share what is left.
      let text = try await frame(page, 2)
      let color = try await frame(page, 1)
      #expect(abs(color[2] * 2 + text[2] + 16 - given) < 0.02)
      #expect(text[3] < 30)
      try await page.wait(
        "document.querySelector('.sentences').textContent.includes('HStack is \(Int(given)) wide')")
      // The typed number does the same.
      try await page.value(
        "(i => { i.value = 200; i.dispatchEvent(new Event('change')) })(document.querySelector('[name=width]'))"
      )
      try await page.wait("plumb.inspector.tree.frames[0][2] === 200")
    }
  }

  @Test("the steps of the 200-wide row are told one at a time, with the trace's numbers")
  func steps() async throws {
    try await Previewed.with(Self.row) { _, page in
      try await inspect(page)
      try await page.click("#tab-steps")
      let sentence = "document.querySelector('.sentence').textContent"
      let count = Int(try await page.value("plumb.inspector.walkthrough.steps.length").double ?? 0)
      #expect(count == 17)
      try await page.wait("plumb.inspector.tree.frames[2][2] > 0")
      let text = try await frame(page, 2)
      // What the trace must say: the text's longest line, and what is left for the colours.
      let left = 184 - text[2]
      func short(_ length: Double) -> String {
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }
      let expected = [
        1: "the canvas offers HStack 200 × 84.",
        2: "184 = 200 − 2 × 8 are left for the views.",
        3: #"Text("Hello, world") takes from 0 to"#,
        4: "Color.purple takes from 0 to ∞, so its flexibility is ∞: it gets its share second of three.",
        5: "Color.pink takes from 0 to ∞, so its flexibility is ∞: it gets its share last of three.",
        6: "Three views have the same priority and share 184.",
        7: "its width is 61.33 = 184 ÷ 3, an equal share of what is left.",
        8:
          #"Text("Hello, world") answers \#(short(text[2])) × \#(short(text[3])); \#(short(left)) = 184 − \#(short(text[2])) are left."#,
        9:
          "HStack offers Color.purple \(short(left / 2)) × 84: its width is \(short(left / 2)) = \(short(left)) ÷ 2",
        11: "HStack offers Color.pink \(short(left / 2)) × 84: all that is left, \(short(left / 2)).",
        13: "The views are lined up: the centre of each lies on a line at 42.",
        14: "HStack answers 200 × 84",
        16:
          "it comes after Color.purple with a gap of 8: its left is at \(short(left / 2 + 8)) = \(short(left / 2)) + 8",
      ]
      for step in 1...count {
        let words = try await page.value(sentence).text ?? ""
        if let part = expected[step] {
          #expect(words.lowercased().contains(part.lowercased()), "step \(step): \(words)")
        }
        let isLast = try await page.value("document.querySelectorAll('.player button')[1].disabled").isTrue
        #expect(isLast == (step == count))
        if step == 7 {
          // The offer is an arrow in the diagram, and a box of that width on the picture.
          let box = try await page.value(
            "Number(document.querySelector('.overlay rect.offer').getAttribute('width'))")
          #expect(abs((box.double ?? 0) - 184.0 / 3) < 0.001)
          let label = try await page.value("document.querySelector('.diagram text.label').textContent")
          #expect(label == "61.33 × 84")
        }
        try await page.click(".player button:last-of-type")
      }
    }
  }

  @Test(
    "a broken file is told with its line over the last picture, and a mended one takes over with its state")
  func breaksAndMends() async throws {
    try await Previewed.with(Self.counter) { previewed, page in
      try await page.value(
        "[...document.querySelectorAll('.elements button')].find(b => b.textContent === 'More').click()")
      try await page.wait("\(count) === 'Count: 1'")
      try previewed.save(Self.counter.replacingOccurrences(of: "VStack {", with: "VStac {"))
      try await page.wait("!document.querySelector('#complaints').hidden")
      let place = try await page.value("document.querySelector('#complaints .place').textContent")
      #expect(place.text?.hasPrefix("View.swift:5:") ?? false, "\(place)")
      let words = try await page.value("document.querySelector('#complaints h2').textContent")
      #expect(words.text?.contains("cannot find 'VStac' in scope") ?? false, "\(words)")
      #expect(try await page.value(count) == "Count: 1")
      // The old views still live.
      try await page.value(
        "[...document.querySelectorAll('.elements button')].find(b => b.textContent === 'More').click()")
      try await page.wait("\(count) === 'Count: 2'")
      try previewed.save(Self.counter.replacingOccurrences(of: "Count: ", with: "So many: "))
      try await page.wait("\(count) === 'So many: 2'")
      #expect(try await page.value("document.querySelector('#complaints').hidden").isTrue)
    }
  }

  @Test(
    "a view that crashes and one that never ends are told on their tiles, and the others live on",
    .tags(.slow))
  func failures() async throws {
    let source = """
      \(Self.counter)
      #Preview("Crash") { Button("Crash") { print("going down"); fatalError("no ground") } }
      #Preview("Loop") { Button("Loop") { while true {} } }
      #Preview("At once") { let none: [Int] = []; Text("\\(none[3])") }
      """
    try await Previewed.with(source, height: 1400) { previewed, page in
      func press(_ label: String) async throws {
        try await page.value(
          "[...document.querySelectorAll('.elements button')].find(b => b.textContent === '\(label)').click()"
        )
      }
      try await press("Crash")
      try await press("Loop")
      let veil = { (name: String) in
        "[...document.querySelectorAll('.tile')].find(t => t.querySelector('.open').textContent === '\(name)').querySelector('.veil.failure')?.textContent"
      }
      try await page.wait("\(veil("Crash"))?.includes('no ground')")
      try await page.wait("\(veil("At once"))?.includes('crashed')")
      try await page.wait("\(veil("Loop"))?.includes('goes on for ever')")
      try await press("More")
      try await page.wait("\(count) === 'Count: 1'")
      // Tried again, it is there again.
      try await page.value(
        "[...document.querySelectorAll('.tile')].find(t => t.querySelector('.open').textContent === 'Crash').querySelector('.veil button').click()"
      )
      try await page.wait("!(\(veil("Crash")))")
      try await page.wait(
        "[...document.querySelectorAll('.elements button')].some(b => b.textContent === 'Crash')")
    }
  }

  @Test("the keyboard alone opens a preview, walks the tree, steps and goes back", .tags(.slow))
  func keyboard() async throws {
    try await Previewed.with(Self.row) { _, page in
      try await page.value("document.querySelector('.tile .open').focus()")
      try await page.press("Enter", code: 13, text: "\r")
      try await page.wait(
        "!document.querySelector('#inspector').hidden && document.querySelector('.sentences li')")
      for _ in 0..<40 {
        if try await page.value("document.activeElement.getAttribute('role') === 'tree'").isTrue { break }
        try await page.press("Tab", code: 9)
      }
      try await page.press("ArrowDown", code: 40)
      try await page.press("ArrowDown", code: 40)
      try await page.wait("document.querySelector('.why h2')?.textContent === 'Text(\"Hello, world\")'")
      try await page.press("Home", code: 36)
      try await page.wait("document.querySelector('.why h2')?.textContent === 'HStack'")
      try await page.press("ArrowLeft", code: 37)
      try await page.wait("document.querySelectorAll('.row').length === 1")
      try await page.press("ArrowRight", code: 39)
      try await page.wait("document.querySelectorAll('.row').length === 4")
      for _ in 0..<3 { try await page.press(".", code: 190, text: ".") }
      try await page.wait("document.querySelector('.walkthrough').dataset.step === '3'")
      try await page.press(",", code: 188, text: ",")
      try await page.wait("document.querySelector('.walkthrough').dataset.step === '2'")
      try await page.press("Escape", code: 27)
      try await page.wait("document.querySelector('#inspector').hidden")
    }
  }

  @Test("after twenty edits, there is one process for each tile and one folder")
  func leavesNothingBehind() async throws {
    try await Previewed.with("\(Self.counter)\n\(Self.row)") { previewed, page in
      for edit in 1...20 {
        let edited = Self.counter.replacingOccurrences(of: "Count: ", with: "\(edit): ")
        try previewed.save("\(edited)\n\(Self.row)")
        // Every fourth edit is waited for; the others come in the middle of a compilation.
        if edit.isMultiple(of: 4) { try await page.wait("\(count) === '\(edit): 0'") }
      }
      try await waitUntil { previewed.children.count <= 2 }
      #expect(previewed.children.count == 2)
      let folders = try FileManager.default.contentsOfDirectory(atPath: previewed.temporary)
        .filter { $0.hasPrefix("plumb-") }
      #expect(folders.count == 1)
      func inner() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(previewed.temporary)/\(folders.first ?? "")")
      }
      // The other tile may still have to go over to the newest views.
      try await waitUntil { try inner().count <= 2 }
      previewed.stop()
      let left = try FileManager.default.contentsOfDirectory(atPath: previewed.temporary)
      #expect(left.allSatisfy { !$0.hasPrefix("plumb-") }, "\(left)")
    }
  }

  @Test("a file that is gone, or half of one, is told, and its return is seen")
  func gone() async throws {
    try await Previewed.with(Self.counter) { previewed, page in
      try FileManager.default.removeItem(atPath: previewed.file)
      try await page.wait(
        "document.querySelector('#complaints')?.textContent.includes('There is no file or folder View.swift.')"
      )
      try FileManager.default.createDirectory(atPath: previewed.file, withIntermediateDirectories: true)
      try await page.wait(
        "document.querySelector('#complaints')?.textContent.includes('There is no Swift file in View.swift.')"
      )
      #expect(try await page.value(count) == "Count: 0")
      try FileManager.default.removeItem(atPath: previewed.file)
      let whole = Self.counter.replacingOccurrences(of: "Count: ", with: "Back: ")
      try previewed.save(String(whole.prefix(whole.count / 2)))
      try await page.wait(
        "document.querySelector('#complaints .place')?.textContent.startsWith('View.swift:')")
      try previewed.save(whole)
      try await page.wait("\(count) === 'Back: 0'")
    }
  }

  @Test("a name that has room is on one line, and its place is cut instead")
  func shortNames() async throws {
    let source = "#Preview(\"CenteredRow\", traits: .fixedLayout(width: 200, height: 90)) { Color.red }"
    try await Previewed.with(source) { _, page in
      let heights = try await page.numbers(
        """
        ((name) => {
          const lines = document.createRange();
          lines.selectNodeContents(name);
          return [lines.getClientRects().length, document.querySelector('.tile .place').scrollWidth];
        })(document.querySelector('.tile .open'))
        """, count: 2)
      #expect(heights[0] == 1)
      #expect(
        try await page.value("document.querySelector('.tile .place').clientWidth").double ?? 0 < heights[1])
    }
  }

  @Test("a name is never cut, and after an error the old pictures are marked and keep their size")
  func names() async throws {
    let name = "A long name that says what this preview shows and why it is here"
    let source = "#Preview(\"\(name)\", traits: .fixedLayout(width: 200, height: 900)) { Color.red }"
    try await Previewed.with(source, height: 700) { previewed, page in
      let open = "document.querySelector('.tile .open')"
      #expect(try await page.value("\(open).textContent").text == name)
      let lengths = try await page.numbers(
        "[\(open).scrollWidth - \(open).clientWidth, \(open).scrollHeight - \(open).clientHeight]", count: 2)
      #expect(lengths[0] <= 0 && lengths[1] <= 0)
      let size =
        "(() => { const box = document.querySelector('.area').getBoundingClientRect(); return [box.width, box.height] })()"
      let mark = "getComputedStyle(document.querySelector('.area'), '::after').content"
      let before = try await page.numbers(size, count: 2)
      #expect(try await page.value(mark).text == "none")
      try previewed.save(source + "\nlet wrong: Int = \"\"")
      try await page.wait("!document.querySelector('#complaints').hidden")
      #expect(try await page.numbers(size, count: 2) == before)
      #expect(try await page.value(mark).text == "\"From before the error\"")
      try previewed.save(source)
      try await page.wait("document.querySelector('#complaints').hidden")
      #expect(try await page.value(mark).text == "none")
    }
  }

  @Test("a picture that can not be drawn is passed over, and the next one is drawn")
  func undrawable() async throws {
    try await Previewed.with(Self.counter) { _, page in
      try await page.value(
        """
        (() => {
          const tile = [...plumb.tiles.values()][0];
          const paint = tile.paint;
          tile.paint = () => { tile.paint = paint; throw new Error("no such paint"); };
        })()
        """)
      func press() async throws {
        try await page.value(
          "[...document.querySelectorAll('.elements button')].find(b => b.textContent === 'More').click()"
        )
      }
      try await press()
      try await page.wait("\(count) === 'Count: 1'")
      let frame = try await page.value("document.querySelector('.tile canvas').dataset.frame")
      try await press()
      try await page.wait(
        "\(count) === 'Count: 2' && document.querySelector('.tile canvas').dataset.frame > \(frame.double ?? Double(frame.text ?? "") ?? 0)"
      )
      #expect(try await page.problems.contains { $0.contains("no such paint") })
    }
  }

  @Test("only the source's own files are given, and only to this machine's pages that have the key")
  func files() async throws {
    try await Previewed.with(Self.row) { previewed, page in
      func status(_ path: String) async throws -> JSON {
        let headers = "{ Authorization: `Bearer ${sessionStorage.getItem('key')}` }"
        return try await page.value(
          "fetch('\(path)', { headers: \(headers) }).then(answer => answer.status)")
      }
      let stranger = try await page.value("fetch('/source/View.swift').then(answer => answer.status)")
      #expect(stranger == 403)
      let plain = try #require(URL(string: "http://127.0.0.1:\(previewed.address.port ?? 0)/"))
      let other = try await BrowserPage.open(
        plain,
        ready:
          "document.querySelector('#empty')?.textContent.startsWith('Open the address that plumb printed')")
      #expect(try await other.value("document.querySelectorAll('.tile').length") == 0)
      try await other.close()
      let own = try await status("/source/View.swift")
      #expect(own == 200)
      for path in [
        "/source/..%2FView.swift", "/source/%2Fetc%2Fpasswd", "/source/Other.swift", "/page.js", "/source/",
      ] {
        let other = try await status(path)
        #expect(other == 404, "\(path)")
      }
    }
  }
}
