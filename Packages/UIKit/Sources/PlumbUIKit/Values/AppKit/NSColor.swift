import Foundation
import PlumbDrawing
import PlumbViews

/// A colour of AppKit: a thin cousin of `UIColor`.
open class NSColor: NSObject, NSCopying, @unchecked Sendable {
  package let uiColor: UIColor

  init(_ uiColor: UIColor) { self.uiColor = uiColor }

  /// Creates a colour of components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates a colour of components of sRGB from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates a colour of components from 0 to 1, in sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates a colour of components from 0 to 1, in sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates a colour of components of Display P3 from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates a grey from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(UIColor(white: white, alpha: alpha)) }
  /// Creates a grey from 0 to 1.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: white, alpha: alpha))
  }
  /// Creates a colour of a hue, a saturation and a brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  /// Creates a colour of SwiftUI, which goes on following its surroundings.
  public convenience init(_ color: Color) { self.init(UIColor(color)) }
  /// Creates a colour with the numbers of one of CoreGraphics; never `nil` here.
  public convenience init?(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
  /// Creates a colour set of an asset catalog; `nil` where there is none of that name.
  public convenience init?(named name: String) {
    guard let color = UIColor(named: name) else { return nil }
    self.init(color)
  }
  /// Creates a colour set of an asset catalog; `nil` where there is none of that name, whatever the bundle is.
  public convenience init?(named name: String, bundle: Bundle?) { self.init(named: name) }
  /// Creates a colour that a closure makes for the appearance of the place in which it is shown.
  public convenience init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(
      UIColor { traits in
        dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark)).uiColor
      })
  }

  private var numbers: ColorNumbers { uiColor.numbers(in: .current) }
  private var hue: HueColor { HueColor(red: numbers.red, green: numbers.green, blue: numbers.blue) }
  /// From 0 to 1, in the current appearance.
  open var redComponent: CGFloat { numbers.red }
  /// From 0 to 1, in the current appearance.
  open var greenComponent: CGFloat { numbers.green }
  /// From 0 to 1, in the current appearance.
  open var blueComponent: CGFloat { numbers.blue }
  /// From 0 to 1, in the current appearance.
  open var alphaComponent: CGFloat { numbers.alpha }
  /// From 0 to 1, in the current appearance.
  open var hueComponent: CGFloat { hue.hue }
  /// From 0 to 1, in the current appearance.
  open var saturationComponent: CGFloat { hue.saturation }
  /// From 0 to 1, in the current appearance.
  open var brightnessComponent: CGFloat { hue.brightness }
  /// The numbers in the current appearance, as CoreGraphics has them.
  open var cgColor: CGColor { uiColor.cgColor }

  /// Writes the components of the current appearance.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    uiColor.getRed(red, green: green, blue: blue, alpha: alpha)
  }
  /// Writes hue, saturation and brightness in the current appearance.
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    uiColor.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// Returns the colour with another opacity, whatever its own is.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(uiColor.withAlphaComponent(alpha)) }
  /// Returns the numbers of the current appearance in sRGB, whatever the space is.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    NSColor(uiColor.resolvedColor(with: .current))
  }
  /// Returns a colour between this and another one, from 0 for this to 1 for the other.
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (one, other) = (numbers, color.numbers)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * max(0, min(fraction, 1)) }
    return NSColor(
      red: mix(one.red, other.red), green: mix(one.green, other.green), blue: mix(one.blue, other.blue),
      alpha: mix(one.alpha, other.alpha))
  }
  /// Makes this the current context's colour of areas and of lines.
  open func set() { uiColor.set() }
  /// Makes this the current context's colour of areas.
  open func setFill() { uiColor.setFill() }
  /// Makes this the current context's colour of lines.
  open func setStroke() { uiColor.setStroke() }

  /// Returns the colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both are the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.uiColor.isEqual(uiColor) ?? false
  }
  open override var hash: Int { uiColor.hash }
  /// The kind of components and their numbers, for people who debug.
  open override var description: String { uiColor.description }
}

/// The meaning of the components of a colour of AppKit.
open class NSColorSpace: NSObject, @unchecked Sendable {
  /// The usual space of red, green and blue.
  public class var sRGB: NSColorSpace { NSColorSpace() }
  /// Taken as sRGB.
  public class var deviceRGB: NSColorSpace { NSColorSpace() }
  /// Taken as sRGB.
  public class var genericRGB: NSColorSpace { NSColorSpace() }
  /// Taken as sRGB.
  public class var displayP3: NSColorSpace { NSColorSpace() }
  /// Taken as sRGB.
  public class var extendedSRGB: NSColorSpace { NSColorSpace() }
}

/// Whether the surroundings are light or dark.
open class NSAppearance: NSObject, @unchecked Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light surroundings.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark surroundings.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }
  /// The name.
  public let name: Name
  init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }
  /// Creates the appearance of a name.
  public init?(named name: Name) { self.name = name }
  /// Returns the first of some names that this appearance has.
  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}

nonisolated extension Color {
  /// Creates a colour of AppKit, which goes on following its surroundings.
  public init(nsColor: NSColor) { self = nsColor.uiColor.color }
  // Generic, so that `Color(.systemRed)` has one meaning beside UIKit's. For files that import AppKit, its interface has a
  // plain one too.
  /// Creates a colour of AppKit, which goes on following its surroundings.
  @_disfavoredOverload
  public init<SomeColor: NSColor>(_ color: SomeColor) { self = color.uiColor.color }
}
