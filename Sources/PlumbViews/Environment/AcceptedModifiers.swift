import Foundation
import PlumbLayout

// What hosts of ours have nothing to answer with. These are taken, so that views that say them compile, and change
// nothing.
nonisolated extension View {
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func horizontalRadioGroupLayout() -> some View { self }
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
}

extension Image {
  /// How bright an image may be. All are standard here.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// How a screen comes; here as always.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}
