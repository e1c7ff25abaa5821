import Foundation
import PlumbDrawing

/// UIKit's colours, as far as SwiftUI code speaks of them: on iOS `import SwiftUI` brings their names along.
///
/// Nothing else of UIKit is here, and `canImport(UIKit)` is false. Values are iOS's as generally given; assumed.
public struct UIColor: Hashable, Sendable {
  let color: Color

  init(_ system: SystemColor) { color = Color(system) }

  /// The same colour.
  public init(_ color: Color) { self.color = color }

  /// Components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// A grey from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Components from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// A colour set of the source folder's asset catalog.
  public init?(named name: String) { color = Color(name) }

  /// The colour with an opacity of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }
}

extension UIColor {
  public static var label: UIColor { UIColor(Color.primary) }
  public static var secondaryLabel: UIColor { UIColor(Color.secondary) }
  public static var tertiaryLabel: UIColor { UIColor(SystemColor.tertiary) }
  public static var quaternaryLabel: UIColor { UIColor(SystemColor.quaternary) }
  public static var placeholderText: UIColor { UIColor(SystemColor.tertiary) }
  public static var link: UIColor { UIColor(SystemColor.blue) }
  public static var tintColor: UIColor { UIColor(Color.accentColor) }

  public static var systemBackground: UIColor { UIColor(SystemColor.background) }
  public static var secondarySystemBackground: UIColor { UIColor(SystemColor.raisedGround) }
  public static var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiaryGround) }
  public static var systemGroupedBackground: UIColor { UIColor(SystemColor.groupedBackground) }
  public static var secondarySystemGroupedBackground: UIColor { UIColor(SystemColor.groupedRow) }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(SystemColor.tertiaryGroupedGround) }
  public static var systemFill: UIColor { UIColor(SystemColor.fill) }
  public static var secondarySystemFill: UIColor { UIColor(SystemColor.secondaryFill) }
  public static var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiaryFill) }
  public static var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternaryFill) }
  public static var separator: UIColor { UIColor(SystemColor.separator) }
  public static var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }

  public static var systemRed: UIColor { UIColor(SystemColor.red) }
  public static var systemOrange: UIColor { UIColor(SystemColor.orange) }
  public static var systemYellow: UIColor { UIColor(SystemColor.yellow) }
  public static var systemGreen: UIColor { UIColor(SystemColor.green) }
  public static var systemMint: UIColor { UIColor(SystemColor.mint) }
  public static var systemTeal: UIColor { UIColor(SystemColor.teal) }
  public static var systemCyan: UIColor { UIColor(SystemColor.cyan) }
  public static var systemBlue: UIColor { UIColor(SystemColor.blue) }
  public static var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
  public static var systemPurple: UIColor { UIColor(SystemColor.purple) }
  public static var systemPink: UIColor { UIColor(SystemColor.pink) }
  public static var systemBrown: UIColor { UIColor(SystemColor.brown) }
  public static var systemGray: UIColor { UIColor(SystemColor.gray) }
  public static var systemGray2: UIColor { UIColor(SystemColor.gray2) }
  public static var systemGray3: UIColor { UIColor(SystemColor.gray3) }
  public static var systemGray4: UIColor { UIColor(SystemColor.gray4) }
  public static var systemGray5: UIColor { UIColor(SystemColor.gray5) }
  public static var systemGray6: UIColor { UIColor(SystemColor.gray6) }

  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
}

nonisolated extension Color {
  /// A colour by its name in UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour by its name in UIKit.
  // Here inside, `Color(.red)` is the platform's red.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
