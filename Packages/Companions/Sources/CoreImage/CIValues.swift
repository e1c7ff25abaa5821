import PlumbUIKit

/// The name of a filter's picture.
public let kCIInputImageKey = "inputImage"
/// The picture below another one.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// Steps of exposure.
public let kCIInputEVKey = "inputEV"
/// The name of how strong a filter is.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of how far a filter reaches, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The name of the size of a filter's parts, in pixels.
public let kCIInputScaleKey = "inputScale"
/// The name of a filter's middle.
public let kCIInputCenterKey = "inputCenter"
/// The name of the rectangle that a filter looks at.
public let kCIInputExtentKey = "inputExtent"
/// The name of a filter's colour.
public let kCIInputColorKey = "inputColor"
/// The name of how strong colours are.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of how light colours are.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of how far colours are from each other.
public let kCIInputContrastKey = "inputContrast"
/// The name of how sharp edges become.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The name of how much a filter changes.
public let kCIInputAmountKey = "inputAmount"
/// The name of a filter's result.
public let kCIOutputImageKey = "outputImage"

/// A colour of a filter.
open class CIColor: NSObject, @unchecked Sendable {
  /// From 0 to 1.
  public let red: CGFloat
  /// From 0 to 1.
  public let green: CGFloat
  /// From 0 to 1.
  public let blue: CGFloat
  /// From 0, clear, to 1.
  public let alpha: CGFloat
  /// Creates a colour of sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a colour from one of UIKit's.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// No colour.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Some numbers of a filter.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]
  /// Creates a vector from numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }
  private init(_ values: [CGFloat]) { self.values = values }
  /// Creates a vector from a number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector from two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector from three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector from four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector from the numbers of a point.
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  /// Creates a vector from the numbers of a rectangle: its origin and its size.
  public convenience init(cgRect r: CGRect) {
    self.init(x: r.origin.x, y: r.origin.y, z: r.size.width, w: r.size.height)
  }
  /// The number of its numbers.
  public var count: Int { values.count }
  /// Returns a number by its index; 0 behind the last one.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first one.
  public var x: CGFloat { value(at: 0) }
  /// The second one.
  public var y: CGFloat { value(at: 1) }
  /// The third one.
  public var z: CGFloat { value(at: 2) }
  /// The fourth one.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
