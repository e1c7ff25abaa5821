import PlumbLayout
import PlumbViews

/// Something that may be covered by something else: then it is not shown, and what it keeps lives on.
nonisolated struct _Coverable<Content: View>: _PrimitiveView {
  let isCovered: Bool
  /// It is a screen of a stack: it comes from the trailing side, and what covers it pushes it a little to the leading one.
  let slides: Bool
  /// Its stack and its place there, if a person may take it away by a swipe.
  let swipe: NavigationContext?
  let content: Content

  init(
    isCovered: Bool, slides: Bool = false, swipe: NavigationContext? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.isCovered, self.slides, self.swipe, self.content) = (isCovered, slides, swipe, content())
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    builder.element(
      Self.self, "", .plain,
      configure: { node in
        let isNew = node.isLeftOut == nil
        let isChanged = node.isCovered != view.isCovered
        node.isCovered = view.isCovered
        node.isLeftOut = { [unowned node] in node.isCovered }
        if isChanged { node.host.preferencesChanged() }
        let told = isChanged && !isNew ? node.tellingWhenCovered() : nil
        if let swipe = view.swipe { node.setBackSwipe(swipe, environment.layoutDirection == .rightToLeft) }
        if view.slides { node.slide(environment, isCoveredNow: isChanged && !isNew && view.isCovered, told) }
        told?.close()
      }
    ) { builder.secondary(view.content) }
  }
}

extension ViewNode {
  /// Notifies the views inside that they are covered once that is visible, and at once that they are not. Who comes is
  /// notified before who goes.
  fileprivate func tellingWhenCovered() -> AnimationCompletion {
    guard isCovered else {
      host.afterLayout { [weak self] in self?.tellAppearances() }
      return AnimationCompletion(.logicallyComplete) {}
    }
    let told = AnimationCompletion(.logicallyComplete) { [weak self] in
      guard let self else { return }
      host.afterLayout { [weak self] in self?.tellAppearances() }
    }
    told.host = host
    return told
  }
}
