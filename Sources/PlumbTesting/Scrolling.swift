import PlumbDrawing
import PlumbLayout
import PlumbViews
import SwiftUI

extension TestedView {
  /// The first scroll view, as hosts see it.
  package var scrollView: ScrollNode? { host.root.firstScrollView?.scrollNode }

  /// Moves the content of the first scroll view as a finger or a wheel does, in points: right and down are positive.
  ///
  /// - Returns: how far it did move.
  @discardableResult package func scroll(
    by translation: CGSize, phase: ScrollPhase = .interacting, velocity: CGVector = .zero
  ) -> CGSize {
    let moved = scrollView?.scroll(by: translation, phase: phase, velocity: velocity)
    layOut()
    return moved ?? .zero
  }

  /// Lets the content of the first scroll view come to rest where its behaviour wants, if it would end at an offset.
  package func endScrolling(proposing offset: CGPoint, velocity: CGVector = .zero) {
    guard let scrollView else { return }
    let end = scrollView.restingOffset(proposing: offset, velocity: velocity)
    scrollView.scroll(to: end, phase: .decelerating, velocity: velocity)
    layOut()
    scrollView.enter(.idle)
    layOut()
  }
}
