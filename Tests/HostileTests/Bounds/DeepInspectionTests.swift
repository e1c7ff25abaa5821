import CommandTesting
import SwiftUI
import Testing

@testable import PlumbInspector
@testable import PlumbViews

@Suite("Deep trees are inspected", .timeLimit(.minutes(5)))
struct DeepInspectionTests {
  /// Rows of a grid in each other: they have no place of their own in the layout.
  private struct Nest: View {
    let depth: Int
    var body: AnyView {
      depth == 0 ? AnyView(Text("a")) : AnyView(GridRow { Nest(depth: depth - 1) })
    }
  }

  @Test("each view is looked at once from the one around it, however deep it is")
  @MainActor func steps() {
    func steps(_ depth: Int) -> Int {
      let host = ViewHost(Nest(depth: depth), environment: EnvironmentValues())
      host.layOut(.unspecified)
      return CoveredPlaces(host.root, host.layoutTree).steps
    }
    let level = steps(3) - steps(2)
    #expect(level > 1 && level < 12, "\(level)")
    #expect(steps(62) - steps(22) == 40 * level)
  }

  @Test("four thousand views without a place of their own are listed, and as JSON")
  func levels() throws {
    let command = try Command(
      """
      struct Nest: View {
        let depth: Int
        var body: AnyView {
          depth == 0 ? AnyView(Text("a")) : AnyView(GridRow { Nest(depth: depth - 1) })
        }
      }
      #Preview { Nest(depth: 4000) }
      """)
    defer { command.folder.remove() }
    for words in [["inspect"], ["inspect", "--json"]] {
      let answer = try command.run(words + ["View.swift", "--timeout", "120"])
      #expect(answer.status == 0, "\(answer.error)")
      #expect(answer.output.components(separatedBy: "GridRow").count == 4001)
      #expect(answer.output.contains("Text"))
    }
  }
}
