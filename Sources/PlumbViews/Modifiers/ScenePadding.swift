import PlumbLayout

/// The amount of padding that a window has.
public struct ScenePadding: Equatable, Sendable {
  private let number: UInt8
  /// The least that a window keeps.
  public static let minimum = ScenePadding(number: 0)
}

nonisolated extension View {
  /// Adds the padding of the platform's windows: 16 points on iOS and 20 on macOS (both assumed).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(_ScenePadding(edges: edges))
  }

  /// Adds the padding of the platform's windows: 16 points on iOS and 20 on macOS (both assumed). Plumb makes no use of
  /// `padding`: both amounts are the same.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(_ScenePadding(edges: edges))
  }
}

nonisolated package struct _ScenePadding: _ElementModifier {
  let edges: Edge.Set

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let insets = EdgeInsets(builder.inherited.environment.platformStyle.scenePadding, edges: modifier.edges)
    builder.element(Self.self, "padding", .padding(LayoutRule.Padding(insets)), content: content)
  }
}
