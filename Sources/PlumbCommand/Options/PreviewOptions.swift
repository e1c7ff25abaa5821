import ArgumentParser
import PlumbLive
import SwiftUI

/// The options that say how previews are shown at first. The page can change it. Where an option is missing, the preview
/// itself decides, or else the default of a picture counts.
struct PreviewOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "The proposal in points, WxH; - on a side leaves it unspecified.",
    transform: Stage.size)
  var size: ProposedViewSize?

  @Flag(help: "Each picture is as large as its view.")
  var fit = false

  @Option(
    parsing: .unconditional, help: "Pixels per point; those of the screen without it.",
    transform: Stage.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional, help: "Safe area insets of the canvas in points: top,leading,bottom,trailing.",
    transform: Stage.insets)
  var safeArea: EdgeInsets?

  @OptionGroup var page: PageStageOptions

  func validate() throws {
    if safeArea != nil, size == nil, page.device == nil {
      throw ValidationError("--safe-area needs a canvas; add --size or --device.")
    }
  }

  /// The stage that the page begins with. The page chooses the device by its name where no option changes its canvas.
  var stage: Stage {
    let isWhole = size == nil && safeArea == nil
    var stage = page.stage
    stage.size = size ?? (isWhole ? nil : page.device.map { ProposedViewSize($0.size) })
    if !isWhole { stage.device = nil }
    (stage.fits, stage.safeArea, stage.scale) = (fit, safeArea ?? page.device?.insets, scale)
    return stage
  }
}
