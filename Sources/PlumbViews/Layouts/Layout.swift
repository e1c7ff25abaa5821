import PlumbLayout

/// A custom container, which determines its own size and the positions of its subviews.
///
/// `bounds` starts at the container's own top leading corner. Where rows run right to left, the placed subviews are
/// mirrored afterwards, so a layout always counts from the leading side.
nonisolated public protocol Layout: Animatable, Sendable {
  /// The type of the values that the layout keeps between its calls. The default keeps nothing.
  associatedtype Cache = Void
  /// The type of the subviews that the layout receives.
  typealias Subviews = LayoutSubviews

  /// The properties that the layout's type has for the container.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, once for the calls of one layout.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after a subview has changed. The default makes a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred distances on the container's sides. The default is the union of those of its subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each subview in `bounds`. One that is not placed is centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns a guide that the container sets itself. The default merges the guides that the subviews set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns a guide that the container sets itself. The default merges the guides that the subviews set.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a container's type.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers in it follow.
  public var stackOrientation: Axis?
  /// Creates properties without an axis.
  public init() {}
}

nonisolated extension Layout {
  /// Names no axis, so that spacers and dividers in the container follow both.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the distances that the subviews would like.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.unionOfSpacing }

  /// Returns the horizontal guide that the subviews set, merged where they are placed; `nil` if none sets it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.merged(guide.key, bounds.size, proposal)
  }

  /// Returns the vertical guide that the subviews set, merged where they are placed; `nil` if none sets it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.merged(guide.key, bounds.size, proposal)
  }

  /// Returns the container with its subviews.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}

nonisolated extension Layout where Cache == Void {
  /// Keeps nothing, as a layout without its own cache does.
  public func makeCache(subviews: Subviews) {}
}

/// A layout with its subviews, as a view.
nonisolated struct _LayoutContainer<L: Layout, Content: View>: _PrimitiveView, CalledView {
  let callSite = _CallSite()
  let layout: L
  let content: Content

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.element(
      Self.self, layoutName(L.self), .container,
      make: { () -> CustomLayout<L> in
        builder.host.layoutTree.declareEdgesAndCentres()
        return CustomLayout(view.layout)
      },
      update: { object, node in
        let animated = node.animated(view.layout)
        object.layout = animated.shown
        animated.changed = { [unowned node] layout in
          object.layout = layout
          node.host.layoutChanged(of: node.layout)
        }
        node.detail = (view.layout as? AnyLayout)?.layoutName ?? ""
        object.report = { [node = node.link] problem in
          node.object.map { $0.host.report("\($0.viewPath): \(problem)") }
        }
        return true
      }
    ) {
      builder.inherited.stackAxis = StackAxis(
        (view.layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation)
      builder.make(view.content)
    }
  }
}

/// The name of a container of a type; one of Plumb's, such as the row of a bar, is not in the source.
private func layoutName(_ type: Any.Type) -> String {
  let name = typeName(type)
  return name.hasPrefix("_") && isOwn(type) ? "" : name
}
