import PlumbLayout
import PlumbViews

/// A button that puts a screen on the stack around. Outside of a stack it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View, CalledView {
  nonisolated package let callSite = _CallSite()
  enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let target: Target
  @State private var isShown = false
  @Environment(\.navigation) private var navigation
  @Environment(\.listSelection) private var selection
  @Environment(\.nextColumn) private var nextColumn
  @Environment(\.editMode) private var editMode
  @Environment(\.platformStyle) private var platformStyle

  nonisolated init(label: Label, target: Target) { (self.label, self.target) = (label, target) }

  @MainActor public var body: some View {
    switch target {
    case .value(let value):
      // In a list that selects values of the link's type, the link selects, and pushes nothing.
      let known = value.flatMap { selection?.valueOfID($0) }
      let chosen = selects ? known : nil
      _LinkButton(label: AnyView(label)) {
        if let chosen {
          selection?.select(chosen)
          nextColumn?.show()
        } else if let value {
          navigation?.model.push(value)
        }
      }
      .disabled(chosen == nil && (navigation == nil || value == nil))
      .modifier(_RowLinkValue(value: known))
    case .view(let destination, let isActive):
      let isActive = isActive ?? $isShown
      _LinkButton(label: AnyView(label)) { isActive.wrappedValue = true }
        .disabled(navigation == nil)
        .navigationDestination(isPresented: navigation == nil ? .constant(false) : isActive) { destination }
    }
  }
  nonisolated public static var _memberCount: Int? { 1 }

  /// Whether a press selects the link's row, in a list that can. Several rows are selected on iOS only while the list is
  /// edited; until then the link leads to its screen. A column whose selection the next one shows has no other screen.
  @MainActor private var selects: Bool {
    guard let selection, selection.isMultiple, platformStyle.platform != .macOS else { return true }
    return editMode?.wrappedValue.isEditing ?? false || navigation == nil || nextColumn != nil
  }
}

/// The link as it is pressed: a row with a chevron in a list, and a button elsewhere.
nonisolated private struct _LinkButton: View {
  let label: AnyView
  let action: @MainActor () -> Void
  @Environment(\.listLook) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.rowBadge) private var badge
  @Environment(\.editMode) private var editMode
  @Environment(\.platformStyle) private var platformStyle

  init(label: AnyView, action: @escaping @MainActor () -> Void) {
    (self.label, self.action) = (label, action)
  }

  @MainActor var body: some View {
    if look != nil && !isInMenu {
      // While rows are edited, a link leads nowhere, and its row can be selected.
      let isEditing = editMode?.wrappedValue.isEditing ?? false
      _ButtonElement(
        fillsRow: true, rowAction: isEditing ? selectRow : nil, action: action, pressed: { _ in }
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 10) { label.environment(\.rowBadge, nil) }
          Spacer(minLength: 10)
          if let badge { _TakenBadge(badge: badge).padding(.trailing, isEditing ? 0 : 10) }
          if !isEditing { chevron }
        }
        .opacity(isEnabled ? 1 : 0.4)
        .contentShape(Rectangle())
      }
    } else {
      Button(action: action) { label }
    }
  }

  @MainActor private var selectRow: @MainActor (ListRowState) -> Void { { $0.select() } }

  @MainActor private var chevron: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(.tertiary)
      // The arrow itself ends 0.67 before the room of the row, on iOS 26 2.33 (Recorded/Pictures.md#Y50), and is 11.33
      // from a value (Recorded/Pictures.md#Y51).
      .frame(width: ListMeasure(platformStyle).chevronRoom)
      .accessibilityHidden(true)
  }

  static var _memberCount: Int? { 1 }
}

/// Sets the value by which the row that contains the view is selected.
nonisolated private struct _RowLinkValue: _ElementModifier {
  let value: AnyHashable?

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    builder.parent.ownRow?.listRow?.linkValue = modifier.value
    content()
  }
}

extension NavigationLink: LabelNamed {
  nonisolated package static var labelType: Any.Type { Label.self }
}

nonisolated extension NavigationLink where Destination == Never {
  /// - Parameter value: what the stack shows the screen of; `nil` disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }

  /// Creates a link to the screen of a value, with a localised title; without a value it is disabled.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the screen of a value, with a title that is not localised; without a value it is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

nonisolated extension NavigationLink {
  /// Creates a link to a view, with any view as its label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination(), isActive: nil))
  }

  /// Creates a link to a view that is a value already, with any view as its label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, isActive: nil))
  }

  /// Creates a link in the older form of `navigationDestination(isPresented:)`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), isActive: isActive))
  }

  /// Creates a link in the older form of `navigationDestination(isPresented:)`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, isActive: isActive))
  }

  /// Creates a link in the older form of `navigationDestination(item:)`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), isActive: selection.isSelected(tag)))
  }

  /// Creates a link in the older form of `navigationDestination(item:)`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: selection.isSelected(tag)))
  }

  /// Links need no modifier in a detail column here.
  public func isDetailLink(_ isDetailLink: Bool, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("isDetailLink", fileID, line) }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view that is a value already, with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view that is a value already, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link in the older form of `navigationDestination(isPresented:)`, with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link in the older form of `navigationDestination(isPresented:)`, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link in the older form of `navigationDestination(isPresented:)`, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link in the older form of `navigationDestination(isPresented:)`, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link in the older form of `navigationDestination(item:)`, with a localised title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link in the older form of `navigationDestination(item:)`, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link in the older form of `navigationDestination(item:)`, with a localised title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link in the older form of `navigationDestination(item:)`, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// True while the binding holds a value; made false, it holds none.
  nonisolated fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    let place = self
    return Binding<Bool>(
      get: { place.wrappedValue == tag },
      set: { isOn in
        if isOn { place.wrappedValue = tag } else if place.wrappedValue == tag { place.wrappedValue = nil }
      })
  }
}
