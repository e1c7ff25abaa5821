import PlumbViews

// The platform's colours are those of SwiftUI; the others are in all surroundings the same numbers.
extension UIColor {
  /// The colour of main text: black, or white in dark surroundings.
  public class var label: UIColor { UIColor(Color.primary) }
  /// The colour of less important text: a translucent grey.
  public class var secondaryLabel: UIColor { UIColor(Color.secondary) }
  /// The colour of unimportant text, fainter than `secondaryLabel`.
  public class var tertiaryLabel: UIColor { UIColor(Color(.tertiary as SystemColor)) }
  /// The colour of the least important text, fainter than `tertiaryLabel`.
  public class var quaternaryLabel: UIColor { UIColor(Color(.quaternary as SystemColor)) }
  /// The colour of a field's prompt; the same as `tertiaryLabel`.
  public class var placeholderText: UIColor { UIColor(Color(.tertiary as SystemColor)) }
  /// The colour of links: the platform's blue.
  public class var link: UIColor { UIColor(Color(.blue as SystemColor)) }
  /// The tint of the surroundings, or the platform's blue.
  public class var tintColor: UIColor { UIColor(Color.accentColor) }

  /// The colour behind everything: white, or black in dark surroundings.
  public class var systemBackground: UIColor { UIColor(Color(.background as SystemColor)) }
  /// The colour of an area on `systemBackground`.
  public class var secondarySystemBackground: UIColor { UIColor(Color(.raisedGround as SystemColor)) }
  /// The colour of an area on `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(Color(.tertiaryGround as SystemColor)) }
  /// The colour behind groups of rows.
  public class var systemGroupedBackground: UIColor { UIColor(Color(.groupedBackground as SystemColor)) }
  /// The colour of the rows on `systemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(Color(.groupedRow as SystemColor)) }
  /// The colour of an area on `secondarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color(.tertiaryGroupedGround as SystemColor))
  }
  /// A translucent grey for areas of controls, the strongest of four; `Color` has it as `.fill`.
  public class var systemFill: UIColor { UIColor(Color(.fill as SystemColor)) }
  /// A translucent grey for areas of controls, the second of four.
  public class var secondarySystemFill: UIColor { UIColor(Color(.secondaryFill as SystemColor)) }
  /// A translucent grey for areas of controls, the third of four.
  public class var tertiarySystemFill: UIColor { UIColor(Color(.tertiaryFill as SystemColor)) }
  /// A translucent grey for areas of controls, the faintest of four.
  public class var quaternarySystemFill: UIColor { UIColor(Color(.quaternaryFill as SystemColor)) }
  /// The colour of thin lines between things, through which what is behind shows.
  public class var separator: UIColor { UIColor(Color(.separator as SystemColor)) }
  /// The colour of thin lines between things, through which nothing shows.
  public class var opaqueSeparator: UIColor { UIColor(Color(.opaqueSeparator as SystemColor)) }

  /// The platform's red, with other numbers in dark surroundings.
  public class var systemRed: UIColor { UIColor(Color(.red as SystemColor)) }
  /// The platform's orange, with other numbers in dark surroundings.
  public class var systemOrange: UIColor { UIColor(Color(.orange as SystemColor)) }
  /// The platform's yellow, with other numbers in dark surroundings.
  public class var systemYellow: UIColor { UIColor(Color(.yellow as SystemColor)) }
  /// The platform's green, with other numbers in dark surroundings.
  public class var systemGreen: UIColor { UIColor(Color(.green as SystemColor)) }
  /// The platform's mint green, with other numbers in dark surroundings.
  public class var systemMint: UIColor { UIColor(Color(.mint as SystemColor)) }
  /// The platform's teal, with other numbers in dark surroundings.
  public class var systemTeal: UIColor { UIColor(Color(.teal as SystemColor)) }
  /// The platform's cyan, with other numbers in dark surroundings.
  public class var systemCyan: UIColor { UIColor(Color(.cyan as SystemColor)) }
  /// The platform's blue, with other numbers in dark surroundings.
  public class var systemBlue: UIColor { UIColor(Color(.blue as SystemColor)) }
  /// The platform's indigo, with other numbers in dark surroundings.
  public class var systemIndigo: UIColor { UIColor(Color(.indigo as SystemColor)) }
  /// The platform's purple, with other numbers in dark surroundings.
  public class var systemPurple: UIColor { UIColor(Color(.purple as SystemColor)) }
  /// The platform's pink, with other numbers in dark surroundings.
  public class var systemPink: UIColor { UIColor(Color(.pink as SystemColor)) }
  /// The platform's brown, with other numbers in dark surroundings.
  public class var systemBrown: UIColor { UIColor(Color(.brown as SystemColor)) }
  /// The platform's grey, the same in light and dark surroundings.
  public class var systemGray: UIColor { UIColor(Color(.gray as SystemColor)) }
  /// A grey that is closer to the background than `systemGray`.
  public class var systemGray2: UIColor { UIColor(Color(.gray2 as SystemColor)) }
  /// A grey that is closer to the background than `systemGray2`.
  public class var systemGray3: UIColor { UIColor(Color(.gray3 as SystemColor)) }
  /// A grey that is closer to the background than `systemGray3`.
  public class var systemGray4: UIColor { UIColor(Color(.gray4 as SystemColor)) }
  /// A grey that is closer to the background than `systemGray4`.
  public class var systemGray5: UIColor { UIColor(Color(.gray5 as SystemColor)) }
  /// The grey that is closest to the background.
  public class var systemGray6: UIColor { UIColor(Color(.gray6 as SystemColor)) }

  /// White in all surroundings.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Black in all surroundings.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// No colour: all of what is behind shows.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The grey half-way from black to white, in all surroundings.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// The grey a third of the way from black to white, in all surroundings.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// The grey two thirds of the way from black to white, in all surroundings.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// Red of the components 1, 0, 0, in all surroundings.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green of the components 0, 1, 0, in all surroundings.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue of the components 0, 0, 1, in all surroundings.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Yellow of the components 1, 1, 0, in all surroundings.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Orange of the components 1, 0.5, 0, in all surroundings.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple of the components 0.5, 0, 0.5, in all surroundings.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Cyan of the components 0, 1, 1, in all surroundings.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Magenta of the components 1, 0, 1, in all surroundings.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Brown of the components 0.6, 0.4, 0.2, in all surroundings.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// White with six tenths of its opacity, for text over areas that stay dark.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// Black, for text over areas that stay light.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}
