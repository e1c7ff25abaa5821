import PlumbLayout
import PlumbText
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("A text is shaped when something asks for its size or draws it")
struct UnshapedTextTests {
  private let library = FontLibrary()

  private func host(_ view: some View) -> ViewHost {
    var values = EnvironmentValues()
    (values.fontLibrary, values.font) = (library, .squares(10))
    return ViewHost(view, environment: values)
  }

  @Test("the nodes of a hundred texts shape none of them, and their layout shapes each once")
  func nodes() {
    let host = host(VStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } })
    host.update()
    #expect(library.shapings == 0)
    host.layOut(ProposedViewSize(width: 300, height: 4000))
    #expect(library.shapings == 100)
    #expect(!host.displayList(size: CGSize(width: 300, height: 4000), scale: 1).items.isEmpty)
    #expect(library.shapings == 100)
  }

  @Test("another paint, or other options of its lines, shape a text no second time")
  func changes() {
    let host = host(Steps())
    let size = CGSize(width: 300, height: 400)
    var lists: [[String]] = []
    for _ in 0..<4 {
      host.layOut(ProposedViewSize(size))
      lists.append(host.displayList(size: size, scale: 1).items.map { "\($0)" })
      host.root.press()
    }
    // The button's label, the words, and other words.
    #expect(library.shapings == 3)
    for (before, after) in zip(lists, lists.dropFirst()) { #expect(before != after) }
  }

  private struct Steps: View {
    @State private var step = 0
    var body: some View {
      VStack(alignment: .leading) {
        Button("go") { step += 1 }
        Text(step < 3 ? "some words" : "others")
          .foregroundStyle(step < 1 ? Color.red : .green)
          .multilineTextAlignment(step < 2 ? .leading : .trailing)
          .frame(width: 60)
      }
    }
  }

  @Test("a text that is too long is reported although nobody has asked for its size")
  func warnings() {
    var values = EnvironmentValues()
    values.font = .squares(10)
    var problems: [String] = []
    let long = String(repeating: "a", count: 1_100_000)
    let host = ViewHost(Text(verbatim: long), environment: values)
    host.problems = { problems.append($0) }
    host.update()
    #expect(problems.count == 1)
    #expect(problems.first?.contains("is longer than can be laid out") == true)
  }

  @Test(
    "a text that is not shaped has the warnings that it has when it is",
    arguments: [
      [TextRun("a", font: FontRequest(family: .squares, size: 10))],
      [TextRun("a", font: FontRequest(family: .squares, size: -1))],
      [
        TextRun("a", font: FontRequest(family: .custom("No Such Font"), size: 10)),
        TextRun("b", font: FontRequest(family: .squares, size: .nan)),
        TextRun("c", font: FontRequest(family: .custom("No Such Font"), size: 12)),
      ],
      [TextRun(String(repeating: "\n", count: 100_001), font: FontRequest(family: .squares, size: 10))],
      [TextRun(String(repeating: "\n", count: 99_999), font: FontRequest(family: .squares, size: 10))],
      [TextRun(TextAttachment(width: 10, ascent: 10), font: FontRequest(family: .squares, size: 10))],
      [],
    ])
  func sameWarnings(runs: [TextRun]) {
    let text = UnshapedText(runs, fonts: library)
    let before = (text.warnings, text.warnings)
    #expect(library.shapings == 0)
    let shaped = text.shaped()
    #expect(before.0 == shaped.warnings)
    #expect(before.1 == shaped.warnings)
  }
}

extension ViewNode {
  /// Presses the first button in the node.
  fileprivate func press() { buttons.first?() }

  private var buttons: [@MainActor () -> Void] {
    (action.map { [$0] } ?? []) + children.flatMap { $0.buttons }
  }
}
