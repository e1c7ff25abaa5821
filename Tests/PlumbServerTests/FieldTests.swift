import Foundation
import SwiftUI
import Testing

@testable import PlumbServer

/// Typing in a real browser.
@Suite("Fields in the page", .serialized, .timeLimit(.minutes(12)))
struct FieldTests {
  private let shown = "document.querySelector('[data-identifier=shown]').textContent"

  private func type(_ body: (BrowserPage) async throws -> Void) async throws {
    try await TestServer.with({ Typing() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      try await page.click("input")
      try await page.wait("document.activeElement === document.querySelector('input')")
      try await body(page)
      try await page.close()
    }
  }

  private func key(_ page: BrowserPage, _ words: [String: JSON]) async throws {
    for type in ["keyDown", "keyUp"] {
      var words = words
      words["type"] = .string(type)
      if type == "keyUp" { (words["text"], words["commands"]) = (nil, nil) }
      try await page.call("Input.dispatchKeyEvent", .object(words))
    }
  }

  @Test("what is typed is there; typing over a selection of all takes its place")
  func selectAll() async throws {
    try await type { page in
      for letter in ["a", "b", "c"] {
        try await key(page, ["key": .string(letter), "text": .string(letter)])
      }
      try await page.wait("\(shown) === '[abc]'")
      try await key(page, ["key": "a", "code": "KeyA", "modifiers": 2, "commands": ["selectAll"]])
      try await page.wait("document.querySelector('input').selectionEnd === 3")
      try await key(page, ["key": "x", "text": "x"])
      try await page.wait("\(shown) === '[x]'")
    }
  }

  @Test("a paste is taken as it is, and a long one does not end the connection")
  func paste() async throws {
    try await type { page in
      try await page.call("Input.insertText", ["text": "one two"])
      try await page.wait("\(shown) === '[one two]'")
      let long = "document.execCommand('insertText', false, 'x'.repeat(2 ** 20 + 5))"
      try await page.value("document.querySelector('input').select(); \(long)")
      try await page.wait("document.querySelector('input').value.length <= 100000")
      try await page.value(
        "document.querySelector('input').select(); document.execCommand('insertText', false, 'short')")
      try await page.wait("\(shown) === '[short]'")
    }
  }

  @Test("an input method's text is shown while it is composed, and kept when it is done")
  func composition() async throws {
    try await type { page in
      try await page.call(
        "Input.imeSetComposition", ["text": "にほ", "selectionStart": 2, "selectionEnd": 2])
      try await page.wait("\(shown) === '[にほ]'")
      try await page.call(
        "Input.imeSetComposition", ["text": "にほん", "selectionStart": 3, "selectionEnd": 3])
      try await page.wait("\(shown) === '[にほん]'")
      try await page.call("Input.insertText", ["text": "日本"])
      try await page.wait("\(shown) === '[日本]'")
    }
  }

  @Test("Return does what the field's onSubmit says")
  func submit() async throws {
    try await type { page in
      try await page.call("Input.insertText", ["text": "go"])
      try await page.wait("\(shown) === '[go]'")
      try await key(page, ["key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"])
      try await page.wait("\(shown) === '[go] done'")
    }
  }

  @Test("only the drawing shows a caret and a selection, and a large view does not scroll the page")
  func caret() async throws {
    try await type { page in
      let style = try await page.value("getComputedStyle(document.querySelector('input')).caretColor")
      #expect(style == "rgba(0, 0, 0, 0)")
      let selection = try await page.value(
        "getComputedStyle(document.querySelector('input'), '::selection').backgroundColor")
      #expect(selection == "rgba(0, 0, 0, 0)")
      try await page.call("Input.insertText", ["text": "some"])
      try await page.wait("\(shown) === '[some]'")
      let moved = try await page.value(
        "[...document.querySelectorAll('html, body, #window, #elements')].some(e => e.scrollLeft || e.scrollTop)"
      )
      #expect(moved == false)
    }
  }
}

private struct Typing: View {
  @State private var text = ""
  @State private var isDone = false

  var body: some View {
    VStack {
      TextField("Name", text: $text).onSubmit { isDone = true }
      Text("[\(text)]\(isDone ? " done" : "")").accessibilityIdentifier("shown").lineLimit(1)
    }
    .padding()
    .background(Color.yellow.frame(width: 2000, height: 900).accessibilityElement())
  }
}
