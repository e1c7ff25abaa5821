import Foundation
import PlumbLayout

/// A pointer that moves while it is down.
nonisolated public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event, by the host's clock, which starts at the reference date.
    public var time: Date
    /// The location in the gesture's coordinates, in points.
    public var location: CGPoint
    /// The location at which the pointer went down, in the gesture's coordinates, in points.
    public var startLocation: CGPoint
    /// The velocity, in points a second.
    public var velocity: CGSize

    /// The distance from the start to the location, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the drag would end if it were released now: after a quarter of a second at its velocity
    /// (assumed).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  public typealias Body = Never
  /// The distance that the pointer moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinates in which the gesture reports its locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag in the coordinates of a view.
  ///
  /// - Parameter minimumDistance: how far the pointer moves before it drags, in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }

  /// Creates a drag in coordinates that are given as an older value.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  @MainActor public static func _makeRecognizer(_ gesture: DragGesture, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    DragRecognizer(context, minimumDistance: gesture.minimumDistance, space: gesture.coordinateSpace)
  }
}

/// Follows one pointer.
final class DragRecognizer: PrimitiveRecognizer<DragGesture.Value> {
  private let minimumDistance: CGFloat
  private let space: CoordinateSpace
  private var pointer: (id: Int, start: CGPoint)?
  private var startLocation = CGPoint.zero
  private var trail = PointerTrail()

  init(_ context: _GestureContext, minimumDistance: CGFloat, space: CoordinateSpace) {
    (self.minimumDistance, self.space) = (minimumDistance, space)
    super.init(context)
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      guard pointer == nil else { return }
      pointer = (event.id, event.location)
      startLocation = context.convert(event.location, to: space)
      trail.add(startLocation, at: event.time)
      if minimumDistance <= 0 { current = .active(value(startLocation, event.time)) }
    case .moved:
      guard let pointer, pointer.id == event.id else { return }
      let location = context.convert(event.location, to: space)
      trail.add(location, at: event.time)
      if case .active = current {
      } else if pointer.start.distance(to: event.location) < minimumDistance {
        return
      }
      current = .active(value(location, event.time))
    case .up:
      guard pointer?.id == event.id else { return }
      guard case .active = current else { return fail() }
      let location = context.convert(event.location, to: space)
      trail.add(location, at: event.time)
      current = .ended(value(location, event.time))
    case .cancelled: if pointer?.id == event.id { fail() }
    case .time: break
    }
  }

  private func value(_ location: CGPoint, _ time: Double) -> DragGesture.Value {
    // There is no date below the hosts; the clock's zero replaces it.
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time), location: location, startLocation: startLocation,
      velocity: trail.velocity)
  }
}

/// The last places of a pointer, which give its velocity.
struct PointerTrail {
  private var places: [(point: CGPoint, time: Double)] = []
  /// The time span of a velocity, in seconds (assumed).
  private static let span = 0.1

  mutating func add(_ point: CGPoint, at time: Double) {
    places.append((point, time))
    // One place from before the span stays: a pointer that rested has no velocity.
    while places.count > 2, places[1].time <= time - PointerTrail.span { places.removeFirst() }
  }

  /// In points a second.
  var velocity: CGSize {
    guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    return CGSize(
      width: (last.point.x - first.point.x) / seconds, height: (last.point.y - first.point.y) / seconds)
  }
}
