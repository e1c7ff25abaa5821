/// A section among the views that another view is made of, or the views outside any of them.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section: the same position has the same id each time.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// The identity of the section among the others.
  public let id: ID
  /// The values that the whole section sets with `containerValue`, outside of it.
  public let containerValues: ContainerValues
  /// The views of the section's header; empty where there is none.
  public let header: SubviewsCollection
  /// The views of the section itself, without header and footer.
  public let content: SubviewsCollection
  /// The views of the section's footer; empty where there is none.
  public let footer: SubviewsCollection
}

/// The sections among the views that another view is made of, in order. Views outside of any section that follow each
/// other are a section without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection, _PrimitiveView {
  let sections: [SectionConfiguration]

  /// The index of the first section, which is 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at an index; one out of range stops the program.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor public static func _makeNodes(_ view: SectionCollection, in builder: _TreeBuilder) {
    builder.keyed(of: Self.self, count: view.count) { elements in
      for section in view.sections {
        elements.element(section.id) {
          builder.make(section.header)
          builder.make(section.content)
          builder.make(section.footer)
        }
      }
    }
  }

  public static var _memberCount: Int? { nil }
}

nonisolated extension Group {
  /// Creates something of the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// The view that a group makes of a view's sections.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  @MainActor public var body: Result {
    transform(SectionCollection(sections: _SubviewCollector.sections(of: base)))
  }
  public static var _memberCount: Int? { nil }
}

/// The sections of a view, as the data of a `ForEach`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The index of the first section, which is 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at an index; one out of range stops the program.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Creates a view for each of the sections of a view.
  @MainActor public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    data = ForEachSectionCollection(sections: _SubviewCollector.sections(of: view))
    self.content = content
    id = { $0.id }
  }
}
