import PlumbLayout

/// A view for each element of a collection, distinguished by the elements' ids.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: CalledView {
  package let callSite = _CallSite()
  /// The elements that views are made for.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    (self.data, self.content, self.id) = (data, content, id)
  }
}

nonisolated extension ForEach: View where Content: View {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("ForEach has no body") }

  @MainActor public static func _makeNodes(_ view: ForEach, in builder: _TreeBuilder) {
    if let lazy = builder.inherited.lazyContainer { return makeLazily(view, in: lazy, builder) }
    let (id, content) = (view.id, view.content)
    builder.keyed(of: Self.self, count: view.data.count) { collection in
      view.data.forEachElement { element in
        collection.element(id(element)) { builder.make(content(element)) }
      }
    }
  }

  nonisolated public static var _memberCount: Int? { nil }

  @MainActor public static func _appendSubviews(_ view: ForEach, to collector: _SubviewCollector) {
    for element in view.data {
      let id = view.id(element)
      // In a picker or a list an element means its id, unless it says otherwise.
      collector.set({ $0.setTag(id, includeOptional: true) }) {
        collector.descend(id) { Content._appendSubviews(view.content(element), to: collector) }
      }
    }
  }

  /// Creates a view for each element, distinguished by the value at a key path.
  ///
  /// Two elements with one id are two views all the same, and are reported: which state is whose is unknown.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Creates a view for each element, distinguished by the element's own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension RandomAccessCollection {
  /// Calls a closure for each element, in order. For numbers of a range, where a loop over a type that is not known looks several
  /// witnesses up for each, it counts.
  fileprivate func forEachElement(_ body: (Element) -> Void) {
    guard let range = self as? Range<Int>, Element.self == Int.self else {
      for element in self { body(element) }
      return
    }
    for number in range { body(unsafeBitCast(number, to: Element.self)) }
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates a view for each element of a collection behind a binding, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a collection behind a binding, distinguished by the value at a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let collection = data.wrappedValue
    self.data = collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }
    self.id = { $0.1 }
    // A row that is about to go may still be made, when its element is gone.
    self.content = { element in
      content(Binding(ElementLocation(of: data.location, element.0, last: collection[element.0])))
    }
  }
}

/// A view made from a collection, which editing commands can name.
public protocol DynamicViewContent: View {
  /// The collection that the view is made from.
  associatedtype Data: Collection
  /// The elements that views are made for.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection that the modified views are made of.
  @MainActor public var data: Content.Data { content.data }
}
