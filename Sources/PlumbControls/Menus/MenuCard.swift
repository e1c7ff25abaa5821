import PlumbLayout
import PlumbViews

private struct MenuKey: EnvironmentKey { static var defaultValue: MenuSurroundings? { nil } }

/// The values that the rows of an open menu know about it.
struct MenuSurroundings: @unchecked Sendable {
  /// Closes the menu and those that it was opened from.
  let close: @MainActor () -> Void
}

extension EnvironmentValues {
  /// The open menu that the view is in.
  var openMenu: MenuSurroundings? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }

  var isInMenu: Bool { openMenu != nil }
}

/// A card with rows beside what was pressed: 250 points wide, rows of 44, corners of 13 (UIKit's own, assumed), on
/// iOS 26 of 30 (assumed).
nonisolated struct _MenuCard: View {
  let content: AnyView
  let anchor: PresentationSource
  /// Closes the menus that this one was opened from.
  let outer: MenuSurroundings?
  var preview: AnyView?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.platformStyle) private var platformStyle

  init(content: AnyView, anchor: PresentationSource, outer: MenuSurroundings?, preview: AnyView? = nil) {
    (self.content, self.anchor, self.outer, self.preview) = (content, anchor, outer, preview)
  }

  @MainActor var body: some View {
    let (dismiss, outer) = (dismiss, outer)
    ZStack {
      Color.black.opacity(outer == nil ? 0.001 : 0.06)
        .ignoresSafeArea()
        .onTapGesture { dismiss() }
        .accessibilityHidden(true)
        .modifier(_PresentationMotion(.fade))
      _BesideAnchor(source: anchor) {
        VStack(alignment: .leading, spacing: 8) {
          if let preview { preview.clipShape(outline) }
          card
        }
        .modifier(_PresentationMotion(.grow(from: anchor)))
      }
      .ignoresSafeArea()
    }
    .environment(
      \.openMenu,
      MenuSurroundings {
        dismiss()
        outer?.close()
      })
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: platformStyle.isGlass ? 30 : 13, style: .continuous)
  }

  @MainActor private var card: some View {
    _ControlElement(
      "MenuCard",
      configure: { node in
        node.interactions.move = { [unowned node] direction in
          guard direction == .up || direction == .down else { return }
          node.host.input.keyboard.moveFocus(forward: direction == .down, in: node)
        }
      }
    ) {
      VStack(spacing: 0) { _MenuRows(content: content) }
        .frame(width: 250)
        .background(Color(.alert))
        .clipShape(outline)
        .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
    }
    .font(.body)
    .foregroundStyle(Color.primary)
    .buttonStyle(_MenuButtonStyle())
    .labelStyle(_MenuLabelStyle())
    .toggleStyle(_MenuToggleStyle())
    .pickerStyle(_MenuRowsPickerStyle())
    .multilineTextAlignment(.leading)
  }
}

/// The rows of a menu: sections stand apart, rows in one are divided by a line.
nonisolated struct _MenuRows: View {
  let content: AnyView

  init(content: AnyView) { self.content = content }

  @MainActor var body: some View {
    let groups = MenuGroup.groups(of: content)
    ForEach(Array(groups.enumerated()), id: \.offset) { index, group in
      if index > 0 { Rectangle().fill(Color(.tertiaryFill)).frame(height: 8) }
      if let header = group.header {
        header.font(.footnote)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
          .padding(.horizontal, 16)
        _Hairline(axis: .horizontal)
      }
      ForEach(Array(group.rows.enumerated()), id: \.element.id) { index, row in
        if index > 0 { _Hairline(axis: .horizontal) }
        if row.isText {
          row.font(.footnote)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .padding(.horizontal, 16)
        } else {
          row
        }
      }
    }
  }
  static var _memberCount: Int? { nil }
}

extension Subview {
  fileprivate var isText: Bool { content.content is Text }
}

/// Rows of a menu that stand together.
struct MenuGroup {
  var header: Subview?
  var rows: [Subview] = []

  /// A divider or a section begins another group.
  @MainActor static func groups(of content: AnyView) -> [MenuGroup] {
    var groups: [MenuGroup] = []
    for section in _SubviewCollector.sections(of: content) {
      var group = MenuGroup(header: section.header.first)
      for row in section.content {
        if row.isDivider {
          if !group.rows.isEmpty { groups.append(group) }
          group = MenuGroup()
        } else {
          group.rows.append(row)
        }
      }
      if !group.rows.isEmpty { groups.append(group) }
    }
    return groups
  }
}

/// Puts its only view below what was pressed, or above it where there is more room, and keeps it on the canvas.
nonisolated struct _BesideAnchor: Layout {
  let source: PresentationSource
  var place = PopoverPlace()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    // From what was pressed, and from the sides, in points (assumed).
    let (gap, margin): (CGFloat, CGFloat) = (8, 16)
    let size = card.sizeThatFits(.unspecified)
    // Layout runs on the main actor; the layout engine does not know it.
    let whole = MainActor.assumeIsolated { source.frame }.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let isMirrored = MainActor.assumeIsolated { source.isMirrored }
    let anchor = place.anchor(in: whole, isMirrored: isMirrored)
    // The anchor is where it is seen, and what is placed here is mirrored with the layout.
    func put(at seen: CGPoint) {
      let x = isMirrored ? bounds.minX + bounds.maxX - seen.x - size.width : seen.x
      card.place(at: CGPoint(x: x, y: seen.y), proposal: ProposedViewSize(size))
    }
    if let edge = place.edge {
      let room = bounds.insetBy(dx: margin, dy: margin)
      let origin = place.origin(of: size, beside: anchor, at: edge, gap, in: room, isMirrored: isMirrored)
      return put(at: origin)
    }
    let (below, above) = (bounds.maxY - anchor.maxY, anchor.minY - bounds.minY)
    var y = anchor.maxY + gap
    if size.height + gap + margin > below && above > below { y = anchor.minY - gap - size.height }
    y = max(bounds.minY + margin, min(y, bounds.maxY - margin - size.height))
    let isTrailing = anchor.midX > bounds.midX
    var x = isTrailing ? anchor.maxX - size.width : anchor.minX
    x = max(bounds.minX + margin, min(x, bounds.maxX - margin - size.width))
    put(at: CGPoint(x: x, y: y))
  }
}
