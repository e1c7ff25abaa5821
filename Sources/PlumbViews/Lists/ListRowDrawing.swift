import PlumbDrawing
import PlumbLayout

extension ViewNode {
  /// What of a list the node stands in.
  var listPart: SectionPart? {
    var node: ViewNode? = self
    while let here = node {
      if let part = here.sectionPart, part != .whole { return part }
      if here.object is LazyNode { return nil }
      node = here.parent
    }
    return nil
  }

  /// The row that the node belongs to.
  var ownRow: ViewNode? {
    var node: ViewNode? = self
    while let here = node, here.listRow == nil { node = here.parent }
    return node
  }

  /// Draws what is behind a row: its card, its background, and the line to the next row.
  func rowPicture(
    _ state: ListRowState, _ frame: CGRect, _ items: [DisplayItem], _ context: DrawingContext,
    card: ResolvedColor, separator: ResolvedColor
  ) -> [DisplayItem] {
    let rect = context.rounded(frame)
    let place = ownRow?.placeInSection ?? (isFirst: true, isLast: true)
    let radius = state.look.cornerRadius
    var picture: [DisplayItem] = []
    if state.background == nil { picture.append(.fill(Path(rect), .color(card), FillStyle())) }
    if state.isPressed {
      // UIKit's fill of a pressed row, assumed.
      let grey = ResolvedColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.2)
      picture.append(.fill(Path(rect), .color(grey), FillStyle()))
    }
    picture += items
    let isLast = place.isLast && state.look.isGrouped
    if !isLast && !state.hidesSeparator.contains(.bottom) {
      let thickness = 1 / context.scale
      let isMirrored = host.layoutTree.isMirrored(layout)
      let leading = state.usedInsets.leading
      let line = CGRect(
        x: isMirrored ? rect.minX : rect.minX + leading, y: rect.maxY - thickness,
        width: max(0, rect.width - leading), height: thickness)
      picture.append(.fill(Path(line), .color(state.separatorTint ?? separator), FillStyle()))
    }
    guard radius > 0, place.isFirst || place.isLast else { return picture }
    let corners = RectangleCornerRadii(
      topLeading: place.isFirst ? radius : 0, bottomLeading: place.isLast ? radius : 0,
      bottomTrailing: place.isLast ? radius : 0, topTrailing: place.isFirst ? radius : 0)
    let outline = UnevenRoundedRectangle(cornerRadii: corners, style: .continuous).path(in: rect)
    return [.group(.clip(outline, FillStyle()), picture)]
  }

  /// Whether the row is the first and the last of its section, or of the rows between sections.
  private var placeInSection: (isFirst: Bool, isLast: Bool) {
    var section = parent
    while let here = section, here.sectionPart != .content, !(here.object is LazyNode) {
      section = here.parent
    }
    guard let section else { return (true, true) }
    var rows: [RowMark] = []
    for child in section.children { child.appendRowMarks(to: &rows) }
    guard let index = rows.firstIndex(of: .row(ObjectIdentifier(self))) else { return (true, true) }
    let isFirst = index == 0 || rows[index - 1] == .end
    let isLast = index == rows.count - 1 || rows[index + 1] == .end
    return (isFirst, isLast)
  }

  /// What follows each other in a section: rows, rows that are not made, and other sections.
  private enum RowMark: Equatable {
    case row(ObjectIdentifier)
    case absent
    case end
  }

  private func appendRowMarks(to rows: inout [RowMark]) {
    if sectionPart == .whole { return rows.append(.end) }
    if listRow != nil { return rows.append(.row(ObjectIdentifier(self))) }
    if let run = lazyRun, run.realised.lowerBound > 0 { rows.append(.absent) }
    for child in children { child.appendRowMarks(to: &rows) }
    if let run = lazyRun, run.realised.upperBound < run.count { rows.append(.absent) }
  }
}
