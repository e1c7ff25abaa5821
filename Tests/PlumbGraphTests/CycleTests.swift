import PlumbGraph
import Testing

@Suite("Cycles")
struct CycleTests {
  /// Rules that read each other are made through a box, since a rule can not name itself.
  final class Link { var attribute: Attribute<Int>? }

  @Test("a rule that reads itself is reported with its name, and reads its last value")
  func ownValue() {
    let graph = Graph()
    let link = Link()
    let isLooped = graph.input(false, name: "isLooped")
    let rule = graph.rule(name: "rule") { isLooped.value ? (link.attribute?.value ?? 0) + 1 : 7 }
    link.attribute = rule
    #expect(rule.value == 7)
    isLooped.set(true)
    #expect(rule.value == 8)
    #expect(graph.problems == [.cycle(["rule", "rule"])])
    link.attribute = nil
  }

  @Test("a cycle through others is reported with the whole chain")
  func throughOthers() {
    let graph = Graph()
    let link = Link()
    let isLooped = graph.input(false, name: "isLooped")
    let a = graph.rule(name: "a") { isLooped.value ? (link.attribute?.value ?? 0) : 1 }
    let b = graph.rule(name: "b") { a.value + 1 }
    let c = graph.rule(name: "c") { b.value + 1 }
    link.attribute = c
    #expect(c.value == 3)
    var heard: [GraphProblem] = []
    graph.report = { heard.append($0) }
    isLooped.set(true)
    _ = c.value
    #expect(heard == [.cycle(["c", "b", "a", "c"])])
    #expect(
      heard.map(\.description)
        == ["The value of c depends on itself: c → b → a → c. The last value is used."])
    link.attribute = nil
  }

  @Test("a cycle without any value ends with the chain of names")
  func noValue() async {
    // The chain itself is written by the runtime; see throughOthers for its words.
    // Before others: Swift Testing keeps a processor busy from the end of the process until this goes on, and hundreds of tests wait.
    await Task(priority: .high) {
      _ = await #expect(processExitsWith: .failure) {
        let graph = Graph()
        let link = Link()
        let a = graph.rule(name: "a") { link.attribute!.value }
        let b = graph.rule(name: "b") { a.value }
        link.attribute = b
        _ = b.value
      }
    }.value
  }

  @Test("a rule that goes wrong for ever fills no memory with its problems")
  func bounded() {
    let graph = Graph()
    let link = Link()
    let input = graph.input(0)
    let rule = graph.rule(name: "rule") { input.value == 0 ? 0 : (link.attribute?.value ?? 0) }
    link.attribute = rule
    _ = rule.value
    for number in 1...500 {
      input.set(number)
      _ = rule.value
    }
    #expect(graph.problems.count == 100)
    link.attribute = nil
  }
}
