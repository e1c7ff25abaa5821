import PlumbDrawing
import PlumbLayout

/// Scrolling with a finger: follows it once it has moved far enough along an axis that something scrolls.
package final class ScrollPan: PrimitiveRecognizer<Void> {
  /// The scroll views under the finger, the innermost first.
  private let chain: [ScrollNode]
  private unowned let host: ViewHost
  /// A sheet around follows the finger where content has no way left.
  private let isInSheet: Bool
  private var finger: (id: Int, start: CGPoint)?
  /// The one that the finger has taken hold of.
  private var held: ScrollNode?
  private var trail = PointerTrail()
  private var time = 0.0
  /// The distance that the finger has moved since the content was moved last.
  private var pending = CGSize.zero
  private var last = CGPoint.zero
  /// The distance of the finger beyond the content's end, on the canvas.
  private var pull = CGSize.zero
  private var isLetGo = false
  /// The distance by which content is pulled down past its start to be refreshed, in points (assumed).
  private static let refreshPull: CGFloat = 120

  init(_ context: _GestureContext, _ chain: [ScrollNode], _ host: ViewHost, isInSheet: Bool) {
    (self.chain, self.host, self.isInSheet) = (chain, host, isInSheet)
    super.init(context)
  }

  /// A finger's gesture for the innermost scroll view of a path.
  static func attachment(for node: ViewNode, in path: [ViewNode], isTouch: Bool) -> GestureAttachment? {
    let chain = path.compactMap(\.scrollNode).filter { $0.isDragged(byFinger: isTouch) }
    guard let first = chain.first, first === node.scrollNode else { return nil }
    let isInSheet = path.drop { $0 !== node }.contains { $0.interaction?.gesture?.purpose == .sheet }
    return GestureAttachment(cancelsTouches: true) { [unowned host = node.host] in
      ScrollPan($0, chain, host, isInSheet: isInSheet)
    }
  }

  override func follow(_ event: GestureEvent) {
    time = event.time
    switch event.kind {
    case .down:
      guard finger == nil else { return }
      (finger, last) = ((event.id, event.location), event.location)
      trail.add(event.location, at: event.time)
    case .moved:
      guard let finger, finger.id == event.id else { return }
      trail.add(event.location, at: event.time)
      if held == nil {
        guard finger.start.distance(to: event.location) > TapRecognizer.reach else { return }
        let first = chain.first(from: finger.start, to: event.location)
        guard let first, !(isInSheet && first.isLeftToSheet(from: finger.start, to: event.location)) else {
          return fail()
        }
        held = first
        current = .active(())
      } else {
        pending.width += event.location.x - last.x
        pending.height += event.location.y - last.y
      }
      last = event.location
    case .up, .cancelled:
      guard finger?.id == event.id else { return }
      if held == nil { return fail() }
      if event.kind == .up { trail.add(event.location, at: event.time) } else { trail = PointerTrail() }
      current = .ended(())
    case .time: break
    }
  }

  override func deliver() {
    guard let held else { return }
    if case .active = current {
      host.input.scrolling.take(held)
      held.enter(.interacting)
    }
    if pending != .zero { move(held) }
    if case .ended = current, !isLetGo {
      isLetGo = true
      if pull.height > ScrollPan.refreshPull, let refresh = held.requests.refresh { Task { await refresh() } }
      let velocity = trail.velocity
      host.input.scrolling.letGo(
        held,
        velocity: CGSize(
          width: held.axes.contains(.horizontal) ? (held.isMirrored ? velocity.width : -velocity.width) : 0,
          height: held.axes.contains(.vertical) ? -velocity.height : 0), time: time)
    }
  }

  override func reset() {
    if case .failed = current, chain.first?.phase == .tracking { chain.first?.enter(.idle) }
  }

  private func move(_ held: ScrollNode) {
    var distance = pending
    pending = .zero
    for axis in Axis.allCases where pull[axis] != 0 {
      // On its way back the finger first gives back what it pulled beyond the end.
      let sum = pull[axis] + distance[axis]
      let isBack = sum * pull[axis] <= 0
      (pull[axis], distance[axis]) = isBack ? (0, sum) : (sum, 0)
    }
    let around = chain.drop { $0 !== held }
    var rest = distance
    for (_, moved) in Array(around).scroll(by: distance) {
      rest = CGSize(width: rest.width - moved.width, height: rest.height - moved.height)
    }
    for axis in Axis.allCases where held.bounces(axis) { pull[axis] += rest[axis] }
    var stretch = CGSize(
      width: ScrollPan.give(pull.width, held.viewport.width),
      height: ScrollPan.give(pull.height, held.viewport.height))
    if held.isMirrored { stretch.width = -stretch.width }
    held.stretch(by: stretch)
  }

  /// Returns how far content gives way to a finger that pulls it beyond its end: the less the further, and never more than the
  /// view's length. The factor 0.55 is what UIScrollView is known to use.
  package static func give(_ pull: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0, pull != 0 else { return 0 }
    let size = (1 - 1 / (abs(pull) * 0.55 / length + 1)) * length
    return pull < 0 ? -size : size
  }
}

extension ScrollNode {
  /// Returns whether content follows a pointer that drags it: a finger, or a mouse on a device, where it replaces a finger as in
  /// Apple's simulators. On a Mac only the wheel scrolls.
  fileprivate func isDragged(byFinger: Bool) -> Bool {
    requests.isEnabled && (byFinger || requests.environment.platformStyle.platform != .macOS)
  }

  /// Returns whether a drag is for the sheet around: the content is at its top, and the drag goes down, and pulling the content
  /// further neither refreshes it nor turns a drum, or it goes up, and the sheet can grow.
  fileprivate func isLeftToSheet(from start: CGPoint, to end: CGPoint) -> Bool {
    let way = CGSize(width: end.x - start.x, height: end.y - start.y)
    guard abs(way.height) > abs(way.width), !requests.environment.keepsPulls else { return false }
    if way.height < 0 { return requests.environment.leavesPushes && offset.y <= 0 }
    return !canMove(by: CGSize(width: 0, height: way.height)) && requests.refresh == nil
  }
}

private struct KeepsPullsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LeavesPushesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Scrolling content gives way to a finger that pulls it down from its top, also in a sheet.
  package var keepsPulls: Bool {
    get { self[KeepsPullsKey.self] }
    set { self[KeepsPullsKey.self] = newValue }
  }

  /// A sheet around grows where a finger pushes content up that is at its top.
  package var leavesPushes: Bool {
    get { self[LeavesPushesKey.self] }
    set { self[LeavesPushesKey.self] = newValue }
  }
}

extension [ScrollNode] {
  /// The scroll view that follows a finger: the innermost that can move that way, or else one that gives way.
  @MainActor func first(from start: CGPoint, to end: CGPoint) -> ScrollNode? {
    let way = CGSize(width: end.x - start.x, height: end.y - start.y)
    let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    var along = CGSize.zero
    along[axis] = way[axis]
    return first { $0.axes.contains(axis) && $0.canMove(by: along) } ?? first { $0.bounces(axis) }
  }
}

extension _GestureContext {
  /// Returns whether something around that scrolls would follow a finger from one point to another.
  func canBeScrolled(from start: CGPoint, to end: CGPoint, byFinger: Bool) -> Bool {
    var chain: [ScrollNode] = []
    var node = self.node
    while let here = node {
      if let scroll = here.scrollNode, scroll.isDragged(byFinger: byFinger) { chain.append(scroll) }
      node = here.parent
    }
    return chain.first(from: start, to: end) != nil
  }
}
