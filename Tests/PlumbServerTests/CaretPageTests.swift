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

  /// As above: 23 letters end at 203, and 10 at 60. In the browser's own font other ones would. The second drag begins on a letter
  /// that is selected, and moves none.
  @Test("a mouse that drags selects the letters that are drawn there, to either side")
  func selection() async throws {
    try await TestServer.with({ Note() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let (x, y) = try await corner(page, "input")
      let drags = [(60.0, 203.0, 10, 23), (90, 203, 15, 23), (203, 60, 10, 23), (60, 203, 10, 23)]
      for (start, end, first, last) in drags {
        try await page.drag(from: (x + start, y + 20), to: (x + end, y + 20))
        try await page.wait("\(field).selectionStart === \(first) && \(field).selectionEnd === \(last)")
      }
      let name = "document.querySelector('[data-identifier=name]').textContent"
      try await page.press("x", text: "x")
      try await page.wait("\(name) === 'iiiiiiiiiixW'")
      try await page.close()
    }
  }

  @Test("a caret follows what the app says after it has seen a tap, and nothing older")
  func older() async throws {
    try await TestServer.with({ Note() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let carets = try await page.numbers(
        """
        (async () => {
          const { Elements } = await import("./elements.js");
          const parent = document.body.appendChild(document.createElement("div"));
          const elements = new Elements(parent, () => {});
          const field = (start, end) => ({
            n: 1, role: "field", label: "", frame: [0, 0, 100, 20],
            field: { kind: "plain", text: "letters", prompt: "", selection: [start, end] },
          });
          const carets = [];
          const update = (message) => {
            elements.update({ changed: [], ...message });
            carets.push(input.selectionStart, input.selectionEnd);
          };
          elements.update({ changed: [field(1, 3)], order: [1], seen: 0 });
          const input = parent.querySelector("input");
          input.focus();
          const focused = elements.edits;
          const tap = input.awaitCaret();
          input.setSelectionRange(7, 7);
          update({ changed: [field(2, 4)], seen: focused });
          update({ seen: tap });
          return carets;
        })()
        """, count: 4)
      #expect(carets == [7, 7, 2, 4])
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
      // At the end of the text, 8 points above the end of the editor. Events keep their order: the wheel comes before the click.
      try await page.click(x + 200, y + 85)
      try await page.wait("\(field).selectionStart === \(end)")
      try await page.press("x", text: "x")
      try await page.wait(
        "document.querySelector('[data-identifier=text]').textContent === 'behind the last'")
      try await page.close()
    }
  }
}
