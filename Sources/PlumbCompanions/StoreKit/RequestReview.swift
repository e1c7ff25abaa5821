import PlumbUIKit
import SwiftUI

/// An action that asks people to rate the app: the environment's `requestReview`. No host here has a store.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Requests a review.
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("requestReview", fileID, line)
  }
}

extension EnvironmentValues {
  /// The action that asks people to rate the app. No host here has a store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Buys something: the environment's `purchase`. No host here has a store: it is taken back at once.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Buys.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Product.PurchaseResult {
    reportCompanion("Product", fileID, line)
    return .userCancelled
  }
}

extension EnvironmentValues {
  /// Buys something. No host here has a store: it is taken back at once.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// A controller that asks people to rate the app, in older apps.
open class SKStoreReviewController: NSObject {
  /// Requests a review in a scene.
  public class func requestReview(
    in windowScene: UIWindowScene, fileID: StaticString = #fileID, line: UInt = #line
  ) { reportCompanion("requestReview", fileID, line) }
  /// Requests a review.
  public class func requestReview(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("requestReview", fileID, line)
  }
}

/// The store of an app. There is none here.
public enum AppStore {
  /// The environment of a store.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one for people.
    public static let production = Environment(rawValue: "Production")
    /// The one for tests on devices.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// The one for tests in Xcode.
    public static let xcode = Environment(rawValue: "Xcode")
  }
  /// Requests a review.
  @MainActor public static func requestReview(
    in scene: UIWindowScene, fileID: StaticString = #fileID, line: UInt = #line
  ) { reportCompanion("requestReview", fileID, line) }
  /// Shows what the person has bought. There is nothing.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws { reportCompanion("Product", fileID, line) }
  /// Whether people may buy. They may not.
  public static var canMakePayments: Bool { false }
  /// Synchronizes the purchases. There are none.
  public static func sync(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    reportCompanion("Product", fileID, line)
  }
}
