import Foundation
import Testing

/// What is seen of the inspector: nothing hides something else, and the picture uses the room that there is.
@Suite("What is seen of the inspector", .serialized, .timeLimit(.minutes(12)))
struct InspectorLooksTests {
  static let inbox = """
    struct MessageRow: View {
      let name: String, text: String
      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          Circle().fill(.blue)
          VStack(alignment: .leading, spacing: 4) {
            Text(name).font(.headline)
            Text(text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2).multilineTextAlignment(.leading)
          }
        }
        .padding()
      }
    }
    struct Inbox: View {
      var body: some View {
        VStack(spacing: 0) {
          MessageRow(name: "Ada", text: "Lunch at noon?")
          Divider()
          MessageRow(name: "Grace", text: "The compiler works.")
        }
      }
    }
    #Preview { Inbox() }
    """

  static func inspect(_ page: BrowserPage) async throws {
    try await page.wait("document.querySelector('.tile[data-generation] .inspect')")
    try await page.value("document.querySelector('.tile .inspect').click()")
    try await page.wait("plumb.inspector.tree.frames.length > 0 && document.querySelector('.sentences li')")
  }

  /// How much of the room the picture leaves free: below, and beside it.
  private let slack = """
    (() => {
      const room = document.getElementById('room').getBoundingClientRect();
      const picture = plumb.inspector.tile.picture.getBoundingClientRect();
      return [room.bottom - picture.bottom, room.width - picture.width, picture.height].map(Math.round);
    })()
    """

  private func numbers(_ page: BrowserPage, _ script: String) async throws -> [Double] {
    try await page.value(script).list.compactMap(\.double)
  }

  @Test("no line of the source hides another, and long ones can be scrolled to their end")
  func excerpt() async throws {
    try await Previewed.with(Self.inbox, width: 800) { _, page in
      try await Self.inspect(page)
      try await page.value(
        "plumb.inspector.select(plumb.inspector.tree.rows.findIndex((row) => row.title === 'Circle'))")
      try await page.wait("document.querySelector('.source summary')?.textContent === 'View.swift:6'")
      try await page.value("document.querySelector('.source summary').click()")
      try await page.wait("document.querySelector('.source .here')")
      let tops = try await numbers(
        page,
        "[...document.querySelectorAll('.source .line')].map((line) => line.getBoundingClientRect().top)")
      let bottoms = try await numbers(
        page,
        "[...document.querySelectorAll('.source .line')].map((line) => line.getBoundingClientRect().bottom)"
      )
      #expect(tops.count == 7 && bottoms.count == 7)
      #expect(zip(bottoms, tops.dropFirst()).allSatisfy { $0 <= $1 + 0.1 }, "\(tops) \(bottoms)")
      // The last letter of the longest line is to be seen in the end.
      let end = try await numbers(
        page,
        """
        (() => {
          const code = document.querySelector('.source pre');
          code.scrollLeft = 10000;
          const letters = [...code.querySelectorAll('.line')].map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            return range.getBoundingClientRect().right;
          });
          return [code.scrollLeft, Math.max(...letters) - code.getBoundingClientRect().right];
        })()
        """)
      #expect(end[0] > 20 && end[1] <= 0.5, "\(end)")
    }
  }

  @Test(
    "the picture has the room that errors leave, and has it back when they are gone", arguments: [360, 800])
  func refit(width: Int) async throws {
    let bad = Self.inbox.replacingOccurrences(of: "spacing: 12)", with: "spacing: 12 colour: 3)")
    try await Previewed.with(Self.inbox, width: width, height: 740) { previewed, page in
      try await Self.inspect(page)
      let before = try await numbers(page, slack)
      try previewed.save(bad)
      try await page.wait("!document.getElementById('complaints').hidden")
      try await page.wait("\(slack)[2] < \(before[2])")
      let during = try await numbers(page, slack)
      #expect(during[0] >= 0, "the picture ends below the room: \(during)")
      let share = try await page.value(
        "document.getElementById('complaints').getBoundingClientRect().height / innerHeight"
      ).double
      #expect((share ?? 1) < 0.34)
      try previewed.save(Self.inbox)
      try await page.wait("document.getElementById('complaints').hidden")
      try await page.wait("\(slack)[2] === \(before[2])")
    }
  }

  @Test("what the compiler points at is seen, also on a narrow page")
  func mark() async throws {
    let bad = Self.inbox.replacingOccurrences(of: "spacing: 12)", with: "spacing: 12 colour: 3)")
    try await Previewed.with(Self.inbox, width: 360, height: 740) { previewed, page in
      try previewed.save(bad)
      try await page.wait("document.querySelector('#complaints .mark')")
      let isSeen = try await page.value(
        """
        (() => {
          const mark = document.querySelector('#complaints .mark');
          const place = mark.textContent.indexOf('`');
          const range = document.createRange();
          range.setStart(mark.firstChild, place);
          range.setEnd(mark.firstChild, place + 1);
          const letter = range.getBoundingClientRect();
          const code = mark.closest('pre').getBoundingClientRect();
          const box = document.getElementById('complaints').getBoundingClientRect();
          return place > 0 && letter.left >= code.left && letter.right <= code.right && letter.bottom <= box.bottom;
        })()
        """
      ).isTrue
      #expect(isSeen)
    }
  }

