import PlumbLayout
import PlumbViews

/// A row of a menu: it closes the menu and does the button's action.
struct _MenuButtonStyle: PrimitiveButtonStyle {
  @Environment(\.openMenu) private var menu
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuDismissal) private var dismissal

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    let (menu, dismissal) = (menu, dismissal)
    _MenuRow(
      color: !isEnabled ? Color(.tertiary) : configuration.role == .destructive ? Color(.red) : .primary,
      action: {
        configuration.trigger()
        if dismissal != .disabled { menu?.close() }
      }
    ) { configuration.label }
  }
}

/// A row of a menu that is pressed, at least 44 points high.
nonisolated struct _MenuRow<Label: View>: View {
  let color: Color
  let action: @MainActor () -> Void
  let label: Label
  @State private var isPressed = false

  init(color: Color, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.color, self.action, self.label) = (color, action, label())
  }

  @MainActor var body: some View {
    _ButtonElement(action: action, pressed: { isPressed = $0 }) {
      label
        .lineLimit(2)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .padding(.horizontal, 16)
        .foregroundStyle(color)
        .background(isPressed ? Color(.fill) : .clear)
        .contentShape(Rectangle())
    }
  }
  static var _memberCount: Int? { 1 }
}

/// The title first and the symbol at the end, as in menus.
struct _MenuLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon
    }
  }
}

/// A row with a check mark while the toggle is on.
struct _MenuToggleStyle: ToggleStyle {
  @Environment(\.openMenu) private var menu
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    let (menu, isOn) = (menu, configuration.$isOn)
    _MenuRow(color: isEnabled ? .primary : Color(.tertiary)) {
      isOn.wrappedValue.toggle()
      menu?.close()
    } label: {
      _CheckedLabel(isChecked: isOn.wrappedValue) { configuration.label }
    }
  }
}

/// A label with room for a check mark before it.
nonisolated struct _CheckedLabel<Content: View>: View {
  let isChecked: Bool
  let content: Content

  init(isChecked: Bool, @ViewBuilder content: () -> Content) {
    (self.isChecked, self.content) = (isChecked, content())
  }

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "checkmark")
        .font(.system(size: 15, weight: .semibold))
        .frame(width: 18)
        .opacity(isChecked ? 1 : 0)
        .accessibilityHidden(true)
      content
    }
    .padding(.leading, -8)
    .accessibilityAddTraits(isChecked ? .isSelected : [])
  }
}

/// A picker in an open menu: a row for each option, with a check mark.
struct _MenuRowsPickerStyle: PickerStyle {
  func _pickerBody(_ configuration: _PickerStyleConfiguration) -> AnyView {
    AnyView(_MenuOptions(options: configuration.picker.options))
  }
}

/// The options of a picker as rows of a menu.
nonisolated struct _MenuOptions: View {
  let options: [PickerOption]
  @Environment(\.openMenu) private var menu

  init(options: [PickerOption]) { self.options = options }

  @MainActor var body: some View {
    let menu = menu
    VStack(spacing: 0) {
      ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
        if option.isDivider {
          Rectangle().fill(Color(.tertiaryFill)).frame(height: 8)
        } else {
          if index > 0 && !options[index - 1].isDivider {
            _Hairline(axis: .horizontal)
          }
          _MenuRow(color: .primary) {
            option.select()
            menu?.close()
          } label: {
            _CheckedLabel(isChecked: option.isSelected) { option.subview }
          }
          .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        }
      }
    }
  }
}

/// Whether choosing closes a menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  /// The behaviour of the platform: choosing closes the menu.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Choosing closes the menu.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// Choosing leaves the menu open. In Plumb this counts for buttons: toggles and pickers close it all the same.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuDismissalKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  var menuDismissal: MenuActionDismissBehavior {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether a choice closes the menu. Plumb uses it for buttons: toggles and pickers always close theirs.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissal, behavior)
  }

  /// Shows or hides the mark of a menu's label; iOS shows none.
  public func menuIndicator(_ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("menuIndicator", fileID, line, if: visibility == .visible) }

  /// Sets the order of a menu's rows, which stay as they are written here.
  public func menuOrder(_ order: MenuOrder, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("menuOrder", fileID, line, if: order == .priority)
  }
}

/// The order of a menu's rows.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order that the platform chooses. Plumb keeps the rows as they are written, whatever the order is.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first row nearest to the finger. Plumb keeps the rows as they are written.
  public static let priority = MenuOrder(name: "priority")
  /// The rows as they are written.
  public static let fixed = MenuOrder(name: "fixed")
}
