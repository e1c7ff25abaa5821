import PlumbLayout
import PlumbViews

/// The event at which a bar of tabs becomes small. Plumb's bar keeps its size.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour of the platform: the bar keeps its size.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While the content is scrolled down. Plumb does not make the bar small.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While the content is scrolled up. Plumb does not make the bar small.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The place of the view beside a bar of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The bar's own row, while the bar is small. Plumb has no view there.
  case inline
  /// Above the bar.
  case expanded
}

/// A view above a bar of tabs; each is another one.
final class TabAccessory: Equatable {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }
  static func == (one: TabAccessory, other: TabAccessory) -> Bool { one === other }
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }
private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  var tabAccessory: TabAccessory? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// The place of the accessory around: above the bar; `nil` outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets when the bar of tabs minimises. Plumb's bar keeps its size.
  public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported(
      "tabBarMinimizeBehavior", fileID, line, if: behavior == .onScrollDown || behavior == .onScrollUp)
  }

  /// Adds a view on glass above the bar of the tab view.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = TabAccessory(AnyView(content()))
    return environment(\.tabAccessory, accessory)
  }

  /// Adds a view on glass above the bar of the tab view, where it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? TabAccessory(AnyView(content())) : nil
    return environment(\.tabAccessory, accessory)
  }
}

/// The view above a bar of tabs: 48 points high, as far from the sides as the bar (assumed).
nonisolated struct _TabAccessoryBar: View {
  let accessory: TabAccessory

  @MainActor var body: some View {
    accessory.view
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .glassEffect()
      .padding(.horizontal, GlassTabMeasure.distance)
      .padding(.bottom, 8)
  }
}
