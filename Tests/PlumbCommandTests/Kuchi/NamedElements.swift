import Foundation

/// What tests see of a page: elements by role and name, as a screen reader has them.
extension BrowserPage {
  /// An expression for the element with a role and a name.
  static func element(_ role: String, _ name: String) -> String {
    let tags = [
      "button": "button:not([role])", "textbox": "input", "switch": "[role=switch]", "text": "span,h2",
    ]
    let name = String(decoding: (try? JSONEncoder().encode(name)) ?? Data(), as: UTF8.self)
    return """
      [...document.querySelectorAll('#elements > :is(\(tags[role] ?? role))')]
        .find(e => (e.ariaLabel || e.textContent).trim() === \(name))
      """
  }

  func waitFor(_ role: String, _ name: String) async throws { try await wait(Self.element(role, name)) }

  /// Waits for an element that can be used, and clicks on it: in its middle, or near its end, where a switch is.
  func press(_ role: String, _ name: String) async throws {
    try await wait("(e => e && !e.disabled)(\(Self.element(role, name)))")
    try await stand()
    let x = role == "switch" ? "b.right - 25" : "b.x + b.width / 2"
    let place = try await numbers(
      "(b => [\(x), b.y + b.height / 2])(\(Self.element(role, name)).getBoundingClientRect())", count: 2)
    try await click(place[0], place[1])
  }

  /// Waits until nothing moves any more, as a person does: what is on its way cannot be pressed. The number of looks is
  /// a guard.
  private func stand() async throws {
    let frame = "document.querySelector('#canvas').dataset.frame"
    for _ in 0..<20 {
      let before = try await value(frame).text
      try await Task.sleep(for: .milliseconds(120))
      if try await value(frame).text == before { return }
    }
  }

  /// Presses a key and releases it; modifiers as the developer tools count them: 2 control, 8 shift.
  func key(_ key: String, code: Int, text: String? = nil, modifiers: Int = 0, commands: [String] = [])
    async throws
  {
    var words: [String: JSON] = [
      "key": .string(key), "code": .string(key), "windowsVirtualKeyCode": .number(Double(code)),
      "modifiers": .number(Double(modifiers)), "commands": .array(commands.map { .string($0) }),
    ]
    if let text { words["text"] = .string(text) }
    for type in ["keyDown", "keyUp"] {
      words["type"] = .string(type)
      try await call("Input.dispatchKeyEvent", .object(words))
      words["text"] = nil
    }
  }

  func tab() async throws { try await key("Tab", code: 9) }
  func pressReturn() async throws { try await key("Enter", code: 13, text: "\r") }

  /// Goes on with Tab until an element has the focus, and presses it with Return.
  func reach(_ role: String, _ name: String) async throws {
    try await wait("(e => e && !e.disabled)(\(Self.element(role, name)))")
    for _ in 0..<20 {
      if try await value("document.activeElement === \(Self.element(role, name))").isTrue { return }
      try await value("window.before = document.activeElement")
      try await tab()
      try await wait("document.activeElement !== window.before")
    }
    throw Browser.Problem(description: "Tab does not lead to \(name).")
  }

  func insert(_ text: String) async throws { try await call("Input.insertText", ["text": .string(text)]) }
}
