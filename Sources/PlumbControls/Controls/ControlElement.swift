import PlumbLayout
import PlumbViews

/// A control's element: one node with the control's name around what its style shows.
nonisolated struct _ControlElement<Content: View>: _PrimitiveView {
  let name: String
  let configure: @MainActor (ViewNode) -> Void
  /// A closure that sets the text for hosts in the reader's language.
  var localize: (@MainActor (ViewNode, EnvironmentValues) -> Void)?
  /// The control's label, whose text hosts receive where it is hidden.
  let label: Any?
  let content: Content

  /// - Parameters:
  ///   - label: the label, if it is shown unless labels are hidden.
  ///   - configure: says what the element is and what it does when it is used.
  ///   - localize: returns the text for hosts in the reader's language.
  init(
    _ name: String, label: Any? = nil, configure: @escaping @MainActor (ViewNode) -> Void = { _ in },
    localize: (@MainActor (ViewNode, EnvironmentValues) -> Void)? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.name, self.label, self.configure, self.localize) = (name, label, configure, localize)
    self.content = content()
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let ring = FocusRing(environment)
    var holder: ViewNode?
    builder.element(
      Self.self, view.name, .plain,
      configure: { node in
        view.configure(node)
        if let label = view.label as? any SpokenView {
          let words = environment.labelsAreHidden ? label.spokenText : nil
          node.accessibility.label = words?.string(in: environment)
        }
        view.localize?(node, environment)
        holder = node
        // A field shows its focus by the caret.
        if node.isFocusable, node.editAction == nil { node.interactions.focusRing = ring }
      }
    ) {
      builder.tellFocus(of: holder)
      builder.secondary(view.content)
    }
  }
}

/// A part of a control that is pressed, anywhere in its frame. It looks like its label, whatever the style of the buttons
/// around is.
nonisolated struct _Pressable<Label: View>: View {
  /// Alone in a row of a list, it is pressed with the whole row.
  let fillsRow: Bool
  let action: @MainActor () -> Void
  let label: Label
  @State private var isPressed = false

  init(
    fillsRow: Bool = false, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.fillsRow, self.action, self.label) = (fillsRow, action, label())
  }

  @MainActor var body: some View {
    _ButtonElement(fillsRow: fillsRow, action: action, pressed: { isPressed = $0 }) {
      label.opacity(isPressed ? 0.5 : 1).contentShape(Rectangle())
    }
  }
  static var _memberCount: Int? { 1 }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Leaves the labels of the controls inside out; assistive tools still speak them.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
