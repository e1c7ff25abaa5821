import Foundation
import Testing

/// The view that is chosen in the inspector, while its source is edited.
@Suite("The chosen view", .serialized, .timeLimit(.minutes(12)))
struct SelectionTests {
  private let inbox = InspectorLooksTests.inbox

  /// Edits the source with a view chosen, and says what is chosen then: its title, and how many of that title are before it.
  private func chosen(
    _ title: String, _ number: Int = 0, after edit: (String) -> String, rows: Int
  ) async throws -> String {
    let edited = edit(inbox)
    #expect(edited != inbox)
    var answer = ""
    try await Previewed.with(inbox) { previewed, page in
      try await InspectorLooksTests.inspect(page)
      let rowsOf = "plumb.inspector.tree.rows.flatMap((row, at) => row.title === '\(title)' ? [at] : [])"
      try await page.value("plumb.inspector.select(\(rowsOf)[\(number)])")
      let titles = "JSON.stringify(plumb.inspector.tree.rows.map((row) => row.title))"
      try await page.value("window.before = \(titles)")
      try previewed.save(edited)
      try await page.wait("\(titles) !== window.before && plumb.inspector.tree.rows.length === \(rows)")
      answer =
        try await page.value(
          """
          (() => {
            const { tree, selected } = plumb.inspector;
            const { title } = tree.rows[selected];
            return `${title} ${tree.rows.slice(0, selected).filter((row) => row.title === title).length}`;
          })()
          """
        ).text ?? ""
    }
    return answer
  }

  @Test("it stays when a modifier is added to it", arguments: [0, 1])
  func modifier(number: Int) async throws {
    let now = try await chosen(
      "Circle", number,
      after: {
        $0.replacingOccurrences(of: ".fill(.blue)", with: ".fill(.blue).frame(width: 40, height: 40)")
      }, rows: 16)
    #expect(now == "Circle \(number)")
  }

  @Test("it stays when a view is added before it")
  func sibling() async throws {
    let now = try await chosen(
      "Divider",
      after: {
        $0.replacingOccurrences(
          of: "      MessageRow(name: \"Ada\"",
          with: "      Text(\"Today\")\n      MessageRow(name: \"Ada\"")
      }, rows: 15)
    #expect(now == "Divider 0")
  }

  @Test("it stays when its words change")
  func words() async throws {
    let now = try await chosen(
      #"Text("Grace")"#, after: { $0.replacingOccurrences(of: "\"Grace\"", with: "\"Barbara\"") }, rows: 14)
    #expect(now == #"Text("Barbara") 0"#)
  }

  @Test("when it is taken away, what was around it is chosen")
  func removed() async throws {
    let now = try await chosen(
      "Circle", 1, after: { $0.replacingOccurrences(of: "      Circle().fill(.blue)\n", with: "") }, rows: 12)
    #expect(now == "HStack 1")
  }

  @Test("it stays when a tree comes that was sent before it was chosen")
  func late() async throws {
    try await Previewed.with(inbox) { _, page in
      try await InspectorLooksTests.inspect(page)
      let isKept = try await page.value(
        """
        (() => {
          const { inspector } = plumb;
          const rows = inspector.tree.rows.map(({ depth, title }) => [depth, title]);
          inspector.select(2);
          inspector.hear({ type: 'tree', selected: 0, whole: true, start: 0, removed: 0, rows });
          return inspector.selected === 2 && inspector.tree.selected === 2;
        })()
        """
      ).isTrue
      #expect(isKept)
    }
  }
}
