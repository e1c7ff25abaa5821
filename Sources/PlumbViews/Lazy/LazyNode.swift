import PlumbLayout

/// A lazy stack or grid whose elements are made and released with what a scroll view shows.
package final class LazyNode: LazyLayout {
  /// What is to stay in its place when what is before it turns out to be longer or shorter.
  var anchor: LazyAnchor?
  /// What its scroll view goes on with below its own end is seen there: through glass.
  var isSeenBelowBars = false

  /// Takes what the view's value says now, and tells whether that is news.
  func update(_ settings: Settings) -> Bool {
    defer { self.settings = settings }
    return settings != self.settings
  }
}
