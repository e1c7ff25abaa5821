import ArgumentParser
import SwiftUI

/// The options that say how previews are shown at first. The page can change it. Where an option is missing, the preview
/// itself decides, or else the default of a picture counts.
struct PreviewOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The proposal in points, WxH; - on a side leaves it unspecified.",
    transform: Stage.size)
  var size: ProposedViewSize?

  @Option(
    help: "A device, such as \"iPhone 16\": its size and safe area; --size and --safe-area count more.",
    transform: Stage.device)
  var device: KnownDevice?

  @Flag(help: "Each picture is as large as its view.")
  var fit = false

  @Option(
    parsing: .unconditional, help: "Pixels per point; those of the screen without it.",
    transform: Stage.scale)
  var scale: Double?

  @Option(help: "light or dark; as the browser without it.") var appearance: SettingArgument<ColorScheme>?
  @Option(help: "ltr or rtl.") var direction: SettingArgument<LayoutDirection>?
  @Option(help: "The text size, xSmall to xxxLarge and accessibility1 to accessibility5.")
  var typeSize: SettingArgument<DynamicTypeSize>?
  @Option(help: "The locale, such as en_US.", transform: Stage.locale) var locale: String?

  @Option(
    parsing: .unconditional, help: "Safe area insets of the canvas in points: top,leading,bottom,trailing.",
    transform: Stage.insets)
  var safeArea: EdgeInsets?

  @OptionGroup var looks: LooksOption
  @OptionGroup var clock: ClockOption
  @OptionGroup var location: PlaceOption

  func validate() throws {
    if safeArea != nil, size == nil, device == nil {
      throw ValidationError("--safe-area needs a canvas; add --size or --device.")
    }
  }

  /// The stage that the page begins with. The page chooses the device by its name where no option changes its canvas.
  var stage: Stage {
    let isWhole = size == nil && safeArea == nil
    return Stage(
      size: size ?? (isWhole ? nil : device.map { ProposedViewSize($0.size) }),
      device: isWhole ? device : nil,
      fits: fit, safeArea: safeArea ?? device?.insets, scale: scale, colorScheme: appearance?.setting,
      layoutDirection: direction?.setting, dynamicTypeSize: typeSize?.setting, locale: locale,
      generation: looks.generation, date: clock.now,
      place: location.place)
  }
}
