import PlumbLayout

nonisolated extension View {
  /// Adds a bar at the top or bottom, as `safeAreaInset` does; the fading of the content below it is not drawn here.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      _SafeAreaInset(
        bar: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .center), name: "safeAreaBar"))
  }

  /// Adds a bar at the leading or trailing side, as `safeAreaInset` does.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      _SafeAreaInset(
        bar: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        alignment: Alignment(horizontal: .center, vertical: alignment), name: "safeAreaBar"))
  }
}