  @Test("where the inspector is made low, the picture takes its room and the chosen view stays in sight")
  func low() async throws {
    try await Previewed.with(Self.inbox, width: 360, height: 740) { _, page in
      try await Self.inspect(page)
      let before = try await numbers(page, slack)
      #expect(before[0] >= 0 && before[0] < 30, "\(before)")
      try await page.value("plumb.inspector.select(10)")
      try await page.value("document.querySelector('.handle').click()")
      try await page.wait("\(slack)[2] > \(before[2] * 1.5)")
      let after = try await numbers(page, slack)
      #expect(after[0] >= 0 && after[0] < 30, "\(after)")
      try await page.wait(
        """
        (() => {
          const row = document.querySelector('.row[aria-selected=true]')?.getBoundingClientRect();
          const tree = document.querySelector('.tree').getBoundingClientRect();
          return row && row.top >= tree.top - 1 && row.bottom <= tree.bottom + 1;
        })()
        """)
    }
  }

  @Test("the list of steps is in sight below the diagram, at every step")
  func steps() async throws {
    try await Previewed.with(Self.inbox, width: 800, height: 800) { _, page in
      try await Self.inspect(page)
      try await page.click("#tab-steps")
      try await page.wait("plumb.inspector.walkthrough.steps.length > 5")
      let count = Int(try await page.value("plumb.inspector.walkthrough.steps.length").double ?? 0)
      for step in 0..<count {
        try await page.value("plumb.inspector.walkthrough.to(\(step))")
        let seen =
          try await page.value(
            "innerHeight - document.querySelector('.steps').getBoundingClientRect().top"
          ).double ?? 0
        #expect(seen > 24, "step \(step)")
      }
    }
  }

  @Test("a place says from where it is counted, and views of one name are told apart")
  func spaces() async throws {
    try await Previewed.with(Self.inbox, width: 800, height: 800) { _, page in
      try await Self.inspect(page)
      try await page.click("#tab-steps")
      try await page.wait("plumb.inspector.walkthrough.steps.length > 5")
      try await page.value("plumb.inspector.walkthrough.to(plumb.inspector.walkthrough.steps.length - 1)")
      let space = try await page.value("document.querySelector('.space').textContent").text
      #expect(space == "Counted from the top left corner of Inbox > VStack")
      let label = try await page.value("document.querySelector('.overlay text.place').textContent").text ?? ""
      #expect(label.hasSuffix(" in Inbox > VStack"), "\(label)")
      try await page.value("plumb.inspector.walkthrough.to(0)")
      #expect(try await page.value("document.querySelector('.space').textContent").text == "")
      let names = try await page.value(
        "[...document.querySelectorAll('.diagram text:not(.label)')].map((text) => text.textContent)")
      let words = names.list.compactMap(\.text)
      #expect(Set(words).count == words.count && words.contains("MessageRow > padding 1"), "\(words)")
    }
  }

  @Test("under the pointer a view says its name and size, and no label hides another", arguments: [360, 800])
  func labels(width: Int) async throws {
    try await Previewed.with(Self.inbox, width: width, height: 740) { _, page in
      try await Self.inspect(page)
      let count = Int(try await page.value("plumb.inspector.tree.rows.length").double ?? 0)
      #expect(count == 14)
      for row in 0..<count {
        try await page.value("plumb.inspector.hover(null)")
        try await page.value("(plumb.inspector.hover(\(row)), plumb.inspector.guides = undefined)")
        try await page.wait("plumb.inspector.guides !== undefined")
        let overlaps = try await page.value(
          """
          (() => {
            const boxes = [...document.querySelectorAll('.overlay .plate')].map((plate) => plate.getBoundingClientRect());
            return boxes.filter((one, at) => boxes.slice(at + 1).some((other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length;
          })()
          """
        ).double
        #expect(overlaps == 0, "row \(row)")
        let isNamed = try await page.value(
          """
          (() => {
            const { tree } = plumb.inspector;
            const words = document.querySelector('.overlay text.badge')?.textContent ?? '';
            const size = [2, 3].map((at) => Math.round(tree.frames[\(row)][at] * 100) / 100).join(' × ');
            return words.startsWith(tree.rows[\(row)].title.slice(0, 3)) && words.endsWith(size);
          })()
          """
        ).isTrue
        #expect(isNamed, "row \(row)")
      }
    }
  }

  @Test("a view's attributes go by SwiftUI's names, and the program's own are shown on demand")
  func graph() async throws {
    try await Previewed.with(Self.inbox) { _, page in
      try await Self.inspect(page)
      try await page.click("#tab-graph")
      try await page.value("plumb.inspector.select(2)")
      try await page.wait("document.querySelector('.graph h3')?.textContent === 'Attributes of MessageRow'")
      let text = "document.querySelector('.attributes').textContent"
      let words = try await page.value(text).text ?? ""
      #expect(words.contains(#"\.font"#) && words.contains(#"\.allowsTightening"#), "\(words)")
      #expect(!words.contains(/[A-Za-z]Key/), "\(words)")
      let summary = try await page.value("document.querySelector('.summary').textContent").text ?? ""
      #expect(summary.hasPrefix("The body of MessageRow reads its own values. It is read by"), "\(summary)")
      try await page.value("document.querySelector('.all').click()")
      try await page.wait("\(text).includes('PlatformStyleKey') && \(text).includes('FontKey')")
      try await page.value("document.querySelector('.all').click()")
      try await page.wait("!\(text).includes('PlatformStyleKey')")
    }
  }
}
