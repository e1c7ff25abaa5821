import PlumbLayout

nonisolated extension View {
  /// Puts a bar at the top or bottom; the view ends where the bar starts, and may go on below it.
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

  /// Puts a bar at the leading or trailing side; the view ends where the bar starts, and may go on below it.
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

  /// Takes room off the safe area, in points: the view ends earlier, and its backgrounds go on.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPadding(insets: insets))
  }

  /// Takes room off the safe area on some sides, in points; the platform's own amount where none is given.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_SafeAreaPadding(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
  }

  /// Takes the same room off all sides of the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPadding(insets: EdgeInsets(length, edges: .all)))
  }
}

nonisolated public struct _SafeAreaInset<Bar: View>: _ElementModifier {
  let bar: Bar
  let edge: Edge
  let spacing: CGFloat?
  let alignment: Alignment
  var name = "safeAreaInset"

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
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

nonisolated public struct _SafeAreaPadding: _ElementModifier {
  var edges = Edge.Set.all
  let insets: EdgeInsets?

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
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

/// A view and a bar at one of its sides. The bar is as long as it likes to be, and the view gets the rest.
final class BarLayout: LayoutObject {
  private var edge = Edge.bottom
  private var gap: CGFloat?
  private var alignment = Alignment.center

  func update(_ edge: Edge, _ gap: CGFloat?, _ alignment: Alignment) -> Bool {
    let isSame = (edge, gap, alignment) == (self.edge, self.gap, self.alignment)
    (self.edge, self.gap, self.alignment) = (edge, gap, alignment)
    return !isSame
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private struct Parts {
    var content: ProposedViewSize
    var bar: ProposedViewSize
    var contentSize: CGSize
    var barSize: CGSize
    var gap: CGFloat
  }

  private func parts(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Parts {
    let children = node.tree.children(of: node.id).map { LayoutNode(tree: node.tree, id: $0) }
    guard let content = children.first else {
      return Parts(content: proposal, bar: proposal, contentSize: .zero, barSize: .zero, gap: 0)
    }
    guard children.count > 1 else {
      return Parts(
        content: proposal, bar: proposal, contentSize: content.size(proposal), barSize: .zero, gap: 0)
    }
    let bar = children[1]
    let offer = ProposedViewSize(axis, nil, cross: proposal[axis.cross])
    let barSize = bar.size(offer)
    defer { noteBar(barSize, first: isFirst ? bar : content, second: isFirst ? content : bar, node) }
    let (first, second) = isFirst ? (bar, content) : (content, bar)
    let gap = gap ?? first.spacing.distance(to: second.spacing, along: axis)
    var rest = proposal
    rest[axis] = proposal[axis].map { max(0, $0 - barSize[axis] - gap) }
    return Parts(
      content: rest, bar: offer, contentSize: content.size(rest), barSize: barSize, gap: gap)
  }

  private func noteBar(_ size: CGSize, first: LayoutNode, second: LayoutNode, _ node: LayoutNode) {
    guard let trace = node.tree.trace else { return }
    let gap = gap ?? first.spacing.distance(to: second.spacing, along: axis)
    trace.note(node.id, .bar(axis, length: size[axis], gap: gap, isFirst: isFirst))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let parts = parts(proposal, node)
    return CGSize(
      axis, max(0, parts.contentSize[axis] + parts.gap + parts.barSize[axis]),
      cross: parts.contentSize[axis.cross])
  }

  override func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
    guard places.count > 0 else { return }
    let parts = parts(proposal, node)
    places[0].proposal = parts.content
    if isFirst { places[0].origin[axis] = parts.barSize[axis] + parts.gap }
    guard places.count > 1 else { return }
    places[1].proposal = parts.bar
    if !isFirst { places[1].origin[axis] = parts.contentSize[axis] + parts.gap }
    let key = alignment[axis.cross]
    let own = places.node(0).dimensions(parts.content)[key]
    let across = own - places.node(1).dimensions(parts.bar)[key]
    places[1].origin[axis.cross] = across.isFinite ? across : 0
    node.tree.trace?.note(node.id, .line(key, own))
    node.tree.trace?.note(
      node.id,
      .guide(of: places[1].node, key, places.node(1).dimensions(parts.bar)[key], isExplicit: false))
  }

  /// The guides are the view's; the bar has none for those outside.
  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    guard node.childCount > 0 else { return nil }
    let parts = parts(proposal, node)
    let start = key.axis == axis && isFirst ? parts.barSize[axis] + parts.gap : 0
    return node.child.dimensions(parts.content)[explicit: key].map { $0 + start }
  }
}
