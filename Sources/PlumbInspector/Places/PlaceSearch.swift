/// Finds for each view of a tree the one call in the source that can have made it.
///
/// The views that a body has made are compared with its calls from the outside in: names, words and the order of views must
/// agree with what the body can make. Where several calls are possible, the place is not known.
final class PlaceSearch {
  private struct Pair: Hashable {
    var item: Int
    var view: Int
    var depth: Depth
  }

  /// How much of what is in a view has to agree with what its call can make.
  private enum Depth: CaseIterable {
    case nothing
    /// All of it, where everything that stands in the view is shown.
    case plain
    /// Also where it is shown as far as it is seen.
    case whole
  }

  /// A content in a body that was given something.
  private struct Key<Content: Hashable>: Hashable {
    var content: Content
    var given: ObjectIdentifier?
  }

  private let code: SourceCode
  private let shown: String
  private let items: WrittenItems
  /// By the numbers of the nodes, in the order of the tree.
  private(set) var places: [Int: String] = [:]
  private var known: [Pair: Bool] = [:]
  private var states: [Key<Int>: ContentStates] = [:]
  private var bodies: [Key<String?>: ContentStates] = [:]
  private var elsewhere: [Key<String?>: ContentStates] = [:]
  private var seen: Set<ViewWriter> = []
  /// The content that each body was given by the call that made it.
  private var gifts: [ViewWriter: GivenContent] = [:]
  private var contents: [Key<Int>: GivenContent] = [:]
  /// The body that is compared, and what it was given.
  private var writer = ViewWriter(type: nil, instance: 0, in: nil)
  private var given: GivenContent?

  /// - Parameter shown: the place of the preview that is shown, or the name of its provider.
  init(_ root: InspectedNode, _ code: SourceCode, shown: String) {
    (self.code, self.shown, items) = (code, shown, WrittenItems(root, calling: code.modifiers))
    look(through: items.outermost)
    for bar in items.bars {
      place(bar)
      look(through: bar.items)
    }
  }

  // MARK: Bodies

  private func look(through siblings: [Int]) {
    var spans: [ViewWriter: Range<Int>] = [:]
    var writers: [ViewWriter] = []
    for (index, item) in siblings.enumerated() {
      // The outer bodies first: what they gave to the inner ones is known then.
      for writer in unseen(around: item).reversed() {
        if spans[writer] == nil { writers.append(writer) }
        spans[writer] = (spans[writer]?.lowerBound ?? index)..<index + 1
      }
    }
    for writer in writers where seen.insert(writer).inserted {
      (self.writer, given) = (writer, gifts[writer])
      let all = code.bodies(of: writer.type, shown: shown)
      if all.isEmpty { continue }
      let key = Key(content: writer.type, given: given.map(ObjectIdentifier.init))
      let body = bodies[key] ?? ContentStates(.anyOf(all), in: code, given: given)
      bodies[key] = body
      if let span = spans[writer] { place(Array(siblings[span]), body, isPlain: true) }
    }
    for spread in items.spreads(siblings) {
      if spread.count == 1 {
        look(through: items[spread[0]].children)
        continue
      }
      // One body has made the views that the modifier stands around.
      look(through: spread.compactMap { items[$0].children.first })
      for item in spread { look(through: Array(items[item].children.dropFirst())) }
    }
  }

  /// The bodies around an item that were not compared yet, the innermost first.
  private func unseen(around item: Int) -> [ViewWriter] {
    var (found, here) = ([ViewWriter](), items[item].writer)
    while let writer = here, !seen.contains(writer) {
      found.append(writer)
      here = writer.outer
    }
    return found
  }

  // MARK: One content

  /// - Parameter isPlain: nothing else than the content is there, and all of it.
  private func place(_ siblings: [Int], _ states: ContentStates, isPlain: Bool) {
    let units = items.units(siblings, in: writer)
    if units.isEmpty { return }
    // If something in a view is not understood, the view itself can still be.
    for isSkipped in isPlain ? [false, true] : [true] {
      for depth in Depth.allCases.reversed() where isPlain || depth != .nothing {
        if place(units, states, isSkipped: isSkipped, depth) { return }
      }
    }
  }

