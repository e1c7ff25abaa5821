import SwiftUI
import PlumbViews

/// A page of the web. Here it is a placeholder with the page's address: no host puts pages into views.
public struct WebView: View, CalledView {
  package let callSite = _CallSite()
  private let url: URL?
  private let page: WebPage?
  /// Shows the page of an address.
  public init(url: URL?) { (self.url, page) = (url, nil) }
  /// Shows a page, also when it gets another address.
  public init(_ page: WebPage) { (url, self.page) = (nil, page) }
  public var body: some View {
    let title = page.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    Placeholder(
      title ?? "Web page", detail: page?.words ?? (page?.url ?? url)?.absoluteString, symbol: "globe"
    )
    .accessibilityElement(children: .combine)
  }
}
