import SwiftUI

/// The position of a part of the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// At the leading edge.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// At the trailing edge.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The position of a view of the island's edges that is too wide.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`, belowIfTooWide
}

/// The mode of the island, for margins.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// With both edges.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// With both edges.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Large.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// A dot.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content
  /// Creates a part. Its priority has no effect: both edges get what they need.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {
    reportCompanion("DynamicIslandExpandedRegion(priority:)", if: priority != 0)
    (self.position, self.content) = (position, content())
  }
}

/// Parts of the expanded island.
public struct DynamicIslandExpandedContent<Content> {
  var regions: [DynamicIslandExpandedRegionPosition: AnyView]
}

/// A builder of the parts of the expanded island.
@MainActor @resultBuilder public struct DynamicIslandExpandedContentBuilder {
  /// Converts a part.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Any> {
    DynamicIslandExpandedContent(regions: [content.position: AnyView(content.content)])
  }
  /// Joins several parts.
  public static func buildBlock(_ parts: DynamicIslandExpandedContent<Any>...)
    -> DynamicIslandExpandedContent<Any>
  {
    let all = parts.flatMap(\.regions)
    return DynamicIslandExpandedContent(
      regions: Dictionary(all.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first }))
  }
  /// Returns the parts of an `if` without `else`.
  public static func buildOptional(_ part: DynamicIslandExpandedContent<Any>?)
    -> DynamicIslandExpandedContent<Any>
  { part ?? DynamicIslandExpandedContent(regions: [:]) }
  /// Returns the parts of the first branch.
  public static func buildEither(first part: DynamicIslandExpandedContent<Any>)
    -> DynamicIslandExpandedContent<Any>
  { part }
  /// Returns the parts of the other branch.
  public static func buildEither(second part: DynamicIslandExpandedContent<Any>)
    -> DynamicIslandExpandedContent<Any>
  { part }
}

/// The presentation of a live activity around a phone's camera. Previews draw it; its measures are assumed.
@MainActor @preconcurrency public struct DynamicIsland {
  private let expanded: [DynamicIslandExpandedRegionPosition: AnyView]
  private let leading: AnyView
  private let trailing: AnyView
  private let minimal: AnyView

  /// Creates an island of its parts.
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Any>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = expanded().regions
    (leading, trailing) = (AnyView(compactLeading()), AnyView(compactTrailing()))
    self.minimal = AnyView(minimal())
  }

  /// Sets the address that opens when the island is pressed. It is only previewed here.
  @available(*, deprecated, message: "In Plumb, widgetURL does nothing: a widget in a preview opens nothing.")
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    return self
  }
  /// Sets the colour of the island's edge. It has none here.
  @available(
    *, deprecated,
    message: "In Plumb, DynamicIsland.keylineTint does nothing: a preview of a live activity has one look."
  )
  public func keylineTint(_ color: Color?)
    -> DynamicIsland
  {
    return self
  }
  /// Sets the distance of the content from the island's edge. Previews keep the usual margins.
  @available(
    *, deprecated,
    message: "In Plumb, DynamicIsland.contentMargins does nothing: a preview of a live activity has one look."
  )
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    return self
  }

  func view(_ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> AnyView {
    switch state {
    case .minimal: AnyView(minimal)
    case .compact:
      AnyView(
        HStack(spacing: 126) {
          leading; trailing
        })
    case .expanded:
      AnyView(
        VStack(spacing: 8) {
          HStack {
            expanded[.leading]
            Spacer(minLength: 126)
            expanded[.trailing]
          }
          expanded[.center]
          expanded[.bottom]
        }
        .frame(width: 347).padding(.vertical, 12))
    }
  }
}
