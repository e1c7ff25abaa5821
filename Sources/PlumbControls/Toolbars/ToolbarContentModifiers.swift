import PlumbLayout
import PlumbViews

extension ToolbarContent {
  /// Leaves the items out of the bar.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _KeptToolbarContent(content: self, isHidden: hidden)
  }

  /// Marks the items as the source of a transition to another screen. Plumb doesn't begin it there.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some ToolbarContent {
    reportUnsupported("matchedTransitionSource", fileID, line)
    return self
  }
}

extension CustomizableToolbarContent {
  /// Leaves the items out of the bar.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _KeptToolbarContent(content: self, isHidden: hidden)
  }
  /// Sets the changes that people may make to the item. No person rearranges a toolbar on a phone.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
  /// Sets whether the item is there before people have changed the bar. Plumb leaves a hidden item out.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _KeptToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
  }
}

/// Items that are in a bar or left out.
public struct _KeptToolbarContent<Content: ToolbarContent>: CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content
  let isHidden: Bool

  @MainActor public static func _appendItems(_ kept: Self, to items: inout _ToolbarItems) {
    if !kept.isHidden { Content._appendItems(kept.content, to: &items) }
  }
}

/// The options for customizing a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item can always be added again.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

/// The changes that people may make to an item of a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// Move it and take it away
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Move it
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// No customization.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

nonisolated extension View {
  /// Removes an item of the system from the bar. Plumb leaves it where it is.
  public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported(
      "toolbar(removing:)", fileID, line, if: defaultItemKind != nil && defaultItemKind != .sidebarToggle)
  }
}
