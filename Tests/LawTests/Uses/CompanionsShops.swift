// swift-format-ignore-file
import SwiftUI
import StoreKit

// SwiftUI has a transaction too, so that Apple's compiler finds the bare name ambiguous.

public enum StoreError: Error { case failedVerification }
typealias RenewalState = StoreKit.Product.SubscriptionInfo.RenewalState
@MainActor class Merchant: ObservableObject {
    @Published private(set) var products: [Product] = []
    @Published private(set) var purchasedIDs = Set<String>()
    @Published private(set) var status: RenewalState?
    var updateListenerTask: Task<Void, Error>? = nil
    init() { updateListenerTask = listenForTransactions(); Task { await requestProducts(); await updateCustomerProductStatus() } }
    deinit { updateListenerTask?.cancel() }
    func listenForTransactions() -> Task<Void, Error> {
        Task.detached {
            for await result in StoreKit.Transaction.updates {
                do { let t = try await self.checkVerified(result); await self.updateCustomerProductStatus(); await t.finish() } catch { print("Transaction failed verification") }
            }
        }
    }
    func requestProducts() async {
        do {
            let storeProducts = try await Product.products(for: ["com.a.gold", "com.a.silver"])
            for p in storeProducts {
                switch p.type {
                case .consumable, .nonConsumable: products.append(p)
                case .autoRenewable:
                    if let s = p.subscription { print(s.subscriptionPeriod.unit, s.subscriptionPeriod.value, s.introductoryOffer?.paymentMode == .freeTrial, await s.isEligibleForIntroOffer, s.subscriptionGroupID) }
                    products.append(p)
                default: print("Unknown product")
                }
            }
            products.sort { $0.price < $1.price }
        } catch { print("Failed product request: \(error)") }
    }
    func purchase(_ product: Product) async throws -> StoreKit.Transaction? {
        let result = try await product.purchase(options: [.appAccountToken(UUID()), .quantity(1)])
        switch result {
        case .success(let verification):
            let transaction = try checkVerified(verification)
            await transaction.finish()
            return transaction
        case .userCancelled, .pending: return nil
        @unknown default: return nil
        }
    }
    func checkVerified<T>(_ result: VerificationResult<T>) throws -> T {
        switch result { case .unverified(_, let error): print(error); throw StoreError.failedVerification; case .verified(let safe): return safe }
    }
    func updateCustomerProductStatus() async {
        for await result in StoreKit.Transaction.currentEntitlements {
            guard case .verified(let t) = result else { continue }
            if t.revocationDate == nil, let exp = t.expirationDate, exp > .now { purchasedIDs.insert(t.productID) } else { purchasedIDs.remove(t.productID) }
            print(t.originalPurchaseDate, t.productType, t.ownershipType, t.environment.rawValue, t.jsonRepresentation.count, t.isUpgraded)
        }
        status = try? await products.first?.subscription?.status.first?.state
        if let s = try? await Product.SubscriptionInfo.status(for: "group").first, case .verified(let r) = s.renewalInfo { print(r.willAutoRenew, r.currentProductID) }
    }
    func restore() async { try? await AppStore.sync() }
}
struct StoreView1: View {
    @StateObject var store = Merchant()
    @Environment(\.requestReview) var requestReview
    @Environment(\.purchase) private var purchase
    @State private var manage = false; @State private var refund = false; @State private var error: String?
    var body: some View {
        NavigationStack {
            List {
                Section("Products") {
                    ForEach(store.products) { p in
                        HStack { VStack(alignment: .leading) { Text(p.displayName).bold(); Text(p.description) }; Spacer()
                            Button(p.displayPrice) { Task { do { _ = try await store.purchase(p) } catch StoreKitError.userCancelled { } catch { self.error = error.localizedDescription } } }.buttonStyle(.bordered) }
                    }
                    ProductView(id: "com.a.gold") { Image(systemName: "crown").resizable().scaledToFit() }.productViewStyle(.large)
                }
                Button("Restore") { Task { await store.restore() } }
                Button("Rate") { requestReview() }
                Button("Manage") { manage = true }
            }
            .manageSubscriptionsSheet(isPresented: $manage).refundRequestSheet(for: 1, isPresented: $refund) { r in print(r) }
            .offerCodeRedemption(isPresented: .constant(false)) { _ in }
            .subscriptionStatusTask(for: "group") { s in print(s.value?.count ?? 0) }
            .currentEntitlementTask(for: "com.a.gold") { state in if case .success(let t) = state { print(t as Any) } }
            .onInAppPurchaseCompletion { product, result in print(product.id, result) }
            .storeProductsTask(for: ["x"]) { _ in }
        }
    }
}
struct Paywall: View {
    var body: some View {
        SubscriptionStoreView(groupID: "g", visibleRelationships: .upgrade) { VStack { Text("Go Pro").font(.largeTitle) }.containerBackground(.blue.gradient, for: .subscriptionStoreHeader) }
            .subscriptionStoreButtonLabel(.multiline).subscriptionStorePickerItemBackground(.thinMaterial).storeButton(.visible, for: .restorePurchases, .redeemCode).subscriptionStoreControlStyle(.prominentPicker)
            .subscriptionStorePolicyDestination(url: URL(string: "https://a.b")!, for: .privacyPolicy)
    }
}
class OldStore: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    func start() { SKPaymentQueue.default().add(self); let r = SKProductsRequest(productIdentifiers: ["a"]); r.delegate = self; r.start(); if SKPaymentQueue.canMakePayments() { SKStoreReviewController.requestReview() } }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) { response.products.forEach { let f = NumberFormatter(); f.numberStyle = .currency; f.locale = $0.priceLocale; print(f.string(from: $0.price) ?? "", $0.localizedTitle); SKPaymentQueue.default().add(SKPayment(product: $0)) } }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for t in transactions { switch t.transactionState { case .purchased, .restored: queue.finishTransaction(t); case .failed: if let e = t.error as? SKError, e.code != .paymentCancelled { print(e) }; default: break } } }
}
#Preview { StoreView1() }
#Preview { Paywall() }
