import Foundation

// Methods that apps override are in the class; these are the ones that they call.
extension UIView {
  func insert(_ view: UIView, _ place: ([UIView]) -> Int) {
    guard view !== self, !isDescendant(of: view) else {
      report("\(type(of: self)): a view can not be inside of itself; it is not added.")
      return
    }
    let tint = view.chosenTint
    view.willMove(toSuperview: self)
    if let old = view.superview {
      old.subviews.removeAll { $0 === view }
      if old !== self { old.changed() }
    }
    subviews.insert(view, at: place(subviews))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.tellWindow() }
    if view.chosenTint != tint { view.tintChanged() }
    setNeedsLayout()
    changed()
  }

  func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    var holder: UIView? = superview
    while let here = holder {
      here.constraints.removeAll { $0.names(self) }
      holder = here.superview
    }
    (superview as? UIStackView)?.forget(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    tellWindow()
    superview.setNeedsLayout()
    superview.changed()
  }

  /// The tint that was set on the view, or on one around it.
  var chosenTint: UIColor? { ownTint ?? superview?.chosenTint }

  /// Notifies the view that it has another tint, and those inside that have it from there.
  func tintChanged() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintChanged() }
  }

  /// Sets the window of the view and of everything inside.
  func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  /// Exchanges two views.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    changed()
  }

  func move(_ view: UIView, _ place: ([UIView]) -> Int) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    subviews.insert(view, at: place(subviews))
    changed()
  }

  /// Returns whether the view is another one, or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let one = here {
      if one === view { return true }
      here = one.superview
    }
    return false
  }

  /// Returns the view or the first one inside that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func add(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  func remove(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Lets the keyboard go from whatever is inside, by force also where a delegate keeps it.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else {
      // SwiftUI's fields are in the window and in the root view, and in no other view of UIKit.
      let isAround =
        self is UIWindow
        || UIApplication.shared.windows.contains { $0.rootViewController?.viewIfLoaded === self }
      return isAround && UIApplication.shared.endEditing()
    }
    UIResponder.endsByForce = force
    defer { UIResponder.endsByForce = false }
    return first.resignFirstResponder()
  }

  // MARK: Coordinates

  /// The position of the view's own origin in the outermost view around.
  private var originInRoot: CGPoint {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    var here: UIView? = self
    while let view = here {
      if view.superview != nil {
        x += view.frame.minX - view.bounds.minX
        y += view.frame.minY - view.bounds.minY
      }
      here = view.superview
    }
    return CGPoint(x: x, y: y)
  }

  /// Returns a point of this view in another one's coordinates; `nil` is the outermost view around.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Returns a point of another view in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (to, from) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Returns a rectangle of this view in another one's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
