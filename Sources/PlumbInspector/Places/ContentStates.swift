/// A `SourceContent` as states: what can come next, and in which state that leads.
struct ContentStates {
  enum Step {
    case view(Int)
    /// All that a view of the source makes, from one call.
    case made(Int)
    case foreign, unknown
  }

  private(set) var steps: [[(step: Step, to: Int)]] = []
  private var free: [[Int]] = []
  private var freeBack: [[Int]] = []
  private var end = 0
  /// The members that are being read: one may call itself.
  private var open: [String] = []

  /// The content that the bodies which are being read were given.
  private var given: GivenContent?

  /// More states than any person's view has.
  private static let most = 4000

  /// - Parameter given: what the body in which the content stands was given.
  init(_ content: SourceContent, in code: SourceCode, given: GivenContent? = nil) {
    self.given = given
    let start = add()
    end = add(content, from: start, code)
  }

  private mutating func add() -> Int {
    steps.append([])
    free.append([])
    freeBack.append([])
    return steps.count - 1
  }

  private mutating func connect(_ one: Int, _ other: Int) {
    free[one].append(other)
    freeBack[other].append(one)
  }

  private mutating func many(_ step: Step, from start: Int) -> Int {
    let state = add()
    connect(start, state)
    steps[state].append((step, state))
    return state
  }

  private mutating func one(_ step: Step, from start: Int) -> Int {
    let state = add()
    steps[start].append((step, state))
    return state
  }

  /// Returns the state behind the content.
  private mutating func add(_ content: SourceContent, from start: Int, _ code: SourceCode) -> Int {
    guard steps.count < Self.most else { return many(.unknown, from: start) }
    switch content {
    case .sequence(let parts): return parts.reduce(start) { add($1, from: $0, code) }
    case .anyOf(let parts):
      let end = add()
      for part in parts {
        // Each has a beginning of its own, to which nothing leads back.
        let begin = add()
        connect(start, begin)
        connect(add(part, from: begin, code), end)
      }
      return end
    case .optional(let part): return add(.anyOf([part, .nothing]), from: start, code)
    case .repeated(let part):
      let begin = add()
      connect(start, begin)
      connect(add(part, from: begin, code), begin)
      return begin
    case .view(let view):
      if let content = code.staticContent(of: code.views[view]) { return add(content, from: start, code) }
      guard code.types.contains(code.views[view].name) else { return one(.view(view), from: start) }
      return add(.anyOf([.foreign, code.views[view].content]), or: view, from: start, code)
    case .call(let view):
      if code.barContents.contains(code.views[view].name) { return addItems(of: view, from: start, code) }
      guard code.types.contains(code.views[view].name) else {
        return add(.anyOf([.view(view), .foreign]), from: start, code)
      }
      return add(.anyOf([.made(view), code.views[view].content]), or: view, from: start, code)
    case .made(let view):
      let end = one(.made(view), from: start)
      // A body may show nothing.
      connect(start, end)
      return end
    case .modified(let view, let base):
      let made = code.views[view].made
      guard code.isOpaque(view) else { return add(made ?? base, or: view, from: start, code) }
      if let made { return add(made, from: start, code) }
      return add(.anyOf([base, .foreign]), or: view, from: start, code)
    case .foreign: return many(.foreign, from: start)
    case .unknown: return many(.unknown, from: start)
    case .any: return one(.unknown, from: start)
    case .member(let name, let type):
      let own = code.contents(of: name, in: type)
      if own.isEmpty, let (content, outer) = given?.content(of: name, in: type) {
        let inner = given
        given = outer
        defer { given = inner }
        return add(content, from: start, code)
      }
      let contents = own.isEmpty ? code.given(name, in: type) : own
      // The modifiers around it would else be what it can be, too.
      if contents.isEmpty, code.isConfigured(name, in: type) { return many(.foreign, from: start) }
      let key = "\(type).\(name)"
      guard !contents.isEmpty, open.count < 12, !open.contains(key) else {
        return many(.unknown, from: start)
      }
      open.append(key)
      defer { open.removeLast() }
      return add(.anyOf(contents), from: start, code)
    }
  }

  /// The items of a bar that a type of the source holds: they stand in the tree as those beside them.
  private mutating func addItems(of view: Int, from start: Int, _ code: SourceCode) -> Int {
    let name = code.views[view].name
    let bodies = code.bodies(of: name, shown: "")
    guard !bodies.isEmpty, open.count < 12, !open.contains(name) else { return many(.unknown, from: start) }
    let outer = given
    given = GivenContent(code.views[view], in: outer, code)
    open.append(name)
    defer {
      open.removeLast()
      given = outer
    }
    return add(.anyOf(bodies.map(\.loosened)), from: start, code)
  }

  /// A content, or one view for it: a modifier around it, or a layout of the source.
  private mutating func add(_ content: SourceContent, or view: Int, from start: Int, _ code: SourceCode)
    -> Int
  {
    let begin = add()
    connect(start, begin)
    let behind = add()
    connect(add(content, from: begin, code), behind)
    steps[begin].append((.view(view), behind))
    return behind
  }

  // MARK: Costs

  static let never = Int.max / 4

  /// The least number of items that are left over between the beginning and each state, before each item and at the end.
  func costs(of count: Int, isSkipped: Bool, _ fits: (Int, Step) -> Bool) -> [[Int]] {
    var current = Array(repeating: Self.never, count: steps.count)
    current[0] = 0
    close(&current, free)
    var all = [current]
    for item in 0..<count {
      var next = Array(repeating: Self.never, count: steps.count)
      for state in steps.indices where current[state] < Self.never {
        if isSkipped { next[state] = min(next[state], current[state] + 1) }
        for (step, to) in steps[state] where next[to] > current[state] && fits(item, step) {
          next[to] = current[state]
        }
      }
      close(&next, free)
      all.append(next)
      current = next
    }
    return all
  }

  /// The same between each state and the end.
  func costsBack(of count: Int, isSkipped: Bool, _ fits: (Int, Step) -> Bool) -> [[Int]] {
    var current = Array(repeating: Self.never, count: steps.count)
    current[end] = 0
    close(&current, freeBack)
    var all = [current]
    for item in (0..<count).reversed() {
      var next =
        isSkipped ? current.map { min($0 + 1, Self.never) } : Array(repeating: Self.never, count: steps.count)
      for state in steps.indices {
        for (step, to) in steps[state] where current[to] < next[state] && fits(item, step) {
          next[state] = current[to]
        }
      }
      close(&next, freeBack)
      all.append(next)
      current = next
    }
    return all.reversed()
  }

  func cost(_ costs: [[Int]]) -> Int { costs.last?[end] ?? Self.never }

  private func close(_ costs: inout [Int], _ edges: [[Int]]) {
    var open = costs.indices.filter { costs[$0] < Self.never }
    while let state = open.popLast() {
      for to in edges[state] where costs[to] > costs[state] {
        costs[to] = costs[state]
        open.append(to)
      }
    }
  }
}
