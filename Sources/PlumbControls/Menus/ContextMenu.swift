import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Opens a menu beside the view when it is pressed for half a second, or with a mouse's second button.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_ContextMenu(items: AnyView(menuItems()), preview: nil))
  }

  /// Opens a menu, with a preview over it, when the view is pressed for half a second.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_ContextMenu(items: AnyView(menuItems()), preview: AnyView(preview())))
  }

  /// Opens a menu beside the view, or none at `nil`: the older form.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(_ContextMenu(items: contextMenu.map { AnyView($0.items) }, preview: nil))
  }
}

nonisolated extension View {
  /// Adds a menu for the chosen rows of a list. Plumb's rows have only their own menus.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("contextMenu(forSelectionType:)", fileID, line, if: true)
  }
}

/// The rows of a menu, in the older form.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// Creates the rows of a menu, for `contextMenu` to open.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated private struct _ContextMenu: ViewModifier {
  let items: AnyView?
  let preview: AnyView?
  @State private var isOpen = false

  init(items: AnyView?, preview: AnyView?) { (self.items, self.preview) = (items, preview) }

  @MainActor func body(content: Content) -> some View {
    if let items {
      content
        .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
        .modifier(_ContextMenuOpener(open: { isOpen = true }))
        .presentation(.contextMenu, isPresented: $isOpen) { source in
          _MenuCard(content: items, anchor: source, outer: nil, preview: preview)
        }
    } else {
      content
    }
  }
  static func _memberCount(of count: Int?) -> Int? { count }
}

/// A modifier with the action by which hosts open the view's menu without a long press.
nonisolated private struct _ContextMenuOpener: _ElementModifier {
  let open: () -> Void

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let isEnabled = builder.inherited.environment.isEnabled
    // A row of a list opens its menu wherever it is pressed.
    if let row = builder.parent.directRow?.node {
      row.interactions.openContextMenu = isEnabled ? modifier.open : nil
      row.interactions.isHitEverywhere = true
    }
    builder.element(
      Self.self, "", nil,
      configure: { $0.interactions.openContextMenu = isEnabled ? modifier.open : nil }, content: content)
  }
}
