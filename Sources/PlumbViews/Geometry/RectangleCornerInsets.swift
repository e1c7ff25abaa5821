import PlumbLayout

/// The insets of the corners of a rectangle, in points.
public struct RectangleCornerInsets: Equatable, Sendable {
  /// The inset of the top leading corner, in points.
  public var topLeading: CGSize
  /// The inset of the top trailing corner, in points.
  public var topTrailing: CGSize
  /// The inset of the bottom leading corner, in points.
  public var bottomLeading: CGSize
  /// The inset of the bottom trailing corner, in points.
  public var bottomTrailing: CGSize

  /// Creates insets of zero.
  public init() { self.init(topLeading: .zero) }

  /// Creates insets of the corners, in points.
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}

extension ViewNode {
  /// The reach of the window's corners into the node's rectangle.
  var cornerInsets: RectangleCornerInsets {
    let corners = host.canvasCorners
    guard corners != RectangleCornerInsets() else { return corners }
    let (frame, tree) = (canvasFrame, host.layoutTree)
    let window = host.canvas?.whole ?? tree.absoluteFrame(of: host.root.layout)
    let isMirrored = layoutAncestor.map { tree.isMirrored($0.layout) } ?? false
    // The distances from the view's edges to the window's, on the left, right, top and bottom.
    let (left, right) = (frame.minX - window.minX, window.maxX - frame.maxX)
    let (top, bottom) = (frame.minY - window.minY, window.maxY - frame.maxY)
    func rest(_ corner: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGSize {
      // A corner that does not reach the view along one axis does not reach it at all.
      let size = CGSize(
        width: min(corner.width - max(0, x), frame.width),
        height: min(corner.height - max(0, y), frame.height))
      return size.width > 0 && size.height > 0 ? size : .zero
    }
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    return RectangleCornerInsets(
      topLeading: rest(corners.topLeading, leading, top),
      topTrailing: rest(corners.topTrailing, trailing, top),
      bottomLeading: rest(corners.bottomLeading, leading, bottom),
      bottomTrailing: rest(corners.bottomTrailing, trailing, bottom))
  }
}
