/// A request that an app can perform.
open class INIntent: NSObject, @unchecked Sendable {
  /// Words that people may say.
  open var suggestedInvocationPhrase: String?
  /// Creates one.
  public override init() {}
}
/// The response of an app.
open class INIntentResponse: NSObject, @unchecked Sendable {}
/// The interaction of people with an app, of which a host may learn. None does.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The request that was performed.
  public let intent: INIntent
  /// The identifier of the interaction.
  open var identifier = UUID().uuidString
  /// Creates an interaction from a request.
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  /// Donates the interaction. It has no effect.
  @available(
    *, deprecated, message: "In Plumb, INInteraction does nothing: there is neither Siri nor Shortcuts."
  )
  open func donate(
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    later { completion?(nil) }
  }
  /// Forgets all.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    later { completion?(nil) }
  }
}
/// The access of an app to Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// The permission to use Siri, which is not here.
open class INPreferences: NSObject {
  /// Requests permission. It is refused.
  @available(
    *, deprecated, message: "In Plumb, INInteraction does nothing: there is neither Siri nor Shortcuts."
  )
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    later { handler(.denied) }
  }
  /// Returns the access of the app: none.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
}
/// Whether others may know whom people listen to.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
