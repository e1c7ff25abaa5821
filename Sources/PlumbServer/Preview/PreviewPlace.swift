import PlumbControls
import PlumbInspector
import PlumbLayout
import PlumbViews

/// How one preview stands on its canvas, and what its page knows of that.
@MainActor struct PreviewPlace {
  /// What it is offered where neither its page nor itself says more.
  let own: PreviewCanvas
  var stage: PageStage
  private var size = CGSize.zero
  private var canvas: PreviewCanvas?
  private var told: String?

  init(own: PreviewCanvas, stage: PageStage) { (self.own, self.stage) = (own, stage) }

  mutating func forgetPage() { told = nil }

  /// Lays the view out, and returns the size of the canvas.
  mutating func layOut(_ host: ViewHost) -> CGSize {
    var canvas = PreviewCanvas(own, wishes: host.previewWishes, stage: stage)
    lay(canvas, host)
    // What a view wishes for is known once it has been laid out.
    let wished = PreviewCanvas(own, wishes: host.previewWishes, stage: stage)
    if wished != canvas {
      canvas = wished
      lay(canvas, host)
    }
    size = host.layoutTree.frame(of: host.root.layout).size
    self.canvas = canvas
    return canvas.whole(size).size
  }

  private func lay(_ canvas: PreviewCanvas, _ host: ViewHost) {
    host.layOut(canvas.offered) { [unowned host] size in
      let room = canvas.room(size)
      host.canvas = (canvas.whole(size), room)
      return CGPoint(
        x: room.minX + (room.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2)
    }
  }

  /// The message that tells the page how the view stands, if that is another way than it knows.
  mutating func news(of host: ViewHost) -> String? {
    guard let canvas else { return nil }
    let whole = canvas.whole(size)
    let wishes = host.previewWishes
    let news = JSON.object([
      ("type", .string("staged")), ("width", canvas.proposal.width.map(JSON.number) ?? .null),
      ("height", canvas.proposal.height.map(JSON.number) ?? .null), ("fits", .bool(canvas.fits)),
      ("canvas", .array([.number(whole.width), .number(whole.height)])),
      ("size", .array([.number(size.width), .number(size.height)])),
      ("name", wishes.displayName.map(JSON.string) ?? .null),
      ("device", wishes.device.map(JSON.string) ?? .null),
      ("dark", host.preferredColorScheme.map { .bool($0 == .dark) } ?? .null),
    ]).line
    guard news != told else { return nil }
    told = news
    return news
  }
}
