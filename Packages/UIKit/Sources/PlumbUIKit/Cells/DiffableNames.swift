import Foundation

/// The names that the items of a diffable data source have in their table, which stay with them from one snapshot to the next.
@MainActor final class DiffableNames<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var rows: [Item: RowEntry] = [:]
  private var sections: [Section: SectionEntry] = [:]

  /// Goes over to a snapshot, and reports the rows that the table has then, and those whose cells stay.
  func take(_ new: NSDiffableDataSourceSnapshot<Section, Item>, _ known: inout SectionedRows)
    -> (sections: [SectionEntry], reconfigured: Set<RowID>)
  {
    for item in new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers {
      rows[item]?.generation += 1
    }
    for section in new.reloadedSectionIdentifiers {
      sections[section]?.generation += 1
      for item in new.itemIdentifiers(inSection: section) { rows[item]?.generation += 1 }
    }
    var (newRows, newSections): ([Item: RowEntry], [Section: SectionEntry]) = ([:], [:])
    var entries: [SectionEntry] = []
    for section in new.sectionIdentifiers {
      var entry = sections[section] ?? known.makeSection(rows: 0)
      entry.rows = new.itemIdentifiers(inSection: section).map { item in
        let row = rows[item] ?? known.makeRow()
        newRows[item] = row
        return row
      }
      newSections[section] = entry
      entries.append(entry)
    }
    (rows, sections, snapshot) = (newRows, newSections, new)
    snapshot.applied()
    return (entries, Set(new.reconfiguredItemIdentifiers.compactMap { rows[$0]?.id }))
  }

  func item(at path: IndexPath) -> Item? {
    let names = snapshot.sectionIdentifiers
    guard path.count == 2, names.indices.contains(path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: names[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}
