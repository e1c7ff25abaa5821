import PlumbGraph
import PlumbLayout
import PlumbViews

/// The actions behind a row, and how far the row is swiped to show them.
@MainActor final class RowSwipe {
  struct Side {
    var content: AnyView
    var allowsFullSwipe: Bool
  }

  /// The opened part, for the actions' own layout.
  struct Opening: Equatable {
    var edge: HorizontalEdge?
    /// In points.
    var width: CGFloat = 0
    /// The first action takes all the room, and is done when the finger goes up.
    var isFull = false
  }

  var sides: [HorizontalEdge: Side] = [:]
  /// The values that the actions inherit where they are written.
  var inherited: Inherited?
  /// The row and its actions, which take swipes.
  @Linked var node: ViewNode?
  /// The slot of the actions' nodes.
  @Linked var slot: ViewNode?
  /// The widths of open actions, in points.
  var widths: [HorizontalEdge: CGFloat] = [:]
  private(set) var opening: Attribute<Opening>?
  private var place: Animated<Double>?
  private var start = 0.0
  private unowned let row: ListRowState

  /// A row that is swiped by this share of its width does its first action (assumed).
  private static let fullShare = 0.6

  init(_ row: ListRowState) { self.row = row }

  /// The distance by which the row is drawn from its place, in points; more than 0 is to the right.
  var shift: Double { place?.shown ?? 0 }

  package var isOpen: Bool { (place?.target ?? 0) != 0 }

  private var isMirrored: Bool { inherited?.isMirrored ?? false }

  /// The sides that have actions, with the one that deletes where nobody wrote others.
  var allSides: [HorizontalEdge: Side] {
    var all = sides
    if all[.trailing] == nil, row.edits.canDelete {
      let delete = Button(
        role: .destructive, action: { [weak row] in row?.delete() }, label: { Text("Delete") })
      all[.trailing] = Side(content: AnyView(delete), allowsFullSwipe: true)
    }
    return all
  }

  /// The edge at which a shift shows something.
  func edge(of shift: Double) -> HorizontalEdge? {
    guard shift != 0 else { return nil }
    return (shift > 0) == isMirrored ? .trailing : .leading
  }

  func canSwipe(_ way: Double) -> Bool {
    isOpen || edge(of: way).map { allSides[$0] != nil } ?? false
  }

  // MARK: What a finger does

  package func begin() { start = place?.target ?? 0 }

  package func drag(by distance: CGFloat) {
    guard let node, !node.isDisposed else { return }
    var shift = start + Double(distance)
    guard let edge = edge(of: shift), let side = allSides[edge] else {
      return show(0, edge: nil, isFull: false)
    }
    let width = Double(widths[edge] ?? 0)
    let row = Double(node.canvasFrame.width)
    if !side.allowsFullSwipe, abs(shift) > width {
      // Gives way, as content does that is pulled beyond its end.
      let more = Double(ScrollPan.give(CGFloat(abs(shift) - width), CGFloat(row)))
      shift = shift > 0 ? width + more : -width - more
    }
    show(shift, edge: edge, isFull: side.allowsFullSwipe && abs(shift) > row * RowSwipe.fullShare)
  }

  /// Does what the swipe has opened quite, opens the row, or closes it, as far and as fast as it was swiped.
  package func letGo(at distance: CGFloat?, velocity: CGFloat) {
    guard let opening = opening?.peek, let edge = opening.edge else { return close() }
    if opening.isFull { return performFirst(at: edge) }
    let shift = place?.target ?? 0
    let width = Double(widths[edge] ?? 0)
    // Where it would come to rest by itself, a quarter of a second later.
    let end = shift + Double(velocity) / 4
    guard self.edge(of: end) == edge, abs(end) > width / 2 else { return close() }
    animate(to: shift > 0 ? width : -width, edge: edge)
  }

  func close() { animate(to: 0, edge: opening?.peek.edge) }

  private func performFirst(at edge: HorizontalEdge) {
    let action = actions.first { $0.edge == edge }
    close()
    action?.node.activate()
  }

  // MARK: Showing

  private func show(_ shift: Double, edge: HorizontalEdge?, isFull: Bool) {
    guard let node else { return }
    let place = place ?? Animated(0.0, node)
    self.place = place
    let next = Opening(edge: edge, width: CGFloat(abs(shift)), isFull: isFull)
    let turns = opening?.peek.isFull != isFull && opening?.peek.edge != nil
    withTransaction(Transaction(animation: turns ? .snappy(duration: 0.2) : nil)) { opening?.set(next) }
    place.set(shift, in: Transaction())
    node.host.needsUpdate?()
  }

