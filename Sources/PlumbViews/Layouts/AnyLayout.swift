import PlumbLayout

/// A layout of any type. When the layout changes, the subviews stay: their identity and state are kept.
nonisolated public struct AnyLayout: Layout {
  let layout: any Layout

  /// Creates a layout that hides another one's type. An `AnyLayout` is not wrapped a second time.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The cache of the layout inside, with the layout's type, because the next layout may be of another one.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  /// The axis that spacers and dividers follow at present.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// The name of the layout inside.
  var layoutName: String { typeName(type(of: layout)) }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
    }
    return make(layout)
  }

  /// Updates the cache of the layout inside, or makes a new one if the cache was another layout's.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.type == ObjectIdentifier(type(of: layout)) else {
      cache = makeCache(subviews: subviews)
      return
    }
    with(&cache, subviews) { $0.update(&$1, subviews) }
  }

  /// Returns the size that the layout inside answers to a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    with(&cache, subviews) { $0.size(proposal, subviews, &$1) }
  }

  /// Places the subviews in `bounds` by the layout inside.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    with(&cache, subviews) { $0.place(bounds, proposal, subviews, &$1) }
  }

  /// Returns the distances that the layout inside would like on the container's sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews) { $0.ownSpacing(subviews, &$1) }
  }

  /// Returns the horizontal guide that the layout inside sets, from the leading edge in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) { $0.guide(guide, bounds, proposal, subviews, &$1) }
  }

  /// Returns the vertical guide that the layout inside sets, from the top in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews) { $0.guide(guide, bounds, proposal, subviews, &$1) }
  }

  /// Runs `body` with the layout and its cache, which is made anew if it is another layout's.
  private func with<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> Result
  ) -> Result {
    if cache.type != ObjectIdentifier(type(of: layout)) { cache = makeCache(subviews: subviews) }
    return body(layout, &cache.value)
  }
}

/// A layout's questions with a cache of no particular type.
nonisolated extension Layout {
  private func with<Result>(_ cache: inout Any, _ body: (inout Cache) -> Result) -> Result {
    guard var own = cache as? Cache else { fatalError("a layout was given the cache of another") }
    defer { cache = own }
    return body(&own)
  }

  fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
    with(&cache) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
    with(&cache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    with(&cache) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func ownSpacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
