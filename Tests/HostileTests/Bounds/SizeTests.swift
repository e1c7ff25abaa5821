import CommandTesting
import Foundation
import PlumbInspector
import PlumbSource
import SwiftUI
import TestLayers
import Testing

@testable import PlumbLive

@Suite("Sizes: what is large costs in proportion", .timeLimit(.minutes(6)))
struct SizeTests {
  /// Stacks in each other, so many.
  private static func nested(_ count: Int) -> String {
    """
    struct Deep: View {
      var body: some View {
        var view = AnyView(Color.red.frame(width: 10, height: 10).accessibilityIdentifier("inner"))
        for level in 0..<\(count) {
          let inner = view
          view = level.isMultiple(of: 2) ? AnyView(HStack { inner }) : AnyView(VStack { inner })
        }
        return view
      }
    }
    """
  }

  @Test(
    "thousands of nested stacks are inspected in text and JSON, compared and explained, each in proportion",
    .tags(.slow))
  func nestedStacks() throws {
    var lengths: [[String: Int]] = []
    for count in [1000, 2000] {
      let command = try Command(Self.nested(count))
      defer { command.folder.remove() }
      var length: [String: Int] = [:]
      for words in [["inspect"], ["inspect", "--trace", "--json"], ["explain"], ["explain", "--every"]] {
        let answer = try command.run(words + ["View.swift", "--timeout", "120"])
        #expect(answer.status == 0, "\(words): \(answer.error)")
        length[words.joined(separator: " ")] = answer.output.utf8.count
        if words.contains("--json") {
          try answer.output.write(toFile: command.path("saved.json"), atomically: true, encoding: .utf8)
        }
      }
      // Our own reader takes any depth that our own writer makes.
      let difference = try command.run("diff", "saved.json", "saved.json")
      #expect(difference == Command.Answer(status: 0, output: "No view moved.\n", error: ""))
      lengths.append(length)
    }
    for (words, length) in lengths[0] {
      #expect(lengths[1][words] ?? 0 <= length * 21 / 10 + 10_000, "\(words) \(lengths.map { $0[words] })")
      // A view takes a few hundred bytes, with its trace a few thousand.
      #expect(length <= 1000 * 6000, "\(words)")
    }
  }

  private struct Rows: View {
    let count: Int

    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)").padding(2) } }
    }
  }

  /// Stacks in each other.
  private static func stacks(_ count: Int) -> AnyView {
    (0..<count).reduce(AnyView(Color.red)) { view, _ in AnyView(HStack { view }) }
  }

  @Test("every view is explained, in proportion to how many there are and how deep they are", .tags(.slow))
  @MainActor func explainEvery() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // Each view is looked for in the source.
    let file = folder.path("Rows.swift")
    try #"struct Rows: View { var body: some View { VStack { Text("Row \(1)").padding(2) } } }"#
      .write(toFile: file, atomically: true, encoding: .utf8)
    let files = SourceFiles(resources: [folder.url.path], swift: [file])
    func explain(_ view: AnyView, count: Int) throws {
      let request = ExplainRequest(subject: .every, full: false, asJSON: true)
      let answer = ShownView(view, named: "Rows", on: Stage(), files: files).explain(request)
      #expect(answer.text.utf8.count <= count * 3000)
      let views = try JSON(reading: Array("[\(answer.text)]".utf8)).array
      #expect(views?.count == count)
    }
    // Of few rows, what grows with the square would not be seen beside the rest.
    try Growth.expectLinear("rows", small: 1500) { count in
      try explain(AnyView(Rows(count: count)), count: 2 * count + 1)
    }
    try Growth.expectLinear("stacks", small: 100) { count in try explain(Self.stacks(count), count: count + 1)
    }
  }

  // MARK: Differences of trees

  /// A saved tree: a column of so many rows, each with a text.
  private func column(_ rows: Int, identifier: (Int) -> String = { "row\($0)" }, width: Int = 10) throws
    -> Snapshot
  {
    let row = (0..<rows).map { index in
      """
      {"name":"Text","identifier":"\(identifier(index))","frame":{"x":0,"y":\(index),"width":\(width),"height":1},
      "proposal":{"width":\(width),"height":null},"text":"\(index)","children":[]}
      """
    }.joined(separator: ",")
    return try Snapshot(
      json: Array(
        """
        {"view":"V","root":{"name":"VStack","frame":{"x":0,"y":0,"width":10,"height":1},
        "proposal":{"width":null,"height":"infinity"},"children":[\(row)]}}
        """.utf8))
  }

  @Test(
    "trees in which every view moved, for one cause or for none, are compared in proportion to their size")
  func movedViews() throws {
    try Growth.expectLinear("moved", small: 1000) { count in
      let difference = TreeDifference(from: try column(count), to: try column(count, width: 20))
      #expect(difference.moves.count == count)
    }
  }

  @Test("lists that have nothing in common are compared in proportion to their length")
  func otherChildren() throws {
    try Growth.expectLinear("other children", small: 1000) { count in
      let difference = TreeDifference(
        from: try column(count), to: try column(count + 1) { "other\($0)" })
      #expect(difference.moves.isEmpty)
    }
  }

  @Test("of long lists the views that are in both belong together")
  func commonChildren() throws {
    let old = try column(1500)
    let new = try column(1000) { $0 == 0 ? "first" : $0 == 999 ? "last" : "row\($0 + 500)" }
    // All between the first and the last have moved up by five hundred.
    #expect(
      TreeDifference(from: old, to: new).moves.map(\.text).filter { $0.contains("500 up") }.count == 998)
  }
}
