import Foundation
import PlumbDrawing
import PlumbLayout

/// A colour, which may depend on its surroundings, as a style and as a view that fills what it is offered.
nonisolated public struct Color: Hashable, Sendable, CalledView {
  indirect enum Source: Hashable, Sendable {
    case system(SystemColor)
    case accent
    /// The accent colour of the app, or the platform's blue, whatever views around set.
    case appAccent
    case fixed(ResolvedColor)
    /// A colour set of an asset catalog, and the folder of its bundle, where it is not the program's own.
    case asset(String, bundle: String?)
    case faded(Color, Double)
    /// The colour with another opacity, whatever its own is.
    case withOpacity(Color, Double)
    case mixed(Color, Color, Double)
    /// A colour that another framework makes for its surroundings.
    case dynamic(DynamicColor)
  }
  package private(set) var callSite = _CallSite()
  let source: Source
  /// Its text in a tree.
  package let label: String

  init(_ source: Source, label: String) { (self.source, self.label) = (source, label) }
  package init(_ system: SystemColor) { self.init(.system(system), label: system.label) }

  /// A colour that is made for the surroundings in which it is shown.
  package init(_ dynamic: DynamicColor, label: String) { self.init(.dynamic(dynamic), label: label) }

  /// The colour with another opacity, whatever its own is.
  package func withOpacity(_ opacity: Double, label: String) -> Color {
    Color(.withOpacity(self, opacity), label: label)
  }

  /// A colour space for components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a colour of red, green, blue and opacity, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let color = colorSpace.resolve(red, green, blue, opacity)
    self.init(.fixed(color), label: "rgb(\(describe(red)), \(describe(green)), \(describe(blue)))")
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.fixed(colorSpace.resolve(white, white, white, opacity)), label: "white(\(describe(white)))")
  }

  /// Creates a colour of a hue, a saturation and a brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .fixed(hsb(hue, saturation, brightness, opacity)),
      label: "hsb(\(describe(hue)), \(describe(saturation)), \(describe(brightness)))")
  }

  /// Creates a colour set of an asset catalog. It is looked up in its bundle first, and then in all others.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.searchedFolder), label: "\"\(name)\"")
  }

  /// Creates a colour of its numbers, which no surroundings change.
  public init(_ resolved: Resolved) { self.init(.fixed(resolved), label: "rgb") }

  /// A colour as numbers, as `resolve(in:)` gives them.
  public typealias Resolved = ResolvedColor

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(self, opacity), label: "\(label).opacity(\(describe(opacity)))")
  }

  /// Returns the colour's numbers in some surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .system(let color): environment.platformStyle.palette.color(color, environment.colorScheme)
    case .accent:
      environment.accent.resolve(in: environment)
    case .appAccent:
      environment.resources.findColor("AccentColor", environment.colorScheme)
        ?? Color(.blue).resolve(in: environment)
    case .fixed(let color): color
    case .asset(let name, let bundle):
      environment.resources.inside(bundle).color(name, environment.colorScheme)
    case .faded(let color, let opacity): color.resolve(in: environment).opacity(opacity)
    case .withOpacity(let color, let opacity): color.resolve(in: environment).withOpacity(opacity)
    case .mixed(let one, let other, let share):
      one.resolve(in: environment).mixed(with: other.resolve(in: environment), by: Float(share))
    case .dynamic(let color): color.resolve(environment)
    }
  }

  /// The colour where the accent colour is another one: a tint that is made of the accent colour means the one around it, and
  /// not itself.
  func replacingAccent(by accent: @autoclosure () -> Color) -> Color {
    switch source {
    case .accent: accent()
    case .faded(let color, let opacity):
      Color(.faded(color.replacingAccent(by: accent()), opacity), label: label)
    case .withOpacity(let color, let opacity):
      Color(.withOpacity(color.replacingAccent(by: accent()), opacity), label: label)
    case .mixed(let one, let other, let share):
      Color(
        .mixed(one.replacingAccent(by: accent()), other.replacingAccent(by: accent()), share), label: label)
    case .dynamic(let color): Color(.dynamic(color.replacingAccent(by: accent())), label: label)
    case .system, .appAccent, .fixed, .asset: self
    }
  }

  /// The colour of main text: black, or white in dark surroundings. It does not follow `foregroundStyle`.
  public static var primary: Color { primaryColor.calledHere }
  /// The colour of less important text: a translucent grey. It does not follow `foregroundStyle`.
  public static var secondary: Color { secondaryColor.calledHere }
  /// The tint of the surroundings, or the platform's blue.
  public static var accentColor: Color { accent.calledHere }

  // To make one takes memory: these are made once.
  private static let primaryColor = Color(.primary)
  private static let secondaryColor = Color(.secondary)
  private static let accent = Color(.accent, label: "accentColor")

  /// The same colour, made by the call that is running.
  private var calledHere: Color {
    var copy = self
    copy.callSite = _CallSite()
    return copy
  }

  public static func == (one: Color, other: Color) -> Bool { one.source == other.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// A rule that makes a colour for its surroundings. Two are equal if their keys are.
nonisolated package struct DynamicColor: Hashable, @unchecked Sendable {
  // Keys are objects that never change, or numbers.
  private let key: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> ResolvedColor

  package init(key: AnyHashable, resolve: @escaping @Sendable (EnvironmentValues) -> ResolvedColor) {
    (self.key, self.resolve) = (key, resolve)
  }

  fileprivate func replacingAccent(by accent: Color) -> DynamicColor {
    DynamicColor(key: [key, AnyHashable(accent)]) { environment in
      var around = environment
      around.tint = accent
      return resolve(around)
    }
  }

  package static func == (one: DynamicColor, other: DynamicColor) -> Bool { one.key == other.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension ResolvedColor {
  /// Red, green, blue and opacity in a colour space, each from 0 to 1; outside sRGB they are less than 0 or more than 1.
  public init(colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self = colorSpace.resolve(Double(red), Double(green), Double(blue), Double(opacity))
  }

  fileprivate func withOpacity(_ opacity: Double) -> ResolvedColor {
    var copy = self
    copy.opacity = Float(min(1, max(0, opacity)))
    return copy
  }
}

// Colours are here and nowhere else: a second declaration in Color itself is ambiguous at each level of nesting, and
// the compiler's work doubles with each.
extension ShapeStyle where Self == Color {
  /// The platform's red, with other numbers in dark surroundings.
  public static var red: Color { Color(.red) }
  /// The platform's orange, with other numbers in dark surroundings.
  public static var orange: Color { Color(.orange) }
  /// The platform's yellow, with other numbers in dark surroundings.
  public static var yellow: Color { Color(.yellow) }
  /// The platform's green, with other numbers in dark surroundings.
  public static var green: Color { Color(.green) }
  /// The platform's mint green, with other numbers in dark surroundings.
  public static var mint: Color { Color(.mint) }
  /// The platform's teal, with other numbers in dark surroundings.
  public static var teal: Color { Color(.teal) }
  /// The platform's cyan, with other numbers in dark surroundings.
  public static var cyan: Color { Color(.cyan) }
  /// The platform's blue, with other numbers in dark surroundings.
  public static var blue: Color { Color(.blue) }
  /// The platform's indigo, with other numbers in dark surroundings.
  public static var indigo: Color { Color(.indigo) }
  /// The platform's purple, with other numbers in dark surroundings.
  public static var purple: Color { Color(.purple) }
  /// The platform's pink, with other numbers in dark surroundings.
  public static var pink: Color { Color(.pink) }
  /// The platform's brown, with other numbers in dark surroundings.
  public static var brown: Color { Color(.brown) }
  /// The platform's grey, the same in light and dark surroundings.
  public static var gray: Color { Color(.gray) }
  /// White in all surroundings.
  public static var white: Color { Color(.fixed(.white), label: "white") }
  /// Black in all surroundings.
  public static var black: Color { Color(.fixed(.black), label: "black") }
  /// The clear colour, through which everything behind is visible.
  public static var clear: Color { Color(.fixed(.clear), label: "clear") }
}

nonisolated extension Color: ShapeStyle {
  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(resolve(in: environment)))
  }
}

nonisolated extension Color: _PrimitiveView {
  @MainActor public static func _makeNodes(_ view: Color, in builder: _TreeBuilder) {
    builder.fill(Color.self, "Color", view, detail: view.label)
  }
}

extension Color.RGBColorSpace {
  /// The components in sRGB with its gamma; colours outside sRGB have components outside 0 to 1.
  func resolve(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> ResolvedColor {
    var (red, green, blue) = (red, green, blue)
    switch self {
    case .sRGB: break
    case .sRGBLinear: (red, green, blue) = (gamma(red), gamma(green), gamma(blue))
    case .displayP3:
      // Both spaces have the sRGB curve and the white D65; the matrix goes from the P3 to the sRGB primaries.
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      red = gamma(1.2249401763 * r - 0.2249401763 * g)
      green = gamma(-0.0420569547 * r + 1.0420569547 * g)
      blue = gamma(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    }
    return ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
  }
}

nonisolated extension ResolvedColor: ShapeStyle {
  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(self))
  }
}

nonisolated extension Color: CustomStringConvertible {
  /// For people who debug: a system colour's name, or its numbers.
  public var description: String { label }
}
