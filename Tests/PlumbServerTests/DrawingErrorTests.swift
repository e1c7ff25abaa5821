import SwiftUI
import Testing

/// The canvas of a browser refuses a picture now and then, as one that is too large.
@Suite("A picture that the canvas refuses", .timeLimit(.minutes(6)))
struct DrawingErrorTests {
  /// Has the canvas refuse to fill once.
  private let refusal = """
    (() => {
      const context = document.querySelector("canvas").getContext("2d");
      context.fill = () => { delete context.fill; globalThis.isRefused = true; throw new Error("no room for it"); };
    })()
    """
  private let press = "document.querySelector('[data-identifier=more]').click()"
  private let frame = "Number(document.querySelector('canvas').dataset.frame)"

  /// Changes the picture twice; the first time it is refused.
  private func expectNextPicture(_ page: BrowserPage) async throws {
    try await page.value(refusal)
    try await page.value(press)
    try await page.wait("globalThis.isRefused && document.body.textContent.includes('Count: 1')")
    let before = try #require(try await page.value(frame).double)
    try await page.value(press)
    try await page.wait("\(frame) > \(before) && document.body.textContent.includes('Count: 2')")
    #expect(try await page.problems == ["Error: no room for it"])
  }

  @Test("is reported in the console of a preview's page, and the tile shows the next one")
  func tile() async throws {
    try await Previewed.with(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("Count: \\(count)")
            Button("More") { count += 1 }.accessibilityIdentifier("more")
          }
        }
      }
      #Preview("Counter") { Counter() }
      """
    ) { _, page in try await expectNextPicture(page) }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("More") { count += 1 }.accessibilityIdentifier("more")
      }
    }
  }

  @Test("is reported in the console of an app's page, which shows the next one")
  func window() async throws {
    try await TestServer.with({ Counter() }) { server in
      let page = try await BrowserPage.open(server.address)
      try await expectNextPicture(page)
      try await page.close()
    }
  }
}
