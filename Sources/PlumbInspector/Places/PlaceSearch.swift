/// Finds for each view of a tree the one call in the source that can have made it.
///
/// The views that a body has made are compared with its calls from the outside in: names, words and the order of views must
/// agree with what the body can make. Where several calls are possible, the place is not known.
final class PlaceSearch {
  private struct Writer: Hashable {
    var type: String?
    var instance: Int

    init?(_ writer: ViewWriter?) {
      guard let writer else { return nil }
      (type, instance) = (writer.type, writer.instance)
    }
  }

  /// A view that the source can know of: parts of controls, and modifiers that it does not call, are left out.
  private struct Item {
    var node: InspectedNode
    var writer: Writer?
    /// Among all nodes of the tree.
    var index: Int
    var children: [Int]
  }

  private struct Pair: Hashable {
    var item: Int
    var view: Int
  }

  private let code: SourceCode
  private var items: [Item] = []
  private var count = 0
  /// By the numbers of the nodes, in the order of the tree.
  private(set) var places: [Int: String] = [:]
  private var known: [Pair: Bool] = [:]
  private var states: [Int: ContentStates] = [:]
  private var bodies: [String?: ContentStates] = [:]
  private var elsewhere: [String?: ContentStates] = [:]
  private var seen: Set<Writer> = []
  private var writer: Writer?

  init(_ root: InspectedNode, _ code: SourceCode) {
    self.code = code
    look(through: add(root), in: nil)
  }

  private func add(_ node: InspectedNode) -> [Int] {
    let index = count
    count += 1
    let children = node.children.flatMap { add($0) }
    if node.isPart || node.isModifier && !code.modifiers.contains(node.name) { return children }
    var own = node
    own.children = []
    items.append(Item(node: own, writer: Writer(node.writer), index: index, children: children))
    return [items.count - 1]
  }

  // MARK: Bodies

  private func look(through siblings: [Int], in outer: Writer?) {
    var spans: [Writer: Range<Int>] = [:]
    var writers: [Writer] = []
    for (index, item) in siblings.enumerated() {
      guard let writer = items[item].writer, writer != outer else { continue }
      if spans[writer] == nil { writers.append(writer) }
      spans[writer] = (spans[writer]?.lowerBound ?? index)..<index + 1
    }
    for writer in writers where seen.insert(writer).inserted {
      self.writer = writer
      let all = code.bodies(of: writer.type)
      if all.isEmpty { continue }
      let body = bodies[writer.type] ?? ContentStates(.anyOf(all), in: code)
      bodies[writer.type] = body
      if let span = spans[writer] { place(Array(siblings[span]), body, isPlain: true) }
    }
    for item in siblings { look(through: items[item].children, in: items[item].writer) }
  }

  // MARK: One content

  /// - Parameter isPlain: nothing else than the content is there, and all of it.
  private func place(_ siblings: [Int], _ states: ContentStates, isPlain: Bool) {
    if siblings.isEmpty { return }
    // If something in a view is not understood, the view itself can still be.
    for isSkipped in isPlain ? [false, true] : [true] {
      for isDeep in isPlain ? [true, false] : [true] {
        if place(siblings, states, isSkipped: isSkipped, isDeep: isDeep) { return }
      }
    }
  }

  private func place(_ siblings: [Int], _ states: ContentStates, isSkipped: Bool, isDeep: Bool) -> Bool {
    func isFitting(_ index: Int, _ step: ContentStates.Step) -> Bool {
      fits(siblings[index], step, isDeep: isDeep)
    }
    let costs = states.costs(of: siblings.count, isSkipped: isSkipped, isFitting)
    let least = states.cost(costs)
    guard least < ContentStates.never else { return false }
    let back = states.costsBack(of: siblings.count, isSkipped: isSkipped, isFitting)
    for (index, item) in siblings.enumerated() {
      var (views, isOther, isLeft) = (Set<Int>(), false, false)
      for state in states.steps.indices where costs[index][state] < ContentStates.never {
        if isSkipped, costs[index][state] + 1 + back[index + 1][state] == least { isLeft = true }
        for (step, to) in states.steps[state]
        where costs[index][state] + back[index + 1][to] == least && isFitting(index, step) {
          if case .view(let view) = step { views.insert(view) } else { isOther = true }
        }
      }
      if views.count == 1, let view = views.first, !isOther, !isLeft {
        settle(item, view)
      } else if views.isEmpty, !isOther {
        placeElsewhere(item)
      }
    }
    return true
  }

  /// The view has been made by the call.
  private func settle(_ item: Int, _ view: Int) {
    let isOpaque = code.isOpaque(view)
    if !isOpaque { places[items[item].index] = code.views[view].place }
    place(items[item].children, states(of: view), isPlain: code.views[view].isPlain)
  }

  /// A view that no call in what is around it makes can be in a bar or a sheet of the same type.
  private func placeElsewhere(_ item: Int) {
    guard items[item].writer == writer, let writer else { return }
    let states =
      elsewhere[writer.type]
      ?? ContentStates(
        .anyOf((code.elsewhere[writer.type ?? SourceCode.preview] ?? []).map(\.loosened)), in: code)
    elsewhere[writer.type] = states
    let before = places.count
    _ = place([item], states, isSkipped: false, isDeep: true)
    if places.count == before { for child in items[item].children { placeElsewhere(child) } }
  }

  // MARK: What a call can have made

  private func states(of view: Int) -> ContentStates {
    if let known = states[view] { return known }
    let own = code.views[view]
    var content = own.content
    if code.isOpaque(view), let base = own.base {
      content = .sequence([.unknown, .modified(view, base), .unknown])
    }
    let made = ContentStates(content, in: code)
    states[view] = made
    return made
  }

  private func fits(_ item: Int, _ step: ContentStates.Step, isDeep: Bool) -> Bool {
    switch step {
    case .view(let view): items[item].writer == writer && fits(item, view, isDeep: isDeep)
    case .foreign: items[item].writer != writer
    case .unknown: true
    }
  }

  private func fits(_ item: Int, _ view: Int, isDeep: Bool) -> Bool {
    guard code.isOpaque(view) || code.views[view].resembles(items[item].node) else { return false }
    // Of a view that is not plain it is not known what it shows.
    guard isDeep, code.views[view].isPlain else { return true }
    let pair = Pair(item: item, view: view)
    if let known = known[pair] { return known }
    let (children, states) = (items[item].children, states(of: view))
    let costs = states.costs(of: children.count, isSkipped: false) { fits(children[$0], $1, isDeep: true) }
    let isFitting = states.cost(costs) < ContentStates.never
    known[pair] = isFitting
    return isFitting
  }
}
