import Combine
import Foundation

/// An object that can be notified of what a person does: a view, a controller, a window, the application.
@preconcurrency @MainActor open class UIResponder: NSObject, _KeyValueWatching {
  /// Creates a responder.
  public override init() { super.init() }

  /// Receives a change of an observed property. A subclass overrides it.
  nonisolated open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// It was read from a nib, which does not happen here: an override of this method is not called.
  open func awakeFromNib() {}
  /// It is shown in Interface Builder, which does not happen here: an override of this method is not called.
  open func prepareForInterfaceBuilder() {}

  /// The responder that is notified where this one does nothing.
  open var next: UIResponder? { nil }
  /// Whether the keyboard may write here.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the keyboard may leave.
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard writes here.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// The view that is shown instead of the keyboard; nothing here has one.
  open var inputView: UIView? { nil }
  /// The view that is shown above the keyboard. A page has no keyboard, so it isn't shown.
  open var inputAccessoryView: UIView? { nil }

  /// Lets the keyboard write here.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let first = UIResponder.first, first !== self, !first.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }

  /// Whether a delegate lets the keyboard go.
  var mayEndEditing: Bool { true }
  /// Whether the keyboard goes without a delegate's leave.
  static var endsByForce = false

  /// Lets the keyboard go, unless a delegate keeps it.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard UIResponder.first === self else { return true }
    guard UIResponder.endsByForce || mayEndEditing else { return false }
    UIResponder.first = nil
    return true
  }

  /// A finger went down. The next responder is notified, unless an override does something else.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { next.touchesBegan(touches, with: event) } else { touches.forEach { $0.passedOn() } }
  }
  /// A finger moved. The next responder is notified, unless an override does something else.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// A finger went up. The next responder is notified, unless an override does something else.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// The touch is over without an end: a gesture was recognised. The next responder is notified, unless an override does
  /// something else.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// The device was shaken; nobody shakes a browser.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Returns whether an action of a menu can be done here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Makes the menus above the app, which a page does not have: it is not called.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The responder to which the keyboard writes now.
  static weak var first: UIResponder?
}
