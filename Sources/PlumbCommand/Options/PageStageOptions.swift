import ArgumentParser
import PlumbLive
import SwiftUI

/// The options that say how a page shows views at first, be they previews or an app. The page can change it.
struct PageStageOptions: ParsableArguments {
  @Option(
    help: "A device, such as \"iPhone 16\": its size and safe area.",
    transform: Stage.device)
  var device: KnownDevice?

  @Option(help: "light or dark; as the browser without it.") var appearance: SettingArgument<ColorScheme>?
  @Option(help: "ltr or rtl.") var direction: SettingArgument<LayoutDirection>?
  @Option(help: "The text size, xSmall to xxxLarge and accessibility1 to accessibility5.")
  var typeSize: SettingArgument<DynamicTypeSize>?
  @Option(help: "The locale, such as en_US.", transform: Stage.locale) var locale: String?

  @OptionGroup var looks: LooksOption
  @OptionGroup var clock: ClockOption
  @OptionGroup var location: PlaceOption

  /// The stage, without a setting where an option is missing.
  var stage: Stage {
    Stage(
      device: device, colorScheme: appearance?.setting, layoutDirection: direction?.setting,
      dynamicTypeSize: typeSize?.setting, locale: locale, generation: looks.generation, date: clock.now,
      place: location.place)
  }
}
