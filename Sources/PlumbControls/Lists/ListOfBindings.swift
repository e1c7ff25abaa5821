import PlumbViews

// Lists of a collection behind a binding.
nonisolated extension List where SelectionValue == Never {
  /// Creates a list of a row for each element of a collection behind a binding.
  /// The row may change its element.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element that a key path distinguishes, of a collection behind a binding.
  /// The row may change its element.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C.Index: Hashable
  {
    self.init(
      selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

nonisolated extension List {
  /// Creates a list of a row for each element of a collection behind a binding.
  /// The row may change its element. One may be selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element that a key path distinguishes, of a collection behind a binding.
  /// The row may change its element. One may be selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C.Index: Hashable
  {
    self.init(
      selection: selection.map { .one($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a row for each element of a collection behind a binding.
  /// The row may change its element. Several may be selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element that a key path distinguishes, of a collection behind a binding.
  /// The row may change its element. Several may be selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
    C.Index: Hashable
  {
    self.init(
      selection: selection.map { .many($0) }, content: ForEach(data, id: id, content: rowContent))
  }
}
