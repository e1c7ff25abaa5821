import Foundation

/// The name of a row or an item for as long as it is in its table, wherever it is.
struct RowID: Hashable, Sendable { let number: Int }

/// The name of a section.
struct SectionID: Hashable, Sendable { let number: Int }

/// A row, and how often it was made again.
struct RowEntry: Hashable, Sendable {
  let id: RowID
  var generation = 0
}

/// A section with its rows, and how often its header was made again.
struct SectionEntry: Hashable, Sendable {
  let id: SectionID
  var rows: [RowEntry]
  var generation = 0
}

/// The content of a table or a collection view: names that stay with a row while others come and go around it, so that
/// a change is an animation, and a selection stays with what was selected.
struct SectionedRows {
  private(set) var sections: [SectionEntry] = []
  private var last = 0

  mutating func makeRow() -> RowEntry {
    last += 1
    return RowEntry(id: RowID(number: last))
  }

  mutating func makeSection(rows count: Int) -> SectionEntry {
    last += 1
    return SectionEntry(id: SectionID(number: last), rows: (0..<count).map { _ in makeRow() })
  }

  // MARK: Places

  func path(of id: RowID) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.id == id }) { return [number, row] }
    }
    return nil
  }

  func row(at path: IndexPath) -> RowEntry? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  var counts: [Int] { sections.map(\.rows.count) }

  /// The number of rows in a section; 0 where there is none.
  func count(inSection number: Int) -> Int {
    sections.indices.contains(number) ? sections[number].rows.count : 0
  }

  // MARK: Changes

  /// Everything is made again. What is at the same place keeps its name.
  mutating func reload(_ counts: [Int]) {
    for number in counts.indices {
      if number == sections.count { sections.append(makeSection(rows: 0)) }
      fill(number, counts[number])
    }
    sections.removeLast(sections.count - counts.count)
  }

  private mutating func fill(_ number: Int, _ count: Int) {
    sections[number].generation += 1
    for row in sections[number].rows.indices { sections[number].rows[row].generation += 1 }
    let more = count - sections[number].rows.count
    if more < 0 { sections[number].rows.removeLast(-more) }
    for _ in 0..<max(0, more) { sections[number].rows.append(makeRow()) }
  }

  /// The sections are these, whose names a data source keeps.
  mutating func replace(_ sections: [SectionEntry]) { self.sections = sections }

  /// Makes several changes at once. Where they do not lead to the data source's numbers, everything is read again, and that is
  /// reported, with the view's word for rows.
  @MainActor mutating func follow(_ updates: RowUpdates, to counts: [Int], of rows: String, in view: UIView) {
    let before = self.counts
    apply(updates, counts)
    guard self.counts != counts else { return }
    report(
      "\(type(of: view)): the changes do not lead from \(before) \(rows) to the data source's \(counts), "
        + "so everything is read again.")
    reload(counts)
  }

  /// Makes several changes at once, as UIKit counts: what goes and what is made again by the places before, and what
  /// comes by the places after them.
  mutating func apply(_ updates: RowUpdates, _ counts: [Int]) {
    for path in updates.reloadedRows where row(at: path) != nil {
      sections[path.section].rows[path.row].generation += 1
    }
    for number in updates.reloadedSections where sections.indices.contains(number) {
      sections[number].generation += 1
      for row in sections[number].rows.indices { sections[number].rows[row].generation += 1 }
    }
    let before = self
    let movedRows = updates.movedRows.compactMap { from, to in before.row(at: from).map { (to, $0) } }
    let movedSections = updates.movedSections.compactMap { from, to in
      before.sections.indices.contains(from) ? (to, before.sections[from]) : nil
    }
    let gone = updates.deletedRows.union(updates.movedRows.map(\.from)).sorted(by: >)
    for path in gone where row(at: path) != nil { sections[path.section].rows.remove(at: path.row) }
    let goneSections = updates.deletedSections.union(IndexSet(updates.movedSections.map(\.from)))
    for number in goneSections.reversed() where sections.indices.contains(number) {
      sections.remove(at: number)
    }
    let newSections =
      updates.insertedSections.map { number in
        (number, makeSection(rows: counts.indices.contains(number) ? counts[number] : 0))
      } + movedSections
    for (number, section) in newSections.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(section, at: min(number, sections.count))
    }
    let newRows = updates.insertedRows.map { ($0, makeRow()) } + movedRows
    for (path, row) in newRows.sorted(by: { $0.0 < $1.0 }) where sections.indices.contains(path.section) {
      guard !updates.insertedSections.contains(path.section) else { continue }
      sections[path.section].rows.insert(row, at: min(path.row, sections[path.section].rows.count))
    }
    for number in updates.reloadedSections
    where sections.indices.contains(number) && counts.indices.contains(number) {
      if sections[number].rows.count != counts[number] { fill(number, counts[number]) }
    }
  }
}

/// Changes that a table or a collection view makes together.
struct RowUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
}
