import PlumbLayout

/// The containers that can have a background of a view's own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

nonisolated extension View {
  /// Fills what is behind the view, to the canvas's edges.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    background(style)
  }

  /// Puts views behind the view, to the canvas's edges.
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
