import PlumbViews

/// The look of navigation views. Here all are a stack.
public protocol NavigationViewStyle: Sendable {}
/// The style of the surroundings: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The style with one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Columns side by side. Plumb shows a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The style with two columns side by side. Plumb shows a stack.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the surroundings: a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style with one screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side; Plumb shows a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The way in which the columns of a split view share the width. Here all styles are the same.
public protocol NavigationSplitViewStyle: Sendable {}
/// The style of the surroundings: the detail takes what the columns leave.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// Columns of balanced widths. Plumb shows it like `.automatic`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// A detail that keeps its size. Plumb shows it like `.automatic`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style of the surroundings: the detail takes what the columns leave.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns of balanced widths; Plumb shows it like `.automatic`.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail that keeps its size; Plumb shows it like `.automatic`.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

nonisolated extension View {
  /// Sets the style of navigation views. Plumb shows a stack whatever the style is.
  public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported(
      "navigationViewStyle", fileID, line,
      if: style is ColumnNavigationViewStyle || style is DoubleColumnNavigationViewStyle)
  }
  /// Sets how split views share the space. Plumb shares it alike whatever the style is.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("navigationSplitViewStyle", fileID, line, if: !(style is AutomaticNavigationSplitViewStyle))
  }
}
