import PlumbLayout

/// Does something when it is pressed.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  @MainActor public var body: some View {
    _ButtonElement(action: action) { label.modifier(_ButtonLook(role: role)) }
  }
  public static var _memberCount: Int? { 1 }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The plain look of a button on iOS: its label in the accent colour, red if it destroys, grey if it is disabled.
nonisolated struct _ButtonLook: ViewModifier {
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func body(content: Content) -> some View {
    content.foregroundStyle(
      isEnabled ? (role == .destructive ? Color(.red) : .accentColor) : Color(.tertiary))
  }
}

/// The element that is pressed: its label in one piece.
nonisolated struct _ButtonElement<Label: View>: _PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    // A label of several views is a row of them (assumed).
    let row = LayoutRule.Stack(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    let isEnabled = builder.inherited.environment.isEnabled
    builder.element(
      Self.self, "Button", .stack(row), configure: { $0.action = isEnabled ? view.action : nil }
    ) {
      builder.inherited.stackAxis = .horizontal
      builder.make(view.label)
    }
  }
}
