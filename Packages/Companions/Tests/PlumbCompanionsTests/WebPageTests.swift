import PlumbTesting
import SwiftUI
import Testing

@testable import PlumbCompanions

@Suite("Pages and translations of newer systems") @MainActor struct WebPageTests {
  @available(*, deprecated)
  @Test("a web page's view follows the page: its address, or the title and the words of a text")
  func page() {
    let page = WebPage()
    let view = TestedView(proposing: 300, 200) { WebView(page) }
    #expect(view.frame(of: "Text(\"Web page\")") != nil && page.estimatedProgress == 0)
    page.load(URL(string: "https://example.org/a"))
    view.layOut()
    #expect(view.frame(of: "Text(\"https://example.org/a\")") != nil)
    #expect(page.url?.path == "/a" && page.title == "" && !page.isLoading && page.estimatedProgress == 1)
    page.load(html: "<title>Hello</title><p>Words</p>", baseURL: URL(string: "about:blank")!)
    view.layOut()
    #expect(page.title == "Hello")
    #expect(view.frame(of: "Text(\"Words\")") != nil)
  }

  @available(*, deprecated)
  @Test("the answer to a load ends, and a script is an error")
  func answers() async {
    let page = WebPage()
    var events = 0
    do { for try await _ in page.load(URL(string: "https://example.org")) { events += 1 } } catch {
      events = -1
    }
    #expect(events == 0)
    await #expect(throws: WKError.self) { try await page.callJavaScript("1") }
  }

  @available(*, deprecated)
  @Test("a translation is an error, and its task runs again for another configuration")
  func translation() async {
    var configuration = TranslationSession.Configuration(target: Locale.Language(identifier: "de"))
    let session = TranslationSession(configuration)
    await #expect(throws: TranslationError.notInstalled) { try await session.translate("Hello") }
    let before = configuration
    configuration.invalidate()
    #expect(configuration != before)
  }

  @Test("a modifier of a page is told once, with its line")
  func told() {
    let view = TestedView(proposing: 300, 200) { WebView(url: nil).webViewLinkPreviews(.disabled) }
    let told = view.warnings.filter {
      $0.contains("webViewLinkPreviews does nothing: a placeholder is not scrolled")
    }
    #expect(told.count == 1, "\(view.warnings)")
  }
}
