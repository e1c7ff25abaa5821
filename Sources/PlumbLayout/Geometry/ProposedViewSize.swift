/// A proposal for the size of a view: on each axis a length in points, or `nil` for the view's ideal length.
///
/// Zero asks for the smallest size, infinity for the largest. The child need not agree.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  @inlinable public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Creates a proposal from a length along `axis` and one across it.
  @inlinable public init(_ axis: Axis, _ main: CGFloat?, cross: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal as a size, with the given lengths where it says nothing. 10 points is what views without a
  /// size take (Rules/Leaves.md#R-70, R-111).
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

#if !hasFeature(Embedded)
  extension ProposedViewSize: Hashable {}
#endif
