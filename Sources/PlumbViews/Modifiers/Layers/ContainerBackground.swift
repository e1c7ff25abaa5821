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
  /// The place behind a widget. Outside of widgets nothing is drawn there.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

nonisolated extension View {
  /// Fills what is behind the view, to the canvas's edges; behind a widget, the whole of it.
  /// Of the other places Plumb makes no use: the style is a background of the view in each.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  {
    let fill = _StyleFill(style: style, safeAreaEdges: .all)
    return modifier(_BackgroundModifier(content: container == .widget ? nil : fill, alignment: .center))
      .transformPreference(_WidgetGround.self) { if container == .widget { $0.view = AnyView(fill) } }
  }

  /// Layers views behind this one, up to the canvas's edges; behind a widget, in the whole of it. Plumb does not use
  /// the other containers: the views are a background of the view in each.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let views = content()
    return background(alignment: alignment) {
      if container != .widget { views.ignoresSafeArea() }
    }
    .transformPreference(_WidgetGround.self) { if container == .widget { $0.view = AnyView(views) } }
  }

  /// Pictures are not continued under bars here.
  public func backgroundExtensionEffect(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    unsupported("backgroundExtensionEffect", fileID, line)
  }
}

/// The background that the views of a widget request behind all of it.
package struct _WidgetGround: PreferenceKey {
  package struct Value {
    package var view: AnyView?
  }
  package static var defaultValue: Value { Value() }
  package static func reduce(value: inout Value, nextValue: () -> Value) {
    if value.view == nil { value = nextValue() }
  }
}
