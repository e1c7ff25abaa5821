nonisolated extension View {
  /// Adds an action to perform once the view is laid out, and again when it is seen again after a screen that covered
  /// it has gone.
  ///
  /// Views that come at the same time appear in the order in which they are written, the outer ones first (assumed).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActions(appear: action, disappear: nil))
  }

  /// Adds an action to perform once the view is gone, or covered by another screen of a stack or another tab.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActions(appear: nil, disappear: action))
  }
}

nonisolated package struct _AppearanceActions: _NodeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor package func configure(_ node: ViewNode) {
    let appearance = node.makeAppearance()
    (appearance.appear, appearance.disappear) = (appear, disappear)
  }
}

/// The actions of a view when it comes into sight and when it leaves it, each time once.
@MainActor final class Appearance: NodeAttachment {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private(set) var isInSight = false

  fileprivate func come() {
    guard !isInSight else { return }
    isInSight = true
    appear?()
  }

  /// The view is released. The view that replaces it appears before it disappears.
  func willDispose(_ host: ViewHost) {
    guard isInSight else { return }
    host.afterLayout { [unowned host] in host.afterLayout { self.leave() } }
  }

  fileprivate func leave() {
    guard isInSight else { return }
    isInSight = false
    disappear?()
  }
}

extension ViewNode {
  /// The actions of the view when it comes into sight and when it leaves it.
  var appearance: Appearance? { attachment(Appearance.self) }

  /// The node's appearance; a new one comes into sight after the layout, unless something covers it.
  func makeAppearance() -> Appearance {
    if let appearance { return appearance }
    let made = attached(Appearance.self)
    host.afterLayout { [weak self] in
      if let self, !isDisposed, !isOutOfSight { made.come() }
    }
    return made
  }

  /// Something around is covered by something else.
  private var isOutOfSight: Bool {
    var node: ViewNode? = self
    while let here = node {
      if here.isCovered { return true }
      node = here.parent
    }
    return false
  }

  /// Notifies the views inside that they were covered, or that they are seen again.
  package func tellAppearances() {
    guard !isDisposed else { return }
    for appearance in appearances(isOutOfSight: isOutOfSight) {
      if appearance.isGone { appearance.value.leave() } else { appearance.value.come() }
    }
  }

  private func appearances(isOutOfSight: Bool) -> [(value: Appearance, isGone: Bool)] {
    let isGone = isOutOfSight || isCovered
    return (appearance.map { [($0, isGone)] } ?? [])
      + children.flatMap { $0.appearances(isOutOfSight: isGone) }
  }
}
