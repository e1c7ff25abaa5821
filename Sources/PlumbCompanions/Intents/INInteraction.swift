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
  open func donate(
    fileID: StaticString = #fileID, line: UInt = #line, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    reportCompanion("INInteraction", fileID, line)
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
  open class func requestSiriAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    reportCompanion("INInteraction", fileID, line)
    later { handler(.denied) }
  }
  /// Returns the access of the app: none.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
}
/// Whether others may know whom people listen to.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
