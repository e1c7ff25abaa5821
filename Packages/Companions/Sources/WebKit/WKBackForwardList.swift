/// A page where a view was.
public final class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The address as it was asked for.
  public var initialURL: URL { url }
  /// The page's title, which nobody knows.
  public var title: String? { nil }
  init(url: URL) { self.url = url }
}

/// The pages where a view was.
public final class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  /// The page that is shown.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after, where the view has gone back.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before, the first one first.
  public var backList: [WKBackForwardListItem] { place > 0 ? Array(items[..<place]) : [] }
  /// The pages after, the next one first.
  public var forwardList: [WKBackForwardListItem] {
    place >= 0 ? Array(items[(place + 1)...]) : []
  }
  /// Returns the page that is some pages after the one that is shown; before it for a number below 0.
  public func item(at index: Int) -> WKBackForwardListItem? {
    // A number of somebody's can be any.
    let (sum, isTooLarge) = place.addingReportingOverflow(index)
    return !isTooLarge && items.indices.contains(sum) ? items[sum] : nil
  }

  /// Goes to a page; the pages after are forgotten. The page that is shown is not added once more.
  func append(_ url: URL) {
    guard currentItem?.url != url else { return }
    items = Array(items.prefix(place + 1)) + [WKBackForwardListItem(url: url)]
    place = items.count - 1
  }
  /// Goes to a page where the view was.
  func move(to item: WKBackForwardListItem) { place = items.firstIndex { $0 === item } ?? place }
}
