import SwiftUI
import Testing

/// The browser's own letters are not those that are drawn, so that the app says where a tap puts the caret.
@Suite("The caret in the page", .serialized, .timeLimit(.minutes(12)))
struct CaretPageTests {
  private struct Note: View {
    @State private var name = "iiiiiiiiiiiiiiiiiiiiWWWW"
    @State private var text = (0..<20).map { "line \($0)" }.joined(separator: "\n")

    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $name).font(.system(size: 30)).frame(width: 300, height: 40)
        TextEditor(text: $text).frame(width: 300, height: 100)
        Text(name).accessibilityIdentifier("name")
        Text(text.contains("line 19x") ? "behind the last" : "nothing").accessibilityIdentifier("text")
      }
    }
  }

  private let field = "document.activeElement"

  private func corner(_ page: BrowserPage, _ tag: String) async throws -> (x: Double, y: Double) {
    let place = try await page.numbers(
      "(() => { const box = document.querySelector('\(tag)').getBoundingClientRect(); return [box.x, box.y] })()",
      count: 2)
    return (place[0], place[1])
  }

  private func tap(_ page: BrowserPage, _ x: Double, _ y: Double) async throws {
    try await page.call(
      "Input.dispatchTouchEvent",
      ["type": "touchStart", "touchPoints": .array([["x": .number(x), "y": .number(y)]])])
    try await page.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  /// Twenty letters are 120 points wide, and each of the others 27.7: the third of these ends at 203. In the browser's own font
  /// another one would.
  @Test("a click and a tap put the caret between the letters that are drawn there", arguments: [false, true])
  func caret(isTouch: Bool) async throws {
    try await TestServer.with({ Note() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      if isTouch { try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true]) }
      let (x, y) = try await corner(page, "input")
      let name = "document.querySelector('[data-identifier=name]').textContent"
      if isTouch { try await tap(page, x + 203, y + 20) } else { try await page.click(x + 203, y + 20) }
      try await page.wait("\(field).selectionStart === 23 && \(field).selectionEnd === 23")
      try await page.press("x", text: "x")
      try await page.wait("\(name) === 'iiiiiiiiiiiiiiiiiiiiWWWxW'")
      try await page.close()
    }
  }

  /// As above: 23 letters end at 203, and 10 at 60. In the browser's own font other ones would.
  @Test("a mouse that drags selects the letters that are drawn there, to either side")
  func selection() async throws {
    try await TestServer.with({ Note() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let (x, y) = try await corner(page, "input")
      // What is selected is dragged by the browser, and a click selects nothing.
      func deselect() async throws {
        try await page.click(x + 290, y + 20)
        try await page.wait("\(field).selectionStart === 24 && \(field).selectionEnd === 24")
      }
      // On a busy machine the browser may take an event of a drag too late for it: the drag is made again then.
      func select(from start: Double, to end: Double) async throws {
        let isSelected = "\(field).selectionStart === 10 && \(field).selectionEnd === 23"
        for _ in 0..<4 {
          try await page.drag(from: (x + start, y + 20), to: (x + end, y + 20))
          if (try? await page.wait(isSelected, limit: .seconds(20))) != nil { return }
          try await deselect()
        }
        try await page.drag(from: (x + start, y + 20), to: (x + end, y + 20))
        try await page.wait(isSelected)
      }
      for (start, end) in [(60.0, 203.0), (203, 60)] {
        try await select(from: start, to: end)
        try await deselect()
      }
      try await select(from: 60, to: 203)
      let name = "document.querySelector('[data-identifier=name]').textContent"
      try await page.press("x", text: "x")
      try await page.wait("\(name) === 'iiiiiiiiiixW'")
      try await page.close()
    }
  }

  @Test("an editor scrolls to what is typed, and a click on the line that is drawn there edits it")
  func scrolled() async throws {
    try await TestServer.with({ Note() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let (x, y) = try await corner(page, "textarea")
      try await page.click(x + 6, y + 12)
      try await page.wait("\(field).tagName === 'TEXTAREA' && \(field).selectionStart === 0")
      try await page.call(
        "Input.dispatchMouseEvent",
        [
          "type": "mouseWheel", "x": .number(x + 50), "y": .number(y + 50), "deltaX": 0, "deltaY": 2000,
        ])
      let end = (0..<20).map { "line \($0)" }.joined(separator: "\n").utf16.count
      // At the end of the text, 8 points above the end of the editor, once that has scrolled there. The pause makes each click
      // a first one.
      var caret = 0.0
      for _ in 0..<60 where caret != Double(end) {
        try await Task.sleep(for: .seconds(1))
        try await page.click(x + 200, y + 85)
        try await Task.sleep(for: .seconds(1))
        caret = try await page.numbers("[\(field).selectionStart]", count: 1)[0]
      }
      #expect(caret == Double(end))
      try await page.press("x", text: "x")
      try await page.wait(
        "document.querySelector('[data-identifier=text]').textContent === 'behind the last'")
      try await page.close()
    }
  }
}
