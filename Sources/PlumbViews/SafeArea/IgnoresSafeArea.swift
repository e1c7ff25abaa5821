import PlumbLayout

/// Reasons why a part of the canvas is not safe.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, notches and what other views cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which no picture has.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Lets the view go on to the canvas's edge on the sides on which it ends at the safe area's.
  ///
  /// The view's place in its container stays as it is; the view is offered more, and stands in the middle of that.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}

nonisolated public struct _IgnoresSafeArea: _ElementModifier {
  let edges: Edge.Set

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "ignoresSafeArea", .container, make: { SafeAreaIgnorer() },
      update: { object, node in
        let edges = modifier.edges
        node.readLayout = { [unowned object] node in object.look(node, edges) }
        node.changeSafeRegion = { _, region in
          for edge in Edge.allCases where edges.contains(edge) { region.ignore(edge) }
        }
        return false
      }, content: content)
  }
}

/// A view that is larger than its place.
final class SafeAreaIgnorer: LayoutObject {
  /// How much larger on each side, in points, as the last layout showed.
  private var extra = EdgeInsets()

  @MainActor func look(_ node: ViewNode, _ edges: Edge.Set) {
    let tree = node.host.layoutTree
    var extra = node.safeRegion.insets(of: tree.absoluteFrame(of: node.layout))
    for edge in Edge.allCases where !edges.contains(edge) { extra[edge] = 0 }
    if tree.isMirrored(node.layout) { (extra.leading, extra.trailing) = (extra.trailing, extra.leading) }
    guard extra != self.extra else { return }
    self.extra = extra
    node.host.layoutChanged(of: node.layout)
  }

  override func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
    guard places.count > 0 else { return }
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + extra.total(along: .horizontal) },
      height: proposal.height.map { $0 + extra.total(along: .vertical) })
    let answer = places.node(0).size(offer)
    places[0].proposal = offer
    node.tree.trace?.note(node.id, .outset(extra))
    for axis in Axis.allCases {
      let room = size[axis] + extra.total(along: axis) - answer[axis]
      places[0].origin[axis] = (room.isFinite ? room / 2 : 0) - extra[.start(of: axis)]
    }
  }

  override func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.childCount == 0 ? ViewSpacing() : node.child.spacing
  }

  override func priority(_ node: LayoutNode) -> CGFloat { node.childCount == 0 ? 0 : node.child.priority }

  /// The place of a guide is that of the view in its place, not of the larger one.
  override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    node.childCount == 0 ? nil : node.child.dimensions(proposal)[explicit: key]
  }
}
