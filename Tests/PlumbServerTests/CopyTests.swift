#if UIKit
  import SwiftUI
  import Testing

  @testable import PlumbServer

  @Suite("What a view copies", .timeLimit(.minutes(6)))
  struct CopyTests {
    private struct Copying: View {
      var body: some View {
        Text("Copied").onAppear {
          UIPasteboard.general.string = String(repeating: "x", count: 2 << 20)
          UIPasteboard.general.string = "hello"
        }
      }
    }

    @Test("goes to the page's clipboard as a text, if it is not too long for one")
    func copied() async throws {
      try await TestServer.with({ Copying() }) { testServer in
        let (page, _) = try await RawPage.hello(testServer)
        let message = try await page.next { $0.fields["type"].text == "copy" }
        #expect(message.fields["text"].text == "hello")
      }
    }
  }
#endif
