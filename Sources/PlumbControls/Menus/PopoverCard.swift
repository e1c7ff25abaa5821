import PlumbDrawing
import PlumbLayout
import PlumbViews

/// A card with an arrow beside the anchor of a popover, which a tap elsewhere takes away.
nonisolated struct _PopoverCard<Content: View>: View {
  let anchor: PresentationSource
  let place: PopoverPlace
  let content: Content
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenCover) private var cover

  init(anchor: PresentationSource, place: PopoverPlace, @ViewBuilder content: () -> Content) {
    (self.anchor, self.place, self.content) = (anchor, place, content())
  }

  @MainActor var body: some View {
    ZStack {
      Color.black.opacity(0.001).ignoresSafeArea().onTapGesture { dismiss() }.accessibilityHidden(true)
      _PopoverLayout(source: anchor, place: place, covered: cover) {
        content
          // A content that is larger than its room is cut.
          .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
          .clipped(
            withTouchesTo: RoundedRectangle(cornerRadius: PopoverPlace.cornerRadius, style: .continuous)
          )
          .background { _PopoverGround(source: anchor, place: place) }
          .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
          .modifier(_PresentationMotion(.grow(from: anchor, to: place)))
      }
      .ignoresSafeArea()
    }
  }
}

/// Puts its only view on the first side of the anchor with room for it. Where no side has, it is made smaller on the one
/// that shows most of it.
///
/// A canvas that is as large as what asks for the popover has no room at all. There the view has its own size, and goes beyond
/// the canvas.
nonisolated private struct _PopoverLayout: Layout {
  let source: PresentationSource
  let place: PopoverPlace
  /// The covered edges of the canvas.
  let covered: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    // Layout runs on the main actor; the layout engine does not know it.
    let (whole, isMirrored) = MainActor.assumeIsolated { (source.frame, source.isMirrored) }
    let anchor = place.anchor(
      in: whole.offsetBy(dx: bounds.minX, dy: bounds.minY), isMirrored: isMirrored)
    let left = isMirrored ? covered.trailing : covered.leading
    let margin = PopoverPlace.margin
    let room = CGRect(
      x: bounds.minX + left + margin, y: bounds.minY + covered.top + margin,
      width: max(0, bounds.width - covered.leading - covered.trailing - 2 * margin),
      height: max(0, bounds.height - covered.top - covered.bottom - 2 * margin))
    let sides = place.sides(isMirrored: isMirrored)
    let free = sides.filter { $0.hasRoom(beside: anchor, in: room) }
    var size = card.sizeThatFits(.unspecified)
    if !free.isEmpty, size.width > room.width {
      size = card.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
    }
    func seen(on side: PopoverPlace.Side) -> CGSize {
      if free.isEmpty { return size }
      let space = side.space(beside: anchor, in: room)
      return CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    }
    var side = free.first ?? sides[0]
    for other in free where seen(on: side) != size {
      let (one, two) = (seen(on: side), seen(on: other))
      if two.width * two.height > one.width * one.height { side = other }
    }
    let frame = side.frame(of: seen(on: side), beside: anchor, in: room)
    // The anchor is where it is seen, and what is placed here is mirrored with the layout.
    let x = isMirrored ? bounds.minX + bounds.maxX - frame.maxX : frame.minX
    card.place(at: CGPoint(x: x, y: frame.minY), proposal: ProposedViewSize(frame.size))
  }
}

/// The ground of a popover's card, with the arrow that leads to the anchor.
nonisolated private struct _PopoverGround: _PrimitiveView {
  let source: PresentationSource
  let place: PopoverPlace

  @MainActor static func _makeNodes(_ ground: Self, in builder: _TreeBuilder) {
    let style = Color(.alert)._resolveStyle(in: builder.inherited.environment)
    builder.leaf(
      Self.self, "", .fill(LayoutRule.Fill()),
      configure: { node in
        node.mark = { context, frame in
          let card = context.rounded(frame)
          let anchor = ground.place.anchor(in: ground.source.frame, isMirrored: ground.source.isMirrored)
          let outline = Path(
            roundedRect: card, cornerRadius: PopoverPlace.cornerRadius, style: .continuous)
          for path in [outline, Self.arrow(from: card, to: anchor)] {
            context.add(.fill(path, style.paint(in: card), FillStyle()))
          }
        }
      })
  }

  /// The arrow on the side of a card that is nearest to the anchor. It ends at the middle of the anchor's side, as far as
  /// the corners of the card let it.
  private static func arrow(from card: CGRect, to anchor: CGRect) -> Path {
    func error(_ side: PopoverPlace.Side) -> CGFloat {
      abs(side.distance(from: anchor, to: card) - PopoverPlace.arrowHeight)
    }
    let side = PopoverPlace.Side.allCases.min { error($0) < error($1) } ?? .below
    let x = middle(anchor.midX, card.minX...card.maxX)
    let y = middle(anchor.midY, card.minY...card.maxY)
    let (end, turn): (CGPoint, CGFloat) =
      switch side {
      case .below: (CGPoint(x: x, y: card.minY), 0)
      case .above: (CGPoint(x: x, y: card.maxY), .pi)
      case .right: (CGPoint(x: card.minX, y: y), -.pi / 2)
      case .left: (CGPoint(x: card.maxX, y: y), .pi / 2)
      }
    return upward.applying(CGAffineTransform(translationX: end.x, y: end.y).rotated(by: turn))
  }

  /// The place of the arrow along a side of the card.
  private static func middle(_ wanted: CGFloat, _ side: ClosedRange<CGFloat>) -> CGFloat {
    let end = PopoverPlace.cornerRadius + PopoverPlace.arrowHalf
    let (first, last) = (side.lowerBound + end, side.upperBound - end)
    return first > last ? (first + last) / 2 : min(max(wanted, first), last)
  }

  /// An arrow that points up, with the middle of its lower side at the origin. Its sides run out into the card.
  private static var upward: Path {
    let (half, height) = (PopoverPlace.arrowHalf, PopoverPlace.arrowHeight)
    var path = Path()
    path.move(to: CGPoint(x: -half, y: 0))
    path.addCurve(
      to: CGPoint(x: -3, y: 1.5 - height), control1: CGPoint(x: -10, y: 0), control2: CGPoint(x: -8, y: -6))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1.5 - height), control: CGPoint(x: 0, y: -1.5 - height))
    path.addCurve(
      to: CGPoint(x: half, y: 0), control1: CGPoint(x: 8, y: -6), control2: CGPoint(x: 10, y: 0))
    path.closeSubpath()
    return path
  }
}
