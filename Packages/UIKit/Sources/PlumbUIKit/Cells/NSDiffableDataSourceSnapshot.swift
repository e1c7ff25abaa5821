import Foundation

/// The content of a table or a collection view: sections, and items in them, by custom names.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells are made again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are brought up to date.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are made again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the items in a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }
  /// Returns the section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.id
  }
  /// Returns the place of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) { return [number, index] }
    }
    return nil
  }

  // MARK: Items

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section =
      sectionIdentifier.map { indexOfSection($0) } ?? (sections.isEmpty ? nil : sections.count - 1)
    guard let section else { return tell("there is no section for the items") }
    sections[section].items += new(identifiers)
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(new(identifiers), at: path(of: beforeIdentifier), behind: 0) }
  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(new(identifiers), at: path(of: afterIdentifier), behind: 1) }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }
  /// Removes everything.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    deleteItems([identifier])
    insert([identifier], at: path(of: toIdentifier), behind: 0)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    deleteItems([identifier])
    insert([identifier], at: path(of: toIdentifier), behind: 1)
  }
  /// The cells of items are made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// The cells of items are brought up to date, and stay.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(_ items: [ItemIdentifierType], at path: IndexPath?, behind: Int) {
    guard let path else { return tell("the item beside which others go is not there") }
    sections[path.section].items.insert(contentsOf: items, at: path.item + behind)
  }

  /// Each item is there once. UIKit ends the program where one comes twice.
  private func new(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var known = Set(itemIdentifiers)
    let new = items.filter { known.insert($0).inserted }
    if new.count != items.count { tell("items with the same identifier are added once") }
    return new
  }

  private func tell(_ problem: String) {
    MainActor.assumeIsolated { report("NSDiffableDataSourceSnapshot: \(problem).") }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += new(sections: identifiers)
  }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(new(sections: identifiers), at: indexOfSection(toIdentifier), behind: 0) }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(new(sections: identifiers), at: indexOfSection(toIdentifier), behind: 1) }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, behind: 0) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, behind: 1) }
  /// The sections are made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func move(_ id: SectionIdentifierType, beside other: SectionIdentifierType, behind: Int) {
    guard let index = indexOfSection(id) else { return tell("the section to move is not there") }
    let section = sections.remove(at: index)
    insert([section], at: indexOfSection(other), behind: behind)
  }

  private mutating func insert(
    _ new: [(id: SectionIdentifierType, items: [ItemIdentifierType])], at index: Int?, behind: Int
  ) {
    guard let index else { return tell("the section beside which others go is not there") }
    sections.insert(contentsOf: new, at: index + behind)
  }

  private func new(sections ids: [SectionIdentifierType]) -> [(
    id: SectionIdentifierType, items: [ItemIdentifierType]
  )] {
    var known = Set(sectionIdentifiers)
    let new = ids.filter { known.insert($0).inserted }
    if new.count != ids.count { tell("sections with the same identifier are added once") }
    return new.map { ($0, []) }
  }

  /// Forgets what is to be made again, once it is.
  mutating func applied() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
