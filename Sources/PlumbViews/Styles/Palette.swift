import PlumbDrawing

/// A colour for light and one for dark surroundings.
package struct AdaptiveColor: Sendable, Equatable {
  var light: ResolvedColor
  var dark: ResolvedColor

  /// Components from 0 to 255, opacity from 0 to 1.
  init(light: (Int, Int, Int, Float), dark: (Int, Int, Int, Float)) {
    func color(_ value: (Int, Int, Int, Float)) -> ResolvedColor {
      ResolvedColor(
        red: Float(value.0) / 255, green: Float(value.1) / 255, blue: Float(value.2) / 255, opacity: value.3)
    }
    (self.light, self.dark) = (color(light), color(dark))
  }

  package func resolved(_ scheme: ColorScheme) -> ResolvedColor { scheme == .dark ? dark : light }
}

/// The system colours.
package struct Palette: Sendable, Equatable {
  let colors: [SystemColor: AdaptiveColor]

  func color(_ color: SystemColor, _ scheme: ColorScheme) -> ResolvedColor {
    (colors[color] ?? AdaptiveColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))).resolved(scheme)
  }

  /// The colours on something that lies over the rest, such as a sheet: in dark surroundings a little lighter (UIKit's
  /// elevated colours as they are generally given; assumed).
  package var elevated: Palette {
    var colors = colors
    for (color, dark) in [
      (SystemColor.background, (28, 28, 30, 1)), (.groupedBackground, (28, 28, 30, 1)),
      (.groupedRow, (44, 44, 46, 1)),
    ] as [(SystemColor, (Int, Int, Int, Float))] {
      colors[color]?.dark = AdaptiveColor(light: dark, dark: dark).dark
    }
    return Palette(colors: colors)
  }

  /// The iOS palette of Rules/Colours.md#R-130 (unconfirmed there but for yellow and blue, which are measured).
  /// Backgrounds: white, and black in dark surroundings, assumed.
  static let iOS = Palette(colors: [
    .red: AdaptiveColor(light: (255, 59, 48, 1), dark: (255, 69, 58, 1)),
    .orange: AdaptiveColor(light: (255, 149, 0, 1), dark: (255, 159, 10, 1)),
    .yellow: AdaptiveColor(light: (255, 204, 0, 1), dark: (255, 214, 10, 1)),
    .green: AdaptiveColor(light: (52, 199, 89, 1), dark: (48, 209, 88, 1)),
    .mint: AdaptiveColor(light: (0, 199, 190, 1), dark: (99, 230, 226, 1)),
    .teal: AdaptiveColor(light: (48, 176, 199, 1), dark: (64, 200, 224, 1)),
    .cyan: AdaptiveColor(light: (50, 173, 230, 1), dark: (100, 210, 255, 1)),
    .blue: AdaptiveColor(light: (0, 122, 255, 1), dark: (10, 132, 255, 1)),
    .indigo: AdaptiveColor(light: (88, 86, 214, 1), dark: (94, 92, 230, 1)),
    .purple: AdaptiveColor(light: (175, 82, 222, 1), dark: (191, 90, 242, 1)),
    .pink: AdaptiveColor(light: (255, 45, 85, 1), dark: (255, 55, 95, 1)),
    .brown: AdaptiveColor(light: (162, 132, 94, 1), dark: (172, 142, 104, 1)),
    .gray: AdaptiveColor(light: (142, 142, 147, 1), dark: (142, 142, 147, 1)),
    .primary: AdaptiveColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1)),
    .secondary: AdaptiveColor(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6)),
    .tertiary: AdaptiveColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)),
    .quaternary: AdaptiveColor(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16)),
    .background: AdaptiveColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1)),
    // The fills and backgrounds of controls and lists: UIKit's system colours as they are generally given; assumed.
    .fill: AdaptiveColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36)),
    .secondaryFill: AdaptiveColor(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32)),
    .tertiaryFill: AdaptiveColor(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24)),
    .groupedBackground: AdaptiveColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1)),
    .groupedRow: AdaptiveColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1)),
    .raised: AdaptiveColor(light: (255, 255, 255, 1), dark: (99, 99, 102, 1)),
    .sheet: AdaptiveColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1)),
    .alert: AdaptiveColor(light: (245, 245, 245, 1), dark: (37, 37, 37, 1)),
    .raisedGround: AdaptiveColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)),
    .tertiaryGround: AdaptiveColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1)),
    .tertiaryGroupedGround: AdaptiveColor(light: (242, 242, 247, 1), dark: (44, 44, 46, 1)),
    .quaternaryFill: AdaptiveColor(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18)),
    .separator: AdaptiveColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)),
    .opaqueSeparator: AdaptiveColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1)),
    .gray2: AdaptiveColor(light: (174, 174, 178, 1), dark: (99, 99, 102, 1)),
    .gray3: AdaptiveColor(light: (199, 199, 204, 1), dark: (72, 72, 74, 1)),
    .gray4: AdaptiveColor(light: (209, 209, 214, 1), dark: (58, 58, 60, 1)),
    .gray5: AdaptiveColor(light: (229, 229, 234, 1), dark: (44, 44, 46, 1)),
    .gray6: AdaptiveColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)),
    .bar: AdaptiveColor(light: (249, 249, 249, 0.94), dark: (29, 29, 29, 0.94)),
  ])
}

