import Foundation
import PlumbControls
import PlumbLayout
import PlumbViews

/// The settings of a table and its delegate for a row.
@MainActor struct RowTraits {
  var hasLine = true
  /// The start of the line below; `nil` for that of the text.
  var lineStart: CGFloat?
  var background: AnyView?
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var canDelete = false
  var canMove = false
  /// While several rows are chosen, the row has a circle that chooses it.
  var hasCircle = true
}

extension UITableView {
  /// The height of a row that nobody measures.
  func height(at path: IndexPath) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : nil
  }

  func traits(of cell: UITableViewCell, at path: IndexPath) -> RowTraits {
    var traits = RowTraits()
    traits.hasLine = separatorStyle != .none
    traits.lineStart = (cell.ownSeparatorInset ?? ownSeparatorInset)?.left
    if traits.lineStart == nil, !cell.labels.areUsed, !(cell.contentConfiguration is any ShownContent) {
      traits.lineStart = surroundings.listMargin
    }
    traits.background = background(of: cell)
    let delegate = tableDelegate
    traits.leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    traits.trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let choosesSeveral = isEditing && allowsMultipleSelectionDuringEditing
    traits.canDelete = isEditable && style == .delete && !choosesSeveral
    // A row that cannot be edited has no circle (Recorded/Controls.md#Z4).
    traits.hasCircle = isEditable
    traits.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    return traits
  }

  /// The background of a row. While a row is selected, the list's own grey is.
  private func background(of cell: UITableViewCell) -> AnyView? {
    if cell.isSelected, cell.selectionStyle != .none {
      return cell.selectedBackgroundView.map { AnyView(UIViewContent($0)) }
    }
    if let view = cell.backgroundView { return AnyView(UIViewContent(view)) }
    let said = cell.backgroundConfiguration
    guard let color = said?.backgroundColor ?? cell.backgroundColor else { return nil }
    if cell.layer.cornerRadius > 0 { return AnyView(Color.clear) }
    return AnyView(
      RoundedRectangle(cornerRadius: max(0, said?.cornerRadius ?? 0)).fill(Color(uiColor: color)))
  }

  // MARK: Edits

  func delete(_ path: IndexPath) { dataSource?.tableView(self, commit: .delete, forRowAt: path) }

  func move(_ path: IndexPath, to target: IndexPath) {
    guard path != target, let row = content.rows.row(at: path) else { return }
    var sections = content.rows.sections
    sections[path.section].rows.remove(at: path.row)
    sections[target.section].rows.insert(row, at: target.row)
    content.rows.replace(sections)
    changed()
    dataSource?.tableView(self, moveRowAt: path, to: target)
  }

  // MARK: Headers and footers

  /// The header or the footer of a section; `nil` where there is none.
  func caption(_ part: SectionPart, _ section: Int) -> AnyView? {
    let (delegate, isHeader) = (tableDelegate, part == .header)
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let words = (view as? UITableViewHeaderFooterView)?.plainWords
    let title =
      words
      ?? (isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section))
    let said =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let height = said >= 0 ? said : nil
    let above = isHeader ? max(0, sectionHeaderTopPadding) : 0
    if let view, words == nil {
      return AnyView(SectionView(view: view, height: height).padding(.top, above).bareListCaption(part))
    }
    if let title, !title.isEmpty {
      return AnyView(Text(verbatim: title).padding(.top, above))
    }
    guard let height else { return nil }
    return AnyView(Color.clear.frame(height: height).bareListCaption(part))
  }
}

/// A view of UIKit over or below a section.
private struct SectionView: View {
  let view: UIView
  let height: CGFloat?

  var body: some View {
    if let header = view as? UITableViewHeaderFooterView, header.contentConfiguration is any ShownContent {
      UIViewContent(view).frame(height: height)
    } else {
      RepresentableLayout { proposal in
        let width = proposal.width ?? view.bounds.width
        return CGSize(width: width, height: height ?? view.endHeight(width))
      } content: {
        UIViewContent(view)
      }
    }
  }
}
