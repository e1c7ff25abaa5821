import PlumbViews

/// The fields and buttons of an alert or a dialog, in the order in which they are shown.
@MainActor struct AlertButtons {
  let fields: [Subview]
  /// The buttons that do not cancel, in the order of the source.
  let choices: [Subview]
  /// The button that cancels, or none. Of several the last one is shown (Recorded/Controls.md#Z2).
  let cancel: [Subview]

  /// - Parameter alwaysCancels: a button that cancels is added whatever the other buttons are. An alert has one added only
  ///   beside a button that destroys (Recorded/Controls.md#Z2).
  init(_ content: AlertContent, alwaysCancels: Bool = false) {
    let all = _SubviewCollector.subviews(of: content.actions).subviews
    fields = all.filter(\.isField)
    choices = all.filter { !$0.isField && !$0.isCancelling }
    if let last = all.last(where: \.isCancelling) {
      cancel = [last]
    } else if alwaysCancels
      || content.mayAddCancel && choices.contains(where: { $0.buttonRole == .destructive })
    {
      // In a collection, so that its identity is not that of the only button.
      let added = ForEach(["cancel"], id: \.self) { _ in _AddedView { Button("Cancel", role: .cancel) {} } }
      cancel = _SubviewCollector.subviews(of: added).subviews
    } else {
      cancel = []
    }
  }
}

/// A button that says what it is for.
protocol RoleHolding { var role: ButtonRole? { get } }
extension Button: RoleHolding {}
extension _AddedView: RoleHolding where Content: RoleHolding {
  var role: ButtonRole? { content.role }
}

/// A view that takes text.
protocol FieldHolding {}
extension TextField: FieldHolding {}
extension SecureField: FieldHolding {}

extension Subview {
  var buttonRole: ButtonRole? { (content.content as? any RoleHolding)?.role }
  var isCancelling: Bool { buttonRole == .cancel }
  var isField: Bool { content.content is any FieldHolding }
}
