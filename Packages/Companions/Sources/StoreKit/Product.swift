import SwiftUI

/// A product that people can buy. No host here has a store, so there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It stays.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It ends, and is bought again.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It goes on by itself.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  /// The reason why a purchase failed.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let value: String
    /// For whom it is bought.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(value: "\(token)") }
    /// Returns the number of units to buy.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(value: "\(quantity)") }
    /// Returns whether a test asks the person.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(value: "\(simulateAskToBuy)")
    }
  }

  /// The identifier that the app knows it by.
  public let id: String
  /// Its name.
  public let displayName: String
  /// The description of the product, in words.
  public let description: String
  /// The price as people read it.
  public let displayPrice: String
  /// The price.
  public let price: Decimal
  /// The kind of the product.
  public let type: ProductType
  /// The subscription of the product, if it renews by itself.
  public let subscription: SubscriptionInfo?
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// The format of the store's prices.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  /// The store's data about it.
  public let jsonRepresentation: Data
  /// The last purchase of it: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The purchase that entitles the person to it: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// Returns the things of some identifiers: none.
  @available(*, deprecated, message: "In Plumb, Product does nothing: no host has a store.")
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    return []
  }
  /// Buys it. That is taken back at once.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// Whether a store has signed something.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The reason why a signature is invalid.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  /// The signed text: none.
  public var jwsRepresentation: String { "" }

  /// The value, if the store has signed it.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, whoever has signed it.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The purchase's number.
  public let id: UInt64
  /// The product that was bought.
  public let productID: String
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date at which the purchase expires.
  public let expirationDate: Date?
  /// The date at which the purchase was revoked.
  public let revocationDate: Date?
  /// The kind of the product that was bought.
  public let productType: Product.ProductType
  /// The first purchase of it.
  public let originalID: UInt64
  /// The date of the first purchase.
  public let originalPurchaseDate: Date
  /// The number of units that were bought.
  public let purchasedQuantity: Int
  /// Whether a higher one was bought instead.
  public let isUpgraded: Bool
  /// The ownership of the purchase.
  public let ownershipType: OwnershipType
  /// The environment of the store.
  public let environment: AppStore.Environment
  /// The identifier of the group of exclusive products.
  public let subscriptionGroupID: String?
  /// For whom it was bought.
  public let appAccountToken: UUID?
  /// The reason why it was revoked.
  public let revocationReason: RevocationReason?
  /// The store's data about it.
  public let jsonRepresentation: Data
  /// The ownership of a purchase.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The person.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The person's family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  /// The reason why something was revoked.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app did not do what it says.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Another reason.
    public static let other = RevocationReason(rawValue: 0)
  }
  /// The result of a request for a refund.
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  /// The reason why a request for a refund failed.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
  /// Marks the transaction as finished by the app.
  public func finish() async {}

  /// Purchases, as they come: none.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let waits: Bool
    /// Makes the sequence's own reader.
    public func makeAsyncIterator() -> Iterator { Iterator(waits: waits) }
    /// Reads the purchases.
    public struct Iterator: AsyncIteratorProtocol {
      let waits: Bool
      /// Returns the end: at once, or when the task is cancelled.
      public mutating func next() async -> VerificationResult<Transaction>? {
        while waits, !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
  }
  /// Purchases of this and other devices, as they come.
  public static var updates: Transactions { Transactions(waits: true) }
  /// The products that the person owns: none.
  public static var currentEntitlements: Transactions { Transactions(waits: false) }
  /// The purchases of the person: none.
  public static var all: Transactions { Transactions(waits: false) }
  /// Purchases that the app has not given yet: none.
  public static var unfinished: Transactions { Transactions(waits: false) }
  /// Returns the purchase that entitles the person to a product: none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
  /// Returns the last purchase of a thing: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
