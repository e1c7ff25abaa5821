import PlumbUIKit

/// An achievement of a player. It is not reported here.
open class GKAchievement: NSObject {
  /// The identifier of the achievement.
  open var identifier: String
  /// The progress, from 0 to 100.
  open var percentComplete = 0.0
  /// Whether the player is notified when it is reached.
  open var showsCompletionBanner = false
  /// Whether all of it is reached.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// Creates an achievement by its identifier.
  public init(identifier: String) { self.identifier = identifier }
  /// Reports achievements. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, GKAchievement.report does nothing: no host knows players, so the answer is an error."
  )
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    later { completionHandler?(GKError(.notAuthenticated)) }
  }
  /// Loads the achievements. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, GKAchievement.report does nothing: no host knows players, so the answer is an error."
  )
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
}

/// The mark in a corner that leads to a player's page. It is not shown here.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  /// The corner.
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  /// The one mark.
  public static let shared = GKAccessPoint()
  /// Whether it is wanted.
  open var isActive = false { didSet { if isActive { reportCompanion("GKAccessPoint") } } }
  /// The corner.
  open var location = Location.topLeading
  /// Whether it shows what was reached last.
  open var showHighlights = false
  /// Whether it is seen: it is not.
  open var isVisible: Bool { false }
}
