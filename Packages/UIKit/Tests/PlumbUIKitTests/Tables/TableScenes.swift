import PlumbTesting
import PlumbUIKit
import SwiftUI

/// A source and a delegate that keep words in sections, and note what they are told.
@MainActor class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var told: [String] = []
  var makesCell: (UITableView, IndexPath, String) -> UITableViewCell = { table, path, word in
    let cell =
      table.dequeueReusableCell(withIdentifier: "word")
      ?? UITableViewCell(style: .default, reuseIdentifier: "word")
    cell.textLabel?.text = word
    return cell
  }

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    told.append("cell \(sections[indexPath.section][indexPath.row])")
    return makesCell(tableView, indexPath, sections[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("select \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  // Methods that a subclass overrides: Swift finds no others in it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// A table of these words.
  func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    (table.dataSource, table.delegate) = (self, self)
    return table
  }
}

extension TestedView {
  /// The frame of a text.
  func text(_ words: String) -> CGRect? { frame(of: "Text(\"\(words)\")") }
  /// The names of all elements.
  var elementLabels: [String] { host.accessibleElements().map(\.label).filter { !$0.isEmpty } }
}
