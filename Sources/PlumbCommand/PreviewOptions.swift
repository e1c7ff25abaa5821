import ArgumentParser
import PlumbServer

/// Where previews stand at first; the page can change it. What is not said is as the preview itself says, or else as
/// for a picture.
struct PreviewOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The proposal in points, WxH; - on a side leaves it unspecified.",
    transform: StageOptions.size)
  var size: StageSize?

  @Option(
    help: "A device, such as \"iPhone 16\": its size and safe area; --size and --safe-area count more.",
    transform: StageOptions.device)
  var device: KnownDevice?

  @Flag(help: "Each picture is as large as its view.")
  var fit = false

  @Option(
    parsing: .unconditional, help: "Pixels per point; those of the screen without it.",
    transform: StageOptions.scale)
  var scale: Double?

  @Option(help: "light or dark; as the browser without it.") var appearance: StageOptions.Appearance?
  @Option(help: "ltr or rtl.") var direction: StageOptions.Direction?
  @Option(help: "The text size, xSmall to xxxLarge and accessibility1 to accessibility5.")
  var typeSize: StageOptions.TypeSize?
  @Option(help: "The locale, such as en_US.", transform: StageOptions.locale) var locale: String?

  @Option(
    parsing: .unconditional, help: "Safe area insets of the canvas in points: top,leading,bottom,trailing.",
    transform: StageOptions.insets)
  var safeArea: [Double]?

  func validate() throws {
    if safeArea != nil, size == nil, device == nil {
      throw ValidationError("--safe-area needs a canvas; add --size or --device.")
    }
  }

  /// For the page.
  var given: PreviewProject.Given {
    PreviewProject.Given(
      device: size == nil && safeArea == nil ? device?.name : nil,
      size: canvas, fits: fit, insets: safeArea ?? device.map { [$0.insets.top, 0, $0.insets.bottom, 0] },
      scale: scale, appearance: appearance?.rawValue, direction: direction?.rawValue,
      typeSize: typeSize?.rawValue, locale: locale)
  }

  private var canvas: [Double?]? {
    if let size { return [size.width, size.height] }
    return safeArea == nil ? nil : device.map { [$0.size.width, $0.size.height] }
  }
}
