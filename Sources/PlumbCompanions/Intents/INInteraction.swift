/// What an app can do when it is asked.
open class INIntent: NSObject, @unchecked Sendable {
  /// Words that people may say.
  open var suggestedInvocationPhrase: String?
  /// Makes one.
  public override init() {}
}
/// What an app has answered.
open class INIntentResponse: NSObject, @unchecked Sendable {}
/// What people have done with an app, of which a host may learn. None does.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What was done.
  public let intent: INIntent
  /// Which one it is.
  open var identifier = UUID().uuidString
  /// Takes what was done.
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  /// Tells it. Nobody hears.
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
/// What an app may do with Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Asks for Siri, which there is not.
open class INPreferences: NSObject {
  /// Asks. It is refused.
  open class func requestSiriAuthorization(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    reportCompanion("INInteraction", fileID, line)
    later { handler(.denied) }
  }
  /// What the app may do: nothing.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
}
/// Whether others may know whom people listen to.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
