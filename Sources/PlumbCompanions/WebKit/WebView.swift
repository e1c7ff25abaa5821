import SwiftUI

/// A page of the web. Here it is a plate with the page's address: no host puts pages into views.
public struct WebView: View {
  private let url: URL?
  /// Shows the page of an address.
  public init(url: URL?) { self.url = url }
  public var body: some View {
    Plate("Web page", detail: url?.absoluteString, symbol: "globe")
      .accessibilityElement(children: .combine)
  }
}
