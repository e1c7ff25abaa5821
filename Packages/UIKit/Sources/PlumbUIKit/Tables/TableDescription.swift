import Foundation
import PlumbControls
import PlumbLayout
import PlumbViews

extension UITableView {
  /// The table as SwiftUI's list.
  func describeRows() -> AnyView {
    loadRows()
    let table = self
    let room = contentInset
    let ground = backgroundView
    let list =
      styled(list)
      .scrollContentBackground(.hidden)
      .environment(\.defaultMinListRowHeight, 0)
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
      // A list whose content has its own margin begins without the list's room, as a table does under its header.
      .contentMargins(.top, tableHeaderView != nil || room.top != 0 ? room.top : nil, for: .scrollContent)
      .contentMargins(.bottom, room.bottom == 0 ? nil : room.bottom, for: .scrollContent)
      .padding(EdgeInsets(top: 0, leading: room.left, bottom: 0, trailing: room.right))
      .scrollDisabled(!isScrollEnabled)
    let followed = followed(AnyView(list))
      .onScrollGeometryChange(for: CGSize.self) {
        $0.contentSize
      } action: { _, size in
        if table.contentSize != size { table.contentSize = size }
      }
    return decorated(
      AnyView(
        SizedLayout(view: self) {
          followed.background { if let ground { UIViewContent(ground) } }
        }))
  }

  private func styled(_ list: AnyView) -> AnyView {
    switch style {
    case .plain: AnyView(list.listStyle(.plain))
    case .grouped: AnyView(list.listStyle(.grouped))
    case .insetGrouped: AnyView(list.listStyle(.insetGrouped))
    }
  }

  private var list: AnyView {
    let table = self
    guard selects else { return AnyView(List { rows }) }
    if selectsSeveral {
      let selection = Binding<Set<RowID>> {
        table.seenSelection
      } set: { chosen in
        let old = table.seenSelection
        for id in chosen.symmetricDifference(old) { table.press(id) }
      }
      return AnyView(List(selection: selection) { rows })
    }
    let selection = Binding<RowID?> {
      table.seenSelection.first
    } set: {
      if let id = $0 { table.press(id) }
    }
    return AnyView(List(selection: selection) { rows })
  }

  @ViewBuilder private var rows: some View {
    if let tableHeaderView { TableEnd(view: tableHeaderView, table: self) }
    TableSections(table: self, number: 0, sections: content.rows.sections, epoch: content.epoch)
    if let tableFooterView { TableEnd(view: tableFooterView, table: self) }
  }
}

/// A section and those behind it. Only the rows of a section are a collection of which a part is made: a list loses its
/// place where its sections are another one around it.
private struct TableSections: View {
  let table: UITableView
  let number: Int
  let sections: [SectionEntry]
  let epoch: Int

  var body: some View {
    if number < sections.count {
      TableSection(table: table, number: number, section: sections[number], epoch: epoch)
      AnyView(TableSections(table: table, number: number + 1, sections: sections, epoch: epoch))
    }
  }
}

/// A section with its header and its footer.
private struct TableSection: View {
  let table: UITableView
  let number: Int
  let section: SectionEntry
  let epoch: Int

  var body: some View {
    let (table, number) = (table, number)
    let (header, footer) = ViewChanges.during {
      (table.caption(.header, number), table.caption(.footer, number))
    }
    return Section {
      ForEach(Array(section.rows.enumerated()), id: \.element.id) { row, entry in
        TableRow(table: table, row: entry, path: [number, row], epoch: epoch)
      }
      .onDelete { rows in for row in rows { table.delete([number, row]) } }
      .onMove { rows, target in
        for row in rows { table.move([number, row], to: [number, target > row ? target - 1 : target]) }
      }
    } header: {
      if let header { header }
    } footer: {
      if let footer { footer }
    }
  }
}

/// The view above or below all rows.
private struct TableEnd: View {
  let view: UIView
  let table: UITableView

  var body: some View {
    RepresentableLayout { proposal in
      let width = proposal.width ?? table.bounds.width
      return CGSize(width: width, height: view.endHeight(width))
    } content: {
      UIViewContent(view)
    }
    .bareListRow()
  }
}

extension UIView {
  /// The height that a view has at the end of a table, or over a section: that of its frame, or what constraints say.
  func endHeight(_ width: CGFloat) -> CGFloat {
    if let header = self as? UITableViewHeaderFooterView, let height = header.fittingHeight(width) {
      return height
    }
    if bounds.height > 0, translatesAutoresizingMaskIntoConstraints || !hasConstraintsInside {
      return bounds.height
    }
    if hasConstraintsInside {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return max(0, measuredContentSize(width: width).height)
  }
}
