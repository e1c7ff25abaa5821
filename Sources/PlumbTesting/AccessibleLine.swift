import PlumbViews

extension AccessibleElement {
  /// The element on one line: role, label, value, what holds of it, frame and actions.
  package var line: String {
    var words = [role.rawValue]
    if !label.isEmpty { words.append("\"\(label)\"") }
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
}
