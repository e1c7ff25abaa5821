import PlumbLayout

/// The containers that can have a background of a view's own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The place behind the views of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The place behind the columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The place behind the tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The place behind what is in a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The place behind a widget. Plumb does not show widgets.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

nonisolated extension View {
  /// Fills what is behind the view, to the canvas's edges.
  /// Plumb makes no use of `container`: the style is a background of the view in each.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    background(style)
  }

  /// Puts views behind the view, to the canvas's edges.
  /// Plumb makes no use of `container`: the views are a background of the view in each.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
  }

  /// Pictures are not continued under bars here.
  public func backgroundExtensionEffect(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("backgroundExtensionEffect", fileID, line)
  }
}
