import Foundation

extension NSValue {
  /// Creates the value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates the value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates the value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle that is kept.
  public var cgRectValue: CGRect { rectValue }
  /// The point that is kept.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that is kept.
  public var cgSizeValue: CGSize { sizeValue }
}
