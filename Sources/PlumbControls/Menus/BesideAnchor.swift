import PlumbLayout
import PlumbViews

/// Puts its only view below what was pressed, or above it where there is more room, and keeps it in the safe area: one that is
/// higher is offered the height of that.
nonisolated struct _BesideAnchor: Layout {
  let source: PresentationSource

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    // From what was pressed, and from the sides of the canvas, in points (assumed).
    let (gap, margin): (CGFloat, CGFloat) = (8, 16)
    // Layout runs on the main actor; the layout engine does not know it.
    let (whole, area, isMirrored) = MainActor.assumeIsolated {
      (source.frame, source.safeArea, source.isMirrored)
    }
    let safe = area?.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let (left, right) = (
      max(bounds.minX + margin, safe?.minX ?? -.infinity), min(bounds.maxX - margin, safe?.maxX ?? .infinity)
    )
    let (top, bottom) = (
      max(bounds.minY + margin, safe?.minY ?? -.infinity), min(bounds.maxY - margin, safe?.maxY ?? .infinity)
    )
    var size = card.sizeThatFits(.unspecified)
    // Without a canvas the view that presents the card says nothing about the room for that.
    if safe != nil { size.height = min(size.height, max(0, bottom - top)) }
    let anchor = whole.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let (below, above) = (bottom - anchor.maxY, anchor.minY - top)
    var y = anchor.maxY + gap
    if size.height + gap > below && above > below { y = anchor.minY - gap - size.height }
    y = max(top, min(y, bottom - size.height))
    let isTrailing = anchor.midX > bounds.midX
    var x = isTrailing ? anchor.maxX - size.width : anchor.minX
    x = max(left, min(x, right - size.width))
    // The anchor is where it is seen, and what is placed here is mirrored with the layout.
    let placed = isMirrored ? bounds.minX + bounds.maxX - x - size.width : x
    card.place(at: CGPoint(x: placed, y: y), proposal: ProposedViewSize(size))
  }
}
