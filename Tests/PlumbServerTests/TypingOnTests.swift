import Foundation
import SwiftUI
import Testing

/// Keys that come before the app's answer to the one that moved the focus.
@Suite("Typing on after Return", .serialized, .timeLimit(.minutes(12)))
struct TypingOnTests {
  private let first = "document.querySelector('[aria-label=First]')"
  private let last = "document.querySelector('[aria-label=Last]')"
  private let shown = "document.querySelector('[data-identifier=shown]').textContent"

  /// - Parameter patience: how long text waits, in milliseconds; other tests keep the app's actor busy.
  private func type<Content: View>(
    _ view: @escaping @MainActor @Sendable () -> Content, patience: Int? = 60_000,
    _ body: (BrowserPage) async throws -> Void
  ) async throws {
    try await TestServer.with(view) { testServer in
      let page = try await BrowserPage.open(testServer.address)
      if let patience {
        try await page.value("import('/held.js').then((held) => { held.HeldText.longest = \(patience) })")
      }
      try await page.click("[aria-label=First]")
      try await page.wait("document.activeElement === \(first)")
      try await body(page)
      try await page.close()
    }
  }

  /// Presses the keys of a text as fast as they go; a new line is Return, and a tab is Tab.
  private func press(_ text: String, _ page: BrowserPage) async throws {
    for key in text {
      switch key {
      case "\n": try await page.press("Enter", code: 13, text: "\r")
      case "\t": try await page.press("Tab", code: 9)
      default: try await page.press(String(key), text: String(key))
      }
    }
  }

  @Test(
    "what is typed right after Return is in the field to which onSubmit moves the focus, however often",
    arguments: [(20, 0.0), (3, 0.3)])
  func submit(rounds: Int, delay: Double) async throws {
    try await type({ Names(delay: delay) }) { page in
      for _ in 0..<rounds { try await press("Ann\nLee\n", page) }
      let names = Array(repeating: "Ann Lee", count: rounds).joined(separator: ", ")
      try await page.wait("\(shown) === '\(names)'")
      let left = try await page.value("\(first).value + \(last).value")
      #expect(left == "")
    }
  }

  @Test("what is typed right after Tab is in the next field")
  func tab() async throws {
    try await type({ Names(focusDelay: 0.3) }) { page in
      try await press("Ann\tLeo", page)
      try await page.press("Backspace", code: 8)
      try await press("e", page)
      try await page.wait("\(first).value === 'Ann' && \(last).value === 'Lee'")
    }
  }

  @Test("what is typed after a click on another field is in that one, however far behind the app is")
  func click() async throws {
    try await type({ Slow() }) { page in
      let letters = String(repeating: "x", count: 25)
      try await press(letters, page)
      try await page.click("[aria-label=Last]")
      try await page.wait("document.activeElement === \(last)")
      for letter in "abcdefgh" {
        try await press(String(letter), page)
        try await Task.sleep(for: .milliseconds(80))
      }
      try await page.wait("\(shown) === '\(letters) abcdefgh'")
      #expect(try await page.value("document.activeElement === \(last)").isTrue)
    }
  }

  @Test("Control and Backspace take a word away, in a field and in what is typed right after Tab")
  func word() async throws {
    try await type({ Names(focusDelay: 0.3) }) { page in
      try await press("Ann May", page)
      try await page.press("Backspace", code: 8, isControl: true)
      try await press("Lou\tLeo Max", page)
      try await page.press("Backspace", code: 8, isControl: true)
      try await press("B", page)
      try await page.wait("\(first).value === 'Ann Lou' && \(last).value === 'Leo B'")
      try await press("\n", page)
      try await page.wait("\(shown) === 'Ann Lou Leo B'")
    }
  }

  @Test("without an answer, what is typed goes to where the focus is after a second")
  func bound() async throws {
    try await type({ Names(delay: 6) }, patience: nil) { page in
      let start = ContinuousClock.now
      try await press("Ann\nLee", page)
      try await page.wait("\(first).value === 'AnnLee'")
      #expect(ContinuousClock.now - start > .seconds(1))
    }
  }
}

/// A view whose body takes 60 milliseconds.
private struct Slow: View {
  @State private var first = ""
  @State private var last = ""
  var body: some View {
    VStack {
      let _ = usleep(60_000)
      TextField("First", text: $first)
      TextField("Last", text: $last)
      Text("\(first) \(last)").accessibilityIdentifier("shown")
    }
  }
}

private struct Names: View {
  /// How long the app takes for Return, and for a change of the focus, in seconds.
  var delay = 0.0
  var focusDelay = 0.0
  private enum Part { case first, last }
  @FocusState private var focus: Part?
  @State private var first = ""
  @State private var last = ""
  @State private var names: [String] = []

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focus, equals: .first).onSubmit {
        Thread.sleep(forTimeInterval: delay)
        focus = .last
      }
      TextField("Last", text: $last).focused($focus, equals: .last).onSubmit {
        Thread.sleep(forTimeInterval: delay)
        names.append("\(first) \(last)")
        (first, last, focus) = ("", "", .first)
      }
      Text(names.joined(separator: ", ")).accessibilityIdentifier("shown").lineLimit(1)
    }
    .onChange(of: focus) { Thread.sleep(forTimeInterval: focusDelay) }
  }
}
