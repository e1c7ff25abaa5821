import CommandTesting
import Foundation
import PlumbSource
import Testing
import Waiting

/// A whole app, as people use it: `plumb run`, and a browser.
@Suite("Kuchi", .serialized, .timeLimit(.minutes(12)))
struct KuchiTests {
  private let answers = [
    "おねがい します": "Please", "ありがとう": "Thank you", "こんにちは": "Hello", "さようなら": "Goodbye",
    "おはよう": "Good morning", "おやすみ": "Good night", "すみません": "Excuse me", "はい": "Yes", "いいえ": "No",
    "みず": "Water",
  ]

  private func register(_ page: BrowserPage, remember: Bool = false) async throws {
    try await page.press("textbox", "Type your name…")
    try await page.wait("document.activeElement.tagName === 'INPUT'")
    try await page.insert("Ray")
    try await page.waitFor("text", "3")
    if remember {
      try await page.press("switch", "Remember me")
      try await page.wait("document.querySelector('[role=switch]').ariaChecked === 'true'")
    }
    try await page.press("button", "OK")
    try await page.waitFor("text", "Hi, Ray")
  }

  private func question(_ page: BrowserPage) async throws -> String {
    let known = answers.keys.map { "'\($0)'" }.joined(separator: ",")
    let first = "document.querySelector('#elements > button')?.textContent"
    try await page.wait("[\(known)].includes(\(first))")
    return try await page.value(first).text ?? ""
  }

  @Test("a whole game by mouse, from the first start to a new game")
  func mouse() async throws {
    try await RunningApp.with { app in
      let page = try await BrowserPage.open(app.address, width: 390, height: 844)
      let isDisabled = try await page.value("\(BrowserPage.element("button", "OK")).disabled")
      #expect(isDisabled.isTrue)
      try await register(page)
      try await page.press("button", "Start")
      for round in 0..<5 {
        let question = try await question(page)
        if round == 0 { try await page.press("button", question) }
        try await page.press("button", try #require(answers[question]))
        try await page.waitFor("text", "The answer is correct")
        try await page.press("button", "OK")
        try await page.wait("!(\(BrowserPage.element("button", "OK")))")
      }
      try await page.waitFor("text", "You’re awesome!")
      try await page.press("button", "Play Again")
      _ = try await question(page)
      try await page.close()
    }
  }

  @Test("a whole game by keyboard alone, with a wrong answer in it")
  func keyboard() async throws {
    try await RunningApp.with { app in
      let page = try await BrowserPage.open(app.address, width: 390, height: 844)
      try await page.reach("textbox", "Type your name…")
      try await page.insert("Ray")
      try await page.waitFor("text", "3")
      // Return in the field is onSubmit.
      try await page.pressReturn()
      try await page.waitFor("text", "Hi, Ray")
      try await page.reach("button", "Start")
      try await page.pressReturn()
      var (right, isFirst) = (0, true)
      while right < 5 {
        let question = try await question(page)
        let answer = try #require(answers[question])
        if isFirst {
          try await page.reach("button", question)
          try await page.pressReturn()
          try await page.waitFor("button", answer)
        }
        var chosen = answer
        if isFirst {
          let all = try await page.value(
            "[...document.querySelectorAll('#elements > button')].map(b => b.textContent).join('|')")
          chosen = try #require(
            all.text?.split(separator: "|").map(String.init).first { $0 != question && $0 != answer })
        }
        try await page.reach("button", chosen)
        try await page.pressReturn()
        try await page.waitFor(
          "text", chosen == answer ? "The answer is correct" : "Your answer is not correct!")
        try await page.reach("button", "OK")
        try await page.pressReturn()
        try await page.wait("!(\(BrowserPage.element("button", "OK")))")
        if chosen == answer { right += 1 }
        isFirst = false
      }
      try await page.reach("button", "Play Again")
      try await page.pressReturn()
      _ = try await question(page)
      try await page.close()
    }
  }

