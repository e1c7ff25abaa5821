import PlumbLayout
import PlumbViews

/// The behaviour of the search field of a toolbar. Plumb always shows the field.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let isMinimized: Bool
  /// The behaviour of the platform: the field is shown.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button until it is pressed. Plumb shows the field.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

/// An item that the system puts into a toolbar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows and hides the side bar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// An item of the system at a custom place. Plumb leaves it where the system has it.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  /// Creates an item of the system at a place. Plumb leaves it where it is without this.
  public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("DefaultToolbarItem", fileID, line)
  }

  @MainActor public static func _appendItems(_ item: Self, to items: inout _ToolbarItems) {}
}

nonisolated extension View {
  /// Sets whether the search field is a button until it is pressed. Plumb always shows the field.
  public func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("searchToolbarBehavior", fileID, line, if: behavior == .minimize) }
}