  private func place(_ units: [WrittenItems.Unit], _ states: ContentStates, isSkipped: Bool, _ depth: Depth)
    -> Bool
  {
    func isFitting(_ index: Int, _ step: ContentStates.Step) -> Bool {
      fits(units[index], step, depth)
    }
    let costs = states.costs(of: units.count, isSkipped: isSkipped, isFitting)
    let least = states.cost(costs)
    guard least < ContentStates.never else { return false }
    let back = states.costsBack(of: units.count, isSkipped: isSkipped, isFitting)
    for (index, unit) in units.enumerated() {
      var (views, makers, isOther, isLeft) = (Set<Int>(), Set<Int>(), false, false)
      for state in states.steps.indices where costs[index][state] < ContentStates.never {
        if isSkipped, costs[index][state] + 1 + back[index + 1][state] == least { isLeft = true }
        for (step, to) in states.steps[state]
        where costs[index][state] + back[index + 1][to] == least && isFitting(index, step) {
          switch step {
          case .view(let view): views.insert(view)
          case .made(let view): makers.insert(view)
          case .foreign, .unknown: isOther = true
          }
        }
      }
      // The modifier around one view leaves open what that is as little as the one around several.
      views.subtract(views.compactMap { code.views[$0].spreadFrom })
      let isOne = views.count + makers.count == 1 && !isOther && !isLeft
      if isOne, let view = views.first {
        for item in unit.items { settle(item, view) }
      } else if makers.isEmpty, !isOther, !isLeft, let place = onePlace(of: views) {
        for item in unit.items { places[items[item].index] = place }
      } else if isOne, let maker = makers.first, let body = unit.body {
        gifts[body] = content(of: maker)
      } else if views.isEmpty, makers.isEmpty, !isOther {
        for item in unit.items { placeElsewhere(item) }
      }
    }
    return true
  }

  /// The line on which all of several calls stand.
  private func onePlace(of views: Set<Int>) -> String? {
    let found = Set(views.map { code.isOpaque($0) ? nil : code.views[$0].place })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// The view has been made by the call.
  private func settle(_ item: Int, _ view: Int) {
    let isOpaque = code.isOpaque(view)
    if !isOpaque { places[items[item].index] = code.views[view].place }
    let (children, isWhole) = (items[item].children, code.views[view].isWhole)
    if isWhole, place(items.units(children, in: writer), states(of: view), isSkipped: false, .plain) {
      return
    }
    place(children, states(of: view, isLoose: isWhole), isPlain: code.views[view].isPlain)
  }

  /// Returns the content that a call gives to the body of the view that it makes.
  private func content(of call: Int) -> GivenContent {
    let key = Key(content: call, given: given.map(ObjectIdentifier.init))
    let content = contents[key] ?? GivenContent(code.views[call], in: given, code)
    contents[key] = content
    return content
  }

  /// A view that no call in what is around it makes can be in a bar or a sheet of the same type.
  private func placeElsewhere(_ item: Int) {
    guard items[item].writer == writer else { return }
    let key = Key(content: writer.type, given: given.map(ObjectIdentifier.init))
    let states =
      elsewhere[key]
      ?? ContentStates(code.elsewhere(of: writer.type, isInBar: false), in: code, given: given)
    elsewhere[key] = states
    let before = places.count
    _ = place([WrittenItems.Unit(items: [item])], states, isSkipped: false, .plain)
    if places.count == before { for child in items[item].children { placeElsewhere(child) } }
  }

  /// Together the items tell by their order which call has made each.
  private func place(_ bar: WrittenItems.Bar) {
    (writer, given) = (bar.writer, gifts[bar.writer])
    let states = ContentStates(code.elsewhere(of: writer.type, isInBar: true), in: code, given: given)
    if place(items.units(bar.items, in: writer), states, isSkipped: false, .plain) { return }
    for item in bar.items { placeElsewhere(item) }
  }

  // MARK: What a call can have made

  /// - Parameter isLoose: any of the views in it may be left out.
  private func states(of view: Int, isLoose: Bool = false) -> ContentStates {
    let key = Key(content: isLoose ? ~view : view, given: given.map(ObjectIdentifier.init))
    if let known = states[key] { return known }
    let own = code.views[view]
    var content = isLoose ? own.content.loosened : own.content
    if code.isOpaque(view), let base = own.base {
      content = .sequence([.unknown, .modified(view, base), .unknown])
    }
    let made = ContentStates(content, in: code, given: given)
    states[key] = made
    return made
  }

  private func fits(_ unit: WrittenItems.Unit, _ step: ContentStates.Step, _ depth: Depth) -> Bool {
    switch step {
    case .view(let view): items[unit.first].writer == writer && fits(unit.first, view, depth)
    case .made(let view): unit.body.map { $0.type == code.views[view].name } ?? false
    case .foreign: items[unit.first].writer != writer
    case .unknown: true
    }
  }

  private func fits(_ item: Int, _ view: Int, _ depth: Depth) -> Bool {
    guard code.isOpaque(view) || code.views[view].resembles(items[item].node, in: code) else { return false }
    // Of any other view it is not known what it shows.
    let isWhole = depth == .whole && code.views[view].isWhole
    guard depth != .nothing, isWhole || code.views[view].isPlain else { return true }
    let pair = Pair(item: item, view: view, depth: depth)
    if let known = known[pair] { return known }
    let (inside, states) = (
      items.units(items[item].children, in: writer), states(of: view, isLoose: isWhole)
    )
    let costs = states.costs(of: inside.count, isSkipped: false) { fits(inside[$0], $1, depth) }
    let isFitting = states.cost(costs) < ContentStates.never
    known[pair] = isFitting
    return isFitting
  }
}
