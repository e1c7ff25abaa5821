import SwiftUI

/// The store of a country. No host here has a store, so there is none.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The store's own name.
  public let id: String
  /// Three letters of ISO 3166.
  public let countryCode: String
  /// The person's store: none.
  public static var current: Storefront? { get async { nil } }
  /// The person's store, whenever it changes: it never does.
  public static var updates: Storefronts { Storefronts() }

  /// Stores, as they change: none.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    /// Makes the sequence's own reader.
    public func makeAsyncIterator() -> Iterator { Iterator() }
    /// Reads the stores.
    public struct Iterator: AsyncIteratorProtocol {
      /// The end, when the task is cancelled.
      public mutating func next() async -> Storefront? {
        await waitUntilCancelled()
        return nil
      }
    }
  }
}

/// Something that the store says to the person. No host here has a store, so it says nothing.
public struct Message: Sendable {
  /// The reason for a message of the store.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Something else.
    public static let generic = Reason(rawValue: 0)
    /// A price has become higher.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// A payment did not go through.
    public static let billingIssue = Reason(rawValue: 2)
    /// The person can get something back.
    public static let winBackOffer = Reason(rawValue: 3)
  }
  /// The reason for the message.
  public let reason: Reason

  /// The messages of the store, as they come: none.
  public static var messages: Messages { Messages() }

  /// Messages, as they come: none.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    /// Makes the sequence's own reader.
    public func makeAsyncIterator() -> Iterator { Iterator() }
    /// Reads the messages.
    public struct Iterator: AsyncIteratorProtocol {
      /// The end, when the task is cancelled.
      public mutating func next() async -> Message? {
        await waitUntilCancelled()
        return nil
      }
    }
  }
}

private func waitUntilCancelled() async {
  while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
}

/// Shows what the store says: the environment's `displayStoreKitMessage`. No host here has a store.
@MainActor public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  /// Shows a message.
  @available(*, deprecated, message: "In Plumb, Product does nothing: no host has a store.")
  public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  /// Shows what the store says. No host here has a store.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

extension Product {
  /// Writes for how long something is paid: "1 month".
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }
  /// Writes the unit for which something is paid: "month".
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
}

extension Product.SubscriptionPeriod {
  /// Writes for how long something is paid, in English: "1 month".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    package init() {}
    /// Writes a time.
    public func format(_ value: Product.SubscriptionPeriod) -> String {
      let unit = value.unit.description.lowercased()
      return "\(value.value) \(unit)\(value.value == 1 ? "" : "s")"
    }
  }
  /// The time in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Product.SubscriptionPeriod { style.format(self) }
}

extension Product.SubscriptionPeriod.Unit {
  /// Writes a unit for which something is paid, in English: "month".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    package init() {}
    /// Writes a unit.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.description.lowercased() }
  }
  /// The unit in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Product.SubscriptionPeriod.Unit { style.format(self) }
}
