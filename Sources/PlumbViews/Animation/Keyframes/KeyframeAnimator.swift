import PlumbGraph

/// A view with a value that changes as keyframes say: again and again, or once each time another value changes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView,
  CalledView
where KeyframePath.Value == Value {
  package let callSite = _CallSite()
  private let initial: Value
  private let trigger: AnyEquatable?
  private let repeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view that plays the keyframes as soon as it is there.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, trigger, self.repeating) = (initialValue, nil, repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates a view that plays the keyframes once when `trigger` changes, from the value that is shown then.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, self.trigger, repeating) = (initialValue, AnyEquatable(trigger), false)
    (self.content, self.keyframes) = (content, keyframes)
  }

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let node = builder.next(ObjectIdentifier(Self.self))
    let player: KeyframePlayer<Value>
    if let known = node.composite as? KeyframePlayer<Value> {
      player = known
      if known.trigger != view.trigger { player.play(view.keyframes(player.value)) }
    } else {
      player = KeyframePlayer(view.initial, node)
      node.composite = player
      if view.trigger == nil { player.play(view.keyframes(view.initial)) }
    }
    (player.trigger, player.repeating) = (view.trigger, view.repeating)
    builder.descend(into: node) {
      builder.composite(_KeyframeBody(player: player, content: view.content))
    }
  }

  public static var _memberCount: Int? { Content._memberCount }
}

nonisolated struct _KeyframeBody<Value, Content: View>: View {
  let player: KeyframePlayer<Value>
  let content: (Value) -> Content

  @MainActor var body: Content {
    _ = player.elapsed.value
    return content(player.value)
  }
  static var _memberCount: Int? { Content._memberCount }
}

/// Plays keyframes with the host's time.
@MainActor final class KeyframePlayer<Value>: Motion {
  /// Seconds since the keyframes began.
  let elapsed: Attribute<Double>
  var trigger: AnyEquatable?
  var repeating = false
  private(set) var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0

  init(_ value: Value, _ node: ViewNode) {
    self.value = value
    elapsed = node.host.graph.input(0, name: "keyframes")
    super.init(node)
  }

  override var isRunning: Bool { timeline != nil }

  func play(_ keyframes: some Keyframes<Value>) {
    // Without a clock, as for a still picture, the value is the one before the keyframes.
    guard let host = node?.host, host.animations.hasClock else { return }
    timeline = KeyframeTimeline(value, keyframes)
    start = host.time
    host.animations.start(self)
  }

  override func advance(to time: Double) -> Bool {
    guard let timeline else { return false }
    var played = time - start
    let isOver = played >= timeline.duration
    if isOver && repeating && timeline.duration > 0 {
      played = played.truncatingRemainder(dividingBy: timeline.duration)
    }
    value = timeline.value(time: played)
    if isOver && !(repeating && timeline.duration > 0) { self.timeline = nil }
    elapsed.set(time)
    return isRunning
  }
}

nonisolated extension View {
  /// Animates a body around the view with keyframes, again and again.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Animates a body around the view with keyframes, once when `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
}
