import PlumbViews
import SwiftUI
import Testing

/// Steps of a person who finds elements by role and label. An element that is not there, or that can't be
/// used, fails the test.
extension TestedView {
  /// The elements that assistive technology finds, in the order of the views. They are collected twice, because what is kept from
  /// one frame to the next never changes one.
  public var elements: [TestedElement] {
    let kept = host.accessibleElements()
    if kept != host.accessibleElements(keepsElements: false) {
      recordFailure("The elements that are kept are not those that are collected anew.", at: #_sourceLocation)
    }
    return kept.map(TestedElement.init)
  }

  /// Returns the element of a role with a label or an identifier; without one of both, the first of the other.
  ///
  /// Where there is none, the test fails with a list of those that there are.
  @discardableResult public func element(
    _ role: TestedElement.Role? = nil, _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> TestedElement? {
    let all = elements
    if let found = all.first(where: {
      (role == nil || $0.role == role) && (label == nil || $0.label == label || $0.identifier == label)
    }) {
      return found
    }
    let wanted = [role?.rawValue, label.map { "\"\($0)\"" }].compactMap { $0 }.joined(separator: " ")
    let known = all.isEmpty ? "none" : all.map(\.name).joined(separator: ", ")
    recordFailure(
      "There is no \(wanted.isEmpty ? "element" : wanted); there are: \(known).", at: sourceLocation)
    return nil
  }

  /// Taps the middle of an element; a toggle is switched, wherever its switch is.
  public func tap(
    _ role: TestedElement.Role, _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let element = usable(role, label, sourceLocation) else { return }
    if element.role == .toggle { return send(.activate(element: element.number)) }
    tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  /// Writes a text into a field, in place of the one that is there; `submits` presses Return afterwards.
  public func type(
    _ text: String, into label: String, submits: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let element = usable(.textField, label, sourceLocation) else { return }
    guard element.isField else {
      return recordFailure("Nobody can write into \(element.name).", at: sourceLocation)
    }
    let end = text.utf16.count
    send(.focus(element: element.number))
    send(.edit(element: element.number, text: text, selection: end..<end, isComposing: false))
    if submits { send(.submit(element: element.number)) }
  }

  /// Lets a slider, or another element with a value, take one step up or down.
  public func adjust(
    _ role: TestedElement.Role, _ label: String, increment: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let element = usable(role, label, sourceLocation) else { return }
    send(.adjust(element: element.number, increment: increment))
  }

  /// Does one of the actions that an element has, by its name.
  public func perform(
    _ action: String, on role: TestedElement.Role, _ label: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let element = usable(role, label, sourceLocation) else { return }
    guard element.actions.contains(action) else {
      let known = element.actions.isEmpty ? "none" : element.actions.joined(separator: ", ")
      return recordFailure(
        "\(element.name) has no action \(action); there are: \(known).", at: sourceLocation)
    }
    send(.perform(element: element.number, action: action))
  }

  private func usable(
    _ role: TestedElement.Role, _ label: String, _ sourceLocation: SourceLocation
  ) -> TestedElement? {
    guard let element = element(role, label, sourceLocation: sourceLocation) else { return nil }
    if element.isEnabled { return element }
    recordFailure("\(element.name) is disabled.", at: sourceLocation)
    return nil
  }
}
