import PlumbDrawing
import PlumbLayout

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The style of a corner.
    public struct Style: Hashable, Sendable {
      let minimum: CGFloat?
      let radius: CGFloat?

      /// About the same centre as the container's corner.
      public static let concentric = Style(minimum: nil, radius: nil)
      /// About the same centre as the container's corner, but never sharper than this radius in points.
      public static func concentric(minimum: Style) -> Style {
        Style(minimum: minimum.radius ?? minimum.minimum, radius: nil)
      }
      /// Returns a radius in points, whatever the container is.
      public static func fixed(_ radius: CGFloat) -> Style { Style(minimum: nil, radius: radius) }
    }
  }
}

/// A rectangle whose corners are concentric with those of the nearest container that names a shape.
///
/// A corner's radius is the container's less the distance of the two corners along the farther axis (assumed).
nonisolated public struct ConcentricRectangle: InsettableShape, PlainShape, ContainerFollowing, CalledView {
  package let callSite = _CallSite()
  private var styles: [Edge.Corner: Edge.Corner.Style]
  private var isUniform: Bool

  /// Creates a rectangle with one style for all corners.
  ///
  /// - Parameter isUniform: all corners have the largest of the radii.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    styles = Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, corners) })
    self.isUniform = isUniform
  }

  /// Creates a rectangle with a style for each corner. A corner that is not named is sharp.
  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    styles = [
      .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
      .bottomTrailing: bottomTrailingCorner,
    ]
    isUniform = false
  }

  /// Returns the rectangle with its corners, in points. Without a container all concentric corners are sharp or the
  /// least they may be.
  public func path(in rect: CGRect) -> Path {
    let container = ContainerOutline.current
    let outer = container?.radii ?? RectangleCornerRadii()
    let frame = container?.frame ?? rect
    let (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - frame.minY, frame.maxY - rect.maxY)
    var radii = RectangleCornerRadii(
      topLeading: radius(.topLeading, outer.topLeading, left, top),
      bottomLeading: radius(.bottomLeading, outer.bottomLeading, left, bottom),
      bottomTrailing: radius(.bottomTrailing, outer.bottomTrailing, right, bottom),
      topTrailing: radius(.topTrailing, outer.topTrailing, right, top))
    if isUniform {
      let most = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = RectangleCornerRadii(
        topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return Path(roundedRect: rect, cornerRadii: radii)
  }

  private func radius(_ corner: Edge.Corner, _ outer: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat
  {
    let style = styles[corner] ?? .concentric
    return max(0, style.radius ?? max(outer - max(across, down), style.minimum ?? 0))
  }

  /// Returns the rectangle with its edge moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}
