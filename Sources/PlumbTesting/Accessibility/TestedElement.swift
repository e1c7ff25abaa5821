import PlumbLayout
import PlumbViews
import SwiftUI

/// An element that assistive technology finds in a view.
public struct TestedElement: Equatable, Sendable {
  /// The role of the element.
  public enum Role: String, Sendable {
    case button, toggle, slider, stepper, textField, link, heading, image, staticText, progress, group
  }

  /// The role of the element.
  public let role: Role
  /// The label; empty where the element has none.
  public let label: String
  /// The value: the text of a field, the state of a toggle.
  public let value: String?
  /// The hint that says what using the element does.
  public let hint: String?
  /// From `accessibilityIdentifier`.
  public let identifier: String?
  /// The rectangle in which it is drawn, in points.
  public let frame: CGRect
  /// It can be used.
  public let isEnabled: Bool
  /// It is the one that is chosen.
  public let isSelected: Bool
  /// The keyboard writes into it.
  public let isFocused: Bool
  /// The names of its further actions.
  public let actions: [String]
  /// The number that hosts call it by.
  let number: Int
  let isField: Bool

  package init(_ element: AccessibleElement) {
    role = Role(rawValue: element.role.rawValue) ?? .group
    (label, value, hint, identifier) = (
      element.label, element.value ?? element.field?.text, element.hint, element.identifier
    )
    (frame, isEnabled, isSelected, isFocused) = (
      element.frame, element.isEnabled, element.isSelected, element.isFocused
    )
    (actions, number, isField) = (element.actions, element.number, element.field != nil)
  }

  /// The element on one line: role, label, value, what holds of it, frame and actions.
  public var line: String {
    var words = [name]
    if let value { words.append("value \"\(value)\"") }
    if let hint { words.append("hint \"\(hint)\"") }
    if let identifier { words.append("#\(identifier)") }
    if isSelected { words.append("selected") }
    if !isEnabled { words.append("disabled") }
    if isFocused { words.append("focused") }
    words.append(
      "\(describe(frame.minX)),\(describe(frame.minY)) \(describe(frame.width))×\(describe(frame.height))")
    if !actions.isEmpty { words.append("actions: \(actions.joined(separator: ", "))") }
    return words.joined(separator: " ")
  }

  /// Role and label, for sentences.
  var name: String { label.isEmpty ? role.rawValue : "\(role.rawValue) \"\(label)\"" }
}
