import CommandTesting
import Foundation
import Testing

/// As the page of `plumb preview` does (PreviewPageTests).
@Suite("The page of an app that follows saves", .timeLimit(.minutes(6)))
struct FollowedPageTests {
  private func app(_ word: String) -> String {
    "@main struct Saved: App { var body: some Scene { WindowGroup { Text(\"\(word)\") } } }"
  }

  @Test(
    "shows the errors of a save that does not compile over the marked old content, until one compiles",
    arguments: [[], ["--sandbox"]])
  func errors(_ options: [String]) async throws {
    let command = try Command(app("One"))
    let process = try command.start(["run", "View.swift", "--watch", "--port", "0"] + options)
    defer {
      process.interrupt()
      process.waitUntilEnd()
      command.folder.remove()
    }
    let printed = try await FileText(command.path("standard-output")).wait { $0.hasSuffix("\n") }
    let address = try #require(URL(string: printed.trimmingCharacters(in: .newlines)))
    let page = try await BrowserPage.open(address, width: 800, height: 900)
    try await page.wait("document.querySelector('#elements').textContent.includes('One')")
    #expect(try await page.value("document.querySelector('#complaints').hidden").isTrue)

    try command.write("let wrong: Int = \"\"", to: "View.swift")
    try await page.wait("!document.querySelector('#complaints').hidden")
    let words = try await page.value("document.querySelector('#complaints h2').textContent").text ?? ""
    #expect(words.hasPrefix("View.swift:2:") && words.contains("'String'"), "\(words)")
    #expect(try await page.value("document.querySelector('#complaints .mark') !== null").isTrue)
    #expect(
      try await page.value("getComputedStyle(document.querySelector('#canvas')).filter").text
        == "grayscale(0.7)")
    #expect(
      try await page.value("getComputedStyle(document.querySelector('#window'), '::after').content").text
        == "\"From before the error\"")
    #expect(try await page.value("document.querySelector('#elements').textContent.includes('One')").isTrue)
    // The app makes room for the messages.
    #expect(
      try await page.value(
        "document.querySelector('#device').getBoundingClientRect().bottom <= document.querySelector('#complaints').getBoundingClientRect().top"
      ).isTrue)

    try command.write(app("Two"), to: "View.swift")
    try await page.wait("document.querySelector('#elements').textContent.includes('Two')")
    try await page.wait("document.querySelector('#complaints').hidden && !document.body.matches('.old')")
    try await page.close()
  }
}
