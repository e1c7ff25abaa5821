import SwiftUI

/// Asks people what they think of the app: the environment's `requestReview`. No host here has a store to ask in.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Asks.
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("requestReview", fileID, line)
  }
}

extension EnvironmentValues {
  /// Asks people what they think of the app. No host here has a store to ask in.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks people what they think of the app, in older apps.
open class SKStoreReviewController: NSObject {
  /// Asks.
  public class func requestReview(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("requestReview", fileID, line)
  }
}

/// The store of an app. There is none here.
public enum AppStore {
  /// Whether people may buy. They may not.
  public static var canMakePayments: Bool { false }
  /// Brings what was bought up to date. There is nothing.
  public static func sync(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    reportCompanion("Product", fileID, line)
  }
}
