import PlumbViews

/// The selection of a list: at most one row, or several.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)
}

/// A list's selection by values of any type.
struct AnyListSelection: @unchecked Sendable {
  /// The value that a row represents: that of its tag or its link, or the id of its element; `nil` if it is of another
  /// type.
  let value: @MainActor (ListRowState) -> AnyHashable?
  /// The value that an element of a collection represents by its id.
  let valueOfID: (AnyHashable) -> AnyHashable?
  let isSelected: (AnyHashable) -> Bool
  /// A press on a row.
  let select: (AnyHashable) -> Void
  /// Selects a row and no other one.
  let selectOnly: (AnyHashable) -> Void
  /// The selected value, if one row is selected.
  let single: () -> AnyHashable?
  /// Selects nothing.
  let clear: () -> Void
  /// Several rows can be selected.
  let isMultiple: Bool

  init<Value: Hashable>(_ selection: ListSelection<Value>) {
    value = { row in
      (row.values.tag(for: Value.self) ?? row.linkValue?.base as? Value ?? row.elementID?.base as? Value).map
      { AnyHashable($0) }
    }
    valueOfID = { ($0.base as? Value).map { AnyHashable($0) } }
    switch selection {
    case .one(let binding):
      isSelected = { binding.wrappedValue == $0.base as? Value && binding.wrappedValue != nil }
      select = { tag in if let value = tag.base as? Value { binding.wrappedValue = value } }
      selectOnly = select
      single = { binding.wrappedValue.map { AnyHashable($0) } }
      clear = { binding.wrappedValue = nil }
      isMultiple = false
    case .many(let binding):
      isSelected = { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
      select = { tag in
        guard let value = tag.base as? Value else { return }
        if binding.wrappedValue.contains(value) {
          binding.wrappedValue.remove(value)
        } else {
          binding.wrappedValue.insert(value)
        }
      }
      selectOnly = { tag in if let value = tag.base as? Value { binding.wrappedValue = [value] } }
      single = { binding.wrappedValue.count == 1 ? binding.wrappedValue.first.map { AnyHashable($0) } : nil }
      clear = { binding.wrappedValue = [] }
      isMultiple = true
    }
  }
}

private struct ListSelectionKey: EnvironmentKey { static var defaultValue: AnyListSelection? { nil } }

extension EnvironmentValues {
  var listSelection: AnyListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

extension ListRowState {
  /// The id of the element of a collection that the row is.
  var elementID: AnyHashable? {
    var node = node
    while let here = node, !(here.object is LazyNode) {
      if let id = here.userID { return id }
      node = here.parent
    }
    return nil
  }
}

extension ViewNode {
  /// The values of a list's rows in order, also of those that are not made.
  func rowValues(_ selection: AnyListSelection) -> [AnyHashable] {
    if let listRow {
      return listRow.isSelectionDisabled ? [] : selection.value(listRow).map { [$0] } ?? []
    }
    guard let run = lazyRun else { return children.flatMap { $0.rowValues(selection) } }
    let made = children.map { $0.rowValues(selection) }
    // Rows that are made may say with a tag what they represent, or that they are several.
    return (0..<run.count).flatMap { index in
      let place = index - run.realised.lowerBound
      if made.indices.contains(place) { return made[place] }
      return selection.valueOfID(run.id(index).hashable).map { [$0] } ?? []
    }
  }

  /// Selects the row after or before the one that is selected; without one, the first or the last
  /// (Recorded/Controls.md#U7).
  func moveSelection(_ selection: AnyListSelection, _ direction: MoveCommandDirection) {
    guard direction == .up || direction == .down else { return }
    let values = rowValues(selection)
    guard let first = values.first, let last = values.last else { return }
    guard let here = selection.single().flatMap({ values.firstIndex(of: $0) }) else {
      return selection.selectOnly(direction == .down ? first : last)
    }
    let next = here + (direction == .down ? 1 : -1)
    if values.indices.contains(next) { selection.selectOnly(values[next]) }
  }
}
