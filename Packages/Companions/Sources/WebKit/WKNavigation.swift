import Combine
import PlumbUIKit

/// A way to a page, by which its steps are distinguished.
public final class WKNavigation: NSObject, Sendable {}

/// The reason why a view goes to a page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a view goes to a page.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// Whether a view shows what has come.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A part of a page.
public final class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  public let isMainFrame = true
  /// The request.
  public let request: URLRequest
  init(request: URLRequest) { self.request = request }
}

/// The action that a view is about to perform.
open class WKNavigationAction: NSObject {
  /// The request of the navigation.
  public let request: URLRequest
  /// The reason.
  public let navigationType: WKNavigationType
  /// The part of the page from which it goes.
  public let sourceFrame: WKFrameInfo
  /// The part of the page that changes.
  public let targetFrame: WKFrameInfo?
  /// Whether it is kept as a file.
  public let shouldPerformDownload = false

  init(request: URLRequest, navigationType: WKNavigationType) {
    (self.request, self.navigationType) = (request, navigationType)
    sourceFrame = WKFrameInfo(request: request)
    targetFrame = sourceFrame
  }
}

/// The response of a server. None comes here.
open class WKNavigationResponse: NSObject {
  /// The response of the server.
  public let response: URLResponse
  /// Whether it is for the whole page.
  public let isForMainFrame = true
  /// Whether a view can show it.
  public let canShowMIMEType = true
  init(response: URLResponse) { self.response = response }
}

/// An error with a page.
public struct WKError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// A delegate that is notified of a view's navigation, and allows or refuses it. All methods are optional.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether the view may go to a page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Returns whether the view may go to a page, as newer apps answer it.
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Whether the view may show what has come. Nothing comes here.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// The view begins to go to a page.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The view is sent to another page. It never is here.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// The page cannot be had. Nobody is notified here.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// The page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page is there: its placeholder is.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The page did not come wholly. Nobody is notified here.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Reports that the process of the page has ended. It never does here.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
