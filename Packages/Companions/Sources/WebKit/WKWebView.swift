import Combine
import PlumbUIKit
import SwiftUI

/// A page of the web. Here it is a placeholder with the page's address, or with the words of a text that an app gives:
/// no host puts pages into views. Addresses are kept, so going back and forward works, and the delegate is notified of each
/// as if it had come.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// The configuration with which the view was made.
  public let configuration: WKWebViewConfiguration
  /// The delegate, which is notified of navigation.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows what pages ask people. No page asks anything here.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The history of the view.
  public let backForwardList = WKBackForwardList()
  /// The view that scrolls the page.
  public let scrollView = UIScrollView()
  /// Whether swipes go back and forward. They do not here.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press shows a page.
  open var allowsLinkPreview = true
  /// Whether other programs may look into the page.
  open var isInspectable = false
  /// The user agent that the view sends.
  open var customUserAgent: String?
  /// The zoom factor of the page.
  open var pageZoom: CGFloat = 1
  /// The colour behind the page.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// Whether the page is loaded now.
  open private(set) var isLoading = false
  /// The share of the page that is loaded: 0 none, 1 all.
  open private(set) var estimatedProgress = 0.0
  /// Whether all of the page came over safe ways.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The words of a text that the app gave.
  private var page: GivenPage?
  private var loading: WKNavigation?

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    companionContent = { [weak self] in self.map { AnyView($0.placeholder) } ?? AnyView(EmptyView()) }
  }
  /// Creates a view as usual.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Creates a view from an archive, which there is not here.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    companionContent = { [weak self] in self.map { AnyView($0.placeholder) } ?? AnyView(EmptyView()) }
  }

  private var placeholder: some View {
    Placeholder(page?.title ?? "Web page", detail: page?.words ?? url?.absoluteString, symbol: "globe")
      .accessibilityElement(children: .combine)
  }

  /// The page's address.
  open var url: URL? { page == nil ? backForwardList.currentItem?.url : page?.base }
  /// The page's title, which is known only of a text that the app gives.
  open var title: String? { page?.title ?? (url == nil ? nil : "") }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  // MARK: Loading

  /// Goes to a page.
  @available(
    *, deprecated,
    message:
      "In Plumb, WKWebView.load does nothing: no host puts pages into views, so a placeholder has the address."
  )
  @discardableResult open func load(
    _ request: URLRequest
  ) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return go(request, .other) { $0.backForwardList.append(url) }
  }
  /// Shows a text of the app's: its words.
  @available(
    *, deprecated,
    message:
      "In Plumb, WKWebView.load does nothing: no host puts pages into views, so a placeholder has the address."
  )
  @discardableResult open func loadHTMLString(
    _ string: String, baseURL: URL?
  ) -> WKNavigation? {
    let given = GivenPage(html: string, base: baseURL)
    let address = baseURL ?? URL(string: "about:blank")!
    return go(URLRequest(url: address), .other) { $0.page = given }
  }
  /// Goes to a page of the app's own files.
  @available(
    *, deprecated,
    message:
      "In Plumb, WKWebView.load does nothing: no host puts pages into views, so a placeholder has the address."
  )
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { load(URLRequest(url: URL)) }
  /// Shows data of the app's; only the words of a page of text are seen.
  @available(
    *, deprecated,
    message:
      "In Plumb, WKWebView.load does nothing: no host puts pages into views, so a placeholder has the address."
  )
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let text = MIMEType.hasPrefix("text/") ? String(decoding: data, as: UTF8.self) : MIMEType
    return loadHTMLString(text, baseURL: baseURL)
  }
  /// Goes to the page again.
  @discardableResult open func reload() -> WKNavigation? {
    let page = page
    return url.flatMap { go(URLRequest(url: $0), .reload) { $0.page = page } }
  }
  /// Goes to the page again, without what is kept of it.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Goes to the page no more.
  open func stopLoading() { (loading, isLoading) = (nil, false) }
  /// Goes back.
  @discardableResult open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }
  /// Goes forward.
  @discardableResult open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }
  /// Goes to a page where the view was.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    go(URLRequest(url: item.url), .backForward) { $0.backForwardList.move(to: item) }
  }

  /// Asks the delegate, and goes: it is notified of each step, as if the page had come.
  private func go(
    _ request: URLRequest, _ type: WKNavigationType, _ arrive: @escaping (WKWebView) -> Void
  ) -> WKNavigation {
    let navigation = WKNavigation()
    loading = navigation
    (isLoading, estimatedProgress) = (true, 0.1)
    let action = WKNavigationAction(request: request, navigationType: type)
    let begin = { [weak self] in
      guard let self, loading === navigation else { return }
      guard let navigationDelegate else { return self.end(navigation, arrive) }
      navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
        guard let self, loading === navigation else { return }
        guard policy == .allow else { return stopLoading() }
        end(navigation, arrive)
      }
    }
    // The address is known at once, as apps expect that ask for it in the next line.
    if navigationDelegate == nil { begin() } else { later(begin) }
    return navigation
  }

  private func end(_ navigation: WKNavigation, _ arrive: (WKWebView) -> Void) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    page = nil
    arrive(self)
    setNeedsDisplay()
    navigationDelegate?.webView(self, didCommit: navigation)
    (isLoading, estimatedProgress, loading) = (false, 1, nil)
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  // MARK: Scripts

  /// Runs a script of the page. There is no page, so the answer is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, WKWebView.evaluateJavaScript does nothing: there is no page, so the answer is an error."
  )
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    later { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }
  /// Runs a script of the page. There is no page, so the answer is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, WKWebView.evaluateJavaScript does nothing: there is no page, so the answer is an error."
  )
  @discardableResult open func evaluateJavaScript(
    _ javaScriptString: String
  ) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
  /// Makes a picture of the page. There is no page, so the answer is an error.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { later { completionHandler(nil, WKError(.unknown)) } }
  /// Returns whether pages of a kind of address are shown by a view itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp"].contains(urlScheme.lowercased())
  }
}

/// The configuration for a picture of a page. None is made here.
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view.
  open var rect = CGRect.null
  /// The width of the picture, in points.
  open var snapshotWidth: NSNumber?
}