  @Test(
    "who is to be remembered is known after a restart at the same port; the open page asks for the new address"
  )
  func remembers() async throws {
    let folder = try TemporaryFolder()
    let first = try await RunningApp.start(in: folder)
    let page = try await BrowserPage.open(first.address, width: 390, height: 844)
    try await register(page, remember: true)
    // Written before the process is killed: the file has the key.
    let port = try #require(first.address.port)
    var files: [String] = []
    let patience = Patience("The file of settings")
    while files.isEmpty {
      try await patience.pause()
      let all =
        FileManager.default.enumerator(atPath: folder.path("home"))?.compactMap { $0 as? String } ?? []
      files = all.filter {
        $0.hasPrefix(".config/plumb/KuchiApp-") && $0.hasSuffix(".plist")
          && ((try? Data(contentsOf: URL(fileURLWithPath: folder.path("home/\($0)"))))?.range(
            of: Data("kuchi.profile".utf8)) != nil)
      }
    }
    #expect(files.count == 1)
    kill(first.process.processIdentifier, SIGKILL)
    first.process.waitUntilEnd()
    try await page.wait("!document.querySelector('#notice').hidden")
    let second = try await RunningApp.start(in: folder, port: port)
    defer { second.end() }
    #expect(second.address.port == first.address.port && second.address != first.address)
    // The page's key is that of an app that has ended.
    try await page.wait(
      "document.querySelector('#notice').textContent.startsWith('Open the address that plumb printed')")
    // Only what stands behind the # is another; the tab is as it was.
    try await page.call("Page.navigate", ["url": .string(second.address.absoluteString)])
    try await page.wait("document.querySelector('#canvas')?.dataset.frame > 0")
    try await page.waitFor("text", "Hi, Ray")
    try await page.close()
  }

  @Test("the history scrolls to its end, and only rows near the window are ever there")
  func history() async throws {
    try await RunningApp.with { app in
      let page = try await BrowserPage.open(app.address, width: 390, height: 844)
      try await register(page)
      try await page.press("button", "History")
      try await page.waitFor("text", "History")
      let rows =
        "[...document.querySelectorAll('#elements > span')].filter(e => e.textContent === 'Question:').length"
      let frame = "document.querySelector('#canvas').dataset.frame"
      try await page.wait("\(rows) > 5")
      var (most, steps, isAtEnd) = (0.0, 0, false)
      while !isAtEnd, steps < 60 {
        steps += 1
        let before = try await page.value(frame).text ?? ""
        try await page.call(
          "Input.dispatchMouseEvent",
          ["type": "mouseWheel", "x": 200, "y": 500, "deltaX": 0, "deltaY": 9000])
        // At the end there is nothing new to show.
        for _ in 0..<25 where try await page.value(frame).text == before {
          try await Task.sleep(for: .milliseconds(20))
        }
        isAtEnd = try await page.value(frame).text == before
        most = max(most, try await page.value(rows).double ?? 0)
      }
      #expect(isAtEnd && steps > 10)
      #expect(most < 40)
      // The header is pinned, and the last row is that of the two-thousandth answer.
      try await page.waitFor("text", "History")
      let last = try await page.value(
        "[...document.querySelectorAll('#elements > span')].filter(e => e.textContent).at(-1).textContent")
      #expect(last == "Water")
      try await page.close()
    }
  }

  @Test("two tabs have screens of their own and one user, as windows of an app have")
  func tabs() async throws {
    try await RunningApp.with { app in
      let one = try await BrowserPage.open(app.address, width: 390, height: 844)
      let other = try await BrowserPage.open(app.address, width: 390, height: 844)
      try await register(one)
      try await other.waitFor("text", "Hi, Ray")
      try await one.press("button", "Start")
      _ = try await question(one)
      try await other.waitFor("button", "Start")
      try await one.close()
      try await other.close()
    }
  }
}
