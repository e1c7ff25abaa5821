/// Something that assistive tools can be asked to do with an element.
struct AccessibleAction: Equatable {
  /// The spoken name; `nil` for the action that pressing the element performs.
  var name: String?
  let perform: @MainActor () -> Void

  // What it does cannot be compared. Elements hold the name alone.
  static func == (one: Self, other: Self) -> Bool { one.name == other.name }
}

/// An action that adjusts an element one step up or down.
struct AccessibleAdjustment: Equatable {
  let perform: @MainActor (AccessibilityAdjustmentDirection) -> Void

  static func == (one: Self, other: Self) -> Bool { true }
}

/// A view that says in words what it is: a text, or a label.
package protocol SpokenView {
  var spokenText: Text? { get }
}

extension Text: SpokenView {
  package var spokenText: Text? { self }
}

/// A view that can be one of the actions of an element: a button.
package protocol AccessibleActionView {
  @MainActor var spokenAction: (words: Text, perform: @MainActor () -> Void)? { get }
}

extension ModifiedContent: AccessibleActionView where Content: AccessibleActionView {
  @MainActor package var spokenAction: (words: Text, perform: @MainActor () -> Void)? { content.spokenAction }
}

extension ViewNode {
  /// The actions that the modifiers around the element offer, the innermost first.
  private var accessibleActions: [AccessibleAction] {
    sequence(first: self, next: \.parent).flatMap(\.accessibility.actions)
  }

  /// Does what assistive tools do to press the element.
  func activateByTool() {
    guard let action = accessibleActions.first(where: { $0.name == nil }) else { return activate() }
    action.perform()
  }

  /// Adjusts the element one step up or down.
  func adjust(increment: Bool) {
    if let adjustAction { return adjustAction(increment) }
    let around = sequence(first: self, next: \.parent).lazy.compactMap(\.accessibility.adjustment).first
    around?.perform(increment ? .increment : .decrement)
  }

  /// Does one of the actions that the element is said to have: a modifier's, or a swipe action of its row.
  func perform(_ name: String) {
    if let action = accessibleActions.first(where: { $0.name == name }) { return action.perform() }
    itemNode?.item?.perform(name)
  }
}
