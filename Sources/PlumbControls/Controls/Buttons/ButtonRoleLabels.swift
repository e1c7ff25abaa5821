import PlumbLayout
import PlumbViews

nonisolated extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose symbol and title follow from its role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The symbol and the title that a role has. In a toolbar of iOS 26 the symbol stands alone (assumed).
nonisolated public struct DefaultButtonLabel: View, AddedBody {
  let role: ButtonRole

  @MainActor public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}
