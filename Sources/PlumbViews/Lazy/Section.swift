import PlumbLayout

/// Views with a header above and a footer below.
///
/// In a container that knows no sections these are simply members, one after the other.
nonisolated public struct Section<Parent, Content, Footer>: CalledView {
  package let callSite = _CallSite()
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the content is there; `nil` where a person cannot fold it.
  package var isExpanded: Binding<Bool>?
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("Section has no body") }

  @MainActor public static func _makeNodes(_ view: Section, in builder: _TreeBuilder) {
    builder.branch(0, of: Self.self) {
      builder.parent.sectionPart = .whole
      builder.part(.header) { builder.make(view.header) }
      builder.part(.content) {
        if view.isExpanded?.wrappedValue ?? true { builder.make(view.content) }
      }
      builder.part(.footer) { builder.make(view.footer) }
    }
  }

  nonisolated public static var _memberCount: Int? { nil }

  @MainActor public static func _appendSubviews(_ view: Section, to collector: _SubviewCollector) {
    collector.section(whole: { AnyView(view) }) {
      Parent._appendSubviews(view.header, to: collector)
    } content: {
      Content._appendSubviews(view.content, to: collector)
    } footer: {
      Footer._appendSubviews(view.footer, to: collector)
    }
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  /// Creates a section with a header and a footer that are views already, as older code writes it.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and no header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer())
  }

  /// Creates a section with a footer that is a view already, and no header, as older code writes it.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and no footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }

  /// Creates a section with a header that is a view already, and no footer, as older code writes it.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    (self.header, self.content, footer) = (header, content(), EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localised title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a title as its header, which is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }
}

extension _TreeBuilder {
  /// A part of a section, which only gives structure.
  fileprivate func part(_ part: SectionPart, content: () -> Void) {
    branch(0, of: SectionPart.self) {
      parent.sectionPart = part
      let isPinned =
        part == .header && inherited.pinnedViews.contains(.sectionHeaders)
        || part == .footer && inherited.pinnedViews.contains(.sectionFooters)
      parent.zIndex = isPinned ? 1 : nil
      inheriting {
        inherited.environment.sectionStyle?.enter(part, &inherited.environment)
        content()
      }
    }
  }
}
