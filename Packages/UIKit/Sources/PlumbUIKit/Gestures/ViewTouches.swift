import Foundation
import PlumbViews

/// Sends the touches in a UIKit view to it.
struct TouchArea: _NodeModifier {
  let view: UIView

  func configure(_ node: ViewNode) {
    view.shownNode = node
    node.interactions.receiveTouches(ViewTouches(view), in: node.host)
  }
}

/// The touches of a view. Those of other views that it makes them from are asked for by `hitTest(_:with:)`.
@MainActor private final class ViewTouches: TouchReceiver {
  private weak var view: UIView?
  /// The last touch of the app, to count taps.
  private static var last: (view: WeakView, touch: UITouch, start: CGPoint)?

  init(_ view: UIView) { self.view = view }

  private struct WeakView { weak var view: UIView? }

  var isControl: Bool { view is UIControl }

  func covers(_ point: CGPoint) -> Bool {
    guard let view, view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { return false }
    return view.point(inside: view.inBounds(point), with: nil)
  }

  func begin(_ start: TouchStart, beside others: [any FollowedTouch]) -> (any FollowedTouch)? {
    guard let view else { return nil }
    // A view that is shown twice is touched where the finger is.
    view.shownNode = start.node
    guard let place = view.localPoint(start.location), let target = target(at: place, start.location) else {
      return nil
    }
    let isAlone = !others.contains { ($0 as? UITouch)?.view === target }
    guard isAlone || target.isMultipleTouchEnabled else { return nil }
    let touch = UITouch(
      at: start.location, time: start.time, tapCount: taps(in: target, start), in: target)
    Self.last = (WeakView(view: target), touch, start.location)
    touch.begin(beside: others)
    return touch
  }

  /// The view that `hitTest(_:with:)` names, which an app may override to let touches through or to hand them to another view.
  private func target(at place: CGPoint, _ location: CGPoint) -> UIView? {
    // Places in a scroll view and in turned views are known only where these are drawn.
    if view is UIScrollView { return view }
    guard let hit = view?.hitTest(place, with: nil) else { return nil }
    if hit === view || hit.transform.isIdentity { return hit }
    return hit.localPoint(location).map { hit.bounds.contains($0) } ?? false ? hit : view
  }

  /// The number of taps in a row, which are near each other and follow soon (assumed: as recognizers count them).
  private func taps(in target: UIView, _ start: TouchStart) -> Int {
    guard let last = Self.last, last.view.view === target, last.touch.phase == .ended,
      start.time - last.touch.timestamp <= 0.35,
      hypot(start.location.x - last.start.x, start.location.y - last.start.y) <= 22
    else { return 1 }
    return last.touch.tapCount + 1
  }
}

extension UIView {
  /// A point of the canvas in the view's coordinates; `nil` where the view is not shown.
  func localPoint(_ point: CGPoint) -> CGPoint? { shownNode?.localPoint(point).map(inBounds) }

  /// A point that is counted from the upper left corner, in the view's coordinates.
  fileprivate func inBounds(_ point: CGPoint) -> CGPoint {
    let origin = (self as? UIScrollView)?.contentOffset ?? bounds.origin
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

extension UIGestureRecognizer {
  /// Ends the touches in the view, as a gesture that was recognised does.
  func cancelTouches() {
    guard cancelsTouchesInView, let view, let host = view.shownNode?.host else { return }
    host.cancelTouches { ($0 as? UITouch)?.view?.isDescendant(of: view) ?? false }
  }
}
