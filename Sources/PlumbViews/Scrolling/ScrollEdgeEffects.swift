import PlumbLayout

/// How content fades below a bar. Nothing is drawn for it here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: UInt8
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

nonisolated extension View {
  /// Accepted, and changes nothing: content below bars does not fade here.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Accepted, and changes nothing: content below bars does not fade here.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Accepted, and changes nothing: bars that show how far one has scrolled are not in still pictures.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepted, and changes nothing: bars that show how far one has scrolled are not in still pictures.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
