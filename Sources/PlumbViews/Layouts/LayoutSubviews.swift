import PlumbLayout

/// The subviews of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// Subviews are counted from 0.
  public typealias Index = Int
  /// A part of the subviews, with the indices that they have in the whole.
  public typealias SubSequence = LayoutSubviews

  let container: LayoutNode
  private let ids: [NodeID]
  private let recorder: PlacementRecorder
  /// The index of the first subview.
  public let startIndex: Int
  /// The index after the last subview's.
  public let endIndex: Int

  /// The direction in which the container's rows run.
  public var layoutDirection: LayoutDirection

  init(container: LayoutNode, ids: [NodeID], recorder: PlacementRecorder, layoutDirection: LayoutDirection) {
    (self.container, self.ids, self.recorder) = (container, ids, recorder)
    (startIndex, endIndex, self.layoutDirection) = (0, ids.count, layoutDirection)
  }

  private init(_ base: LayoutSubviews, _ range: Range<Int>) {
    (container, ids, recorder) = (base.container, base.ids, base.recorder)
    (startIndex, endIndex, layoutDirection) = (range.lowerBound, range.upperBound, base.layoutDirection)
  }

  /// The subview at an index. An index that is out of range stops the program.
  public subscript(index: Int) -> LayoutSubview {
    precondition(indices.contains(index), "there is no subview \(index); there are \(count)")
    return LayoutSubview(
      node: LayoutNode(tree: container.tree, id: ids[index]), index: index, recorder: recorder)
  }

  /// The subviews of a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }

  /// The subviews at some indices, in their order, up to the first index that is out of range.
  public subscript<S: Sequence>(indices: S) -> [LayoutSubview] where S.Element == Int {
    // An endless range (`subviews[1...]`) is a sequence of numbers too, of which there would be too many.
    indices.prefix { self.indices.contains($0) }.map { self[$0] }
  }

  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.container == other.container && one.ids[one.indices] == other.ids[other.indices]
  }

  /// Runs `body` with a place for each subview.
  func withPlaces<Result>(_ body: (Places) -> Result) -> Result {
    container.tree.withPlaces(of: Array(ids[indices]), body)
  }

  /// A layout that is a leaf keeps the distances that any view keeps (Recorded/Spacers.md#77).
  var unionOfSpacing: ViewSpacing {
    ids.isEmpty ? ViewSpacing() : container.tree.unionOfSpacing(of: container.id)
  }

  /// A guide as the subviews set it, where they are placed for a size.
  func merged(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    container.tree.mergedGuide(key, of: container.id, proposal: proposal, size: size)
  }
}

/// A proxy of one subview of a layout, for measuring and placing it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  private let recorder: PlacementRecorder

  init(node: LayoutNode, index: Int, recorder: PlacementRecorder) {
    (self.node, self.index, self.recorder) = (node, index, recorder)
  }

  /// Returns the size that the subview answers to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.because(.layout)
    return node.size(proposal)
  }

  /// Returns the size that the subview answers to a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.because(.layout)
    return node.dimensions(proposal)
  }

  /// The distances that the subview would like on its sides.
  public var spacing: ViewSpacing { node.spacing }

  /// The layout priority, from `layoutPriority`.
  public var priority: Double { Double(node.priority) }

  /// The value that `layoutValue` attached.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    var value: K.Value?
    node.tree.visitTraits(of: node.id) { object in
      value = (object as? LayoutValues)?.values[ObjectIdentifier(key)] as? K.Value
      return value == nil
    }
    return value ?? K.defaultValue
  }

  /// Places a point of the subview at a point of the container, and proposes a size. The last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    node.because(.layout)
    let size = node.size(proposal)
    // Of an endless size only its start has a place.
    let origin = CGPoint(
      x: position.x - (anchor.x == 0 ? 0 : anchor.x * size.width),
      y: position.y - (anchor.y == 0 ? 0 : anchor.y * size.height))
    recorder.place(
      index,
      PlacementRecorder.Placement(
        origin: origin, proposal: proposal, position: position, anchor: anchor))
  }

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.node == other.node }
}
