import PlumbUIKit

/// Says where a page is shown.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window above which the page is shown.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// An error of signing in on a page.
public struct ASWebAuthenticationSessionError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The code of the error.
  public let code: Code
  /// Makes an error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The person has closed the page.
  public static var canceledLogin: Code { .canceledLogin }
  /// Nobody says where the page is shown.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The page cannot be shown there.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Signs in on a page of the web. No host shows such pages, so `start` reports itself, the answer is an error, and the session's
/// values are data that the app reads back.
open class ASWebAuthenticationSession: NSObject {
  /// Hears the address that the page has come to.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// The address at which the page ends.
  public struct Callback: Sendable {
    /// One that begins with a word of the app's.
    public static func customScheme(_ customScheme: String) -> Callback { Callback() }
    /// One of the app's own server.
    public static func https(host: String, path: String) -> Callback { Callback() }
  }

  /// Says where the page is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page forgets its data.
  open var prefersEphemeralWebBrowserSession = false
  /// The headers that are sent with the request.
  open var additionalHeaderFields: [String: String]?
  /// Whether it can begin.
  open var canStart: Bool { true }
  private var completion: CompletionHandler?

  /// Makes one for a page that ends at an address with a word of the app's.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }
  /// Makes one for a page that ends at an address.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// Begins. The answer is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASWebAuthenticationSession does nothing: no host shows pages of the web, so the answer is an error."
  )
  @discardableResult open func start() -> Bool {
    later { [self] in
      completion?(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
      completion = nil
    }
    return true
  }
  /// Ends. The answer is that it was taken back.
  open func cancel() {
    later { [self] in
      completion?(nil, ASWebAuthenticationSessionError(.canceledLogin))
      completion = nil
    }
  }
}
