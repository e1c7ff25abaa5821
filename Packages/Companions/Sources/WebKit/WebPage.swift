import Foundation
import SwiftUI

/// A page of the web, for `WebView`. No host loads it: the placeholder that shows it has its address.
@MainActor @Observable public final class WebPage {
  /// An event while a page is loaded.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  /// The address that was asked for last.
  public private(set) var url: URL?
  /// The title that the given text has; empty where there is none.
  public private(set) var title = ""
  /// Whether a page is being loaded. Nothing is, so it is `false`.
  public let isLoading = false
  /// The share of a page that is loaded, from 0 to 1; 1 once an address was given.
  public private(set) var estimatedProgress = 0.0
  /// The name that the page sends to servers.
  public var customUserAgent: String?
  /// Whether the page can be looked into. Nothing can be.
  public var isInspectable = false
  /// The words of a text that was given.
  private(set) var words: String?

  /// Creates an empty page.
  public init() {}

  /// Loads an address. The answer ends at once.
  @available(
    *, deprecated,
    message:
      "In Plumb, WebPage.load does nothing: no host puts pages into views, so a placeholder has the address."
  )
  @discardableResult public func load(
    _ url: URL?
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    (self.url, title, words, estimatedProgress) = (url, "", nil, url == nil ? 0 : 1)
    return Self.nothing
  }
  /// Loads the address of a request. The answer ends at once.
  @available(
    *, deprecated,
    message:
      "In Plumb, WebPage.load does nothing: no host puts pages into views, so a placeholder has the address."
  )
  @discardableResult public func load(
    _ request: URLRequest
  ) -> AsyncThrowingStream<NavigationEvent, any Error> { load(request.url) }
  /// Loads a text, whose words and title the placeholder shows.
  @discardableResult public func load(html: String, baseURL: URL)
    -> AsyncThrowingStream<NavigationEvent, any Error>
  {
    let page = GivenPage(html: html, base: baseURL)
    (url, title, words, estimatedProgress) = (baseURL, page.title ?? "", page.words, 1)
    return Self.nothing
  }
  /// Loads the page again, which does nothing: the placeholder stays.
  @discardableResult public func reload(fromOrigin: Bool = false)
    -> AsyncThrowingStream<NavigationEvent, any Error>
  { Self.nothing }
  /// Ends the loading; nothing is loaded.
  public func stopLoading() {}
  /// Runs a script in the page. There is no page, so the answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, WebPage.callJavaScript does nothing: there is no page, so the answer is an error."
  )
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  private static var nothing: AsyncThrowingStream<NavigationEvent, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}

extension View {
  /// Sets whether swipes go back and forward. A placeholder has no pages.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewBackForwardNavigationGestures", fileID, line)
  }
  /// Sets whether the page's own background is drawn. A placeholder has its own.
  public func webViewContentBackground(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewContentBackground", fileID, line)
  }
  /// Sets the menu of a page. A placeholder has none.
  public func webViewContextMenu<MenuItems: View>(
    @ViewBuilder menu: @escaping (WebView.ActivatedElementInfo) -> MenuItems, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewContextMenu", fileID, line)
  }
  /// Sets whether parts of a page may fill the display. A placeholder has no parts.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewElementFullscreenBehavior", fileID, line)
  }
  /// Sets whether links preview their destinations. A placeholder has no links.
  public func webViewLinkPreviews(
    _ value: WebView.LinkPreviewBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewLinkPreviews", fileID, line)
  }
  /// Sets whether two fingers enlarge a page. A placeholder isn't enlarged.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewMagnificationGestures", fileID, line)
  }
  /// Adds an action for when a page is scrolled. A placeholder isn't scrolled.
  public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewOnScrollGeometryChange", fileID, line)
  }
  /// Sets how a page is scrolled. A placeholder isn't scrolled.
  public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewScrollInputBehavior", fileID, line)
  }
  /// Binds the scroll position of a page. A placeholder isn't scrolled.
  public func webViewScrollPosition(
    _ position: Binding<ScrollPosition>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewScrollPosition", fileID, line)
  }
  /// Sets whether words of a page can be selected. A placeholder's can't.
  public func webViewTextSelection<S: TextSelectability>(
    _ selectability: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("webViewTextSelection", fileID, line)
  }
}

extension WebView {
  /// Whether swipes go back and forward.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    let name: String
    /// As the system likes
    public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
    /// They do
    public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
    /// They do not
    public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
  }
  /// Whether parts of a page may fill the display.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    let name: String
    /// As the system likes
    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    /// They may
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    /// They may not
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }
  /// Whether links show what they lead to.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    let name: String
    /// As the system likes
    public static let automatic = LinkPreviewBehavior(name: "automatic")
    /// They do
    public static let enabled = LinkPreviewBehavior(name: "enabled")
    /// They do not
    public static let disabled = LinkPreviewBehavior(name: "disabled")
  }
  /// Whether two fingers enlarge a page.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    let name: String
    /// As the system likes
    public static let automatic = MagnificationGesturesBehavior(name: "automatic")
    /// They do
    public static let enabled = MagnificationGesturesBehavior(name: "enabled")
    /// They do not
    public static let disabled = MagnificationGesturesBehavior(name: "disabled")
  }

  /// The element of a page that was pressed.
  public struct ActivatedElementInfo: Hashable, Sendable {
    /// The address of the pressed link.
    public let linkURL: URL?
  }
}
