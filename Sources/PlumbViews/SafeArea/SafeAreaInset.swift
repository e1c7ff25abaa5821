import PlumbLayout

nonisolated extension View {
  /// Adds a bar at the top or bottom. The view ends where the bar starts, and may extend below it.
  ///
  /// - Parameter spacing: the distance to the bar in points; `nil` leaves it to both views (Rules/Modifiers.md#R-67).
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInset(
        bar: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .center)))
  }

  /// Adds a bar at the leading or trailing side. The view ends where the bar starts, and may extend below it.
  ///
  /// - Parameter spacing: the distance to the bar in points; `nil` leaves it to both views (Rules/Modifiers.md#R-67).
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInset(
        bar: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        alignment: Alignment(horizontal: .center, vertical: alignment)))
  }

  /// Insets the safe area, in points. The view ends earlier, and its backgrounds go on.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPadding(insets: insets))
  }

  /// Insets the safe area on some sides, in points; by the platform's own amount where none is given.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_SafeAreaPadding(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
  }

  /// Insets all sides of the safe area by the same amount, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPadding(insets: EdgeInsets(length, edges: .all)))
  }
}

nonisolated package struct _SafeAreaInset<Bar: View>: _ElementModifier {
  let bar: Bar
  let edge: Edge
  let spacing: CGFloat?
  let alignment: Alignment
  var name = "safeAreaInset"

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let spacing = builder.usable(modifier.spacing, "spacing of a \(modifier.name) of", allowsNegative: true)
    builder.element(
      Self.self, modifier.name, .container, make: { BarLayout() },
      update: { object, _ in object.update(modifier.edge, spacing, modifier.alignment) }
    ) {
      builder.safeContent([modifier.edge], content)
      builder.secondary(modifier.bar)
    }
  }
}

nonisolated package struct _SafeAreaPadding: _ElementModifier {
  var edges = Edge.Set.all
  let insets: EdgeInsets?

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let insets = builder.usable(modifier.insets, edges: modifier.edges, "safeAreaPadding of")
    let edges = Edge.allCases.filter { insets[$0] != 0 }
    builder.element(Self.self, "safeAreaPadding", .padding(LayoutRule.Padding(insets))) {
      builder.safeContent(edges, content)
    }
  }
}

extension _TreeBuilder {
  /// The content of a modifier that takes something off the safe area: for it the area ends where it does itself.
  func safeContent(_ edges: [Edge], _ content: () -> Void) {
    let isMirrored = inherited.isMirrored
    element(
      SafeRegion.self, "", nil,
      configure: { node in
        node.changeSafeRegion = { node, region in
          guard let owner = node.parent, owner.layout.exists, node.firstLayout.exists else { return }
          let tree = node.host.layoutTree
          let (rect, outer) = (
            tree.absoluteFrame(of: node.firstLayout), tree.absoluteFrame(of: owner.layout)
          )
          for edge in edges { region.shrink(edge.physical(isMirrored), to: rect, in: outer) }
        }
      }, content: content)
  }
}

extension Edge {
  /// The side of the canvas, with leading for left.
  func physical(_ isMirrored: Bool) -> Edge {
    guard isMirrored else { return self }
    return self == .leading ? .trailing : self == .trailing ? .leading : self
  }
}
