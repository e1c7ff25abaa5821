/// The children of a stack that are lined up so far, one behind the other, each with its guide at 0 across the axis.
struct StackLine {
  let axis: Axis
  /// Whether each child keeps its place.
  let keepsPlaces: Bool
  private(set) var count = 0
  private var length: CGFloat = 0
  private(set) var across = AlignedRange()

  init(axis: Axis, keepsPlaces: Bool) { (self.axis, self.keepsPlaces) = (axis, keepsPlaces) }

  /// As long as the children and the gaps together, and as wide as the range that the children cover.
  var size: CGSize { CGSize(axis, length, cross: across.length) }

  /// Puts the next child behind the others.
  ///
  /// - Parameter guide: the place of the child's guide, in its own coordinates.
  @inline(__always) mutating func add(
    _ place: UnsafeMutablePointer<Place>, guide: CGFloat, _ tree: LayoutTree
  ) {
    let size = place.pointee.size
    across.add(guide: guide, length: size[axis.cross])
    length += place.pointee.gap
    let origin = CGPoint(axis, length, cross: -guide)
    length += size[axis]
    count += 1
    place.pointee.origin = origin
    guard keepsPlaces else { return }
    tree.records[Int(place.pointee.node.index)].kept = KeptPlace(
      offer: Length(place.pointee.proposal[axis]), origin: origin)
  }
}

/// The range that views cover when a guide of each lies on one line, at 0.
struct AlignedRange {
  private var lowest = CGFloat.infinity
  private var highest = -CGFloat.infinity
  private var isEndless = false

  mutating func add(guide: CGFloat, length: CGFloat) {
    if length == .infinity { isEndless = true }
    lowest = min(lowest, -guide)
    highest = max(highest, length - guide)
  }

  /// The position of the line in the range.
  var line: CGFloat { isEndless ? 0 : -lowest }

  var length: CGFloat { isEndless ? .infinity : max(0, highest - lowest) }

  var start: Start { Start(coordinate: isEndless ? .nan : lowest) }

  /// The start of the range, from which coordinates can count.
  struct Start {
    /// NaN in an endless range, where there is no such place.
    fileprivate var coordinate: CGFloat = 0

    /// Makes a coordinate count from the start. In an endless range all are 0.
    @inline(__always) func shift(_ coordinate: inout CGFloat) {
      coordinate = self.coordinate.isNaN ? 0 : coordinate - self.coordinate
    }
  }
}
