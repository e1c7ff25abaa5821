import PlumbLayout
import PlumbViews

nonisolated extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose symbol and title follow from its role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The symbol and the title that a role has. Outside of bars and menus, which have label styles, it is the title alone (seen of
/// `.close`, Recorded/Screens.md#Y141; assumed of the others). In a toolbar of iOS 26 the symbol is alone (assumed).
nonisolated public struct DefaultButtonLabel: View, AddedBody {
  let role: ButtonRole
  @Environment(\.labelsHaveStyle) private var labelsHaveStyle

  @MainActor public var body: some View {
    if labelsHaveStyle { label } else { label.labelStyle(.titleOnly) }
  }

  @MainActor @ViewBuilder private var label: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension EnvironmentValues {
  /// Whether the surroundings have set how labels look.
  fileprivate var labelsHaveStyle: Bool { !self[StyleOf<LabelStyleConfiguration>()].styles.isEmpty }
}
