import Foundation
import PlumbLayout

/// The movement of two pointers since both were down.
struct TwoPointers {
  /// The host's clock: there is no date below the hosts.
  var date: Date
  var magnification: CGFloat = 1
  var magnificationVelocity: CGFloat = 0
  /// In radians, clockwise, and in radians a second.
  var rotation = 0.0
  var rotationVelocity = 0.0
  var startAnchor: UnitPoint
  var startLocation: CGPoint
}

/// Follows two pointers until one of them goes up.
final class TwoPointerRecognizer: PrimitiveRecognizer<TwoPointers> {
  private let isEnough: (TwoPointers) -> Bool
  private var places: [(id: Int, point: CGPoint)] = []
  private var start: (distance: CGFloat, value: TwoPointers)?
  private var last: (angle: Double, value: TwoPointers, time: Double)?

  /// - Parameter isEnough: whether the pointers have done enough to be a gesture.
  init(_ context: _GestureContext, _ isEnough: @escaping (TwoPointers) -> Bool) {
    self.isEnough = isEnough
    super.init(context)
  }

  override var isRecognisedOfTwo: Bool { isRecognised }
  override var awaitsSecondFinger: Bool { !isOver && places.count < 2 }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      // A third pointer changes nothing.
      guard places.count < 2 else { return }
      places.append((event.id, event.location))
      if places.count == 2 { begin(event.time) }
    case .moved:
      guard let index = places.firstIndex(where: { $0.id == event.id }) else { return }
      places[index].point = event.location
      if start != nil { move(event.time) }
    case .up:
      guard places.contains(where: { $0.id == event.id }) else { return }
      if case .active(let value) = current { current = .ended(value) } else { fail() }
    case .cancelled: if places.contains(where: { $0.id == event.id }) { fail() }
    case .time: break
    }
  }

  private var distance: CGFloat { places[0].point.distance(to: places[1].point) }
  private var angle: Double {
    atan2(
      Double(places[1].point.y - places[0].point.y), Double(places[1].point.x - places[0].point.x))
  }

  private func begin(_ time: Double) {
    let (one, other) = (places[0].point, places[1].point)
    let middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    let location = context.convert(middle, to: .local)
    let size = context.node?.canvasFrame.size ?? .zero
    let anchor = UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5)
    let value = TwoPointers(
      date: Date(timeIntervalSinceReferenceDate: time), startAnchor: anchor, startLocation: location)
    // Two pointers on one place would make every distance endless.
    start = (max(distance, 1), value)
    last = (angle, value, time)
  }

  private func move(_ time: Double) {
    guard let start, let last else { return }
    var value = start.value
    value.date = Date(timeIntervalSinceReferenceDate: time)
    value.magnification = distance / start.distance
    // The turn since the last event is the short way round, so that whole turns add up.
    let turn = (angle - last.angle).remainder(dividingBy: 2 * .pi)
    value.rotation = last.value.rotation + turn
    let seconds = time - last.time
    if seconds > 0 {
      value.magnificationVelocity = (value.magnification - last.value.magnification) / seconds
      value.rotationVelocity = turn / seconds
    } else {
      value.magnificationVelocity = last.value.magnificationVelocity
      value.rotationVelocity = last.value.rotationVelocity
    }
    self.last = (angle, value, time)
    if case .active = current {} else if !isEnough(value) { return }
    current = .active(value)
  }
}
