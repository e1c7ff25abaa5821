import Combine
import PlumbUIKit

/// The configuration of a web view. It is kept, and has no effect on a placeholder.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The process that runs pages.
  open var processPool = WKProcessPool()
  /// The preferences of the view.
  open var preferences = WKPreferences()
  /// The default preferences of each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts for pages, and the handlers of their messages.
  open var userContentController = WKUserContentController()
  /// The store for the data of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The name that the view adds to its usual one.
  open var applicationNameForUserAgent: String?
  /// Whether films play in their place.
  open var allowsInlineMediaPlayback = false
  /// Whether films play in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// The media that do not play before a person starts them.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The kinds of data in a page that become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether a page is drawn only when all of it is there.
  open var suppressesIncrementalRendering = false
  /// Whether pages only go to those that the app names.
  open var limitsNavigationsToAppBoundDomains = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates the usual one.
  public override init() {}
  /// Sets the handler for addresses of a scheme. It is not called here.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
  {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// Returns the handler for addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
}

/// Answers addresses of a kind. Nobody asks here.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// An address is asked for.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// It is asked for no more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// An address that is asked for.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Answers with a head.
  func didReceive(_ response: URLResponse)
  /// Answers with a part of the data.
  func didReceive(_ data: Data)
  /// Ends the answer.
  func didFinish()
  /// Ends with an error.
  func didFailWithError(_ error: any Error)
}

/// Films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of data in a page that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Places.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All of these.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The process that runs pages.
open class WKProcessPool: NSObject {}

/// The preferences of a web view. They are kept.
open class WKPreferences: NSObject {
  /// The least size of letters in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether people are warned of fraudulent pages.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether pages can fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether texts can be selected.
  open var isTextInteractionEnabled = true
  private var others: [String: Any] = [:]
  /// Sets a preference by its name.
  open func setValue(_ value: Any?, forKey key: String) { others[key] = value }
  /// Returns a preference by its name.
  open func value(forKey key: String) -> Any? { others[key] }
}

/// The preferences of a page. They are kept.
open class WKWebpagePreferences: NSObject {
  /// The kind of content that a page shows.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// Whether the page's own scripts run.
  open var allowsContentJavaScript = true
  /// The kind of content that the page shows.
  open var preferredContentMode = ContentMode.recommended
}
