import PlumbLayout
import PlumbViews

/// A view for each element of a tree; those with children can be unfolded.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View, CalledView
where Data: RandomAccessCollection, ID: Hashable, Leaf: View {
  package let callSite = _CallSite()
  let roots: OutlineRoots<Data>
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  @MainActor @ViewBuilder public var body: some View {
    switch roots {
    case .one(let root): row(root)
    case .many(let data): ForEach(data, id: id) { row($0) }
    }
  }

  @MainActor @ViewBuilder private func row(_ element: Data.Element) -> some View {
    let (id, children, content) = (id, children, content)
    if let below = element[keyPath: children] {
      _OutlineBranch(children: {
        AnyView(_Outline(data: below, id: id, children: children, content: content))
      }) {
        content(element)
      }
    } else {
      content(element)
    }
  }
  public static var _memberCount: Int? { nil }

  @MainActor public static func _appendSubviews(_ view: Self, to collector: _SubviewCollector) {
    collector.add(AnyView(view))
  }
}

/// The first level of an outline.
nonisolated enum OutlineRoots<Data: RandomAccessCollection> {
  case one(Data.Element), many(Data)
}

/// The members of an outline below the first level.
nonisolated private struct _Outline<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  @MainActor var body: some View {
    OutlineGroup<Data, ID, Leaf, Leaf, Leaf>(
      roots: .many(data), id: id, children: children, content: content)
  }
  static var _memberCount: Int? { nil }
}

/// An element with others below it, 16 points further in (assumed).
nonisolated private struct _OutlineBranch<Label: View>: View {
  let children: () -> AnyView
  let label: Label

  init(children: @escaping () -> AnyView, @ViewBuilder label: () -> Label) {
    (self.children, self.label) = (children, label())
  }

  @MainActor var body: some View {
    let children = children
    DisclosureGroup {
      children().padding(.leading, 16)
    } label: {
      label
    }
  }
  static var _memberCount: Int? { nil }
}

nonisolated extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, AnyView> {
  /// Creates an outline of identifiable elements, all folded at first.
  /// - Parameter children: leads to what is below an element; `nil` means that the element does not unfold.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    (roots, id, self.children, self.content) = (.many(data), \.id, children, content)
  }

  /// Creates an outline of elements that a key path distinguishes, all folded at first.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    (roots, self.id, self.children, self.content) = (.many(data), id, children, content)
  }

  /// Creates an outline of one identifiable element and all that is below it, folded at first.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    (roots, id, self.children, self.content) = (.one(root), \.id, children, content)
  }

  /// Creates an outline of one element and all that is below it, distinguished by a key path, folded at first.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    (roots, self.id, self.children, self.content) = (.one(root), id, children, content)
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of a tree's elements; those with children can be unfolded.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >, Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree's elements that a key path distinguishes; those with children can be unfolded.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>> {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

nonisolated extension List {
  /// Creates a list of a tree's elements, of which one may be selected by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .one($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree's elements, of which several may be selected by their ids.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .many($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
