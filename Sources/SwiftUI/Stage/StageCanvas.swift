import PlumbControls
import PlumbLayout
import PlumbViews

/// The canvas of a view, and the view's position on it.
package struct StageCanvas: Equatable, Sendable {
  /// With the insets, in points.
  package var proposal = Stage.defaultSize
  /// The canvas is as large as the view's answer, not as the proposal.
  package var fits = false
  package var insets = EdgeInsets()
  /// The screen that the views' code sees.
  package var screen = Surroundings.Screen(size: Stage.defaultScreenSize)
  /// The longest side of the proposal to the view, in points.
  package var longest = CGFloat.infinity

  package init(
    proposal: ProposedViewSize = Stage.defaultSize, fits: Bool = false, insets: EdgeInsets = EdgeInsets()
  ) {
    (self.proposal, self.fits, self.insets) = (proposal, fits, insets)
    screen = Surroundings.Screen(size: Stage.screenSize(proposal), insets: insets)
  }

  /// The canvas that a stage says. The traits of a preview count where the stage does not say a size.
  package init(_ stage: Stage, traits: [PreviewTrait<Preview.ViewTraits>] = []) {
    screen = Surroundings.Screen(stage)
    if let size = stage.size ?? stage.device.map({ ProposedViewSize($0.size) }) {
      proposal = size
    } else {
      for trait in traits { apply(trait.value) }
    }
    if stage.fits { fits = true }
    insets = stage.coveredEdges ?? EdgeInsets()
  }

  private mutating func apply(_ trait: PreviewTrait<Preview.ViewTraits>.Value) {
    switch trait {
    case .fixedLayout(let width, let height): proposal = ProposedViewSize(width: width, height: height)
    case .landscapeLeft, .landscapeRight:
      proposal = ProposedViewSize(width: Stage.defaultSize.height, height: Stage.defaultSize.width)
      screen.turn()
    case .sizeThatFitsLayout: fits = true
    case .portrait, .portraitUpsideDown, .defaultLayout: break
    }
  }

  /// The canvas that a preview's modifiers want, on a stage that says no size.
  package func applying(_ settings: PreviewSettings) -> StageCanvas {
    var canvas = self
    let isTurned = [.landscapeLeft, .landscapeRight].contains(settings.orientation)
    if let device = settings.device.flatMap(KnownDevice.named) {
      canvas.proposal = ProposedViewSize(device.size)
      canvas.insets = isTurned ? device.turnedInsets : device.insets
      canvas.screen = Surroundings.Screen(
        size: device.size, insets: canvas.insets, device: device.name)
    }
    if isTurned {
      canvas.proposal = ProposedViewSize(width: canvas.proposal.height, height: canvas.proposal.width)
      canvas.screen.turn()
    }
    switch settings.layout {
    case .sizeThatFits: (canvas.fits, canvas.insets) = (true, insets)
    case .fixed(let width, let height):
      canvas.proposal = ProposedViewSize(width: width, height: height)
      (canvas.fits, canvas.insets) = (false, insets)
    case .device, nil: break
    }
    return canvas
  }
}

extension StageCanvas: FrameCanvas {
  /// The proposal to the view: that of the canvas without the insets.
  package var offered: ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }

  /// The part of the canvas that is the view's, for the size that it answered.
  func room(_ size: CGSize) -> CGRect {
    let offered = offered
    return CGRect(
      x: insets.leading, y: insets.top,
      width: bounded(fits ? size.width : offered.width ?? size.width),
      height: bounded(fits ? size.height : offered.height ?? size.height))
  }

  /// The whole canvas, for the size that the view answered.
  package func whole(_ size: CGSize) -> CGRect {
    let room = room(size)
    return CGRect(x: 0, y: 0, width: room.maxX + insets.trailing, height: room.maxY + insets.bottom)
  }

  private func bounded(_ length: CGFloat) -> CGFloat { max(0, min(length, longest)) }

  /// Lays views out in the middle of the canvas.
  @MainActor package func layOut(_ host: ViewHost) -> CGSize {
    var size = CGSize.zero
    layOut(host) { size = $0 }
    return whole(size).size
  }

  /// Lays views out in the middle of the canvas.
  ///
  /// - Parameter answered: receives the size that the views answer, each time that they are laid out.
  @MainActor package func layOut(_ host: ViewHost, answered: @escaping (CGSize) -> Void) {
    (host.screen, host.canvasProposal) = (screen, proposal)
    // The host keeps this, to lay the views out again while they move.
    host.layOut(offered) { [unowned host] size in
      answered(size)
      let room = room(size)
      host.canvas = (whole(size), room)
      return CGPoint(
        x: room.minX + (room.width - size.width) / 2, y: room.minY + (room.height - size.height) / 2)
    }
  }
}