  private func animate(to shift: Double, edge: HorizontalEdge?) {
    guard let node, let place, !node.isDisposed else { return }
    let host = node.host
    host.input.capture = shift == 0 ? nil : self
    var transaction = Transaction(animation: .spring(duration: 0.35))
    withTransaction(transaction) {
      opening?.set(Opening(edge: edge, width: CGFloat(abs(shift))))
    }
    let done = AnimationCompletion(.removed) { [weak self] in
      guard let self, !isOpen else { return }
      opening?.set(Opening())
    }
    done.host = host
    transaction.completions = [done]
    place.set(shift, in: transaction)
    done.close()
    host.needsUpdate?()
  }

  // MARK: The actions

  /// The actions' buttons, the first of each side first.
  var actions: [(edge: HorizontalEdge, node: ViewNode)] {
    guard let slot, !slot.isDisposed else { return [] }
    var found: [(HorizontalEdge, ViewNode)] = []
    slot.collectActions(at: nil, into: &found)
    return found.map { (edge: $0.0, node: $0.1) }
  }

  /// The names of the actions that assistive tools can perform on the row without swiping it.
  var actionNames: [String] { actions.map(\.node.innerLabel) }

  /// Does the action of a name; false if there is none.
  @discardableResult func perform(_ name: String) -> Bool {
    guard let action = actions.first(where: { $0.node.innerLabel == name }) else { return false }
    action.node.activate()
    return true
  }

  /// Brings the actions' nodes up to date, once the walk that is at the row's content is over.
  func actionsChanged(_ builder: _TreeBuilder) {
    var own = Inherited(environment: builder.inherited.environment)
    own.isMirrored = builder.inherited.isMirrored
    inherited = own
    builder.host.afterWalk { [self] in
      guard let slot, !slot.isDisposed else { return }
      node?.interactions.isHitEverywhere = !allSides.isEmpty
      if opening == nil { opening = slot.host.graph.input(Opening(), name: "swipeActions") }
      let builder = _TreeBuilder(host: slot.host, parent: slot, inherited: own)
      (slot.nearestSubgraph ?? slot.host.subgraph).apply {
        builder.descend(into: slot) { if !allSides.isEmpty { builder.make(_RowActions(swipe: self)) } }
      }
    }
  }
}

extension ViewNode {
  fileprivate func collectActions(
    at edge: HorizontalEdge?, into found: inout [(HorizontalEdge, ViewNode)]
  ) {
    let edge = (composite as? SwipedEdge)?.edge ?? edge
    if action != nil, let edge { return found.append((edge, self)) }
    for child in children { child.collectActions(at: edge, into: &found) }
  }
}

/// Marks the node around the actions of one edge.
@MainActor final class SwipedEdge {
  let edge: HorizontalEdge
  init(_ edge: HorizontalEdge) { self.edge = edge }
}

extension RowSwipe: Swipeable {
  /// Returns whether a move is one along the row, towards where there is something.
  package func takes(from start: CGPoint, to end: CGPoint) -> Bool {
    abs(end.x - start.x) > abs(end.y - start.y) && canSwipe(Double(end.x - start.x))
  }

  /// A tap on a row that is open closes it.
  package var takesTaps: Bool { isOpen }
  package func tap() { close() }
}

extension RowSwipe: PointerCapture {
  /// Returns the nodes under a pointer that can be used while the row is open: its actions, and of the row itself only
  /// the swipe. A pointer elsewhere closes the row, and does nothing else.
  package func path(_ path: [ViewNode]) -> [ViewNode] {
    if path.contains(where: { $0.composite is SwipedEdge }) { return path }
    if !path.contains(where: { $0 === node }) { close() }
    return path.filter { $0.scrollNode != nil || $0 === node }
  }
}

extension ListRowState {
  package var actionNames: [String] { swipe.actionNames + (selectionActionName.map { [$0] } ?? []) }

  @discardableResult package func perform(_ name: String) -> Bool {
    if swipe.perform(name) { return true }
    guard name == selectionActionName else { return false }
    select()
    return true
  }

  package func canBeSwiped(from start: CGPoint, to end: CGPoint) -> Bool { swipe.takes(from: start, to: end) }
}
