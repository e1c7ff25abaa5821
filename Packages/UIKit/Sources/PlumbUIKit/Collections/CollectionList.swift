import Foundation
import PlumbControls
import PlumbLayout
import PlumbViews

extension UICollectionView {
  /// A layout that looks like a list is one.
  func describeList(_ look: UICollectionLayoutListConfiguration) -> AnyView {
    let view = self
    let selection = Binding<RowID?> {
      view.content.selected.first
    } set: {
      if let id = $0 { view.press(id) }
    }
    let several = Binding<Set<RowID>> {
      view.content.selected
    } set: { chosen in
      for id in chosen.symmetricDifference(view.content.selected) { view.press(id) }
    }
    let rows = listRows(look)
    let list: AnyView =
      allowsMultipleSelection
      ? AnyView(List(selection: several) { rows })
      : AnyView(List(selection: allowsSelection ? selection : nil) { rows })
    let ground = look.backgroundColor.map { Color(uiColor: $0) }
    let room = contentInset
    let shown =
      styled(list, look.appearance)
      .scrollContentBackground(ground == nil ? .automatic : .hidden)
      .background { ground?.ignoresSafeArea() }
      .environment(\.defaultMinListRowHeight, 0)
      .contentMargins(.top, room.top == 0 ? nil : room.top, for: .scrollContent)
      .contentMargins(.bottom, room.bottom == 0 ? nil : room.bottom, for: .scrollContent)
      .scrollDisabled(!isScrollEnabled)
    return AnyView(
      followed(AnyView(shown)).onScrollGeometryChange(for: CGSize.self) {
        $0.contentSize
      } action: { _, size in
        if view.contentSize != size { view.contentSize = size }
      })
  }

  private func styled(_ list: AnyView, _ appearance: UICollectionLayoutListConfiguration.Appearance)
    -> AnyView
  {
    switch appearance {
    case .plain: AnyView(list.listStyle(.plain))
    case .grouped: AnyView(list.listStyle(.grouped))
    case .insetGrouped: AnyView(list.listStyle(.insetGrouped))
    case .sidebar, .sidebarPlain: AnyView(list.listStyle(.sidebar))
    }
  }

  private func listRows(_ look: UICollectionLayoutListConfiguration) -> some View {
    CollectionListSections(
      view: self, index: 0, sections: content.rows.sections, look: look, number: changes.number)
  }
}

/// A section and those behind it. Only the rows of a section are a collection, as in a table: a list loses its place
/// where its sections are another collection around theirs.
private struct CollectionListSections: View {
  let view: UICollectionView
  let index: Int
  let sections: [SectionEntry]
  let look: UICollectionLayoutListConfiguration
  let number: Int

  var body: some View {
    if index < sections.count {
      CollectionListSection(view: view, index: index, section: sections[index], look: look, number: number)
      AnyView(
        CollectionListSections(view: view, index: index + 1, sections: sections, look: look, number: number))
    }
  }
}

/// A section of a list.
private struct CollectionListSection: View {
  let view: UICollectionView
  let index: Int
  let section: SectionEntry
  let look: UICollectionLayoutListConfiguration
  let number: Int

  var body: some View {
    let (view, index, look) = (view, index, look)
    let headed = look.headerMode == .firstItemInSection
    let rows = Array(section.rows.enumerated().dropFirst(headed ? 1 : 0))
    Section {
      ForEach(rows, id: \.element.id) { row, entry in
        CollectionListRow(view: view, row: entry, path: [index, row], look: look, number: number)
      }
    } header: {
      if headed, let first = section.rows.first {
        CollectionListEnd(
          view: view, row: first, path: [index, 0], part: .header, above: look.headerTopPadding ?? 0)
      } else if look.headerMode == .supplementary {
        CollectionListEnd(
          view: view, row: nil, path: [index, 0], part: .header, above: look.headerTopPadding ?? 0)
      }
    } footer: {
      if look.footerMode == .supplementary {
        CollectionListEnd(view: view, row: nil, path: [index, 0], part: .footer, above: 0)
      }
    }
  }
}

/// A row of a list: its cell is asked for when the row is made.
private struct CollectionListRow: View {
  let view: UICollectionView
  let row: RowEntry
  let path: IndexPath
  let look: UICollectionLayoutListConfiguration
  let number: Int
  @State private var mark = RowMark()
  // A row is one view, whatever its cell shows.
  nonisolated static var _memberCount: Int? { 1 }

  var body: some View {
    let (view, row, path, mark) = (view, row, path, mark)
    let (cell, leading, trailing) = ViewChanges.during {
      (
        view.cell(for: row, at: path, mark), look.leadingSwipeActionsConfigurationProvider?(path),
        look.trailingSwipeActionsConfigurationProvider?(path)
      )
    }
    return CollectionListCell(cell: cell)
      .listRowInsets(EdgeInsets())
      .listRowSeparator(look.showsSeparators ? .visible : .hidden)
      .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
        if let leading { SwipeButtons(actions: leading.actions, cell: cell) }
      }
      .swipeActions(allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
        if let trailing { SwipeButtons(actions: trailing.actions, cell: cell) }
      }
      .modifier(Leaving { view.itemIsGone(row.id, mark) })
  }
}

/// A cell in a row, as high as its content.
private struct CollectionListCell: View {
  let cell: UICollectionViewCell
  @ObservedObject private var changes: ViewChanges
  private let number: Int

  init(cell: UICollectionViewCell) {
    (self.cell, changes, number) = (cell, cell.changes, cell.changes.number)
  }

  var body: some View {
    let cell = cell
    let isHosted = ViewChanges.during { cell.contentConfiguration is any ShownContent }
    let color = cell.isSelected ? nil : cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor
    let content = Group {
      if isHosted {
        UIViewContent(cell).frame(maxWidth: .infinity)
      } else {
        RepresentableLayout { proposal in
          let width = proposal.width ?? cell.bounds.width
          return CGSize(width: width, height: cell.ties.fittingHeight(width) ?? 44)
        } content: {
          UIViewContent(cell)
        }
      }
    }
    content.listRowBackground(color.map { Color(uiColor: $0) })
  }
}
