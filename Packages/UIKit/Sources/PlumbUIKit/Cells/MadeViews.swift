import Foundation

// Views of classes that a program registers. As with `MadeByType`, the initializers are not required of them, so they
// are called through a class of which they are: each is in the same place of a subclass's own.

/// A cell of a table whose initializer can be called on a type that is known only when the program runs.
@preconcurrency @MainActor open class TableCellMadeByType: UITableViewCell {
  /// Creates a cell.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: TableCellMadeByType.Type.self).init(style: .default, reuseIdentifier: identifier)
  }
}

/// A header or a footer of a table, likewise.
@preconcurrency @MainActor open class TableHeaderMadeByType: UITableViewHeaderFooterView {
  /// Creates a header or a footer.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String)
    -> UITableViewHeaderFooterView
  {
    unsafeBitCast(type, to: TableHeaderMadeByType.Type.self).init(reuseIdentifier: identifier)
  }
}
