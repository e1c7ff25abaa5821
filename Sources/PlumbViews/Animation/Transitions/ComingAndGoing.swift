import PlumbGraph
import PlumbLayout

/// A view that came into a container that was there before.
@MainActor struct Arrival {
  let node: ViewNode
  /// It came back before it was gone, and goes on from what is shown.
  var isReturn = false
  /// It was shown as it is before it comes in.
  var isPrepared = false
  /// The transaction in which it came. Actions of views that appear may be another update before the view starts to
  /// move.
  var transaction: Transaction?
}

/// A view that was removed and is still seen: drawn where it was, without a place among its siblings, without events.
@MainActor package final class Departure {
  package let node: ViewNode
  @Linked private var container: ViewNode?
  /// The container's branch or the collection's element that it was.
  let identity: NodeIdentity?
  /// Its position among its siblings, for the order of drawing.
  let index: Int
  /// The part of the canvas that it could use when it was removed.
  let region: SafeRegion
  private var places: [(id: NodeID, frame: CGRect, proposal: ProposedViewSize)]
  private var isOver = false

  init(_ node: ViewNode, from container: ViewNode, identity: NodeIdentity?, index: Int) {
    (self.node, self.container, self.identity, self.index) = (node, container, identity, index)
    region = node.safeRegion
    let tree = node.host.layoutTree
    places = node.layoutMembers.map { ($0, tree.frame(of: $0), tree.proposal(of: $0)) }
  }

  /// Sends the view on its way out.
  func begin(_ elements: [(TransitionElement, Transaction)]) {
    guard !isOver else { return }
    let host = node.host
    let completion = AnimationCompletion(.removed) { [weak self] in self?.finish() }
    completion.host = host
    for (element, transaction) in elements {
      var transaction = transaction
      transaction.completions.append(completion)
      if let state = element.state {
        state.turn(to: .didDisappear) { $0 = transaction }
      } else {
        element.node.fade(from: 1, to: 0, transaction)
      }
    }
    host.animations.closing.append(completion)
  }

  /// Keeps the view where it was: nobody places it any more.
  func place() {
    let tree = node.host.layoutTree
    for place in places { tree.place(place.id, at: place.frame.origin, proposal: place.proposal) }
  }

  /// The view comes back.
  func cancel() {
    isOver = true
    leaveContainer()
  }

  /// The view is gone.
  func finish() {
    guard !isOver else { return }
    isOver = true
    leaveContainer()
    node.dispose()
  }

  private func leaveContainer() {
    container?.motion?.departures.removeAll { $0 === self }
    container?.needsDrawing()
    node.host.animations.departures.removeAll { $0 === self }
  }
}

extension ViewNode {
  /// The view on its way out that the node is, or is in: the layout around that does not know the place of it any more.
  var departure: Departure? {
    let leaving = host.animations.departures
    var here = leaving.isEmpty ? nil : self
    while let node = here {
      if !node.isPresentation, let departure = leaving.first(where: { $0.node === node }) { return departure }
      here = node.parent
    }
    return nil
  }

  fileprivate func fade(from start: Double, to end: Double, _ transaction: Transaction) {
    let motion = makeMotion()
    let fade = motion.fade ?? Animated(start, self)
    motion.fade = fade
    needsDrawing()
    fade.set(end, in: transaction)
  }
}

extension ViewHost {
  var showsTransitions: Bool {
    animations.hasClock && frames.layout.isPlaced
      && (animations.transaction.animation != nil || animations.transactionNodes > 0
        || animations.animatedTransitions > 0)
  }

  /// Removes children that are there no more from a node: at once, or once they have gone out.
  package func remove(
    _ removed: [(child: ViewNode, index: Int)], from node: ViewNode, identity: NodeIdentity? = nil
  ) {
    guard showsTransitions else {
      for (child, _) in removed { child.dispose() }
      return
    }
    let base = transaction(at: node)
    for (child, index) in removed {
      let elements = child.transitionElements.compactMap { element -> (TransitionElement, Transaction)? in
        guard let animation = element.animation(isInsertion: false, base) else { return nil }
        var transaction = base
        transaction.animation = animation
        return (element, transaction)
      }
      guard !elements.isEmpty, child.born < animations.round else {
        child.dispose()
        continue
      }
      let departure = Departure(child, from: node, identity: identity ?? child.identity, index: index)
      node.makeMotion().departures.append(departure)
      node.needsDrawing()
      animations.departures.append(departure)
      preferencesChanged()
      focus.leave(with: child)
      afterWalk { departure.begin(elements) }
    }
  }

  /// Gives back what has left a node under an identity and is still seen.
  func takeBack(_ identity: NodeIdentity, into node: ViewNode) -> [ViewNode] {
    guard let departures = node.motion?.departures, !departures.isEmpty else { return [] }
    let returning = departures.filter { $0.identity == identity }
    for departure in returning {
      departure.cancel()
      preferencesChanged()
      animations.entering.append(Arrival(node: departure.node, isReturn: true))
    }
    return returning.sorted { $0.index < $1.index }.map(\.node)
  }

  /// Something has come into a node that was there before.
  package func enter(_ node: ViewNode) {
    guard animations.hasClock, frames.layout.isPlaced else { return }
    animations.entering.append(Arrival(node: node))
  }

  /// Shows what comes in as it is before it does.
  func prepareArrivals() -> Bool {
    var isChanged = false
    let arrivals = animations.entering
    animations.entering = []
    for var arrival in arrivals where !arrival.node.isDisposed {
      let base = arrival.transaction ?? transaction(at: arrival.node)
      arrival.transaction = base
      if !arrival.isPrepared && !arrival.isReturn {
        let moving = arrival.node.arrivingElements.filter { $0.animation(isInsertion: true, base) != nil }
        // What comes in at once is there.
        if moving.isEmpty { continue }
        for element in moving {
          guard let state = element.state else { continue }
          state.turn(to: .willAppear) { $0.animation = nil }
          isChanged = true
        }
        arrival.isPrepared = true
      }
      animations.entering.append(arrival)
    }
    return isChanged
  }

  /// Sends what comes in on its way, after the layout in which it was about to.
  func sendArrivals() -> Bool {
    guard !animations.entering.isEmpty else { return false }
    let arrivals = animations.entering
    animations.entering = []
    animations.round += 1
    for arrival in arrivals where !arrival.node.isDisposed {
      let base = arrival.transaction ?? transaction(at: arrival.node)
      for element in arrival.node.arrivingElements {
        var transaction = base
        transaction.animation = element.animation(isInsertion: true, base)
        if let state = element.state {
          state.turn(to: .identity) { $0 = transaction }
        } else if transaction.animation != nil || arrival.isReturn {
          element.node.fade(from: arrival.isReturn ? 1 : 0, to: 1, transaction)
        }
      }
    }
    return true
  }

  package func placeDepartures() {
    for departure in animations.departures { departure.place() }
  }
}

extension ViewNode {
  /// A branch's content is its children; an element of a collection too.
  fileprivate var arrivingElements: [TransitionElement] {
    children.contains(where: { !$0.isDisposed }) && !layout.exists && motion?.transition == nil
      ? children.flatMap(\.transitionElements) : transitionElements
  }
}
