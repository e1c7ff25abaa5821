import Foundation

/// The actions of a node, for a person or for the program that shows it.
@MainActor private final class NodeActions: NodeAttachment {
  var action: (@MainActor () -> Void)?
  var adjust: (@MainActor (Bool) -> Void)?
  var setValue: (@MainActor (String) -> Void)?
  var edit: (@MainActor (String?, Range<Int>, Bool) -> Void)?
  var tapText: (@MainActor (CGPoint) -> Void)?
  var selectText: (@MainActor (CGPoint, CGPoint) -> Void)?
  var submit: (@MainActor () -> Bool)?
  var openURL: ((URL) -> Void)?
  var focusBinding: FocusBinding?
}

extension ViewNode {
  /// Done when the element is pressed.
  package var action: (@MainActor () -> Void)? {
    get { attachment(NodeActions.self)?.action }
    set { attached(NodeActions.self, for: newValue != nil)?.action = newValue }
  }

  /// Goes a step up, or down.
  package var adjustAction: (@MainActor (_ increment: Bool) -> Void)? {
    get { attachment(NodeActions.self)?.adjust }
    set { attached(NodeActions.self, for: newValue != nil)?.adjust = newValue }
  }

  /// The action that receives a value that a host sends as text.
  package var setValueAction: (@MainActor (String) -> Void)? {
    get { attachment(NodeActions.self)?.setValue }
    set { attached(NodeActions.self, for: newValue != nil)?.setValue = newValue }
  }

  /// The action that receives a text, or `nil` where only the selection is another one, its selection in UTF-16 offsets, and whether an
  /// input method still composes.
  package var editAction: (@MainActor (String?, Range<Int>, _ isComposing: Bool) -> Void)? {
    get { attachment(NodeActions.self)?.edit }
    set { attached(NodeActions.self, for: newValue != nil)?.edit = newValue }
  }

  /// The action that puts the caret of a field where a person taps, in points of the canvas.
  package var tapTextAction: (@MainActor (CGPoint) -> Void)? {
    get { attachment(NodeActions.self)?.tapText }
    set { attached(NodeActions.self, for: newValue != nil)?.tapText = newValue }
  }

  /// The action that selects the text of a field between two places, in points of the canvas.
  package var selectTextAction: (@MainActor (_ start: CGPoint, _ end: CGPoint) -> Void)? {
    get { attachment(NodeActions.self)?.selectText }
    set { attached(NodeActions.self, for: newValue != nil)?.selectText = newValue }
  }

  /// Done when Return is pressed in a field. Returns whether the field loses the focus then.
  package var submitAction: (@MainActor () -> Bool)? {
    get { attachment(NodeActions.self)?.submit }
    set { attached(NodeActions.self, for: newValue != nil)?.submit = newValue }
  }

  /// The action that opens addresses that are given to the app.
  var openURL: ((URL) -> Void)? {
    get { attachment(NodeActions.self)?.openURL }
    set { attached(NodeActions.self, for: newValue != nil)?.openURL = newValue }
  }

  /// The binding that is notified when the focus comes to a view inside, or leaves it.
  package var focusBinding: FocusBinding? {
    get { attachment(NodeActions.self)?.focusBinding }
    set { attached(NodeActions.self, for: newValue != nil)?.focusBinding = newValue }
  }
}
