import PlumbLayout
import PlumbViews

/// Where beside a view a popover stands.
struct PopoverPlace: Sendable {
  /// The part of the view that it is attached to.
  private var attachment = PopoverAttachmentAnchor.rect(.bounds)
  /// The side of that part on which it stands; `nil` is below or above, whichever has room.
  private(set) var edge: Edge?

  init() {}

  init(_ attachment: PopoverAttachmentAnchor, _ edge: Edge?) {
    (self.attachment, self.edge) = (attachment, edge)
  }

  /// The part of the view that the popover is attached to, of the view's rectangle.
  ///
  /// - Parameter isMirrored: leading is on the right.
  func anchor(in view: CGRect, isMirrored: Bool) -> CGRect {
    switch attachment {
    case .rect(let source): return source.value(view)
    case .point(let point):
      let x = isMirrored ? 1 - point.x : point.x
      return CGRect(
        x: view.minX + x * view.width, y: view.minY + point.y * view.height, width: 0, height: 0)
    }
  }

  /// The corner of a card on a side of its anchor, in the middle of that side; on the other side where only that has room.
  ///
  /// - Parameters:
  ///   - gap: from the anchor to the card, in points.
  ///   - room: what the card does not leave.
  func origin(
    of size: CGSize, beside anchor: CGRect, at edge: Edge, _ gap: CGFloat, in room: CGRect, isMirrored: Bool
  ) -> CGPoint {
    let isVertical = edge == .top || edge == .bottom
    let isBefore = edge == .top || edge == (isMirrored ? .trailing : .leading)
    let x =
      isVertical
      ? anchor.midX - size.width / 2
      : Self.start(
        of: size.width, beside: anchor.minX...anchor.maxX, isBefore: isBefore, gap,
        in: room.minX...max(room.minX, room.maxX))
    let y =
      isVertical
      ? Self.start(
        of: size.height, beside: anchor.minY...anchor.maxY, isBefore: isBefore, gap,
        in: room.minY...max(room.minY, room.maxY))
      : anchor.midY - size.height / 2
    return CGPoint(
      x: max(room.minX, min(x, room.maxX - size.width)), y: max(room.minY, min(y, room.maxY - size.height)))
  }

  private static func start(
    of length: CGFloat, beside anchor: ClosedRange<CGFloat>, isBefore: Bool, _ gap: CGFloat,
    in room: ClosedRange<CGFloat>
  ) -> CGFloat {
    let (before, after) = (anchor.lowerBound - gap - length, anchor.upperBound + gap)
    let fitsBefore = before >= room.lowerBound
    let fitsAfter = after + length <= room.upperBound
    return isBefore
      ? (fitsBefore || !fitsAfter ? before : after) : (fitsAfter || !fitsBefore ? after : before)
  }
}
