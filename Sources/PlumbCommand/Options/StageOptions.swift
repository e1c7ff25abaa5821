import ArgumentParser
import Foundation
import PlumbLive
import SwiftUI

/// The options that say how a view is shown.
struct StageOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "The proposal in points, WxH; - on a side leaves it unspecified. (default: 390x844)",
    transform: Stage.size)
  var size: ProposedViewSize?

  @Option(
    help: "A device, such as \"iPhone 16\": its size and safe area; --size and --safe-area count more.",
    transform: Stage.device)
  var device: KnownDevice?

  @Flag(help: "The device, or the size, on its side.")
  var landscape = false

  @Flag(help: "The picture is as large as the view, not as the proposal.")
  var fit = false

  @Option(parsing: .unconditional, help: "Pixels per point.", transform: Stage.scale)
  var scale = Stage.defaultScale

  @Option(help: "light or dark.") var appearance = SettingArgument(ColorScheme.light)
  @Option(help: "ltr or rtl.") var direction = SettingArgument(LayoutDirection.leftToRight)
  @Option(help: "The text size, xSmall to xxxLarge and accessibility1 to accessibility5.") var typeSize =
    SettingArgument(DynamicTypeSize.large)
  @Option(help: "The locale, such as en_US.", transform: Stage.locale) var locale = Stage
    .defaultLocale
  @Option(help: "The time zone, such as Asia/Tokyo.", transform: Stage.timeZone) var timeZone = Stage
    .defaultTimeZone
  @OptionGroup var looks: LooksOption
  @OptionGroup var clock: ClockOption
  @OptionGroup var location: PlaceOption
  @Option(
    parsing: .unconditional, help: "The number from which all that is random follows.", transform: Stage.seed
  )
  var seed: UInt64 = 0

  @Option(
    parsing: .unconditional, help: "Safe area insets of the canvas in points: top,leading,bottom,trailing.",
    transform: Stage.insets)
  var safeArea: EdgeInsets?

  /// The stage that the options say.
  var stage: Stage {
    landscape ? uprightStage.turned : uprightStage
  }

  private var uprightStage: Stage {
    Stage(
      size: size, device: device, fits: fit, safeArea: safeArea, scale: scale,
      colorScheme: appearance.setting,
      layoutDirection: direction.setting, dynamicTypeSize: typeSize.setting, locale: locale,
      timeZone: timeZone, generation: looks.generation, date: clock.now, seed: seed, place: location.place)
  }

  /// The same for views that live: their time goes on.
  var liveStage: Stage {
    var stage = stage
    (stage.date, stage.seed) = (clock.now, nil)
    return stage
  }

  /// The options with which the user has changed something.
  var given: [String] {
    let options: [(String, Bool)] = [
      ("--size", size != nil), ("--device", device != nil), ("--landscape", landscape), ("--fit", fit),
      ("--scale", scale != Stage.defaultScale),
      ("--appearance", appearance.setting != .light), ("--direction", direction.setting != .leftToRight),
      ("--type-size", typeSize.setting != .large), ("--locale", locale != Stage.defaultLocale),
      ("--os", looks.generation ?? .iOS18 != .iOS18), ("--time-zone", timeZone != Stage.defaultTimeZone),
      ("--now", clock.now ?? Stage.defaultDate != Stage.defaultDate), ("--seed", seed != 0),
      ("--place", location.place != nil),
      ("--safe-area", safeArea != nil),
    ]
    return options.filter(\.1).map(\.0)
  }
}

/// The option that says which version of iOS has its looks drawn.
struct LooksOption: ParsableArguments {
  @Option(help: "The version of iOS whose looks are drawn, 18 or 26; 18 without it.")
  var os: SettingArgument<PlatformStyle.Generation>?

  var generation: PlatformStyle.Generation? { os?.setting }
}

/// The option that says where the device is.
struct PlaceOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Where the device says that it is: its latitude and longitude in degrees, such as 48.21,16.37.",
    transform: Stage.place)
  var place: Stage.Place?
}

/// The option that stops the clocks.
struct ClockOption: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The date that every clock shows, such as 2026-01-01T09:41:00Z.",
    transform: Stage.date)
  var now: Date?
}
