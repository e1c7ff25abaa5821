import PlumbGraph
import Testing

@Suite("Graph")
struct GraphTests {
  @Test("a change runs only the rules that it reaches")
  func runsOnlyWhatChanged() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let b = graph.input(10, name: "b")
    let twice = graph.rule(name: "twice") { a.value * 2 }
    let next = graph.rule(name: "next") { b.value + 1 }
    let sum = graph.rule(name: "sum") { twice.value + next.value }
    #expect(sum.value == 13)
    graph.log = []
    a.set(2)
    #expect(sum.value == 15)
    #expect(graph.log == ["twice", "sum"])
  }

  @Test("nothing runs before it is read, and nothing runs twice")
  func pullsLazily() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let rule = graph.rule(name: "rule") { a.value }
    #expect(graph.evaluations == 0)
    _ = rule.value
    _ = rule.value
    a.set(2)
    a.set(3)
    #expect(graph.evaluations == 1)
    #expect(rule.value == 3)
    #expect(graph.evaluations == 2)
  }

  @Test("an equal input changes nothing")
  func equalInput() {
    let graph = Graph()
    let a = graph.input("x", name: "a")
    let rule = graph.rule { a.value }
    _ = rule.value
    a.set("x")
    #expect(!rule.erased.isStale)
    #expect(graph.marks == 0)
  }

  @Test("an equal result stops the wave")
  func equalResult() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let isPositive = graph.rule(name: "isPositive") { a.value > 0 }
    let text = graph.rule(name: "text") { isPositive.value ? "yes" : "no" }
    let last = graph.rule(name: "last") { text.value + "!" }
    #expect(last.value == "yes!")
    graph.log = []
    a.set(2)
    #expect(last.erased.isStale)
    #expect(last.value == "yes!")
    #expect(graph.log == ["isPositive"])
    #expect(!last.erased.isStale)
  }

  @Test("dependencies are recorded anew at each run")
  func dynamicDependencies() {
    let graph = Graph()
    let flag = graph.input(true, name: "flag")
    let yes = graph.input(1, name: "yes")
    let no = graph.input(2, name: "no")
    let rule = graph.rule(name: "rule") { flag.value ? yes.value : no.value }
    #expect(rule.value == 1)
    #expect(rule.erased.inputs.map(\.name) == ["flag", "yes"])
    flag.set(false)
    #expect(rule.value == 2)
    #expect(rule.erased.inputs.map(\.name) == ["flag", "no"])
    #expect(yes.erased.dependents.isEmpty)
    graph.log = []
    yes.set(5)
    #expect(rule.value == 2)
    #expect(graph.log == [])
  }

  @Test("an input behind the one that changed is not brought up to date for nothing")
  func checksInOrder() {
    let graph = Graph()
    let count = graph.input(1, name: "count")
    let isFull = graph.rule(name: "isFull") { count.value > 0 }
    let first = graph.rule(name: "first") { 100 / count.value }
    let rule = graph.rule(name: "rule") { isFull.value ? first.value : 0 }
    #expect(rule.value == 100)
    graph.log = []
    count.set(0)
    #expect(rule.value == 0)
    #expect(graph.log == ["isFull", "rule"])
  }

  @Test("an attribute that is read twice in a run is one input")
  func readTwice() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let rule = graph.rule { a.value + a.value }
    #expect(rule.value == 2)
    #expect(rule.erased.inputs.count == 1)
    #expect(a.erased.dependents.count == 1)
  }

  @Test("a peek records nothing")
  func peek() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let b = graph.input(1, name: "b")
    let rule = graph.rule { a.peek + graph.withoutRecording { b.value } }
    #expect(rule.value == 2)
    a.set(5)
    b.set(5)
    #expect(rule.value == 2)
    #expect(rule.erased.inputs.isEmpty)
  }

  @Test("an invalidated rule runs again")
  func invalidate() {
    let graph = Graph()
    var outside = 1
    let rule = graph.rule(name: "rule") { outside }
    let next = graph.rule(name: "next") { rule.value + 1 }
    #expect(next.value == 2)
    outside = 5
    #expect(next.value == 2)
    rule.invalidate()
    #expect(next.value == 6)
  }

  @Test("a rule that is invalidated while it runs is stale after the run, and so is its reader")
  func invalidateDuringRun() {
    let graph = Graph()
    var runs = 0
    var invalidateRule: (() -> Void)?
    let rule = graph.rule(name: "rule") {
      runs += 1
      if runs == 1 { invalidateRule?() }
      return runs
    }
    invalidateRule = { rule.invalidate() }
    let next = graph.rule(name: "next") { rule.value }
    #expect(next.value == 1)
    #expect(rule.erased.isStale && next.erased.isStale)
    #expect(next.value == 2)
    #expect(!rule.erased.isStale && !next.erased.isStale)
    invalidateRule = nil
  }

  @Test("whoever watches an attribute hears once that it may be stale, until it is read again")
  func onStale() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let middle = graph.rule(name: "middle") { a.value }
    let root = graph.rule(name: "root") { middle.value }
    var calls = 0
    root.onStale { calls += 1 }
    a.set(2)
    #expect(calls == 0, "it never had a value that could become stale")
    _ = root.value
    a.set(3)
    a.set(4)
    middle.invalidate()
    #expect(calls == 1)
    _ = root.value
    middle.invalidate()
    #expect(calls == 2)
  }

  @Test("an input that is set by a rule is reported and set after the rule")
  func writeDuringRule() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let rule = graph.rule(name: "rule") {
      let old = a.value
      a.set(2)
      return old + a.value
    }
    #expect(rule.value == 2)
    #expect(graph.problems == [.writeDuringRule(input: "a", rule: "rule")])
    #expect(a.value == 2)
    #expect(rule.erased.isStale)
  }

  @Test("a rule can not be set")
  func setRule() {
    let graph = Graph()
    let rule = graph.rule(name: "rule") { 1 }
    rule.set(2)
    #expect(rule.value == 1)
    #expect(graph.problems == [.setRule("rule")])
  }

  @Test("a deferred write is no problem, and happens after the outermost rule")
  func deferredWrite() {
    let graph = Graph()
    let a = graph.input(1, name: "a")
    let inner = graph.rule(name: "inner") {
      graph.defer { a.set(2) }
      return 0
    }
    let outer = graph.rule(name: "outer") { inner.value + a.value }
    #expect(outer.value == 1)
    #expect(outer.value == 2)
    #expect(graph.problems.isEmpty)
    graph.defer { a.set(3) }
    #expect(a.value == 3, "no rule runs, so it happens at once")
  }

  @Test("deferred actions that cause others end after a hundred rounds")
  func endlessDefer() {
    let graph = Graph()
    var rounds = 0
    func again() {
      rounds += 1
      graph.defer(again)
    }
    again()
    #expect(rounds <= 101)
    #expect(graph.problems == [.endlessDeferral])
  }

  @Test("a chain of 100,000 rules is marked, pulled and released without the thread's stack")
  func longChain() {
    let graph = Graph()
    let first = graph.input(0, name: "first")
    func chain() -> Attribute<Int> {
      var last = first
      for _ in 0..<100_000 {
        let previous = last
        last = graph.rule { previous.value + 1 }
        _ = last.value
      }
      return last
    }
    var last: Attribute? = chain()
    #expect(last?.value == 100_000)
    first.set(1)
    #expect(graph.marks == 100_000)
    #expect(last?.value == 100_001)
    last = nil
    #expect(first.erased.dependents.isEmpty)
  }

  @Test("100,000 readers of one input are recorded and released in time that grows with their number")
  func wideFan() {
    let graph = Graph()
    let input = graph.input(0)
    var readers = (0..<100_000).map { number in graph.rule { input.value + number } }
    for reader in readers { _ = reader.value }
    #expect(input.erased.dependents.count == 100_000)
    readers = []
    #expect(input.erased.dependents.isEmpty)
  }
}
