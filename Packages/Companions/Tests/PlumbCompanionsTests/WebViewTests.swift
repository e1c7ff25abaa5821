import PlumbTesting
import SwiftUI
import Testing
import Waiting

@testable import PlumbCompanions

@Suite("WKWebView") @MainActor struct WebViewTests {
  private func url(_ path: String) -> URL { URL(string: "https://example.org/\(path)")! }

  private struct Shown: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
  }

  @available(*, deprecated)
  @Test("is a placeholder with the address, or with the title and the words of a text")
  func placeholder() {
    let web = WKWebView()
    web.load(URLRequest(url: url("a")))
    let view = TestedView(proposing: 300, 200) { Shown(view: web) }
    #expect(view.size == CGSize(width: 300, height: 200))
    #expect(view.frame(of: "Text(\"https://example.org/a\")") != nil)
    web.loadHTMLString(
      "<html><head><title>Hello</title><style>p{}</style></head><p>Fish &amp;\n <b>chips</b></p></html>",
      baseURL: nil)
    view.layOut()
    #expect(view.frame(of: "Text(\"Fish & chips\")") != nil)
    #expect(web.title == "Hello" && web.url == nil)
  }

  @available(*, deprecated)
  @Test("goes back and forward among the addresses where it was")
  func history() {
    let web = WKWebView()
    #expect(web.url == nil && !web.canGoBack && web.goBack() == nil && web.reload() == nil)
    for page in ["a", "b", "b", "c"] { web.load(URLRequest(url: url(page))) }
    web.goBack()
    web.goBack()
    #expect(web.url == url("a") && !web.canGoBack && web.canGoForward)
    web.goForward()
    #expect(web.url == url("b") && web.backForwardList.backList.map(\.url) == [url("a")])
    web.load(URLRequest(url: url("d")))
    #expect(!web.canGoForward && web.backForwardList.backList.count == 2)
    #expect(web.backForwardList.item(at: .max) == nil && web.backForwardList.item(at: .min) == nil)
  }

  @available(*, deprecated)
  @Test("asks the delegate, tells it the steps in their order, and stays where it may not go")
  func delegate() async throws {
    let listener = Listener()
    let web = WKWebView()
    web.navigationDelegate = listener
    web.load(URLRequest(url: url("a")))
    #expect(web.isLoading)
    try await waitUntil { listener.lines.count >= 4 }
    #expect(listener.lines == ["ask a", "start", "commit", "finish"])
    #expect(!web.isLoading && web.estimatedProgress == 1)
    web.load(URLRequest(url: url("no")))
    try await waitUntil { listener.lines.count >= 5 }
    #expect(listener.lines.last == "ask no" && web.url == url("a") && !web.isLoading)
  }

  @available(*, deprecated)
  @Test("a script is an error, because there is no page")
  func scripts() async {
    await #expect(throws: WKError.self) { _ = try await WKWebView().evaluateJavaScript("1") }
    let controller = WKUserContentController()
    controller.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    #expect(controller.userScripts.map(\.source) == ["1"])
  }
}

private final class Listener: NSObject, WKNavigationDelegate {
  var lines: [String] = []
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  {
    let page = navigationAction.request.url?.lastPathComponent ?? ""
    lines.append("ask \(page)")
    return page == "no" ? .cancel : .allow
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    lines.append("start")
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { lines.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { lines.append("finish") }
}
