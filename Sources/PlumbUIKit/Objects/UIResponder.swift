import Foundation

/// An object that can be told of what a person does: a view, a controller, a window, the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// It was read from a nib, which does not happen here: an override of this method is not called.
  open func awakeFromNib() {}
  /// It is shown in Interface Builder, which does not happen here: an override of this method is not called.
  open func prepareForInterfaceBuilder() {}

  /// The responder that is told where this one does nothing.
  open var next: UIResponder? { nil }
  /// Whether the keyboard may write here.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the keyboard may leave.
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard writes here.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// The view that is shown instead of the keyboard; nothing here has one.
  open var inputView: UIView? { nil }
  /// The view that is shown above the keyboard. A page has no keyboard of its own, so it isn't shown.
  open var inputAccessoryView: UIView? { nil }

  /// Lets the keyboard write here.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let first = UIResponder.first, first !== self, !first.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }

  /// Lets the keyboard go.
  @discardableResult open func resignFirstResponder() -> Bool {
    if UIResponder.first === self { UIResponder.first = nil }
    return true
  }

  /// A finger went down. Gestures recognizers are told; an override of this method is not called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger moved. An override of this method is not called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger went up. An override of this method is not called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The touch is over without an end. An override of this method is not called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The device was shaken; nobody shakes a browser.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Returns whether an action of a menu can be done here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Makes the menus above the app, which a page does not have: it is not called.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Where the keyboard writes now.
  static weak var first: UIResponder?
}

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view in which it began.
  open internal(set) weak var view: UIView?
  var place = CGPoint.zero

  /// Returns the location of the finger, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { place }
}

/// An event of a person's input.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of a device's movement.
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}
