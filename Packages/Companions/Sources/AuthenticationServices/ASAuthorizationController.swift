import PlumbUIKit

/// The window in which somebody is asked.
public typealias ASPresentationAnchor = UIWindow

/// Hears what came of signing in. The methods may be left out.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// A person has signed in. Nobody does here.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// It went wrong.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says where people are asked.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window above which people are asked.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a person to sign in. No host here knows accounts, so the answer is an error.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// The options for asking people.
  nonisolated public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only if something is there already.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests of the controller.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Hears what came of it.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says where people are asked.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var isCanceled = false

  /// Makes one of what is asked.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks. The answer is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASAuthorizationController does nothing: no host knows accounts, so the answer is an error."
  )
  open func performRequests() {
    performRequests(options: [])
  }
  /// Asks. The answer is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASAuthorizationController does nothing: no host knows accounts, so the answer is an error."
  )
  open func performRequests(
    options: RequestOptions
  ) {
    Task {
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(isCanceled ? .canceled : .notHandled))
    }
  }
  /// Offers what is there at a text field. Nothing is, so nothing happens.
  @available(
    *, deprecated,
    message:
      "In Plumb, ASAuthorizationController does nothing: no host knows accounts, so the answer is an error."
  )
  open func performAutoFillAssistedRequests() {}
  /// Cancels the requests.
  open func cancel() { isCanceled = true }
}
