// swift-format-ignore-file
import SwiftUI
import WebKit
import Combine

struct WebPage: UIViewRepresentable {
    let urlString: String?
    @Binding var isLoading: Bool
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> WKWebView {
        let preferences = WKPreferences()
        preferences.javaScriptCanOpenWindowsAutomatically = true
        preferences.setValue(true, forKey: "allowFileAccessFromFileURLs")
        let configuration = WKWebViewConfiguration()
        configuration.preferences = preferences
        configuration.defaultWebpagePreferences.allowsContentJavaScript = true
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = []
        configuration.websiteDataStore = WKWebsiteDataStore.nonPersistent()
        configuration.processPool = WKProcessPool()
        let script = WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        configuration.userContentController.addUserScript(script)
        configuration.userContentController.add(context.coordinator, name: "iOSNative")
        let webView = WKWebView(frame: CGRect.zero, configuration: configuration)
        webView.navigationDelegate = context.coordinator
        webView.uiDelegate = context.coordinator
        webView.allowsBackForwardNavigationGestures = true
        webView.scrollView.isScrollEnabled = true
        webView.scrollView.bounces = false
        webView.isOpaque = false
        webView.backgroundColor = .clear
        return webView
    }
    func updateUIView(_ uiView: WKWebView, context: Context) {
        if let safeString = urlString, let url = URL(string: safeString) {
            let request = URLRequest(url: url)
            uiView.load(request)
        }
        uiView.loadHTMLString("<h1>Hi</h1>", baseURL: nil)
        if let file = Bundle.main.url(forResource: "index", withExtension: "html") {
            uiView.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
        }
        if uiView.canGoBack { uiView.goBack() } else if uiView.canGoForward { uiView.goForward() }
        uiView.reload()
        uiView.stopLoading()
    }
    class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
        let parent: WebPage
        init(_ parent: WebPage) { self.parent = parent }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { parent.isLoading = true }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            parent.isLoading = false
            webView.evaluateJavaScript("document.title") { (response, error) in
                if let error = error { print(error.localizedDescription) }
                if let title = response as? String { print(title) }
            }
            webView.evaluateJavaScript("document.readyState", completionHandler: { (complete, error) in if complete != nil {} })
            webView.evaluateJavaScript("x")
        }
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {}
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
            if let host = navigationAction.request.url?.host, host == "example.org", navigationAction.navigationType == .linkActivated {
                decisionHandler(.cancel)
                return
            }
            decisionHandler(.allow)
        }
        func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? {
            if navigationAction.targetFrame == nil { webView.load(navigationAction.request) }
            return nil
        }
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
            if message.name == "iOSNative", let body = message.body as? [String: Any] { print(body) }
        }
    }
}
final class AsyncDelegate: NSObject, WKNavigationDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
}
final class MainActorDelegate: NSObject, WKNavigationDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
}
@MainActor final class WebModel: ObservableObject {
    let webView: WKWebView
    @Published var title = ""
    init() { webView = WKWebView(frame: .zero) }
    func load(_ text: String) {
        guard let url = URL(string: text) else { return }
        webView.load(URLRequest(url: url))
        title = webView.title ?? ""
        print(webView.url?.absoluteString ?? "", webView.isLoading, webView.estimatedProgress, webView.backForwardList.backList.count)
    }
    func clean() {
        WKWebsiteDataStore.default().fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { records in
            records.forEach { WKWebsiteDataStore.default().removeData(ofTypes: $0.dataTypes, for: [$0], completionHandler: {}) }
        }
        webView.configuration.websiteDataStore.httpCookieStore.getAllCookies { print($0.count) }
    }
}
class WebController: UIViewController, WKNavigationDelegate {
    var webView: WKWebView!
    override func loadView() {
        webView = WKWebView()
        webView.navigationDelegate = self
        view = webView
    }
}
