import PlumbUIKit

/// Whether an app may see a person's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The access of an app to a person's pictures.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// An error with a person's pictures.
public struct PHPhotosError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable { case internalError = -1, userCancelled = 3072, accessUserDenied = 3311 }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// A person's pictures. No host here has any, so access is refused.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let one = PHPhotoLibrary()
  /// Returns the one library.
  public class func shared() -> PHPhotoLibrary { one }
  /// Returns whether the app may see pictures: it may not.
  public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Returns whether the app may do something with pictures: it may not.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Requests permission to see pictures. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, PHPhotoLibrary does nothing: no host has pictures of people, so access is refused."
  )
  public class func requestAuthorization(
    _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    later { handler(.denied) }
  }
  /// Requests permission to use pictures. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, PHPhotoLibrary does nothing: no host has pictures of people, so access is refused."
  )
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    later { handler(.denied) }
  }
  /// Requests permission to use pictures. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, PHPhotoLibrary does nothing: no host has pictures of people, so access is refused."
  )
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    return .denied
  }
  /// Changes the library. There is none, so nothing is called but the handler, with an error.
  @available(
    *, deprecated,
    message: "In Plumb, PHPhotoLibrary does nothing: no host has pictures of people, so access is refused."
  )
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    later { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }
  /// Changes the library. There is none, so the answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, PHPhotoLibrary does nothing: no host has pictures of people, so access is refused."
  )
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void
  ) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}
