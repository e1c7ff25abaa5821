import Combine
import PlumbUIKit

/// The store for the data of pages. It keeps nothing but the cookies that an app sets.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let usual = WKWebsiteDataStore(isPersistent: true)
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  /// Whether it is there in the next run. None is here.
  public let isPersistent: Bool
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  /// Returns the usual one.
  open class func `default`() -> WKWebsiteDataStore { usual }
  /// One of a view's own.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Returns the kinds of what may be kept.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage,
    ]
  }
  /// Fetches the stored records: none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { later { completionHandler([]) } }
  /// Forgets what came since a time.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { later(completionHandler) }
  /// Forgets what is kept of some pages.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { later(completionHandler) }
}

/// The stored data of a server's pages.
open class WKWebsiteDataRecord: NSObject {
  /// The server.
  public var displayName: String { "" }
  /// The kinds of what is kept.
  public var dataTypes: Set<String> { [] }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files that came.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files that came, in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The data that pages have written.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// The cookies that an app sets. No page sets any.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  /// The cookies.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    let cookies = cookies
    later { completionHandler(cookies) }
  }
  /// Returns the cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Keeps a cookie.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    if let completionHandler { later(completionHandler) }
  }
  /// Forgets a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    if let completionHandler { later(completionHandler) }
  }
}
