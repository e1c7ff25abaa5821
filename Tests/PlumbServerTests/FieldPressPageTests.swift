import SwiftUI
import Testing

/// A field of the page lies over the drawing, and the app is told of what is pressed there, too.
@Suite("Presses on fields in the page", .serialized, .timeLimit(.minutes(12)))
struct FieldPressPageTests {
  private struct Search: View {
    @State private var text = "some words"
    @State private var taps = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Search", text: $text).focused($isFocused).padding(7).background(Color.gray)
          .onTapGesture { taps += 1 }
        TextField("Fixed", text: .constant("fixed")).disabled(true).onTapGesture { taps += 100 }
        Text("taps: \(taps), \(isFocused ? "edited" : "left")").accessibilityIdentifier("shown")
        Button("hide") {
          #if UIKit
            UIApplication.shared.sendAction(
              Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
          #else
            isFocused = false
          #endif
        }
        .accessibilityIdentifier("hide")
      }
      .padding()
    }
  }

  /// The text is a hint until the field is edited.
  private struct Hinted: View {
    @State private var text = "hint"
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Notes", text: $text).focused($isFocused).padding(7).background(Color.gray)
          .onChange(of: isFocused) { if isFocused { text = "" } }
        Text("text: \(text)").accessibilityIdentifier("shown")
      }
    }
  }

  private struct Names: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      List {
        ForEach($names, id: \.self) { TextField("name", text: $0) }.onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  private let shown = "document.querySelector('[data-identifier=shown]').textContent"

  private func place(_ page: BrowserPage, _ label: String) async throws -> [Double] {
    try await page.numbers(
      """
      (() => { const box = document.querySelector('[aria-label=\(label)]').getBoundingClientRect();
        return [box.x, box.y + box.height / 2, box.width, box.height] })()
      """, count: 4)
  }

  @Test("a click on a field focuses it and taps what is around it; a drag that selects its text does not tap")
  func mouse() async throws {
    try await TestServer.with({ Search() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      try await page.click("[aria-label=Search]")
      try await page.wait("\(shown) === 'taps: 1, edited'")
      #expect(try await page.value("document.activeElement.getAttribute('aria-label')") == "Search")
      let box = try await place(page, "Search")
      try await page.drag(from: (box[0] + 2, box[1]), to: (box[0] + 60, box[1]))
      let selected = "document.activeElement.selectionEnd - document.activeElement.selectionStart"
      try await page.wait("\(selected) > 2")
      // Events keep their order: with the click that comes next, the drag has arrived, too.
      try await page.click("[aria-label=Fixed]")
      try await page.wait("\(shown) !== 'taps: 1, edited'")
      #expect(try await page.value(shown) == "taps: 101, edited")
      try await page.close()
    }
  }

  @Test("an app that ends the editing takes the focus from the page's field")
  func hidden() async throws {
    try await TestServer.with({ Search() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      try await page.click("[aria-label=Search]")
      try await page.wait("\(shown) === 'taps: 1, edited'")
      try await page.click("[data-identifier=hide]")
      try await page.wait("\(shown) === 'taps: 1, left'")
      try await page.wait("document.activeElement === document.body")
      try await page.close()
    }
  }

  @Test("a finger that moves over a field in a row swipes the row, and a mouse selects the text")
  func swipe() async throws {
    try await TestServer.with({ Names() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      // The actions of a row that is closed are in groups of their own.
      let isOpen =
        "[...document.querySelectorAll('#elements > button')].some((it) => it.textContent === 'Delete')"
      let box = try await place(page, "name")
      try await page.drag(from: (box[0] + 200, box[1]), to: (box[0] + 60, box[1]))
      try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
      func touch(_ type: String, _ x: Double?) async throws {
        let points: JSON = x.map { .array([["x": .number($0), "y": .number(box[1])]]) } ?? []
        try await page.call("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": points])
      }
      #expect(try await !page.value(isOpen).isTrue)
      try await touch("touchStart", box[0] + 200)
      for step in 1...10 { try await touch("touchMove", box[0] + 200 - Double(step) * 12) }
      try await touch("touchEnd", nil)
      try await page.wait(isOpen)
      try await page.close()
    }
  }

  @Test("a text that the app sets when editing begins stays, and what is typed goes into it")
  func setAtTheBeginning() async throws {
    try await TestServer.with({ Hinted() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      try await page.click("[aria-label=Notes]")
      try await page.wait("\(shown) === 'text: ' && document.activeElement.value === ''")
      for key in ["x", "y"] { try await page.press(key, text: key) }
      try await page.wait("\(shown) === 'text: xy'")
      try await page.close()
    }
  }
}
