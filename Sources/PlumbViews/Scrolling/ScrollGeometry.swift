import PlumbLayout

/// The size of a scroll view and of its content, and the visible part. All lengths are in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the view's corner on the content. At the start this is minus the insets there, not zero.
  public var contentOffset: CGPoint
  /// The content's size without margins.
  public var contentSize: CGSize
  /// Margins of the content, and what of the scroll view the safe area takes.
  public var contentInsets: EdgeInsets
  /// The scroll view's own size, with what it covers of the unsafe area.
  public var containerSize: CGSize

  /// Creates a geometry of its four parts, in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The scroll view's whole rectangle on the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The scroll view's rectangle on the content without the insets (assumed: no recorded answer).
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.total(along: .horizontal)),
      height: max(0, containerSize.height - contentInsets.total(along: .vertical)))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// For people who debug: the offset, the content's size and the scroll view's, in points.
  public var debugDescription: String {
    "offset \(describe(contentOffset.x)),\(describe(contentOffset.y)) "
      + "of \(describe(contentSize.width))×\(describe(contentSize.height)) "
      + "in \(describe(containerSize.width))×\(describe(containerSize.height))"
  }
}
