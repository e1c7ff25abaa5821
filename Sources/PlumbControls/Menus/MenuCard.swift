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
/// iOS 26 of 30 (assumed). Rows for which there is no room are scrolled.
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
          if let preview { preview.clipped(withTouchesTo: outline) }
          card
        }
        .modifier(_PresentationMotion(.grow(from: anchor, to: nil)))
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
      ScrollView { VStack(spacing: 0) { _MenuRows(content: content) } }
        .scrollBounceBehavior(.basedOnSize)
        .frame(width: 250)
        .background(Color(.alert))
        .clipped(withTouchesTo: outline)
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

/// The rows of a menu: sections are apart, rows in one are divided by a line.
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

/// Rows of a menu that belong together.
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
