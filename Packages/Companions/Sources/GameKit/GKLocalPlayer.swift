import PlumbUIKit

/// An error with games.
public struct GKError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    case notSupported = 16
  }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// A player.
open class GKPlayer: NSObject, @unchecked Sendable {
  /// The size of a player's picture.
  public enum PhotoSize: Int, Sendable { case small, normal }
  /// The name that others see.
  open var alias: String { "" }
  /// The name that friends see.
  open var displayName: String { "" }
  /// The player's own identifier in this game.
  open var gamePlayerID: String { "" }
  /// The player's own identifier in all games of a team.
  open var teamPlayerID: String { "" }
  /// Loads the player's picture. There is none, so the answer is an error.
  open func loadPhoto(
    for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
  ) { later { completionHandler?(nil, GKError(.notAuthenticated)) } }
}

/// The player on this device. No host here has players, so none is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  /// The local player.
  public static let local = GKLocalPlayer()
  /// Whether it is known who plays: it is not.
  open var isAuthenticated: Bool { false }
  /// Whether it is somebody who may not see everything.
  open var isUnderage: Bool { false }
  /// Whether it is somebody who may not play with others.
  open var isMultiplayerGamingRestricted: Bool { false }
  /// A closure that receives the result of signing in. It is called at once, with an error.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      reportCompanion("GKLocalPlayer.authenticateHandler")
      later { authenticateHandler(nil, GKError(.notSupported)) }
    }
  }
}
