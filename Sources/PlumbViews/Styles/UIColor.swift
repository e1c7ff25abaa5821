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

  /// A colour set of the source folder's asset catalog. It is never `nil`, also where there is no such colour set.
  public init?(named name: String) { color = Color(name) }

  /// The colour with another opacity, whatever its own is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      Color(
        .withOpacity(color, Double(alpha)), label: "\(color.label).withAlphaComponent(\(describe(alpha)))"))
  }
}

extension UIColor {
  /// The colour of main text: black, or white in dark surroundings.
  public static var label: UIColor { UIColor(Color.primary) }
  /// The colour of less important text: a translucent grey.
  public static var secondaryLabel: UIColor { UIColor(Color.secondary) }
  /// The colour of unimportant text, fainter than `secondaryLabel`.
  public static var tertiaryLabel: UIColor { UIColor(SystemColor.tertiary) }
  /// The colour of the least important text, fainter than `tertiaryLabel`.
  public static var quaternaryLabel: UIColor { UIColor(SystemColor.quaternary) }
  /// The colour of a field's prompt; the same as `tertiaryLabel`.
  public static var placeholderText: UIColor { UIColor(SystemColor.tertiary) }
  /// The colour of links: the platform's blue.
  public static var link: UIColor { UIColor(SystemColor.blue) }
  /// The tint of the surroundings, or the platform's blue.
  public static var tintColor: UIColor { UIColor(Color.accentColor) }

  /// The colour behind everything: white, or black in dark surroundings.
  public static var systemBackground: UIColor { UIColor(SystemColor.background) }
  /// The colour of an area on `systemBackground`.
  public static var secondarySystemBackground: UIColor { UIColor(SystemColor.raisedGround) }
  /// The colour of an area on `secondarySystemBackground`.
  public static var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiaryGround) }
  /// The colour behind groups of rows.
  public static var systemGroupedBackground: UIColor { UIColor(SystemColor.groupedBackground) }
  /// The colour of the rows on `systemGroupedBackground`.
  public static var secondarySystemGroupedBackground: UIColor { UIColor(SystemColor.groupedRow) }
  /// The colour of an area on `secondarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(SystemColor.tertiaryGroupedGround) }
  /// A translucent grey for areas of controls, the strongest of four; `Color` has it as `.fill`.
  public static var systemFill: UIColor { UIColor(SystemColor.fill) }
  /// A translucent grey for areas of controls, the second of four.
  public static var secondarySystemFill: UIColor { UIColor(SystemColor.secondaryFill) }
  /// A translucent grey for areas of controls, the third of four.
  public static var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiaryFill) }
  /// A translucent grey for areas of controls, the faintest of four.
  public static var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternaryFill) }
  /// The colour of thin lines between things, through which what is behind shows.
  public static var separator: UIColor { UIColor(SystemColor.separator) }
  /// The colour of thin lines between things, through which nothing shows.
  public static var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }

  /// The platform's red, with other numbers in dark surroundings.
  public static var systemRed: UIColor { UIColor(SystemColor.red) }
  /// The platform's orange, with other numbers in dark surroundings.
  public static var systemOrange: UIColor { UIColor(SystemColor.orange) }
  /// The platform's yellow, with other numbers in dark surroundings.
  public static var systemYellow: UIColor { UIColor(SystemColor.yellow) }
  /// The platform's green, with other numbers in dark surroundings.
  public static var systemGreen: UIColor { UIColor(SystemColor.green) }
  /// The platform's mint green, with other numbers in dark surroundings.
  public static var systemMint: UIColor { UIColor(SystemColor.mint) }
  /// The platform's teal, with other numbers in dark surroundings.
  public static var systemTeal: UIColor { UIColor(SystemColor.teal) }
  /// The platform's cyan, with other numbers in dark surroundings.
  public static var systemCyan: UIColor { UIColor(SystemColor.cyan) }
  /// The platform's blue, with other numbers in dark surroundings.
  public static var systemBlue: UIColor { UIColor(SystemColor.blue) }
  /// The platform's indigo, with other numbers in dark surroundings.
  public static var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
  /// The platform's purple, with other numbers in dark surroundings.
  public static var systemPurple: UIColor { UIColor(SystemColor.purple) }
  /// The platform's pink, with other numbers in dark surroundings.
  public static var systemPink: UIColor { UIColor(SystemColor.pink) }
  /// The platform's brown, with other numbers in dark surroundings.
  public static var systemBrown: UIColor { UIColor(SystemColor.brown) }
  /// The platform's grey, the same in light and dark surroundings.
  public static var systemGray: UIColor { UIColor(SystemColor.gray) }
  /// A grey that is closer to the background than `systemGray`.
  public static var systemGray2: UIColor { UIColor(SystemColor.gray2) }
  /// A grey that is closer to the background than `systemGray2`.
  public static var systemGray3: UIColor { UIColor(SystemColor.gray3) }
  /// A grey that is closer to the background than `systemGray3`.
  public static var systemGray4: UIColor { UIColor(SystemColor.gray4) }
  /// A grey that is closer to the background than `systemGray4`.
  public static var systemGray5: UIColor { UIColor(SystemColor.gray5) }
  /// The grey that is closest to the background.
  public static var systemGray6: UIColor { UIColor(SystemColor.gray6) }

  /// White in all surroundings.
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Black in all surroundings.
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// No colour: all of what is behind shows.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The grey half-way from black to white, in all surroundings.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// The grey a third of the way from black to white, in all surroundings.
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// The grey two thirds of the way from black to white, in all surroundings.
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// Red of the components 1, 0, 0, in all surroundings.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green of the components 0, 1, 0, in all surroundings.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue of the components 0, 0, 1, in all surroundings.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Yellow of the components 1, 1, 0, in all surroundings.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Orange of the components 1, 0.5, 0, in all surroundings.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple of the components 0.5, 0, 0.5, in all surroundings.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
}

nonisolated extension Color {
  /// A colour by its name in UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  // Here inside, `Color(.red)` is the platform's red.
  /// A colour by its name in UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
