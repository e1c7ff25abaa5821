import PlumbGraph
import SwiftUI
import Testing

@testable import PlumbViews

@MainActor @Suite("Values below a place that is gone") struct EnvironmentReaderTests {
  private struct Number: EnvironmentKey { static let defaultValue = 1 }
  private struct Other: EnvironmentKey { static let defaultValue = 10 }

  @Test(
    "a place keeps the last values of one above that is gone, read before or not, and no misuse is reported",
    arguments: [1, 8])
  func gone(_ depth: Int) {
    let graph = Graph()
    var problems: [GraphProblem] = []
    graph.report = { problems.append($0) }
    let whole = Subgraph(in: graph)
    func input(_ numbers: Int...) -> Attribute<EnvironmentOverrides> {
      var overrides = EnvironmentOverrides()
      if numbers.count > 0 { overrides[Number.self] = numbers[0] }
      if numbers.count > 1 { overrides[Other.self] = numbers[1] }
      return whole.apply { graph.input(overrides, name: "overrides") }
    }
    let root = whole.apply { graph.input(EnvironmentValues(), name: "environment") }
    var reader = EnvironmentReader(
      graph: graph, subgraph: whole, root: root,
      canvas: CanvasParts(graph, EnvironmentValues().canvasSizeClasses))
    // All but the last place go; the deepest of eight keeps what it has found above.
    let gone = Subgraph(in: graph, parent: whole)
    for number in 1..<max(2, depth) {
      reader = EnvironmentReader(
        graph: graph, subgraph: gone, base: reader, overrides: number == 1 ? input(2, 20) : input())
    }
    reader = EnvironmentReader(graph: graph, subgraph: whole, base: reader, overrides: input())
    #expect(reader.read(Number.self) == 2)
    gone.invalidate()
    #expect(reader.read(Number.self) == 2)
    #expect(reader.read(Other.self) == 20)
    #expect(problems.isEmpty, "\(problems)")
  }
}
