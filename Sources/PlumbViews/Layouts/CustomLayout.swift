import PlumbLayout

/// A user's layout in the engine: answers the engine's questions by asking the layout.
final class CustomLayout<L: Layout>: LayoutObject {
  var layout: L
  /// A closure that receives the layout's mistakes.
  var report: (String) -> Void = { _ in }
  private var cache: L.Cache?
  private var cacheIsStale = false
  private var members: [NodeID]?
  private let recorder = PlacementRecorder()

  init(_ layout: L) { self.layout = layout }

  override func contentDidChange() {
    cacheIsStale = true
    members = nil
  }

  private func subviews(_ node: LayoutNode) -> LayoutSubviews {
    let ids = members ?? node.tree.children(of: node.id)
    members = ids
    recorder.report = report
    return LayoutSubviews(
      container: node, ids: ids, recorder: recorder,
      layoutDirection: node.tree.isMirrored(node.id) ? .rightToLeft : .leftToRight)
  }

  /// Runs `body` with the subviews and the cache, which is brought up to date first.
  private func with<Result>(_ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews(node)
    // The cache leaves its place while the layout has it: a layout may ask a question that comes back here.
    var taken = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil && cacheIsStale { layout.updateCache(&taken, subviews: subviews) }
    cacheIsStale = false
    let result = body(subviews, &taken)
    cache = taken
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let size = with(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    return withinReach(size, of: proposal)
  }

  /// Endless is no answer to a length that has an end.
  private func withinReach(_ size: CGSize, of proposal: ProposedViewSize) -> CGSize {
    var usable = size
    if let width = proposal.width, width < .infinity, size.width == .infinity { usable.width = max(0, width) }
    if let height = proposal.height, height < .infinity, size.height == .infinity {
      usable.height = max(0, height)
    }
    if usable.width < size.width || usable.height < size.height {
      report(
        "a size of \(describe(size.width))×\(describe(size.height)) is not possible; "
          + "\(describe(usable.width))×\(describe(usable.height)) is used.")
    }
    return usable
  }

  override func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
    let outer = recorder.placements
    recorder.placements = Array(repeating: nil, count: places.count)
    defer { recorder.placements = outer }
    with(node) {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
    }
    for index in 0..<places.count {
      let placement = recorder.placements?[index] ?? .centred(places.node(index), size, proposal)
      places[index].proposal = placement.proposal
      places[index].origin = placement.origin
      node.note(.placed(of: places[index].node, at: placement.position, anchor: placement.anchor))
    }
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing {
    with(node) { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let guide = with(node) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return guide.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// The recorder of subviews' places while a layout places them.
final class PlacementRecorder {
  struct Placement {
    let origin: CGPoint
    let proposal: ProposedViewSize
    /// The place that the layout gave: which point of the subview it puts where.
    let position: CGPoint
    let anchor: UnitPoint

    /// In the middle of its container, at its answer to the container's own proposal (Rules/Proposals.md#R-5).
    static func centred(_ node: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
      let own = node.size(proposal)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: proposal, position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
    }
  }

  /// One for each subview; `nil` while nothing is being placed.
  var placements: [Placement?]?
  var report: (String) -> Void = { _ in }

  func place(_ index: Int, _ placement: Placement) {
    guard placements != nil else {
      return report("a subview is placed while it is measured; place subviews in placeSubviews only.")
    }
    placements?[index] = placement
  }
}
