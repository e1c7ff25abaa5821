import SwiftUI

extension View {
  /// Sets the options of a purchase. No host has a store.
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("inAppPurchaseOptions", fileID, line)
  }
  /// Sets the preferred offer of a subscription. The store's view is a placeholder.
  public func preferredSubscriptionOffer(
    _ offer: (
      (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
    )?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("preferredSubscriptionOffer", fileID, line)
  }
  /// Sets the icon beside a choice of an offer. The store's view is a placeholder.
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreControlIcon", fileID, line)
  }
  /// Sets the background of an offer's controls. The store's view is a placeholder.
  public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreControlBackground", fileID, line)
  }
  /// Sets the background of an offer's controls. The store's view is a placeholder.
  public func subscriptionStoreControlBackground<S: ShapeStyle>(
    _ background: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreControlBackground", fileID, line)
  }
  /// Sets the style of the words on the policies. The store's view is a placeholder.
  public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStorePolicyForegroundStyle", fileID, line)
  }
  /// Sets two styles of the words on the policies. The store's view is a placeholder.
  public func subscriptionStorePolicyForegroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStorePolicyForegroundStyle", fileID, line)
  }
  /// Sets an action for signing in. The store's view is a placeholder.
  public func subscriptionStoreSignInAction(
    _ action: (() -> Void)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreSignInAction", fileID, line)
  }
  /// Sets whether a person may begin at a lower price. No host has a store.
  public func subscriptionIntroductoryOffer(
    applyOffer: @escaping (Product, Product.SubscriptionInfo) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionIntroductoryOffer", fileID, line)
  }
  /// Sets an offer for a person. No host has a store.
  public func subscriptionPromotionalOffer(
    offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionPromotionalOffer", fileID, line)
  }
  /// Sets the style of groups of offers. The store's view is a placeholder.
  public func subscriptionStoreOptionGroupStyle<S: SubscriptionStoreOptionGroupStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreOptionGroupStyle", fileID, line)
  }
  /// Sets the style of an offer. The store's view is a placeholder.
  public func subscriptionOfferViewStyle<S: SubscriptionOfferViewStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionOfferViewStyle", fileID, line)
  }
  /// Sets whether the description of a product is shown. The store's view is a placeholder.
  public func productDescription(_ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    reportingCompanion("productDescription", fileID, line)
  }
  /// Adds a border around the picture of a product. It is a placeholder.
  public func productIconBorder(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    reportingCompanion("productIconBorder", fileID, line)
  }
  /// Sets whether the store shows further products. No host has a store.
  public func appStoreMerchandising(
    isPresented: Binding<Bool>, kind: AppStoreMerchandisingKind, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("appStoreMerchandising", fileID, line)
  }
}

/// The background of an offer's controls.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  let name: String
  /// As the system likes
  public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
  /// Frosted glass that fades
  public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
  /// Thin frosted glass that fades
  public static let gradientMaterialThin = SubscriptionStoreControlBackground(name: "gradientMaterialThin")
}

/// The kind of further products that a store shows.
public struct AppStoreMerchandisingKind: Hashable, Sendable {
  let name: String
  /// As the system likes
  public static let automatic = AppStoreMerchandisingKind(name: "automatic")
}

/// The style of groups of offers.
public protocol SubscriptionStoreOptionGroupStyle {}
/// As the system likes.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionStoreOptionGroupStyle {}
/// With tabs.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionStoreOptionGroupStyle {}
/// With links.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionStoreOptionGroupStyle {}
extension SubscriptionStoreOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// As the system likes.
  public static var automatic: Self { Self() }
}
extension SubscriptionStoreOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  /// A tab for each group.
  public static var tabs: Self { Self() }
}
extension SubscriptionStoreOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  /// A link for each group.
  public static var links: Self { Self() }
}

/// The style of an offer.
public protocol SubscriptionOfferViewStyle {}
/// As the system likes.
public struct AutomaticSubscriptionOfferViewStyle: SubscriptionOfferViewStyle {}
extension SubscriptionOfferViewStyle where Self == AutomaticSubscriptionOfferViewStyle {
  /// As the system likes.
  public static var automatic: Self { Self() }
}
