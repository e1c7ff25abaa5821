import PlumbLayout

/// A gesture of one tap, or of several in a row.
nonisolated public struct TapGesture: Gesture {
  /// No value: the gesture only ends.
  public typealias Value = Void
  public typealias Body = Never
  /// The number of taps in a row; fewer than one count as one.
  public var count: Int

  /// Creates a gesture of one tap, or of several with no more than 0.35 seconds between them (assumed).
  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _makeRecognizer(_ gesture: TapGesture, _ context: _GestureContext)
    -> _GestureRecognizer<Void>
  {
    MapRecognizer(TapRecognizer(context, count: gesture.count, space: .global)) { _ in }
  }
}

/// A tap that reports its location.
nonisolated public struct SpatialTapGesture: Gesture {
  /// The location of the last tap.
  public struct Value: Equatable, @unchecked Sendable {
    /// The location in the gesture's coordinates, in points.
    public var location: CGPoint
  }
  public typealias Body = Never
  /// The number of taps in a row; fewer than one count as one.
  public var count: Int
  /// The coordinates in which the gesture reports its location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of taps that reports its location in the coordinates of a view.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture of taps that reports its location in coordinates that are given as an older value.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  @MainActor public static func _makeRecognizer(_ gesture: SpatialTapGesture, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    MapRecognizer(TapRecognizer(context, count: gesture.count, space: gesture.coordinateSpace)) {
      Value(location: $0)
    }
  }
}

/// Counts taps that come one after another in one place.
@MainActor package struct TapSeries {
  private var last: (place: CGPoint, time: Double, count: Int)?

  nonisolated package init() {}

  /// Returns the number of the tap in its series, from 1.
  package mutating func add(at place: CGPoint, time: Double) -> Int {
    let goesOn = last.map {
      time - $0.time <= TapRecognizer.pause && $0.place.distance(to: place) <= TapRecognizer.reach
    }
    let count = goesOn ?? false ? (last?.count ?? 0) + 1 : 1
    last = (place, time, count)
    return count
  }
}

/// Follows taps. A tap is over when the pointer goes up; how long it was down does not matter.
final class TapRecognizer: PrimitiveRecognizer<CGPoint> {
  /// The distance by which a pointer may move and still tap, in points (assumed: as far as a drag needs to start, so
  /// that one of the two goes on).
  static let reach: CGFloat = 10
  /// The time that the next tap of several may take to come, in seconds (assumed: what UIKit is known to wait).
  static let pause = 0.35

  private let count: Int
  private let space: CoordinateSpace
  private var taps = 0
  private var pointer: (id: Int, start: CGPoint)?
  private var nextTapBy: Double?

  init(_ context: _GestureContext, count: Int, space: CoordinateSpace) {
    (self.count, self.space) = (max(1, count), space)
    super.init(context)
  }

  override var deadline: Double? { isOver ? nil : nextTapBy }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      // A second finger makes it something else.
      guard pointer == nil else { return fail() }
      (pointer, nextTapBy) = ((event.id, event.location), nil)
    case .moved:
      guard let pointer, pointer.id == event.id else { return }
      if pointer.start.distance(to: event.location) > TapRecognizer.reach { fail() }
    case .up:
      guard pointer?.id == event.id else { return }
      pointer = nil
      taps += 1
      if taps == count {
        current = .ended(context.convert(event.location, to: space))
      } else {
        nextTapBy = event.time + TapRecognizer.pause
      }
    case .cancelled: if pointer?.id == event.id { fail() }
    case .time: if let nextTapBy, event.time >= nextTapBy { fail() }
    }
  }
}
