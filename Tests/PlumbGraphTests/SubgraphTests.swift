import PlumbGraph
import Testing

@Suite("Subgraph")
struct SubgraphTests {
  final class Witness {}

  @Test("an invalidated subgraph loses its edges both ways")
  func losesEdges() {
    let graph = Graph()
    let input = graph.input(1, name: "input")
    let subgraph = Subgraph(in: graph)
    let inside = subgraph.apply { graph.rule(name: "inside") { input.value } }
    let outside = graph.rule(name: "outside") { inside.value }
    #expect(outside.value == 1)
    subgraph.invalidate()
    #expect(input.erased.dependents.isEmpty)
    #expect(outside.erased.inputs.isEmpty)
    #expect(inside.erased.isReleased)
    input.set(2)
    #expect(outside.value == 1)
    #expect(graph.problems.isEmpty)
  }

  @Test("a released attribute is reported and keeps its last value")
  func releasedRead() {
    let graph = Graph()
    let subgraph = Subgraph(in: graph)
    let inside = subgraph.apply { graph.rule(name: "inside") { 5 } }
    #expect(inside.value == 5)
    subgraph.invalidate()
    #expect(inside.value == 5)
    #expect(graph.problems == [.released("inside")])
  }

  @Test("children go with their parent")
  func children() {
    let graph = Graph()
    let parent = Subgraph(in: graph)
    let child = Subgraph(in: graph, parent: parent)
    let inside = child.apply { graph.input(1, name: "inside") }
    #expect(parent.children.count == 1)
    parent.invalidate()
    #expect(!child.isValid)
    #expect(inside.erased.isReleased)
    #expect(parent.children.isEmpty)
  }

  @Test("a child that goes first leaves its parent")
  func childGoesFirst() {
    let graph = Graph()
    let parent = Subgraph(in: graph)
    Subgraph(in: graph, parent: parent).invalidate()
    #expect(parent.children.isEmpty)
    #expect(parent.isValid)
  }

  @Test("children that stay keep their order, whichever go and come meanwhile")
  func order() {
    let graph = Graph()
    let parent = Subgraph(in: graph)
    var expected: [Subgraph] = []
    for turn in 0..<200 {
      expected.append(Subgraph(in: graph, parent: parent))
      // At first every third time some child of the middle goes, and later more go than come.
      for _ in 0..<(turn < 100 ? turn % 3 / 2 : 2) where !expected.isEmpty {
        expected.remove(at: turn * 7 % expected.count).invalidate()
      }
      #expect(parent.children.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
      #expect(expected.allSatisfy { $0.isValid })
    }
  }

  @Test(
    "children that go one by one take no longer each the more there are", .timeLimit(.minutes(1)),
    arguments: [false, true])
  func manyChildren(oldestFirst: Bool) {
    let graph = Graph()
    let parent = Subgraph(in: graph)
    let children = (0..<100_000).map { _ in Subgraph(in: graph, parent: parent) }
    // To look for each among the others takes five thousand million steps.
    for child in oldestFirst ? children : children.reversed() { child.invalidate() }
    #expect(parent.children.isEmpty)
  }

  @Test("what a rule creates belongs to the subgraph of that rule")
  func createdInRule() {
    let graph = Graph()
    let subgraph = Subgraph(in: graph)
    let rule = subgraph.apply {
      graph.rule(name: "rule") { graph.rule(name: "made inside") { 1 } }
    }
    _ = rule.value
    #expect(subgraph.attributes.map(\.name) == ["rule", "made inside"])
    #expect(graph.currentSubgraph == nil)
  }

  @Test("values, bodies and subgraphs are released, also when the bodies hold their own subgraph")
  func releases() {
    weak var value: Witness?
    weak var captured: Witness?
    weak var leakedGraph: Graph?
    weak var leakedSubgraph: Subgraph?
    do {
      let graph = Graph()
      let subgraph = Subgraph(in: graph)
      let (one, other) = (Witness(), Witness())
      (value, captured, leakedGraph, leakedSubgraph) = (one, other, graph, subgraph)
      let rule = subgraph.apply {
        graph.rule {
          _ = other
          _ = subgraph.isValid
          return one
        }
      }
      let reader = subgraph.apply { graph.rule { rule.value } }
      _ = reader.value
      subgraph.invalidate()
    }
    #expect(value == nil)
    #expect(captured == nil)
    #expect(leakedGraph == nil)
    #expect(leakedSubgraph == nil)
  }

  @Test("attributes without a subgraph are released with their last handle")
  func releasesWithHandle() {
    weak var value: Witness?
    let graph = Graph()
    let input = graph.input(1)
    do {
      let one = Witness()
      value = one
      let rule = graph.rule {
        _ = input.value
        return one
      }
      _ = rule.value
    }
    #expect(value == nil)
    #expect(input.erased.dependents.isEmpty)
    input.set(2)
  }

  @Test("a subgraph may be invalidated by the rule that reads it")
  func invalidatedByReader() {
    let graph = Graph()
    let count = graph.input(1, name: "count")
    var child: Subgraph?
    let rule = graph.rule(name: "rule") {
      let number = count.value
      child?.invalidate()
      let made = Subgraph(in: graph)
      child = made
      return made.apply { graph.rule(name: "inside") { number * 10 } }.value
    }
    #expect(rule.value == 10)
    count.set(2)
    #expect(rule.value == 20)
    #expect(rule.erased.inputs.map(\.name) == ["count", "inside"])
    #expect(graph.problems.isEmpty)
  }

  @Test("a rule whose own subgraph is invalidated while it runs ends in peace")
  func invalidatedByItself() {
    let graph = Graph()
    let input = graph.input(1)
    let subgraph = Subgraph(in: graph)
    let rule = subgraph.apply {
      graph.rule(name: "rule") {
        subgraph.invalidate()
        return input.value
      }
    }
    #expect(rule.value == 1)
    #expect(input.erased.dependents.isEmpty)
  }

  @Test("creating in a released subgraph is reported")
  func createdLate() {
    let graph = Graph()
    let subgraph = Subgraph(in: graph)
    subgraph.invalidate()
    let late = subgraph.apply { graph.rule(name: "late") { 1 } }
    #expect(late.value == 1)
    #expect(graph.problems == [.createdInReleasedSubgraph("late")])
  }
}
