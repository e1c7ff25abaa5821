// The four names that Foundation already has, and no other name of it.
//
// A second definition of `CGSize` would be ambiguous in every file that imports Foundation too. Embedded
// Swift has no Foundation, so there, and only there, the four are ours.

#if hasFeature(Embedded)
  public typealias CGFloat = Double

  public struct CGPoint: Equatable, Sendable {
    public var x: CGFloat, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
  }

  public struct CGSize: Equatable, Sendable {
    public var width: CGFloat, height: CGFloat
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public static var zero: CGSize { CGSize(width: 0, height: 0) }
  }

  public struct CGRect: Equatable, Sendable {
    public var origin: CGPoint, size: CGSize
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxX: CGFloat { origin.x + size.width }
    public var maxY: CGFloat { origin.y + size.height }
  }
#else
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
