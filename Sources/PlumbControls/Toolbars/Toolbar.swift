import PlumbLayout
import PlumbViews

/// Makes one value of the items of a toolbar.
@resultBuilder public struct ToolbarContentBuilder {
  /// Returns one content of a toolbar.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns a builder's only content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Returns the contents in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarContents(parts: parts)
  }

  /// Returns the content of an `if` without an `else`; nothing while its condition is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// Returns the content of the first branch.
  public static func buildEither<First: ToolbarContent>(first: First) -> _ToolbarContents {
    _ToolbarContents(parts: [first])
  }
  /// Returns the content of the second branch.
  public static func buildEither<Second: ToolbarContent>(second: Second) -> _ToolbarContents {
    _ToolbarContents(parts: [second])
  }
  /// Returns content behind an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents
  {
    _ToolbarContents(parts: [content])
  }
}

nonisolated extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  @MainActor public static func _appendItems(_ content: Wrapped?, to items: inout _ToolbarItems) {
    if let content { Wrapped._appendItems(content, to: &items) }
  }
}

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  /// Creates a group of several items of a toolbar.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self = .holding(content()) }

  @MainActor public static func _appendItems(_ group: Group, to items: inout _ToolbarItems) {
    Content._appendItems(group.content, to: &items)
  }
}

/// Several contents of a toolbar, in order.
nonisolated public struct _ToolbarContents: CustomizableToolbarContent {
  public typealias Body = Never
  let parts: [any ToolbarContent]

  @MainActor public static func _appendItems(_ contents: Self, to items: inout _ToolbarItems) {
    func append<Content: ToolbarContent>(_ content: Content, _ items: inout _ToolbarItems) {
      Content._appendItems(content, to: &items)
    }
    for part in contents.parts { append(part, &items) }
  }
}

nonisolated extension View {
  /// Adds items to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      _BarSettingsModifier { builder in
        var items = _ToolbarItems(environment: builder.inherited.environment)
        Content._appendItems(content, to: &items)
        return BarSettings(items: items.entries)
      })
  }

  /// Adds views to the screen's navigation bar, at the trailing side.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Adds items to the bars of the screen; here nobody arranges them.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds views to the sides of the navigation bar: the older form of `toolbar`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Adds views to a side of the navigation bar: the older form of `toolbar`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Adds views to a side of the navigation bar: the older form of `toolbar`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds a menu to the title; no bar of ours shows one.
  public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("toolbarTitleMenu", fileID, line) }

  /// Sets the role of the toolbar. In that of an editor the back button is a chevron alone.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    barSettings { $0.hidesBackTitle = role.isEditor }
  }
}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
  fileprivate var isEditor = false
  /// The role of the platform.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// A bar of a screen that leads to others, as in a browser. Plumb shows it like the others.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// A bar of a document that is edited, whose back button has no title (Recorded/Screens.md#Y127).
  public static var editor: ToolbarRole { ToolbarRole(isEditor: true) }
  /// A bar of a screen on a stack. Plumb shows it like the others.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
}
