import SwiftUI

extension View {
  /// Takes what is said along with a purchase. No host has a store.
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("inAppPurchaseOptions", fileID, line)
  }
  /// Takes which offer of a subscription is preferred. It is a plate.
  public func preferredSubscriptionOffer(
    _ offer: (
      (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
    )?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("preferredSubscriptionOffer", fileID, line)
  }
  /// Takes the picture beside a choice of an offer. It is a plate.
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreControlIcon", fileID, line)
  }
  /// Takes what is behind the controls of an offer. It is a plate.
  public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreControlBackground", fileID, line)
  }
  /// Takes what is behind the controls of an offer. It is a plate.
  public func subscriptionStoreControlBackground<S: ShapeStyle>(
    _ background: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreControlBackground", fileID, line)
  }
  /// Takes the style of the words on what is agreed on. It is a plate.
  public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStorePolicyForegroundStyle", fileID, line)
  }
  /// Takes two styles of the words on what is agreed on. It is a plate.
  public func subscriptionStorePolicyForegroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStorePolicyForegroundStyle", fileID, line)
  }
  /// Takes what signing in does. It is a plate.
  public func subscriptionStoreSignInAction(
    _ action: (() -> Void)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreSignInAction", fileID, line)
  }
  /// Takes whether somebody may begin at a lower price. No host has a store.
  public func subscriptionIntroductoryOffer(
    applyOffer: @escaping (Product, Product.SubscriptionInfo) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionIntroductoryOffer", fileID, line)
  }
  /// Takes an offer for somebody. No host has a store.
  public func subscriptionPromotionalOffer(
    offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionPromotionalOffer", fileID, line)
  }
  /// Takes how groups of offers are shown. It is a plate.
  public func subscriptionStoreOptionGroupStyle<S: SubscriptionStoreOptionGroupStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionStoreOptionGroupStyle", fileID, line)
  }
  /// Takes how an offer looks. It is a plate.
  public func subscriptionOfferViewStyle<S: SubscriptionOfferViewStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("subscriptionOfferViewStyle", fileID, line)
  }
  /// Takes whether the words of a thing to buy are shown. It is a plate.
  public func productDescription(_ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    reportingCompanion("productDescription", fileID, line)
  }
  /// Puts a border around the picture of a thing to buy. It is a plate.
  public func productIconBorder(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    reportingCompanion("productIconBorder", fileID, line)
  }
  /// Takes whether the store shows what else there is. No host has a store.
  public func appStoreMerchandising(
    isPresented: Binding<Bool>, kind: AppStoreMerchandisingKind, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    reportingCompanion("appStoreMerchandising", fileID, line)
  }
}

/// What is behind the controls of an offer.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  let name: String
  /// As the system likes
  public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
  /// Frosted glass that fades
  public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
  /// Thin frosted glass that fades
  public static let gradientMaterialThin = SubscriptionStoreControlBackground(name: "gradientMaterialThin")
}

/// What a store shows besides.
public struct AppStoreMerchandisingKind: Hashable, Sendable {
  let name: String
  /// As the system likes
  public static let automatic = AppStoreMerchandisingKind(name: "automatic")
}

/// How groups of offers are shown.
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

/// How an offer looks.
public protocol SubscriptionOfferViewStyle {}
/// As the system likes.
public struct AutomaticSubscriptionOfferViewStyle: SubscriptionOfferViewStyle {}
extension SubscriptionOfferViewStyle where Self == AutomaticSubscriptionOfferViewStyle {
  /// As the system likes.
  public static var automatic: Self { Self() }
}
