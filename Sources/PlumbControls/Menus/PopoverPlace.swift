import PlumbLayout
import PlumbViews

/// The position of a popover beside a view.
struct PopoverPlace: Sendable {
  /// The height of the arrow, in points: what is between the anchor and the card (UIKit's own, assumed).
  static let arrowHeight: CGFloat = 13
  /// Half of the side of the arrow that lies on the card, in points (assumed).
  static let arrowHalf: CGFloat = 18
  /// The radius of the card's corners, in points (UIKit's own, assumed).
  static let cornerRadius: CGFloat = 13
  /// The distance that a card keeps from the edges of the safe area, in points (UIKit's own, assumed).
  static let margin: CGFloat = 10
  /// The shortest side of a card that can be used, in points: that of what a finger hits.
  static let leastSide: CGFloat = 44

  /// The part of the view that it is attached to.
  private var attachment = PopoverAttachmentAnchor.rect(.bounds)
  /// Its side of that part; `nil` is the one with room.
  private var edge: Edge?

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

  /// The sides of the anchor, as they are seen, in the order in which they are tried.
  func sides(isMirrored: Bool) -> [Side] {
    let (leading, trailing) = isMirrored ? (Side.right, Side.left) : (.left, .right)
    let wanted: Side =
      switch edge ?? outward {
      case .top: .above
      case .bottom: .below
      case .leading: leading
      case .trailing: trailing
      }
    let across: [Side] = wanted.isVertical ? [trailing, leading] : [.below, .above]
    return [wanted, wanted.opposite] + across
  }

  /// The side on which the card leaves the view itself free: a point on the view's edge has it outside (assumed).
  private var outward: Edge {
    guard case .point(let point) = attachment else { return .bottom }
    if point.y <= 0 { return .top }
    if point.y >= 1 { return .bottom }
    return point.x <= 0 ? .leading : point.x >= 1 ? .trailing : .bottom
  }

  /// A side of an anchor, as it is seen.
  enum Side: CaseIterable {
    case above, below, left, right

    var isVertical: Bool { self == .above || self == .below }

    var opposite: Side {
      switch self {
      case .above: .below
      case .below: .above
      case .left: .right
      case .right: .left
      }
    }

    /// The space for a card on this side of an anchor.
    func space(beside anchor: CGRect, in room: CGRect) -> CGSize {
      let distance = PopoverPlace.arrowHeight
      let (width, height) =
        switch self {
        case .above: (room.width, anchor.minY - distance - room.minY)
        case .below: (room.width, room.maxY - anchor.maxY - distance)
        case .left: (anchor.minX - distance - room.minX, room.height)
        case .right: (room.maxX - anchor.maxX - distance, room.height)
        }
      return CGSize(width: max(0, width), height: max(0, height))
    }

    /// Whether this side of an anchor has space for a card that can be used.
    func hasRoom(beside anchor: CGRect, in room: CGRect) -> Bool {
      let space = space(beside: anchor, in: room)
      return min(space.width, space.height) >= PopoverPlace.leastSide
    }

    /// The distance from an anchor to a card on this side of it.
    func distance(from anchor: CGRect, to card: CGRect) -> CGFloat {
      switch self {
      case .above: anchor.minY - card.maxY
      case .below: card.minY - anchor.maxY
      case .left: anchor.minX - card.maxX
      case .right: card.minX - anchor.maxX
      }
    }

    /// The frame of a card on this side, in the middle of it as far as the room allows.
    func frame(of size: CGSize, beside anchor: CGRect, in room: CGRect) -> CGRect {
      let distance = PopoverPlace.arrowHeight
      let middle = CGPoint(
        x: max(room.minX, min(anchor.midX - size.width / 2, room.maxX - size.width)),
        y: max(room.minY, min(anchor.midY - size.height / 2, room.maxY - size.height)))
      let origin =
        switch self {
        case .above: CGPoint(x: middle.x, y: anchor.minY - distance - size.height)
        case .below: CGPoint(x: middle.x, y: anchor.maxY + distance)
        case .left: CGPoint(x: anchor.minX - distance - size.width, y: middle.y)
        case .right: CGPoint(x: anchor.maxX + distance, y: middle.y)
        }
      return CGRect(origin: origin, size: size)
    }
  }
}
