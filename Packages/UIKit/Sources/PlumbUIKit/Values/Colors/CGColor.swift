import Foundation
import PlumbDrawing
import PlumbViews

/// A colour in numbers of a colour space.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The colour space of the components.
  public let colorSpace: CGColorSpace?
  private let numbers: [CGFloat]

  /// Creates a colour of sRGB, with components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (colorSpace, numbers) = (.standard, [red, green, blue, alpha])
  }

  /// Creates a colour of sRGB, with components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from 0 to 1: it has two components.
  public init(gray: CGFloat, alpha: CGFloat) {
    (colorSpace, numbers) = (.grey, [gray, alpha])
  }

  /// Creates a grey from 0 to 1: it has two components.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour of the components of a space and an opacity.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    (colorSpace, numbers) = (space, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  convenience init(_ color: ResolvedColor) {
    let numbers = ColorNumbers(color)
    self.init(red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.alpha)
  }

  /// The components and the opacity.
  public var components: [CGFloat]? { numbers }
  /// The number of components, including the opacity.
  public var numberOfComponents: Int { numbers.count }
  /// From 0 to 1.
  public var alpha: CGFloat { numbers.last ?? 1 }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(colorSpace: colorSpace, components: numbers.dropLast() + [alpha])
  }

  /// Returns the colour itself, which never changes.
  public func copy() -> CGColor? { self }

  /// Returns the same colour in numbers of another space: sRGB, or a grey.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?)
    -> CGColor?
  {
    let own = resolved
    guard space.model == .monochrome else { return CGColor(own) }
    // The weights of sRGB's primaries in its luminance.
    let grey = 0.2126 * own.red + 0.7152 * own.green + 0.0722 * own.blue
    return CGColor(gray: CGFloat(grey), alpha: alpha)
  }

  /// In sRGB.
  package var resolved: ResolvedColor {
    if numbers.count < 4 {
      let white = numbers.first ?? 0
      return ColorNumbers(red: white, green: white, blue: white, alpha: alpha).resolved
    }
    let space = colorSpace?.swiftUI ?? .sRGB
    return Color(
      space, red: Double(numbers[0]), green: Double(numbers[1]), blue: Double(numbers[2]),
      opacity: Double(alpha)
    ).resolve(in: EnvironmentValues())
  }

  var uiSource: UIColor.Source {
    if numbers.count < 4 { return .white(numbers.first ?? 0, alpha: alpha) }
    if colorSpace?.swiftUI == .sRGB {
      return .rgb(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }
    return UIColor.Source(resolved)
  }

  /// Returns whether both have the same numbers in the same space.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.numbers == other.numbers && one.colorSpace == other.colorSpace
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  /// The space and the numbers, for people who debug.
  public var description: String { "\(colorSpace?.name ?? "") \(numbers.map(short))" }

  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// No colour.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// The meaning of the components of a colour.
public final class CGColorSpace: Hashable, Sendable {
  /// The name, such as `CGColorSpace.sRGB`.
  public let name: String?
  /// The kind of components.
  public let model: CGColorSpaceModel
  /// The number of components of a colour, without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  private init(_ name: String, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }

  /// Creates the space of a name; `nil` for one that is not there.
  public init?(name: String) {
    let isGrey = name == Self.genericGrayGamma2_2 || name == Self.linearGray
    guard
      isGrey
        || [Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear].contains(
          name)
    else { return nil }
    (self.name, model) = (name, isGrey ? .monochrome : .rgb)
  }

  /// The usual space of red, green and blue.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components outside 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB in amounts of light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// A wider space, of newer displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Taken as linear sRGB.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// Greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Taken as the other greys.
  public static let linearGray = "kCGColorSpaceLinearGray"

  static let standard = CGColorSpace(sRGB, .rgb)
  static let grey = CGColorSpace(genericGrayGamma2_2, .monochrome)

  var swiftUI: Color.RGBColorSpace {
    switch name {
    case Self.displayP3: .displayP3
    case Self.linearSRGB, Self.genericRGBLinear: .sRGBLinear
    default: .sRGB
    }
  }

  /// Returns whether both are the same space.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The kind of components of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The intent for colours outside of a space. All are clipped here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// Returns the space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .grey }
