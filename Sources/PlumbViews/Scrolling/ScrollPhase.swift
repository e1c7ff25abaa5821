/// The phase of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger is down and may start to scroll.
  case tracking
  /// A finger or a wheel moves the content.
  case interacting
  /// The finger is gone, and the content comes to rest.
  case decelerating
  /// The content moves to a place that the program wants.
  case animating

  /// Whether the phase is not idle. A finger that only rests counts as scrolling.
  public var isScrolling: Bool { self != .idle }
}
