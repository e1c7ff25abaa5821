import PlumbUIKit
import SwiftUI

/// An action that asks people to rate the app: the environment's `requestReview`. No host here has a store.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Requests a review.
  @available(*, deprecated, message: "In Plumb, requestReview does nothing: no host has a store.")
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that asks people to rate the app. No host here has a store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Buys something: the environment's `purchase`. No host here has a store: it is taken back at once.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Buys.
  @available(*, deprecated, message: "In Plumb, Product does nothing: no host has a store.")
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
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
  @available(*, deprecated, message: "In Plumb, requestReview does nothing: no host has a store.")
  public class func requestReview(
    in windowScene: UIWindowScene
  ) {}
  /// Requests a review.
  @available(*, deprecated, message: "In Plumb, requestReview does nothing: no host has a store.")
  public class func requestReview() {}
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
  @available(*, deprecated, message: "In Plumb, requestReview does nothing: no host has a store.")
  @MainActor public static func requestReview(
    in scene: UIWindowScene
  ) {}
  /// Shows what the person has bought. There is nothing.
  @available(*, deprecated, message: "In Plumb, Product does nothing: no host has a store.")
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene
  ) async throws {}
  /// Whether people may buy. They may not.
  public static var canMakePayments: Bool { false }
  /// Synchronizes the purchases. There are none.
  @available(*, deprecated, message: "In Plumb, Product does nothing: no host has a store.")
  public static func sync() async throws {}
}
