import PlumbDrawing
import PlumbLayout
import PlumbViews

extension ViewNode {
  /// The node's part of a list.
  var listPart: SectionPart? {
    var node: ViewNode? = self
    while let here = node {
      if let part = here.sectionPart, part != .whole { return part }
      if here.object is LazyNode { return nil }
      node = here.parent
    }
    return nil
  }

  /// The row of a list that the node is.
  var listRow: ListRowState? { item as? ListRowState }

  /// The row that the node belongs to.
  var ownRow: ViewNode? { itemNode }

  /// The row whose whole content the node is, with nothing but modifiers between.
  var directRow: ListRowState? { directItem as? ListRowState }

  /// Draws what is behind a row: its card, its background, and the line to the next row.
  func rowPicture(
    _ state: ListRowState, _ frame: CGRect, _ items: [DisplayItem], _ context: DrawingContext,
    _ colors: RowColors
  ) -> [DisplayItem] {
    let rect = context.rounded(frame)
    let place = ownRow?.placeInSection ?? PlaceInSection()
    let radius = state.look.cornerRadius
    var picture: [DisplayItem] = []
    let fill = state.isPressed ? colors.pressed : state.isSelected ? colors.selected : colors.card
    let isInSidebar = state.look.isInGlassSidebar
    if fill != colors.card || state.background == nil && !isInSidebar {
      let outline = isInSidebar ? Capsule().path(in: rect) : Path(rect)
      picture.append(.fill(outline, .color(fill), FillStyle()))
    }
    picture += items
    let thickness = colors.measure.lineThickness.map { context.rounded($0) } ?? 1 / context.scale
    let isLast = place.isLast && state.look.isGrouped
    if !isLast && !isInSidebar && !state.hidesSeparator.contains(.bottom) && !place.nextHidesLine {
      let isMirrored = host.layoutTree.isMirrored(layout)
      let guides = separatorGuides(in: frame.size)
      let leading = context.rounded(guides.leading ?? state.usedInsets.leading)
      let room = colors.measure.linesAreInset ? state.usedInsets.trailing : 0
      let end = context.rounded(guides.trailing ?? rect.width - room)
      let line = CGRect(
        x: isMirrored ? rect.maxX - end : rect.minX + leading, y: rect.maxY - thickness,
        width: max(0, end - leading), height: thickness)
      let tint = state.separatorTints.bottom ?? place.nextTint ?? colors.separator
      picture.append(.fill(Path(line), .color(tint), FillStyle()))
    }
    // At the edge of a card a line that a row asks for is as wide as the card (Recorded/Screens.md#Y135).
    if place.isFirst, state.showsSeparator.contains(.top) {
      let line = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: thickness)
      picture.append(
        .fill(Path(line), .color(state.separatorTints.top ?? colors.separator), FillStyle()))
    }
    if state.shift != 0 {
      let shifted = CGAffineTransform(translationX: 0, y: context.rounded(state.shift))
      return [.group(.transform(shifted), picture)]
    }
    if state.swipe.shift != 0 {
      let shifted = CGAffineTransform(translationX: CGFloat(state.swipe.shift), y: 0)
      return [.group(.transform(shifted), picture)]
    }
    guard radius > 0, !state.isBare, place.isFirst || place.isLast else { return picture }
    return [.group(.clip(place.outline(of: rect, state.look), FillStyle()), picture)]
  }

  /// A row that is swiped away stays in its card, and its actions, too.
  func rowWindow(
    _ state: ListRowState, _ frame: CGRect, _ items: [DisplayItem], _ context: DrawingContext
  ) -> DisplayItem {
    let place = ownRow?.placeInSection ?? PlaceInSection()
    let outline = place.outline(of: context.rounded(frame), state.look)
    return .group(.clip(outline, FillStyle()), items)
  }

  /// Whether the row is the first and the last of its section, or of the rows between sections.
  private var placeInSection: PlaceInSection {
    var section = parent
    while let here = section, here.sectionPart != .content, !(here.object is LazyNode) {
      section = here.parent
    }
    guard let section else { return PlaceInSection() }
    var rows: [RowMark] = []
    for child in section.children { child.appendRowMarks(to: &rows) }
    guard let index = rows.firstIndex(where: { $0.row === self }) else { return PlaceInSection() }
    let next = index + 1 < rows.count ? rows[index + 1] : .end
    return PlaceInSection(
      isFirst: index == 0 || rows[index - 1].isEnd, isLast: next.isEnd,
      nextHidesLine: next.row?.listRow?.hidesSeparator.contains(.top) ?? false,
      nextTint: next.row?.listRow?.separatorTints.top)
  }

  /// The marks that follow each other in a section: rows, rows that aren't made, and other sections.
  private enum RowMark {
    case row(ViewNode)
    case absent
    case end

    var row: ViewNode? { if case .row(let node) = self { node } else { nil } }
    var isEnd: Bool { if case .end = self { true } else { false } }
  }

  private func appendRowMarks(to rows: inout [RowMark]) {
    if sectionPart == .whole { return rows.append(.end) }
    if listRow != nil { return rows.append(.row(self)) }
    if let run = lazyRun, run.realised.lowerBound > 0 { rows.append(.absent) }
    for child in children { child.appendRowMarks(to: &rows) }
    if let run = lazyRun, run.realised.upperBound < run.count { rows.append(.absent) }
  }
}

/// The position of a row among those of its section.
private struct PlaceInSection {
  var isFirst = true
  var isLast = true
  /// The row below wants no line above it.
  var nextHidesLine = false
  /// The colour that the row below wants for the line above it.
  var nextTint: ResolvedColor?

  /// The row's part of its section's card.
  func outline(of rect: CGRect, _ look: _ListLook) -> Path {
    let radius = look.cornerRadius
    let corners = RectangleCornerRadii(
      topLeading: isFirst ? radius : 0, bottomLeading: isLast ? radius : 0,
      bottomTrailing: isLast ? radius : 0, topTrailing: isFirst ? radius : 0)
    return UnevenRoundedRectangle(cornerRadii: corners, style: look.cornerStyle).path(in: rect)
  }
}

/// The colours behind and between rows, and how thick lines are.
struct RowColors {
  let card, selected, pressed, separator: ResolvedColor
  let measure: ListMeasure

  /// Pressed and selected rows are as grey as UIKit's; on a Mac selected ones are tinted (assumed).
  init(_ look: _ListLook, _ environment: EnvironmentValues) {
    let isDark = environment.colorScheme == .dark
    let grey: Float = isDark ? 58 : 209
    let blue: Float = isDark ? 60 : 214
    pressed = ResolvedColor(red: grey / 255, green: grey / 255, blue: blue / 255, opacity: 1)
    let isMac = environment.platformStyle.platform == .macOS
    selected = isMac ? Color.accentColor.resolve(in: environment).opacity(0.25) : pressed
    measure = ListMeasure(environment.platformStyle)
    separator = environment.platformStyle.separator.resolved(environment.colorScheme)
    card = Color(look.isGrouped ? .groupedRow : .background).resolve(in: environment)
  }
}
