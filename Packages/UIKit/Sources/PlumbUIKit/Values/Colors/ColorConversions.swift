import Foundation
import PlumbDrawing
import PlumbViews

extension UIColor {
  /// The colour of SwiftUI that follows its surroundings as this one does.
  package var color: Color {
    switch source {
    case .rgb(let red, let green, let blue, let alpha):
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    case .white(let white, let alpha): Color(white: Double(white), opacity: Double(alpha))
    case .color(let color): color
    case .rule, .replacedAlpha:
      Color(
        DynamicColor(key: AnyHashable(self)) { [self] in
          numbers(in: UITraitCollection($0)).resolved
        }, label: "UIColor { … }")
    }
  }
}

nonisolated extension Color {
  /// Creates a colour of UIKit, which goes on following its surroundings.
  public init(uiColor: UIColor) { self = uiColor.color }

  // Where the platform's colours of SwiftUI have the same name, those win: `Color(.red)`.
  /// Creates a colour of UIKit, which goes on following its surroundings.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// Creates a colour of CoreGraphics.
  public init(cgColor: CGColor) { self = UIColor(cgColor: cgColor).color }

  /// Creates a colour of CoreGraphics.
  @_disfavoredOverload
  public init(_ color: CGColor) { self = UIColor(cgColor: color).color }

  /// The colour's numbers where no surroundings can change them; `nil` for all other colours.
  public var cgColor: CGColor? {
    func numbers(_ scheme: ColorScheme) -> ResolvedColor {
      var environment = Surroundings.current.environment
      environment.colorScheme = scheme
      return resolve(in: environment)
    }
    let (light, dark) = (numbers(.light), numbers(.dark))
    return light == dark ? CGColor(light) : nil
  }
}

nonisolated extension ResolvedColor {
  /// The numbers as CoreGraphics has them.
  public var cgColor: CGColor { CGColor(self) }
}
