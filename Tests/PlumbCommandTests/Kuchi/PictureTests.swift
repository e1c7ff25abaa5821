import Foundation
import PlumbSource
import TestLayers
import Testing

/// What Kuchi's screens look like, kept as small pictures in `Pictures`.
///
/// To renew one, run the test, look at the picture that the failure names, and copy it over the old one if it is right.
@Suite("Kuchi's pictures", .serialized, .timeLimit(.minutes(12)))
struct PictureTests {
  private static let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures").path

  /// Kuchi without chance and without the date: the same questions in the same order at each start.
  private func certainKuchi(in folder: TemporaryFolder) throws -> String {
    let copy = folder.path("Kuchi")
    try FileManager.default.copyItem(atPath: RunningApp.examples + "/Kuchi", toPath: copy)
    func change(_ file: String, _ changes: [(String, String)]) throws {
      let path = "\(copy)/\(file)"
      var text = try String(contentsOfFile: path, encoding: .utf8)
      for (old, new) in changes {
        try #require(text.contains(old), "\(file) has no \(old)")
        text = text.replacingOccurrences(of: old, with: new)
      }
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    try change(
      "Practice/ChallengesViewModel.swift",
      [
        (".shuffled().prefix(2)", ".prefix(2)"), (".shuffled()", ""),
        ("open.randomElement()", "open.first"),
      ])
    try change(
      "HistoryView.swift", [("let start = Date()", "let start = Date(timeIntervalSince1970: 1_790_000_000)")])
    return copy
  }

  /// Waits until the screen looks like the kept picture.
  private func expect(_ name: String, _ page: BrowserPage) async throws {
    let kept = "\(Self.kept)/\(name).png"
    let expected = try? SmallPicture(file: kept)
    var shown = try SmallPicture(screenshot: try await page.screenshot())
    if let expected {
      // Something may still move. Each picture takes the browser some time; the number of attempts is a guard.
      for _ in 0..<100 {
        let (mean, clear) = shown.difference(to: expected)
        if mean < 0.5, clear < 60 { return }
        shown = try SmallPicture(screenshot: try await page.screenshot())
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kuchi-pictures").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try shown.write(to: "\(folder)/\(name).png")
    let difference = expected.map { "\(shown.difference(to: $0))" } ?? "there is none"
    Issue.record("\(name) does not look like \(kept) (\(difference)); it looks like \(folder)/\(name).png.")
  }

  @Test("each screen looks like its kept picture, light and dark", .tags(.slow), arguments: [false, true])
  func screens(isDark: Bool) async throws {
    let folder = try TemporaryFolder()
    let app = try await RunningApp.start(try certainKuchi(in: folder), in: folder)
    defer { app.end() }
    let page = try await BrowserPage.open(app.address, width: 390, height: 844, scale: 2, isDark: isDark)
    func look(_ name: String) async throws { try await expect(name + (isDark ? "-dark" : ""), page) }
    try await look("register")
    try await page.press("textbox", "Type your name…")
    try await page.wait("document.activeElement.tagName === 'INPUT'")
    try await page.insert("Ray")
    try await page.waitFor("text", "3")
    try await page.press("switch", "Remember me")
    try await page.wait("document.querySelector('[role=switch]').ariaChecked === 'true'")
    try await look("registered")
    try await page.press("button", "OK")
    try await page.waitFor("button", "Start")
    try await look("welcome")
    try await page.press("button", "History")
    try await page.waitFor("text", "Question:")
    try await look("history")
    try await page.key("Escape", code: 27)
    try await page.press("button", "Start")
    try await page.waitFor("button", "おねがい します")
    try await look("question")
    try await page.press("button", "おねがい します")
    try await page.waitFor("button", "Please")
    try await look("practice")
    try await page.press("button", "Hello")
    try await page.waitFor("text", "Your answer is not correct!")
    try await look("wrong")
    for (round, answer) in ["Please", "Thank you", "Hello", "Goodbye", "Good morning"].enumerated() {
      try await page.press("button", "OK")
      try await page.wait("!(\(BrowserPage.element("button", "OK")))")
      try await page.press("button", answer)
      try await page.waitFor("button", "OK")
      if round == 0 { try await look("right") }
      if round == 4 { break }
    }
    try await page.press("button", "OK")
    try await page.waitFor("button", "Play Again")
    try await look("congratulations")
    try await page.close()
  }
}
