import Foundation
import Testing

@Suite("An app that crashes while it is shown", .serialized, .timeLimit(.minutes(12)))
struct CrashTests {
  private let source = """
    import SwiftUI
    struct Broken: View {
      let number: Int
      var body: some View { Text([1, 2, 3][number].description) }
    }
    struct Content: View {
      @AppStorage("presses") private var presses = 0
      @State private var number = 0
      var body: some View {
        VStack {
          Text("Presses: \\(presses)")
          Button("Count") { presses += 1 }
          Button("Break") { number = 7 }
          Button("Fail") { fatalError("no such card") }
          Broken(number: number)
        }
      }
    }
    @main struct Fragile: App { var body: some Scene { WindowGroup { Content() } } }
    """

  @Test("its page says which view it was, and the page's button starts it again at the same address")
  func restart() async throws {
    try await RunningApp.with(text: source, height: 600) { app, page in
      try await page.press("button", "Count")
      try await page.waitFor("text", "Presses: 1")
      try await page.press("button", "Break")
      try await page.wait("document.querySelector('#notice button')")
      let notice = try await page.value("document.querySelector('#notice').textContent").text ?? ""
      for words in [
        "Fragile crashed", "Index out of range", "This happened in the body of Broken (App.swift:4).",
      ] {
        #expect(notice.contains(words) && app.log.contains(words), "\(notice)\n\(app.log)")
      }
      try await page.value("document.querySelector('#notice button').click()")
      try await page.wait("document.querySelector('#notice').hidden")
      // What the app keeps with AppStorage is there still, and state is as at the first start.
      try await page.waitFor("text", "Presses: 1")
      try await page.waitFor("text", "1")
      try await page.press("button", "Count")
      try await page.waitFor("text", "Presses: 2")
      // What a button does has no body; the button is named.
      try await page.press("button", "Fail")
      try await page.wait("document.querySelector('#notice button')")
      let failed = try await page.value("document.querySelector('#notice').textContent").text ?? ""
      for words in [
        "Fragile crashed", "no such card",
        "This happened when Button \"Fail\" in Content was used (App.swift:14).",
      ] {
        #expect(failed.contains(words) && app.log.contains(words), "\(failed)\n\(app.log)")
      }
      try await page.value("document.querySelector('#notice button').click()")
      try await page.wait("document.querySelector('#notice').hidden")
      try await page.waitFor("text", "Presses: 2")
      // Loading the page anew asks for the app, too.
      try await page.press("button", "Break")
      try await page.wait("document.querySelector('#notice button')")
      try await page.call("Page.reload")
      try await page.wait("document.querySelector('#canvas')?.dataset.frame > 0")
      try await page.waitFor("text", "Presses: 2")
    }
  }

  @Test("its page says where it hangs, that it answers again, and starts it again while it hangs for ever")
  func hang() async throws {
    let source = """
      import SwiftUI
      struct Content: View {
        @State private var presses = 0
        var body: some View {
          VStack {
            Text("Presses: \\(presses)")
            Button("Count") {
              presses += 1
              let end = ContinuousClock.now + .seconds(7)
              while ContinuousClock.now < end {}
            }
            Button("Spin") { while true {} }
          }
        }
      }
      @main struct Busy: App { var body: some Scene { WindowGroup { Content() } } }
      """
    try await RunningApp.with(text: source, height: 600) { app, page in
      try await page.press("button", "Count")
      try await page.wait("document.querySelector('#notice button')")
      let busy = try await page.value("document.querySelector('#notice').textContent").text ?? ""
      #expect(
        busy.hasPrefix("Busy has not answered for 5 seconds. This happened when Button \"Count\""), "\(busy)")
      try await page.wait("document.querySelector('#notice').hidden")
      try await page.waitFor("text", "Presses: 1")
      try await page.press("button", "Spin")
      try await page.wait("document.querySelector('#notice button')")
      // A page that comes while the app hangs learns it, too.
      try await page.call("Page.reload")
      try await page.wait("document.querySelector('#notice button')")
      try await page.value("document.querySelector('#notice button').click()")
      try await page.wait(
        "document.querySelector('#notice').hidden && document.querySelector('#canvas')?.dataset.frame > 0")
      try await page.waitFor("text", "Presses: 0")
    }
  }
}
