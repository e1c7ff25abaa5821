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
  public class func requestAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    reportCompanion("PHPhotoLibrary", fileID, line)
    later { handler(.denied) }
  }
  /// Requests permission to use pictures. It is refused.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, fileID: StaticString = #fileID, line: UInt = #line,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    reportCompanion("PHPhotoLibrary", fileID, line)
    later { handler(.denied) }
  }
  /// Requests permission to use pictures. It is refused.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> PHAuthorizationStatus {
    reportCompanion("PHPhotoLibrary", fileID, line)
    return .denied
  }
  /// Changes the library. There is none, so nothing is called but the handler, with an error.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, fileID: StaticString = #fileID, line: UInt = #line,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    reportCompanion("PHPhotoLibrary", fileID, line)
    later { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }
  /// Changes the library. There is none, so the answer is an error.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    reportCompanion("PHPhotoLibrary", fileID, line)
    throw PHPhotosError(.accessUserDenied)
  }
}
