import Foundation
import PlumbControls
import PlumbViews

/// A row of a table: its cell is asked for when the row is made.
struct TableRow: View {
  let table: UITableView
  let row: RowEntry
  let path: IndexPath
  let epoch: Int
  @State private var mark = RowMark()
  // A row is one view, whatever its cell shows.
  nonisolated static var _memberCount: Int? { 1 }

  var body: some View {
    let (table, row, mark) = (table, row, mark)
    let (cell, height) = ViewChanges.during {
      (table.cell(for: row, at: path, mark), table.height(at: path))
    }
    return TableCellContent(cell: cell, table: table, path: path, height: height)
      .modifier(Dismantling { ViewChanges.afterWalk { table.rowIsGone(row.id, mark) } })
  }
}

/// A cell with what its table says about it.
private struct TableCellContent: View {
  let cell: UITableViewCell
  let table: UITableView
  let path: IndexPath
  let height: CGFloat?
  @ObservedObject private var changes: ViewChanges
  @ObservedObject private var tableChanges: ViewChanges
  private let number: Int
  private let tableNumber: Int

  init(cell: UITableViewCell, table: UITableView, path: IndexPath, height: CGFloat?) {
    (self.cell, self.table, self.path, self.height) = (cell, table, path, height)
    (changes, number) = (cell.changes, cell.changes.number)
    (tableChanges, tableNumber) = (table.changes, table.changes.number)
  }

  var body: some View {
    let (cell, height) = (cell, height)
    let traits = ViewChanges.during { table.traits(of: cell, at: path) }
    let content = Group {
      if cell.contentConfiguration is any ShownContent {
        UIViewContent(cell).frame(height: height).frame(maxWidth: .infinity)
      } else {
        RepresentableLayout { proposal in
          let width = proposal.width ?? cell.bounds.width
          return CGSize(width: width, height: height ?? cell.fittingHeight(width))
        } content: {
          UIViewContent(cell)
        }
      }
    }
    return
      content
      .modifier(LineStart(start: traits.lineStart))
      .listRowInsets(EdgeInsets())
      .listRowSeparator(traits.hasLine ? .visible : .hidden)
      .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
      .listRowBackground(traits.background)
      .swipeActions(edge: .leading, allowsFullSwipe: traits.leading?.performsFirstActionWithFullSwipe ?? true)
    {
      if let leading = traits.leading { SwipeButtons(actions: leading.actions, cell: cell) }
    }
      .deleteDisabled(!traits.canDelete)
      .moveDisabled(!traits.canMove)
      .selectionCircle(traits.hasCircle)
      .modifier(TrailingActions(actions: traits.trailing, cell: cell))
  }
}

/// The start of the line below a row; without a number, that of the text.
private struct LineStart: ViewModifier {
  let start: CGFloat?

  func body(content: Content) -> some View {
    if let start {
      content.alignmentGuide(.listRowSeparatorLeading) { _ in start }
    } else {
      content
    }
  }
}

/// The actions at the end of a row; without any, the one that deletes is there.
private struct TrailingActions: ViewModifier {
  let actions: UISwipeActionsConfiguration?
  let cell: UITableViewCell

  func body(content: Content) -> some View {
    if let actions {
      content.swipeActions(allowsFullSwipe: actions.performsFirstActionWithFullSwipe) {
        SwipeButtons(actions: actions.actions, cell: cell)
      }
    } else {
      content
    }
  }
}

struct SwipeButtons: View {
  let actions: [UIContextualAction]
  let cell: UIView

  var body: some View {
    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in action.button(of: cell) }
  }
}
