import Foundation
import PlumbLayout
import PlumbViews

/// The edits that a person can make to the elements of a collection behind a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both moving and deleting.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows of a collection behind a binding that a person may delete and move.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let edits: RowEdits
  @MainActor public var body: some View {
    content.modifier(
      _ListRowTrait { row, builder in
        (row.edits.delete, row.edits.move) = (edits.delete, edits.move)
        if edits.delete != nil { row.swipe.actionsChanged(builder) }
      })
  }
  public static var _memberCount: Int? { Content._memberCount }
}

nonisolated extension ForEach {
  /// Creates a view for each element of a collection behind a binding, which a person may delete and move.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable, Content == EditableCollectionContent<R, C>
  {
    let edits = RowEdits(data, editActions)
    self.init(data, id: \.id) { element in
      EditableCollectionContent<R, C>(content: content(element), edits: edits)
    }
  }
}

extension RowEdits {
  init<C: MutableCollection & RangeReplaceableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of a collection behind a binding, whose rows a person may delete and move.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, EditableCollectionContent<R, C>
    >, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

nonisolated extension List {
  /// Creates a list of a collection behind a binding, whose rows a person may delete, move and select.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, EditableCollectionContent<R, C>
    >, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection: selection.map { .one($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list of a collection behind a binding, whose rows a person may delete, move and select, several at once.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, EditableCollectionContent<R, C>
    >, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection: selection.map { .many($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
}
