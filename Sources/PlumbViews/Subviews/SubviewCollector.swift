/// Gathers the views that a view is made of: it looks into groups, collections, conditions and modifiers, and not into
/// the bodies of views, each of which counts as one.
@MainActor public final class _SubviewCollector {
  private(set) var subviews: [Subview] = []
  /// The position of the view at hand, from the outside in.
  private var path: [AnyHashable] = []
  /// The modifiers around it, outermost first.
  private var modifiers: [(AnyView) -> AnyView] = []
  private var values = ContainerValues()
  /// The sections so far, if they are wanted: then views outside of any wait in `subviews` for the next.
  private var sections: [SectionConfiguration]?

  init() {}

  package static func subviews<Content: View>(of view: Content) -> SubviewsCollection {
    let collector = _SubviewCollector()
    Content._appendSubviews(view, to: collector)
    return SubviewsCollection(subviews: collector.subviews)
  }

  package static func sections<Content: View>(of view: Content) -> [SectionConfiguration] {
    let collector = _SubviewCollector()
    collector.sections = []
    Content._appendSubviews(view, to: collector)
    collector.endLooseSection()
    return collector.sections ?? []
  }

  /// A section is one of several, where sections are wanted, and is made of its parts otherwise.
  func section(
    whole: () -> AnyView, header: () -> Void, content: () -> Void, footer: () -> Void
  ) {
    guard sections != nil else { return add(whole()) }
    endLooseSection()
    let outer = sections
    sections = nil
    func part(_ name: String, _ gather: () -> Void) -> SubviewsCollection {
      subviews = []
      descend(name, gather)
      return SubviewsCollection(subviews: subviews)
    }
    let section = SectionConfiguration(
      id: SectionConfiguration.ID(path: path), containerValues: values, header: part("header", header),
      content: part("content", content), footer: part("footer", footer))
    (sections, subviews) = ((outer ?? []) + [section], [])
  }

  /// The views since the last section are their own section.
  private func endLooseSection() {
    guard let first = subviews.first else { return }
    sections?.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: first.id.path), containerValues: ContainerValues(),
        header: SubviewsCollection(subviews: []), content: SubviewsCollection(subviews: subviews),
        footer: SubviewsCollection(subviews: [])))
    subviews = []
  }

  /// A view that is not made of others.
  package func add(_ view: AnyView) {
    subviews.append(
      Subview(id: Subview.ID(path: path), containerValues: values, content: modified(view)))
  }

  /// A subview that was gathered before keeps what it is, and what is said around it does not reach its values.
  func add(_ subview: Subview) {
    subviews.append(
      Subview(
        id: subview.id, containerValues: subview.containerValues, content: modified(subview.content)))
  }

  /// Looks at a member, an element or a branch of the view at hand.
  package func descend(_ identity: some Hashable, _ content: () -> Void) {
    path.append(AnyHashable(identity))
    content()
    path.removeLast()
  }

  /// Looks at what a modifier wraps.
  func modify(_ modifier: @escaping (AnyView) -> AnyView, _ content: () -> Void) {
    modifiers.append(modifier)
    content()
    modifiers.removeLast()
  }

  func set(_ write: (inout ContainerValues) -> Void, _ content: () -> Void) {
    let outer = values
    write(&values)
    content()
    values = outer
  }

  private func modified(_ view: AnyView) -> AnyView { modifiers.reversed().reduce(view) { $1($0) } }
}

nonisolated extension Group {
  /// Creates something of the views that a view is made of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

/// The view that a group makes of a view's subviews.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor public var body: Result { transform(_SubviewCollector.subviews(of: base)) }
  public static var _memberCount: Int? { nil }
}

/// The subviews of a view, as the data of a `ForEach`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: [Subview]

  /// The index of the first subview, which is 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }
  /// The subview at an index; one out of range stops the program.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach where Content: View {
  /// Creates a view for each of the views that a view is made of.
  @MainActor public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    data = ForEachSubviewCollection(subviews: _SubviewCollector.subviews(of: view).subviews)
    self.content = content
    id = { $0.id }
  }
}
