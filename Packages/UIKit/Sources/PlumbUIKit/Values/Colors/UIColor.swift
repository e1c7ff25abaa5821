import Foundation
import PlumbDrawing
import PlumbViews

/// A colour of UIKit: numbers, a colour of the platform, or a rule that makes one for the surroundings.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, _ExpressibleByColorLiteral {
  enum Source {
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case white(CGFloat, alpha: CGFloat)
    /// A colour of SwiftUI, which may depend on its surroundings.
    case color(Color)
    case rule((UITraitCollection) -> UIColor)
    case replacedAlpha(UIColor, CGFloat)
  }
  let source: Source

  init(source: Source) { self.source = source }

  /// Creates a colour of components from 0 to 1; larger ones are colours outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of components from 0 to 1 in Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = Color(
      .displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    source = Source(color.resolve(in: EnvironmentValues()))
  }

  /// Creates a grey from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) { source = .white(white, alpha: alpha) }

  /// Creates a colour of a hue, a saturation and a brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueColor(hue: hue, saturation: saturation, brightness: brightness)
    source = .rgb(red: color.rgb.red, green: color.rgb.green, blue: color.rgb.blue, alpha: alpha)
  }

  /// Creates a colour of SwiftUI, which goes on following its surroundings.
  public init(_ color: Color) { source = .color(color) }

  /// Creates a colour with the numbers of one of CoreGraphics.
  public init(cgColor: CGColor) { source = cgColor.uiSource }

  /// Creates a colour that a closure makes for the traits of the place in which it is shown.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { source = .rule(dynamicProvider) }

  /// Creates a colour set of an asset catalog; `nil` where there is none of that name. Those of all modules are looked
  /// up together.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a colour set of an asset catalog; `nil` where there is none of that name, whatever the bundle is.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let environment = UITraitCollection.environment(with: traits)
    guard environment.resources.findColor(name, environment.colorScheme) != nil else {
      Surroundings.report("UIColor(named: \"\(name)\"): there is no colour set of that name; it is nil.")
      return nil
    }
    source = .color(Color(name))
  }

  /// Creates a colour of an asset catalog, by the symbol that is declared for it.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: As an object

  /// Returns the colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both are the same numbers in the same kind of components, or the same rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.rgb(let r, let g, let b, let a), .rgb(let red, let green, let blue, let alpha)):
      return (r, g, b, a) == (red, green, blue, alpha)
    case (.white(let one, let a), .white(let two, let alpha)): return (one, a) == (two, alpha)
    case (.color(let one), .color(let two)): return one == two
    case (.replacedAlpha(let one, let a), .replacedAlpha(let two, let alpha)):
      return a == alpha && one.isEqual(two)
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha].hashValue
    case .white(let white, let alpha): [white, alpha].hashValue
    case .color(let color): color.hashValue
    case .rule: ObjectIdentifier(self).hashValue
    case .replacedAlpha(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }

  /// The kind of components and their numbers, for people who debug.
  open override var description: String {
    switch source {
    case .rgb(let red, let green, let blue, let alpha):
      "UIExtendedSRGBColorSpace \(short(red)) \(short(green)) \(short(blue)) \(short(alpha))"
    case .white(let white, let alpha): "UIExtendedGrayColorSpace \(short(white)) \(short(alpha))"
    case .color(let color): "<UIColor \(color.label)>"
    case .rule: "<UIDynamicProviderColor>"
    case .replacedAlpha(let color, let alpha): "\(color) with alpha \(short(alpha))"
    }
  }

  /// Colours are kept as their numbers.
  public static var supportsSecureCoding: Bool { true }

  /// Keeps the numbers that the colour has now.
  open func encode(with coder: NSCoder) {
    let numbers = numbers(in: .current)
    coder.encode(Double(numbers.red), forKey: "UIRed")
    coder.encode(Double(numbers.green), forKey: "UIGreen")
    coder.encode(Double(numbers.blue), forKey: "UIBlue")
    coder.encode(Double(numbers.alpha), forKey: "UIAlpha")
  }

  /// Creates a colour from archived numbers; `nil` if there are none.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    source = .rgb(
      red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
      green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
      blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
      alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
  }
}

/// The type of a colour literal without a stated type.
public typealias _ColorLiteralType = UIColor

/// A number without zeros that say nothing.
func short(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
}
