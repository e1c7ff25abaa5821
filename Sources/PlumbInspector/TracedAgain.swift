import PlumbLayout
import PlumbViews

extension ViewHost {
  /// The last layout once more, with everything that was asked and answered; afterwards nothing is recorded again.
  package func tracedAgain(scale: CGFloat) -> TracedLayout {
    startTrace()
    layOutAgain()
    defer { layoutTree.trace = nil }
    return TracedLayout(self, scale: scale)
  }
}
