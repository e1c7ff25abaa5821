import PlumbControls
import PlumbInspector
import PlumbLayout
import PlumbViews
import SwiftUI

/// The layout of one preview on its canvas, and its page's knowledge of that.
@MainActor final class ShownPreview: FrameCanvas {
  /// The canvas where neither the page nor the preview itself says another.
  let own: StageCanvas
  var stage: Stage
  private var size = CGSize.zero
  private var canvas: StageCanvas?
  private var lastMessage: String?

  init(own: StageCanvas, stage: Stage) { (self.own, self.stage) = (own, stage) }

  func forgetPage() { lastMessage = nil }

  /// Lays the view out, and returns the size of the canvas.
  func layOut(_ host: ViewHost) -> CGSize {
    var canvas = wanted(host)
    _ = canvas.layOut(host)
    // A view's settings are known once it has been laid out.
    let settled = wanted(host)
    if settled != canvas {
      canvas = settled
      _ = canvas.layOut(host)
    }
    size = host.layoutTree.frame(of: host.root.layout).size
    self.canvas = canvas
    return canvas.whole(size).size
  }

  /// The canvas that the page says, or else the one that the preview itself wants.
  private func wanted(_ host: ViewHost) -> StageCanvas {
    var canvas = stage.hasSize ? StageCanvas(stage) : own.applying(host.previewSettings)
    canvas.longest = StageHello.longestSide
    return canvas
  }

  /// The message that informs the page how the view is shown; `nil` if the page knows.
  func message(about host: ViewHost) -> String? {
    guard let canvas else { return nil }
    let whole = canvas.whole(size)
    let settings = host.previewSettings
    let message = JSON.object([
      ("type", .string("staged")), ("width", canvas.proposal.width.map(JSON.number) ?? .null),
      ("height", canvas.proposal.height.map(JSON.number) ?? .null), ("fits", .bool(canvas.fits)),
      ("canvas", .array([.number(whole.width), .number(whole.height)])),
      ("size", .array([.number(size.width), .number(size.height)])),
      ("name", settings.displayName.map(JSON.string) ?? .null),
      ("device", settings.device.map(JSON.string) ?? .null),
      ("statusBarHidden", .bool(host.isStatusBarHidden)),
      ("dark", host.preferredColorScheme.map { .bool($0 == .dark) } ?? .null),
    ]).line
    guard message != lastMessage else { return nil }
    lastMessage = message
    return message
  }
}
