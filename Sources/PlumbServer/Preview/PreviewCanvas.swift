import PlumbControls
import PlumbLayout
import PlumbViews

/// The room that a preview's view is offered, and where it stands in it.
package struct PreviewCanvas: Equatable {
  /// Without the insets.
  package var proposal: ProposedViewSize
  /// The canvas is as large as the view's answer, not as the proposal.
  package var fits: Bool
  package var insets = EdgeInsets()

  /// What a preview wants where nobody says more.
  init(_ own: PreviewCanvas, wishes: PreviewWishes, stage: PageStage) {
    switch stage.size {
    case .proposal(let width, let height, let fits):
      self.init(proposal: ProposedViewSize(width: width, height: height), fits: fits, insets: stage.insets)
    case .own: self.init(own, wishes: wishes)
    }
  }

  /// What a preview's modifiers want.
  package init(_ own: PreviewCanvas, wishes: PreviewWishes) {
    self = own
    let isTurned = [.landscapeLeft, .landscapeRight].contains(wishes.orientation)
    if let device = wishes.device.flatMap(KnownDevice.named) {
      proposal = ProposedViewSize(device.size)
      insets = isTurned ? device.turnedInsets : device.insets
    }
    if isTurned { proposal = ProposedViewSize(width: proposal.height, height: proposal.width) }
    switch wishes.layout {
    case .sizeThatFits: (fits, insets) = (true, own.insets)
    case .fixed(let width, let height):
      (proposal, fits, insets) = (ProposedViewSize(width: width, height: height), false, own.insets)
    case .device, nil: break
    }
  }

  package init(proposal: ProposedViewSize, fits: Bool, insets: EdgeInsets = EdgeInsets()) {
    (self.proposal, self.fits, self.insets) = (proposal, fits, insets)
  }

  /// What is left of the proposal without the insets.
  var offered: ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The part of the canvas that is the view's, for the size that it answered.
  func room(_ size: CGSize) -> CGRect {
    let offered = offered
    return CGRect(
      x: insets.leading, y: insets.top,
      width: bounded(fits ? size.width : offered.width ?? size.width),
      height: bounded(fits ? size.height : offered.height ?? size.height))
  }

  func whole(_ size: CGSize) -> CGRect {
    let room = room(size)
    return CGRect(x: 0, y: 0, width: room.maxX + insets.trailing, height: room.maxY + insets.bottom)
  }

  private func bounded(_ length: CGFloat) -> CGFloat { max(0, min(length, PageStage.longest)) }
}
