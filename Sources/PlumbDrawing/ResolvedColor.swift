/// A colour as numbers: sRGB with the usual gamma, each 0 to 1 (extended sRGB may go beyond).
@frozen public struct ResolvedColor: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var opacity: Float

  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Returns the same colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity *= Float(factor)
    return copy
  }

  /// Red, green and blue from 0 to 255; what is no number is 0.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    func byte(_ share: Float) -> UInt8 { share.isNaN ? 0 : UInt8((max(0, min(1, share)) * 255).rounded()) }
    return (byte(red), byte(green), byte(blue))
  }

  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
}
