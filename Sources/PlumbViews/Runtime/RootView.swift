import PlumbLayout

/// The root of every host, so that a root without a body is made by a rule too.
nonisolated package struct _RootView<Content: View>: View {
  package let content: Content

  package init(content: Content) { self.content = content }
  @MainActor package var body: Content { content }
}

/// The content of a card, a row or a label, as a person gave it: the inspector distinguishes it from the views around it.
nonisolated package struct _GivenView<Content: View>: View {
  package let content: Content

  package init(content: Content) { self.content = content }
  @MainActor package var body: Content { content }
}

/// Views that a control adds by itself, such as the button of an alert without one: the inspector counts all of it as parts.
nonisolated package struct _AddedView<Content: View>: View {
  package let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor package var body: Content { content }
  package static var _memberCount: Int? { Content._memberCount }
}

/// The content of a screen, such as the root of a stack, a page of tabs or a sheet: as at the root of an app, several
/// views are a column of them (assumed).
nonisolated package struct _Screen<Content: View>: _PrimitiveView {
  package let content: Content

  package init(content: Content) { self.content = content }
  @MainActor package static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.several(view.content, along: .vertical, named: "VStack")
  }
}

extension LayoutRule {
  /// Several views where no container is written.
  static var column: LayoutRule {
    .stack(LayoutRule.Stack(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
  }
}

extension ViewHost {
  /// A root of several views is a column of them.
  func stackRoot(_ count: Int) {
    let rule = count == 1 ? LayoutRule.plain : .column
    root.name = count > 1 ? "VStack" : ""
    if layoutTree.rule(of: root.layout) != rule { layoutTree.setRule(rule, of: root.layout) }
  }
}
