import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

/// Presses of keys, as a person makes them. Each step lays the view out again.
extension TestedView {
  /// Presses a key and lets it go: "a", "Enter", "Tab", " ", "ArrowLeft", in the browser's names.
  public func press(key: String, modifiers: EventModifiers = []) {
    send(key, isDown: true, modifiers)
    send(key, isDown: false, modifiers)
  }

  /// Presses the key of each character in turn.
  public func type(_ text: String) {
    for character in text { press(key: String(character)) }
  }

  private func send(_ key: String, isDown: Bool, _ modifiers: EventModifiers) {
    send(
      .key(
        KeyEvent(
          key: key, isDown: isDown, shift: modifiers.contains(.shift), control: modifiers.contains(.control),
          option: modifiers.contains(.option), command: modifiers.contains(.command))))
  }

  /// The text, or else the name, of what has the keyboard's focus; `nil` if nothing has it.
  public var focused: String? {
    if let link = host.focusedLink { return link }
    guard let number = host.focus.element, let node = host.element(number) else { return nil }
    return node.firstNode { $0.text != nil }?.text ?? node.name
  }
}

extension TestedView {
  /// The number that hosts call the first view of a text, label or identifier by.
  package func number(of label: String) -> Int? { host.root.shown(label)?.number }
}
