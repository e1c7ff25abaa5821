import PlumbDrawing
import PlumbLayout

/// The numbers that differ from platform to platform, in one place. Each says where it comes from.
public struct PlatformStyle: Sendable, Equatable {
  /// The platforms whose looks there are.
  public enum Platform: Hashable, Sendable { case iOS, macOS }

  /// The generations of iOS whose looks there are. Each holds until the next: that of iOS 18 is also that of iOS 15 to 17.
  public enum Generation: Hashable, Sendable { case iOS18, iOS26 }

  /// The platform whose look it is.
  public let platform: Platform
  /// The generation of iOS; a Mac has one look, and for it this counts for nothing.
  public var generation = Generation.iOS18
  /// The padding that `padding()` adds, in points (Rules/Modifiers.md#R-60, recorded on macOS; the same on iOS is
  /// assumed).
  var defaultPadding: CGFloat = 16
  /// The margin that windows keep free at their sides, in points (assumed).
  var scenePadding: CGFloat = 16
  /// In points; `nil` is one pixel (Rules/Spacing.md#R-41: macOS measured, iOS unconfirmed).
  var dividerThickness: CGFloat?
  /// The colour of list lines and of what is filled with `.separator` (Rules/Colours.md#R-134).
  package var separator: AdaptiveColor
  /// The colour of a `Divider`, which is that of list lines; where it is another one, this says so.
  var divider: AdaptiveColor?
  package var palette: Palette
  /// Before shapes could report their size, a circle took the whole proposal, as other shapes do, and was drawn in the
  /// middle of it. Measured on macOS 26 it is square (Recorded/Shapes.md#151); texts of 2020 and 2021 show the older
  /// form.
  var circlesTakeTheirProposal = false

  /// The default: iOS up to 18. Distances between views (8, or what texts ask for) are in `ViewSpacing` and the same on both platforms:
  /// recorded on macOS (Rules/Spacing.md#R-30), assumed for iOS. Text sizes are in `TextStyleMeasure`.
  public static let iOS = PlatformStyle(
    platform: .iOS, scenePadding: 16, dividerThickness: nil,
    separator: AdaptiveColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)), palette: .iOS)

  /// iOS 26: grounds of glass, capsules, and its own palette. Lines in lists are fainter than on iOS 18
  /// (Recorded/Pictures.md#Y40, Y62), a `Divider` is not (Recorded/Pictures.md#Y64).
  public static let iOS26: PlatformStyle = {
    var style = iOS
    style.generation = .iOS26
    style.palette = .iOS26
    style.divider = iOS.separator
    style.separator = Palette.iOS26.colors[.separator] ?? iOS.separator
    return style
  }()

  /// iOS with the looks of a generation.
  package static func iOS(_ generation: Generation) -> PlatformStyle {
    generation == .iOS26 ? .iOS26 : .iOS
  }

  /// Bars and controls are made of glass.
  package var isGlass: Bool { platform == .iOS && generation == .iOS26 }

  /// iOS as the texts of 2020 and 2021 show it.
  public static let iOS15: PlatformStyle = {
    var style = iOS
    style.circlesTakeTheirProposal = true
    return style
  }()

  /// The style that the recorded macOS cases run under. Dividers and their colour are measured (Rules/Spacing.md#R-41,
  /// Rules/Colours.md#R-134). Its palette is that of iOS; that is assumed, because measured palettes differ from
  /// version to version (Rules/Colours.md#R-131, R-132).
  public static let macOS = PlatformStyle(
    platform: .macOS, scenePadding: 20, dividerThickness: 1,
    separator: AdaptiveColor(light: (0, 0, 0, 0.098), dark: (255, 255, 255, 0.098)), palette: .iOS)
}
