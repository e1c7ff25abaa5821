import PlumbLayout

/// A lazy stack or grid whose elements are made and released with what a scroll view shows.
package final class LazyNode: LazyLayout {
  /// The content that stays in its place when the content before it turns out to be longer or shorter.
  var anchor: LazyAnchor?
  /// The distances of elements of the last collection of each kind, in points: those of the next section are taken to be
  /// as far apart until they are seen.
  var pitches: [ObjectIdentifier: CGFloat] = [:]
  /// The content that its scroll view continues with below its own end is visible there, through glass.
  var isSeenBelowBars = false
  /// The part of the container that is seen, along the axis, in points: with what is seen beyond the ends of its scroll view.
  package internal(set) var seen: (start: CGFloat, end: CGFloat)?

  /// Updates to the view's current value and returns whether it changed.
  func update(_ settings: Settings) -> Bool {
    defer { self.settings = settings }
    return settings != self.settings
  }
}
