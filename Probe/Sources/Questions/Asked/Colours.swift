import SwiftUI

@MainActor extension Question {
  private static let named: [(name: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
    ("brown", .brown),
    ("gray", .gray),
  ]

  static var palettes: [Question] {
    let palette = "Sources/PlumbViews/Styles/Palette.swift"
    return [
      .shown(
        "palette-mac", "Sources/PlumbViews/Styles/PlatformStyle.swift",
        "Its palette is that of iOS; that is assumed, because measured palettes differ from version to version",
        on: [.macOS]
      ) { answers in ColorReader(answers: answers, colors: named) },
      .shown("palette", palette, "that the others are, too, is assumed", on: [.iOS]) { answers in
        ColorReader(answers: answers, colors: named)
      },
    ] + systemColors
  }

  private static var systemColors: [Question] {
    #if os(iOS)
      let palette = "Sources/PlumbViews/Styles/Palette.swift"
      return [
        .shown(
          "background", palette, "Backgrounds: white, and black in dark surroundings, assumed", on: [.iOS]
        ) {
          answers in
          ColorReader(answers: answers, colors: [("background", Color(uiColor: .systemBackground))])
        },
        .shown(
          "fills", palette,
          "The fills and backgrounds of controls and lists: UIKit's system colours as they are generally given; assumed",
          on: [.iOS]
        ) { answers in
          let colors: [(String, UIColor)] = [
            ("fill", .systemFill), ("secondary fill", .secondarySystemFill),
            ("tertiary fill", .tertiarySystemFill),
            ("quaternary fill", .quaternarySystemFill), ("grouped background", .systemGroupedBackground),
            ("secondary grouped background", .secondarySystemGroupedBackground),
            ("tertiary grouped background", .tertiarySystemGroupedBackground),
            ("secondary background", .secondarySystemBackground),
            ("tertiary background", .tertiarySystemBackground),
            ("separator", .separator), ("opaque separator", .opaqueSeparator), ("gray 2", .systemGray2),
            ("gray 3", .systemGray3), ("gray 4", .systemGray4), ("gray 5", .systemGray5),
            ("gray 6", .systemGray6),
          ]
          ColorReader(answers: answers, colors: colors.map { ($0, Color(uiColor: $1)) })
        },
        .calculated(
          "elevated-colours", palette, "UIKit's elevated colours as they are generally given; assumed",
          on: [.iOS]
        ) { answers in
          let colors: [(String, UIColor)] = [
            ("background", .systemBackground), ("grouped background", .systemGroupedBackground),
            ("grouped row", .secondarySystemGroupedBackground),
          ]
          let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
          ])
          for (name, color) in colors {
            answers.note(
              name, Color(uiColor: color.resolvedColor(with: traits)).resolve(in: EnvironmentValues()))
          }
        },
      ]
    #else
      let colors = "Packages/UIKit/Sources/PlumbUIKit/Values/AppKit/SystemNSColors.swift"
      func color(_ id: String, _ claim: String, _ color: NSColor) -> Question {
        .shown(id, colors, claim, on: [.macOS]) { answers in
          ColorReader(answers: answers, colors: [(id, Color(nsColor: color))])
        }
      }
      return [
        color(
          "window-background", "The colour behind a window's content (assumed)", .windowBackgroundColor),
        color("page-background", "The colour behind pages (assumed)", .underPageBackgroundColor),
        color("control-colour", "The colour of controls (assumed)", .controlColor),
      ]
    #endif
  }

  static var paints: [Question] {
    [
      .calculated(
        "fifth-level", "Sources/PlumbViews/Styles/ForegroundStyles.swift",
        "the platform's label colours (Rules/Colours.md#R-130); the fifth is assumed", within: 2
      ) { answers in
        let levels: [(String, HierarchicalShapeStyle)] = [
          ("secondary", .secondary), ("tertiary", .tertiary), ("quaternary", .quaternary),
          ("quinary", .quinary),
        ]
        for (name, level) in levels {
          let square = Rectangle().fill(level).frame(width: 10, height: 10)
          let plain = Pixels(square)
          answers.note(name, plain?[5, 5] ?? [])
          answers.note(
            "\(name) of blue", Pixels(square.foregroundStyle(Color(red: 0, green: 0, blue: 1)))?[5, 5] ?? [])
        }
      },
      .calculated(
        "fifth-level-of-style", "Sources/PlumbViews/Styles/SystemStyles.swift",
        "the platform's label colours (Rules/Colours.md#R-130); the fifth is assumed", within: 2
      ) { answers in
        let blue = Color(red: 0, green: 0, blue: 1)
        for (name, style) in [
          ("quaternary", AnyShapeStyle(blue.quaternary)), ("quinary", AnyShapeStyle(blue.quinary)),
        ] {
          answers.note(name, Pixels(Rectangle().fill(style).frame(width: 10, height: 10))?[5, 5] ?? [])
        }
      },
      .calculated(
        "gradient-of-colour", "Sources/PlumbViews/Styles/ColorMixing.swift", "How much lighter is assumed",
        within: 3
      ) { answers in
        for (name, color) in [
          ("red", Color(red: 0.8, green: 0.2, blue: 0.1)), ("blue", Color(red: 0.1, green: 0.2, blue: 0.8)),
          ("grey", Color(red: 0.5, green: 0.5, blue: 0.5)),
        ] {
          let pixels = Pixels(Rectangle().fill(color.gradient).frame(width: 10, height: 100))
          for row in [0, 50, 99] { answers.note("\(name) \(row)", pixels?[5, row] ?? []) }
        }
      },
      .calculated(
        "angular-rest", "Sources/PlumbExport/Raster/AngularPicture.swift",
        "Assumed: the part that the gradient does not reach shows the nearer end's colour", within: 3
      ) { answers in
        let gradient = AngularGradient(
          colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], center: .center,
          startAngle: .zero, endAngle: .degrees(90))
        let pixels = Pixels(Rectangle().fill(gradient).frame(width: 100, height: 100))
        for (name, x, y) in [("135°", 20, 80), ("215°", 15, 20), ("250°", 38, 10), ("315°", 80, 20)] {
          answers.note(name, pixels?[x, y] ?? [])
        }
      },
      .calculated(
        "colour-effects", "Sources/PlumbExport/Raster/ColorChange.swift",
        "turns around the middle grey. Assumed to be SwiftUI's", within: 2
      ) { answers in
        let color = Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 10, height: 10)
        @MainActor func note(_ name: String, _ view: some View) {
          answers.note(name, Pixels(view)?[5, 5] ?? [])
        }
        note("plain", color)
        note("brightness", color.brightness(0.2))
        note("contrast", color.contrast(1.5))
        note("less contrast", color.contrast(0.5))
        note("saturation", color.saturation(0.5))
        note("more saturation", color.saturation(2))
        note("grayscale", color.grayscale(1))
        note("hue", color.hueRotation(.degrees(90)))
        note("inverted", color.colorInvert())
        note("multiplied", color.colorMultiply(Color(red: 0.5, green: 1, blue: 0.5)))
        note("luminance", color.luminanceToAlpha())
      },
    ]
  }
}

/// Notes colours in both colour schemes, as views in the window have them.
private struct ColorReader: View {
  let answers: Answers
  let colors: [(name: String, color: Color)]
  @Environment(\.self) private var environment

  var body: some View {
    Color.clear.onAppear {
      for (scheme, word) in [(ColorScheme.light, "light"), (.dark, "dark")] {
        var environment = environment
        environment.colorScheme = scheme
        for (name, color) in colors { answers.note("\(name) \(word)", color.resolve(in: environment)) }
      }
    }
  }
}
