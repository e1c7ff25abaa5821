import Foundation
import PlumbDrawing
import PlumbViews

/// Components in sRGB, as exact as they were given.
struct ColorNumbers: Hashable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  var resolved: ResolvedColor {
    ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}

extension ColorNumbers {
  init(_ color: ResolvedColor) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }
}

extension UIColor.Source {
  init(_ color: ResolvedColor) {
    let numbers = ColorNumbers(color)
    self = .rgb(red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.alpha)
  }
}

extension UIColor {
  /// A rule may answer with a rule, as often as this.
  private static let deepest = 16

  /// The numbers in some surroundings.
  func numbers(in traits: UITraitCollection, depth: Int = 0) -> ColorNumbers {
    switch source {
    case .rgb(let red, let green, let blue, let alpha):
      return ColorNumbers(red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha):
      return ColorNumbers(red: white, green: white, blue: white, alpha: alpha)
    case .color(let color):
      return ColorNumbers(color.resolve(in: UITraitCollection.environment(with: traits)))
    case .rule(let rule):
      guard depth < Self.deepest else {
        Surroundings.report(
          "UIColor: a dynamic colour answers with another one again and again; clear is used.")
        return ColorNumbers(red: 0, green: 0, blue: 0, alpha: 0)
      }
      return rule(traits).numbers(in: traits, depth: depth + 1)
    case .replacedAlpha(let color, let alpha):
      var numbers = color.numbers(in: traits, depth: depth)
      numbers.alpha = alpha
      return numbers
    }
  }

  /// The numbers here and now: in the traits that are current.
  package var resolvedNow: ResolvedColor { numbers(in: .current).resolved }

  /// Writes the components of the current traits; sRGB, from 0 to 1.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = numbers(in: .current)
    red?.pointee = numbers.red
    green?.pointee = numbers.green
    blue?.pointee = numbers.blue
    alpha?.pointee = numbers.alpha
    return true
  }

  /// Writes hue, saturation and brightness in the current traits, each from 0 to 1.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = numbers(in: .current)
    let color = HueColor(red: numbers.red, green: numbers.green, blue: numbers.blue)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = numbers.alpha
    return true
  }

  /// Writes the grey in the current traits; false for a colour that is none.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = numbers(in: .current)
    // A grey within half a step of 8 bits.
    guard abs(numbers.red - numbers.green) < 0.002, abs(numbers.green - numbers.blue) < 0.002 else {
      return false
    }
    white?.pointee = numbers.red
    alpha?.pointee = numbers.alpha
    return true
  }

  /// Returns the colour with another opacity, whatever its own is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = alpha.isNaN ? 0 : max(0, min(alpha, 1))
    return switch source {
    case .rgb(let red, let green, let blue, _):
      UIColor(source: .rgb(red: red, green: green, blue: blue, alpha: alpha))
    case .white(let white, _): UIColor(source: .white(white, alpha: alpha))
    case .color(let color):
      UIColor(
        color.withOpacity(Double(alpha), label: "\(color.label).withAlphaComponent(\(short(alpha)))"))
    case .rule: UIColor(source: .replacedAlpha(self, alpha))
    case .replacedAlpha(let color, _): UIColor(source: .replacedAlpha(color, alpha))
    }
  }

  /// Returns the colour that this one is in some traits, in numbers that stay.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .rgb, .white: return self
    case .color, .rule, .replacedAlpha:
      let numbers = numbers(in: traitCollection)
      return UIColor(
        red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.alpha)
    }
  }

  /// The numbers in the current traits, as CoreGraphics has them: a grey keeps its two components.
  public var cgColor: CGColor {
    if case .white(let white, let alpha) = source { return CGColor(gray: white, alpha: alpha) }
    let numbers = numbers(in: .current)
    return CGColor(red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.alpha)
  }
}

/// A colour as hue, saturation and brightness, each from 0 to 1.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? span / most : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat =
      if most == red {
        (green - blue) / span
      } else if most == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return (0, 0, 0) }
    func component(_ shift: CGFloat) -> CGFloat {
      var position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      if position < 0 { position += 6 }
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    return (component(5), component(3), component(1))
  }
}
