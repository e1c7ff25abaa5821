import Foundation
import SwiftUI
import Testing

@Suite("Actions and selectable text in the page", .serialized, .timeLimit(.minutes(12)))
struct SpokenPageTests {
  private struct Mail: View {
    @State private var state = "unread"
    @State private var stars = 3
    var body: some View {
      VStack {
        Text(state).accessibilityIdentifier("state")
        Text("Letter").accessibilityIdentifier("letter")
          .accessibilityAction(named: "Archive") { state = "archived" }
          .accessibilityAction(named: "Flag") { state = "flagged" }
        Text("Stars").accessibilityIdentifier("stars")
          .accessibilityValue("\(stars) of 5")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      }
    }
  }

  @Test("the actions of an element are buttons after it, and each is done")
  func actions() async throws {
    try await TestServer.with({ Mail() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let names = try await page.value(
        """
        [...document.querySelector('[data-identifier=letter]').nextSibling.querySelectorAll('button')]
          .map((button) => button.textContent)
        """)
      #expect(names == ["Archive", "Flag"])
      let group = try await page.value(
        "document.querySelector('[data-identifier=letter]').nextSibling.getAttribute('aria-label')")
      #expect(group == "Letter")
      for (number, state) in [(1, "flagged"), (0, "archived")] {
        try await page.value(
          "document.querySelector('[data-identifier=letter]').nextSibling.querySelectorAll('button')[\(number)].click()"
        )
        try await page.wait("document.querySelector('[data-identifier=state]').textContent === '\(state)'")
      }
      try await page.close()
    }
  }

  @Test("an adjustable element is a spin button that the arrow keys move")
  func adjustable() async throws {
    try await TestServer.with({ Mail() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let stars = "document.querySelector('[data-identifier=stars]')"
      let role = try await page.value("\(stars).getAttribute('role')")
      #expect(role == "spinbutton")
      let value = try await page.value("\(stars).getAttribute('aria-valuetext')")
      #expect(value == "3 of 5")
      try await page.value("\(stars).focus()")
      for type in ["keyDown", "keyUp"] {
        try await page.call(
          "Input.dispatchKeyEvent", ["type": .string(type), "key": "ArrowUp", "code": "ArrowUp"])
      }
      try await page.wait("\(stars).getAttribute('aria-valuetext') === '4 of 5'")
      try await page.close()
    }
  }

  private struct Letter: View {
    @State private var taps = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        Text("The quick brown fox jumps over the lazy dog, and sleeps.\nThen it wakes up.")
          .frame(width: 200).accessibilityIdentifier("text")
          .textSelection(.enabled)
        Text("Not this").accessibilityIdentifier("other")
        Text("taps \(taps)").accessibilityIdentifier("taps")
      }
      .onTapGesture { taps += 1 }
    }
  }

  @Test("a drag selects characters, each where it is drawn, and lines that were broken are copied as one")
  func selection() async throws {
    try await TestServer.with({ Letter() }) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      let lines = "[...document.querySelectorAll('[data-identifier=text] .line')]"
      // The lines are as wide as the drawing has them, within a pixel.
      let isEven = try await page.value(
        """
        (() => {
          const text = document.querySelector('[data-identifier=text]');
          return \(lines).length > 2 && \(lines).every((line, index) => {
            const wanted = text.plumb.lines[index].frame;
            const range = document.createRange();
            range.selectNode(line.firstChild);
            const box = range.getBoundingClientRect();
            return Math.abs(box.width - wanted[2]) < 1 && Math.abs(box.x - wanted[0]) < 1 && Math.abs(box.y - wanted[1]) < 1;
          });
        })()
        """)
      #expect(isEven.isTrue)
      let places = try await page.value(
        """
        (() => {
          const [first, last] = [\(lines)[0], \(lines).at(-1)].map((line) => line.getBoundingClientRect());
          return [first.x + 1, first.y + first.height / 2, last.right - 1, last.y + last.height / 2];
        })()
        """)
      guard case .array(let numbers) = places else {
        Issue.record("no places: \(places)")
        return
      }
      let point = numbers.compactMap(\.double)
      try await page.drag(from: (point[0], point[1]), to: (point[2], point[3]))
      let words = try await page.value("getSelection().toString().trim()")
      #expect(words == "The quick brown fox jumps over the lazy dog, and sleeps.\nThen it wakes up.")
      let others = try await page.value("document.querySelectorAll('[data-identifier=other] .line').length")
      #expect(others == 0)
      // A press beside the text takes the selection back, and one on it is still the app's.
      try await page.click("[data-identifier=other]")
      try await page.wait("getSelection().toString() === ''")
      try await page.wait("document.querySelector('[data-identifier=taps]').textContent === 'taps 1'")
      try await page.close()
    }
  }
}
