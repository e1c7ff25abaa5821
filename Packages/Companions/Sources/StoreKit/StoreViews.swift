import SwiftUI
import PlumbViews

/// A thing that people can buy. No host here has a store, so it is a placeholder with its identifier.
public struct ProductView<Icon: View>: View, CalledView {
  package let callSite = _CallSite()
  let id: String
  let icon: Icon
  let fileID: StaticString
  let line: UInt

  /// Shows a thing by its identifier, with a picture.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder icon: () -> Icon
  ) {
    (id, self.icon) = (productID, icon())
    (self.fileID, self.line) = (fileID, line)
  }
  /// Shows a thing, with a picture.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder icon: () -> Icon
  ) { self.init(id: product.id, fileID: fileID, line: line, icon: icon) }

  public var body: some View {
    HStack(spacing: 12) {
      icon.frame(maxWidth: 60, maxHeight: 60)
      Placeholder(id, symbol: "cart").frame(height: 60)
    }
    .reportingCompanion("ProductView", fileID, line)
  }
}

extension ProductView where Icon == EmptyView {
  /// Shows a thing by its identifier.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(id: productID, fileID: fileID, line: line) { EmptyView() } }
  /// Shows a thing.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(id: product.id, fileID: fileID, line: line) { EmptyView() } }
}

/// A list of things that people can buy. No host here has a store, so each is a placeholder with its identifier.
public struct StoreView<Icon: View>: View, CalledView {
  package let callSite = _CallSite()
  let ids: [String]
  let icon: (String) -> Icon
  let fileID: StaticString
  let line: UInt

  /// Shows things by their identifiers.
  public init(
    ids productIDs: some Collection<Product.ID>, fileID: StaticString = #fileID, line: UInt = #line
  ) where Icon == EmptyView {
    (ids, icon) = (Array(productIDs), { _ in EmptyView() })
    (self.fileID, self.line) = (fileID, line)
  }
  /// Shows things by their identifiers. Pictures want a product, which there is none of.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Icon == AnyView {
    (ids, self.icon) = (Array(productIDs), { _ in AnyView(EmptyView()) })
    (self.fileID, self.line) = (fileID, line)
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(ids, id: \.self) { Placeholder($0, symbol: "cart").frame(height: 80) }
      }
      .padding()
    }
    .reportingCompanion("StoreView", fileID, line)
  }
}

/// An offer of things that go on by themselves. No host here has a store: below the app's own words is a placeholder.
public struct SubscriptionStoreView<Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let group: String
  let content: Content
  let fileID: StaticString
  let line: UInt

  /// Creates a view that offers the products of a group, below content of the app.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder marketingContent: () -> Content
  ) {
    (group, content) = (groupID, marketingContent())
    (self.fileID, self.line) = (fileID, line)
  }
  /// Creates a view that offers products by their identifiers, below content of the app.
  public init(
    productIDs: some Collection<Product.ID>, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder marketingContent: () -> Content
  ) {
    (group, content) = (productIDs.joined(separator: ", "), marketingContent())
    (self.fileID, self.line) = (fileID, line)
  }

  public var body: some View {
    VStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      Placeholder(group, symbol: "cart").frame(height: 160)
    }
    .reportingCompanion("SubscriptionStoreView", fileID, line)
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view that offers the products of a group.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(groupID: groupID, fileID: fileID, line: line) { EmptyView() } }
  /// Creates a view that offers products by their identifiers.
  public init(
    productIDs: some Collection<Product.ID>, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(productIDs: productIDs, fileID: fileID, line: line) { EmptyView() } }
}

extension Product {
  /// The relation of a group's products to those that a person has.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is what the person has.
    public static let current = SubscriptionRelationship(rawValue: 1)
    /// It is higher.
    public static let upgrade = SubscriptionRelationship(rawValue: 2)
    /// It is lower.
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    /// It is as high.
    public static let crossgrade = SubscriptionRelationship(rawValue: 8)
    /// All.
    public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
  }
}
