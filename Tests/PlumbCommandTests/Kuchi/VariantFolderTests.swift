import Foundation
import PlumbSource
import TestLayers
import Testing
import Waiting

/// Whole apps of other people's making, in `Variants`: other names, other structures, other years.
@Suite("Apps of other people", .serialized, .timeLimit(.minutes(12)))
struct VariantFolderTests {
  private func show(
    _ name: String, isDark: Bool = false, _ body: (BrowserPage, RunningApp) async throws -> Void
  ) async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Variants/\(name)").standardizedFileURL.path
    try await RunningApp.with(folder) { app in
      let page = try await BrowserPage.open(app.address, width: 390, height: 844, isDark: isDark)
      try await body(page, app)
      // What an app asks for and Plumb lacks is told, and is no fault of the app's.
      let faults = app.log.split(separator: "\n").filter {
        $0.contains("warning") && !$0.contains(" does nothing: ")
      }
      #expect(faults == [])
      try await page.close()
    }
  }

  @Test("tabs, stored settings, cards that are dragged away, a time of day and a colour", .needs(.UIKit))
  func hanashi() async throws {
    try await show("Hanashi") { page, _ in
      // The field has the focus when it appears.
      try await page.wait("document.activeElement.tagName === 'INPUT'")
      try await page.insert("Ray")
      try await page.waitFor("text", "3")
      try await page.press("button", "OK")
      try await page.waitFor("text", "Remembered 0/2")
      // A card to the left is one that was remembered.
      try await page.waitFor("text", "こんにちは")
      try await page.drag(from: (195, 420), to: (20, 420))
      try await page.waitFor("text", "Remembered 1/1")
      try await page.press("button", "Challenge")
      try await page.press("button", "Start")
      try await page.press("button", "おねがい　します")
      try await page.press("button", "Please")
      try await page.waitFor("text", "The answer is correct")
      // Three buttons have an alert for the same value; one is shown.
      let count = try await page.value(
        "[...document.querySelectorAll('#elements > *')].filter(e => e.textContent === 'OK').length")
      #expect(count == 1)
      try await page.press("button", "OK")
      try await page.waitFor("button", "こんにちは")
      try await page.waitFor("text", "1/6")
      try await page.press("button", "Settings")
      try await page.press("button", "Increment")
      try await page.waitFor("text", "Number of Questions: 7")
      try await page.press("switch", "Daily Reminder")
      try await page.wait("(\(BrowserPage.element("switch", "Daily Reminder"))).ariaChecked === 'true'")
      try await page.press("button", "Dark")
      let corner = "document.querySelector('#canvas').getContext('2d').getImageData(1, 1, 1, 1).data.join()"
      try await page.wait("\(corner) === '0,0,0,255'")
    }
  }

  @Test(
    "pipelines, a clock, localized words, colours and pictures for light and dark, older navigation",
    .tags(.slow),
    arguments: [false, true])
  func kotoba(isDark: Bool) async throws {
    try await show("Kotoba", isDark: isDark) { page, _ in
      try await page.press("textbox", "Your name")
      try await page.wait("document.activeElement.tagName === 'INPUT'")
      try await page.insert("Mi")
      try await page.waitFor("text", "1 more letters")
      try await page.insert("ki")
      try await page.waitFor("text", "You will be remembered.")
      // The default button is pressed by Return wherever the focus is.
      try await page.pressReturn()
      try await page.waitFor("text", "Words for Miki")
      try await page.press("button", "ありがとう, arigatō")
      try await page.waitFor("text", "arigatō")
      try await page.waitFor("[role=slider]", "Size")
      let size = "(\(BrowserPage.element("text", "ありがとう"))).getBoundingClientRect().height"
      let before = try await page.value(size).double ?? 0
      try await page.value("(\(BrowserPage.element("[role=slider]", "Size"))).focus()")
      try await page.key("ArrowRight", code: 39)
      try await page.wait("\(size) > \(before)")
      try await page.press("button", "I know this")
      try await page.waitFor("text", "Words for Miki")
      try await page.press("button", "Quiz")
      try await page.waitFor("text", "29 left")
      for answer in ["Thank you", "Goodbye"] { try await page.press("button", answer) }
      try await page.press("button", "Done")
      try await page.waitFor("text", "Last score: 1")
      try await page.press("switch", "Show rōmaji")
      try await page.waitFor("button", "ありがとう")
      try await page.press("button", "Leave")
      try await page.waitFor("textbox", "Your name")
    }
  }

  @Test("observable models, routes, a search, a menu and a question in the newest words")
  func meishi() async throws {
    try await show("Meishi") { page, _ in
      try await page.press("button", "Nature, 2 cards, 2")
      try await page.waitFor("text", "Card 1 of 2")
      try await page.wait("document.activeElement.tagName === 'INPUT'")
      try await page.insert("Mountain")
      try await page.pressReturn()
      try await page.waitFor("text", "Card 2 of 2")
      try await page.press("button", "Skip")
      try await page.waitFor("text", "1 of 2")
      try await page.press("button", "Back to the decks")
      try await page.waitFor("text", "Decks")
      try await page.press("button", "More")
      try await page.press("button", "Clear stars")
      try await page.press("button", "Clear")
      try await page.wait("!(\(BrowserPage.element("button", "Clear")))")
      try await page.press("textbox", "Find a deck")
      try await page.wait("document.activeElement.tagName === 'INPUT'")
      try await page.insert("zz")
      try await page.waitFor("text", "No decks")
    }
  }

  @Test("two apps keep their defaults apart")
  func defaults() async throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
      try """
      import SwiftUI
      struct ContentView: View {
        @AppStorage("count") private var count = 0
        var body: some View { Button("\(name): \\(count)") { count += 1 } }
      }
      @main struct SameName: App { var body: some Scene { WindowGroup { ContentView() } } }
      """.write(toFile: folder.path(name + "/App.swift"), atomically: true, encoding: .utf8)
    }
    func press(_ name: String, from count: Int) async throws {
      let app = try await RunningApp.start(folder.path(name), in: folder)
      defer { app.end() }
      let page = try await BrowserPage.open(app.address)
      try await page.press("button", "\(name): \(count)")
      try await page.waitFor("button", "\(name): \(count + 1)")
      try await page.close()
      // What was changed is kept a moment later.
      try await waitUntil { try isKept(count + 1) }
    }
    func isKept(_ count: Int) throws -> Bool {
      let home = folder.path("home")
      let files = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".plist") }.contains { file in
        let data = (try? Data(contentsOf: URL(fileURLWithPath: "\(home)/\(file)"))) ?? Data()
        let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return values?["count"] as? Int == count
      }
    }
    try await press("One", from: 0)
    try await press("One", from: 1)
    try await press("Two", from: 0)
    try await press("One", from: 2)
  }
}
