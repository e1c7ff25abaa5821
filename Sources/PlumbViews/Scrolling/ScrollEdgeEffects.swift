import PlumbLayout

/// How content fades below a bar. Nothing is drawn for it here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: UInt8
  /// The platform decides.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// Content ends at a line.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// Content fades little by little.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

nonisolated extension View {
  /// Accepted, and changes nothing: content below bars does not fade here.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Accepted, and changes nothing: content below bars does not fade here.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
