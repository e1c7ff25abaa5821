/// The reason why a person's identity isn't confirmed.
public struct LAError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
    case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// The policy for authenticating a person.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// The way that a device identifies people.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// A context for authenticating a person. No host here can: the answer is an error.
open class LAContext: NSObject {
  /// The way that the device identifies people: none.
  public var biometryType: LABiometryType { .none }
  /// The words of the other button.
  public var localizedFallbackTitle: String?
  /// The words of the button that ends it.
  public var localizedCancelTitle: String?
  /// Creates a context.
  public override init() {}
  /// Returns whether the device can ask. It cannot.
  @available(
    *, deprecated,
    message: "In Plumb, LAContext does nothing: no host knows people, so the answer is an error."
  )
  public func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = NSError(
      domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }
  /// Authenticates the person. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, LAContext does nothing: no host knows people, so the answer is an error."
  )
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { reply(false, LAError(.biometryNotAvailable)) }
  }
  /// Authenticates the person. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, LAContext does nothing: no host knows people, so the answer is an error."
  )
  @discardableResult public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Forgets who the person is.
  public func invalidate() {}
}
