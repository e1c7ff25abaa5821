import PlumbLayout

/// A press that lasts. It is done when it has lasted long enough, while the pointer is still down.
nonisolated public struct LongPressGesture: Gesture {
  /// Always true: the gesture only continues or ends.
  public typealias Value = Bool
  public typealias Body = Never
  /// The duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance that the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a press that is done after some seconds.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long the pointer stays down, in seconds.
  ///   - maximumDistance: how far it may move meanwhile, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor public static func _makeRecognizer(_ gesture: LongPressGesture, _ context: _GestureContext)
    -> _GestureRecognizer<Bool>
  {
    LongPressRecognizer(
      context, minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance)
  }
}

/// Follows a long press: active from the start, ended when the time is over.
final class LongPressRecognizer: PrimitiveRecognizer<Bool> {
  private let minimumDuration: Double
  private let maximumDistance: CGFloat
  private var pointer: (id: Int, start: CGPoint)?
  private var end: Double?

  init(_ context: _GestureContext, minimumDuration: Double, maximumDistance: CGFloat) {
    (self.minimumDuration, self.maximumDistance) = (max(0, minimumDuration), maximumDistance)
    super.init(context)
  }

  override var deadline: Double? { isOver ? nil : end }
  override var isRecognised: Bool { progress == .ended }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      guard pointer == nil else { return fail() }
      pointer = (event.id, event.location)
      // A duration that is no number is one that never comes.
      end = minimumDuration.isFinite ? event.time + minimumDuration : nil
      current = .active(true)
    case .moved:
      guard let pointer, pointer.id == event.id else { return }
      if pointer.start.distance(to: event.location) > maximumDistance { fail() }
    case .up, .cancelled: if pointer?.id == event.id { fail() }
    case .time: if let end, event.time >= end { current = .ended(true) }
    }
  }
}

/// A recognizer that reports whether a gesture continues.
final class PressingRecognizer<Value>: WrappingRecognizer<Value> {
  private let changed: (Bool) -> Void
  private var told = false

  init(_ inner: _GestureRecognizer<Value>, _ changed: @escaping (Bool) -> Void) {
    self.changed = changed
    super.init(inner)
  }

  override func deliver() {
    super.deliver()
    if case .active = phase { tell(true) }
  }

  override func reset() {
    super.reset()
    if isOver { tell(false) }
  }

  private func tell(_ isPressing: Bool) {
    guard told != isPressing else { return }
    told = isPressing
    changed(isPressing)
  }
}

nonisolated struct _PressingGesture<Content: Gesture>: Gesture {
  typealias Value = Content.Value
  typealias Body = Never
  let gesture: Content
  let changed: (Bool) -> Void

  @MainActor static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    PressingRecognizer(Content._makeRecognizer(gesture.gesture, context), gesture.changed)
  }
}

nonisolated extension View {
  /// Adds an action to perform when the view was pressed long enough, in seconds, and one for the begin and the end of
  /// each press.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _PressingGesture(
        gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
          .onEnded { _ in action() }, changed: { onPressingChanged?($0) }))
  }

  /// Adds an action to perform when the view was pressed long enough, in seconds, and one for the begin and the end of
  /// each press.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
