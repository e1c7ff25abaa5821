extension Product {
  /// The values of a subscription that renews by itself. No host here has a store, so nobody has one.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of the group of exclusive products.
    public let subscriptionGroupID: String
    /// For how long it is paid.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new people.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for people who had it.
    public let promotionalOffers: [SubscriptionOffer]
    /// Its place in its group: 1 is the highest.
    public let groupLevel: Int
    /// The name of its group.
    public let groupDisplayName: String
    /// Whether the person may get what new people get.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// The states of the person's subscriptions in its group: none.
    public var status: [Status] { get async throws { [] } }
    /// Returns whether a person may get what new people get.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// Returns the states of the person's subscriptions in a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Whether it goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It goes on.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// It was not paid, and is asked for again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It was not paid, and may still be used.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }
    /// The renewal of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
      /// The product that is paid now.
      public let currentProductID: String
      /// Whether it will be paid again.
      public let willAutoRenew: Bool
      /// The product that will be paid then.
      public let autoRenewPreference: String?
      /// The date of the next payment.
      public let renewalDate: Date?
      /// The first purchase.
      public let originalTransactionID: UInt64
      /// Until when it may be used though it is not paid.
      public let gracePeriodExpirationDate: Date?
    }
    /// The state of a person's subscription in a group.
    public struct Status: Hashable, Sendable {
      /// Whether it goes on.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
      /// The renewal of the subscription.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// The changes of the state, as they come: none.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }
  }

  /// For how long something is paid.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// Units of the calendar.
    public enum Unit: Hashable, Sendable, CustomStringConvertible {
      case day, week, month, year
      /// The unit in English, as on Apple's systems: "Month".
      public var description: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      /// The unit in English: Apple's sample "Food Truck" makes "/month" of it.
      public var localizedDescription: String { description }
    }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  /// A price for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Its identifier.
    public let id: String?
    /// The kind of the offer.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as people read it.
    public let displayPrice: String
    /// For how long.
    public let period: SubscriptionPeriod
    /// For how many periods.
    public let periodCount: Int
    /// The mode of payment.
    public let paymentMode: PaymentMode
    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// New people.
      public static let introductory = OfferType(rawValue: 1)
      /// For earlier subscribers.
      public static let promotional = OfferType(rawValue: 2)
      /// For people with a code.
      public static let code = OfferType(rawValue: 3)
    }
    /// The mode of payment of an offer.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// In each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }
  }
}

/// An error of a store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}

extension Product {
  /// The state of a request for products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [String])
    /// The products that were found.
    public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
  }
  /// The state of a request for a product.
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
    /// The product that was found.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }
}