extension Palette {
  /// The palette of Liquid Glass (Rules/Colours.md#R-132, measured on macOS 27). On iOS 26 red, green and blue in light
  /// are measured and the same (Recorded/Pictures.md#Y62, Y63); that the others are, too, is assumed.
  static let iOS26 = Palette(
    colors: iOS.colors.merging([
      .red: AdaptiveColor(light: (255, 56, 60, 1), dark: (255, 66, 69, 1)),
      .orange: AdaptiveColor(light: (255, 141, 40, 1), dark: (255, 146, 48, 1)),
      .yellow: AdaptiveColor(light: (255, 204, 0, 1), dark: (255, 214, 0, 1)),
      .green: AdaptiveColor(light: (52, 199, 89, 1), dark: (48, 209, 88, 1)),
      .mint: AdaptiveColor(light: (0, 200, 179, 1), dark: (0, 218, 195, 1)),
      .teal: AdaptiveColor(light: (0, 195, 208, 1), dark: (0, 210, 224, 1)),
      .cyan: AdaptiveColor(light: (0, 192, 232, 1), dark: (60, 211, 254, 1)),
      .blue: AdaptiveColor(light: (0, 136, 255, 1), dark: (0, 145, 255, 1)),
      .indigo: AdaptiveColor(light: (97, 85, 245, 1), dark: (109, 124, 255, 1)),
      .purple: AdaptiveColor(light: (203, 48, 224, 1), dark: (219, 52, 242, 1)),
      .pink: AdaptiveColor(light: (255, 45, 85, 1), dark: (255, 55, 95, 1)),
      .brown: AdaptiveColor(light: (172, 127, 94, 1), dark: (183, 138, 102, 1)),
      // In dark, as much of the older colour as makes the line #38383B on a card (Recorded/Pictures.md#Y40).
      .separator: AdaptiveColor(light: (60, 60, 67, 0.12), dark: (84, 84, 88, 0.5)),
    ]) { $1 })
}

/// A colour that the platform gives a value.
package enum SystemColor: String, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, background
  case fill, secondaryFill, tertiaryFill, groupedBackground, groupedRow, raised, sheet, bar, alert,
    raisedGround
  case tertiaryGround, tertiaryGroupedGround, quaternaryFill, separator, opaqueSeparator
  case gray2, gray3, gray4, gray5, gray6

  /// Its text in a tree: UIKit's name where a source has it from there, as in `Color(.systemGray6)`.
  var label: String {
    switch self {
    case .background: "systemBackground"
    case .raisedGround: "secondarySystemBackground"
    case .tertiaryGround: "tertiarySystemBackground"
    case .groupedBackground: "systemGroupedBackground"
    case .groupedRow: "secondarySystemGroupedBackground"
    case .tertiaryGroupedGround: "tertiarySystemGroupedBackground"
    case .fill: "systemFill"
    case .secondaryFill: "secondarySystemFill"
    case .tertiaryFill: "tertiarySystemFill"
    case .quaternaryFill: "quaternarySystemFill"
    case .gray2, .gray3, .gray4, .gray5, .gray6: "systemGray\(rawValue.suffix(1))"
    default: rawValue
    }
  }
}
