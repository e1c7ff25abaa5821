import PlumbLayout
import PlumbViews

/// A view for each element of a tree; those with children can be unfolded.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Leaf: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  @MainActor public var body: some View {
    let (id, children, content) = (id, children, content)
    ForEach(data, id: id) { element in
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
  }
  public static var _memberCount: Int? { nil }

  @MainActor public static func _appendSubviews(_ view: Self, to collector: _SubviewCollector) {
    collector.add(AnyView(view))
  }
}

/// The members of an outline below the first level.
nonisolated private struct _Outline<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  @MainActor var body: some View {
    OutlineGroup<Data, ID, Leaf, Leaf, Leaf>(data: data, id: id, children: children, content: content)
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
    (self.data, id, self.children, self.content) = (data, \.id, children, content)
  }

  /// Creates an outline of elements that a key path tells apart, all folded at first.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, self.id, self.children, self.content) = (data, id, children, content)
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
}
