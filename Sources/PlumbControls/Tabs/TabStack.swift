import PlumbViews

/// The navigation stack of a tab's page, which goes back to its root when the tab is chosen once more, as UIKit's tab bar does.
@MainActor final class TabStack {
  private weak var model: NavigationModel?

  /// The outermost stack of the page is the one.
  func register(_ model: NavigationModel) { self.model = model }

  func popToRoot() { model?.pop(to: 1) }
}

/// Those of a tab view's pages.
@MainActor final class TabStacks {
  private var stacks: [Subview.ID: TabStack] = [:]

  nonisolated init() {}

  subscript(page: Subview.ID) -> TabStack {
    if let stack = stacks[page] { return stack }
    let stack = TabStack()
    stacks[page] = stack
    return stack
  }
}

private struct TabStackKey: EnvironmentKey {
  static var defaultValue: TabStack? { nil }
}

extension EnvironmentValues {
  /// The place for the stack of the page around; `nil` in a stack and outside of tabs.
  var tabStack: TabStack? {
    get { self[TabStackKey.self] }
    set { self[TabStackKey.self] = newValue }
  }
}
