import SwiftUI

/// A kind of button in a store's view.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// Ends the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// The button that restores purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// The button that redeems a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Signs in.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// Shows what is agreed on.
  public static let policies = StoreButtonKind(name: "policies")
}

/// The label of an offer's buttons.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  /// A verb.
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  /// The thing's name.
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  /// The price.
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  /// One line.
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
  /// Several lines.
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
}

/// The kind of a policy that people agree to.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }

/// The style of the choices of an offer.
public protocol SubscriptionStoreControlStyle {}
/// A list to choose from.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
/// A button for each.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
/// As the system likes.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A list to choose from.
  public static var picker: Self { Self() }
  /// A list to choose from, in front.
  public static var prominentPicker: Self { Self() }
  /// A small list to choose from.
  public static var compactPicker: Self { Self() }
  /// A list with pages to choose from.
  public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each.
  public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// As the system likes.
  public static var automatic: Self { Self() }
}

/// The size of a product's view.
public struct ProductViewStyleSize: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ProductViewStyleSize(name: "automatic")
  /// Small.
  public static let compact = ProductViewStyleSize(name: "compact")
  /// As large as a row.
  public static let regular = ProductViewStyleSize(name: "regular")
  /// Large.
  public static let large = ProductViewStyleSize(name: "large")
}

extension ContainerBackgroundPlacement {
  /// Behind an offer.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
  /// Behind the words of an offer.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
  /// Behind an offer, from edge to edge.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}

/// The state of a store's task.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  /// The value that was found.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  /// Turns what was found into something else.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

extension View {
  /// Sets the size of products. They are placeholders.
  public func productViewStyle(
    _ style: ProductViewStyleSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("productViewStyle", fileID, line) }
  /// Sets the style of the choices of an offer. It is a placeholder.
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("subscriptionStoreControlStyle", fileID, line) }
  /// Sets the labels of an offer's buttons. It is a placeholder.
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("subscriptionStoreButtonLabel", fileID, line) }
  /// Sets the background of the choices of an offer. It is a placeholder.
  public func subscriptionStorePickerItemBackground(
    _ background: some ShapeStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("subscriptionStorePickerItemBackground", fileID, line) }
  /// Shows or hides buttons of a store's view. It is a placeholder.
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { reportingCompanion("storeButton", fileID, line) }
  /// Sets the destination of a link to the terms.
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("subscriptionStorePolicyDestination", fileID, line) }
  /// Shows what the person has bought, which is nothing.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("manageSubscriptionsSheet", fileID, line) }
  /// Adds a sheet that requests a refund.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>, fileID: StaticString = #fileID,
    line: UInt = #line,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { reportingCompanion("refundRequestSheet", fileID, line) }
  /// Adds a sheet that redeems a code.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { reportingCompanion("offerCodeRedemption", fileID, line) }
  /// Shows another app of the store.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line,
    configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { reportingCompanion("appStoreOverlay", fileID, line) }
  /// Adds an action to perform before a purchase in a store's view. Nothing is bought.
  public func onInAppPurchaseStart(
    fileID: StaticString = #fileID, line: UInt = #line, perform action: ((Product) async -> Void)?
  ) -> some View { reportingCompanion("onInAppPurchaseStart", fileID, line) }
  /// Adds an action to perform after a purchase in a store's view. Nothing is bought.
  public func onInAppPurchaseCompletion(
    fileID: StaticString = #fileID, line: UInt = #line,
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { reportingCompanion("onInAppPurchaseCompletion", fileID, line) }
  /// Passes the store's information about a product to an action: there is none.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
  ) -> some View { task(id: id, priority: priority) { await action(.unavailable) } }
  /// Passes the store's information about products to an action: there is none.
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) { await action(.success([], unavailable: Array(ids))) }
  }
  /// Passes a person's subscriptions of a group to an action: there are none.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task(id: groupID, priority: priority) { await action(.success([])) } }
  /// Passes the entitlement to a product to an action: there is none.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task(id: productID, priority: priority) { await action(.success(nil)) } }
}

/// An offer of another app.
@MainActor open class SKOverlay: NSObject {
  /// The configuration of an offer.
  public class Configuration: NSObject {}
  /// An offer of an app by its number.
  public class AppConfiguration: Configuration {
    /// Creates an offer of an app.
    public init(appIdentifier: String, position: Position) {}
  }
  /// The position of the overlay.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
}
