import SwiftUI

/// Something that people can buy. No host here has a store, so there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing it is.
  public struct ProductType: Hashable, Sendable {
    private let name: String
    /// It is used up.
    public static let consumable = ProductType(name: "consumable")
    /// It stays.
    public static let nonConsumable = ProductType(name: "nonConsumable")
    /// It ends, and is bought again.
    public static let nonRenewable = ProductType(name: "nonRenewable")
    /// It goes on by itself.
    public static let autoRenewable = ProductType(name: "autoRenewable")
  }
  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {}

  /// The identifier that the app knows it by.
  public let id: String
  /// Its name.
  public let displayName: String
  /// What it is, in words.
  public let description: String
  /// The price as people read it.
  public let displayPrice: String
  /// The price.
  public let price: Decimal
  /// What kind of thing it is.
  public let type: ProductType

  /// The things of some identifiers: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> [Product] where Identifiers.Element == String {
    reportCompanion("Product", fileID, line)
    return []
  }
  /// Buys it. That is taken back at once.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// Whether a store has signed something.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)

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

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The purchase's number.
  public let id: UInt64
  /// What was bought.
  public let productID: String
  /// When it was bought.
  public let purchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// What kind of thing was bought.
  public let productType: Product.ProductType
  /// Tells the store that the app has given what was bought.
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
      /// The end: at once, or when the task is cancelled.
      public mutating func next() async -> VerificationResult<Transaction>? {
        while waits, !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
  }
  /// Purchases of this and other devices, as they come.
  public static var updates: Transactions { Transactions(waits: true) }
  /// What the person owns: nothing.
  public static var currentEntitlements: Transactions { Transactions(waits: false) }
  /// What the person has bought: nothing.
  public static var all: Transactions { Transactions(waits: false) }
  /// The last purchase of a thing: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
