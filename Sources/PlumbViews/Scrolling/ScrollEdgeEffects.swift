import PlumbLayout

/// The style in which content fades below a bar. Nothing is drawn for it here.
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
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("scrollEdgeEffectStyle", fileID, line, if: style != nil && style != .automatic)
  }

  /// Accepted, and changes nothing: content below bars does not fade here.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("scrollEdgeEffectHidden", fileID, line, if: !hidden) }
}
