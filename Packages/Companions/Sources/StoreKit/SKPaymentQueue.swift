/// A product, in older apps.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The unit of a time for which something is paid.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  /// The identifier.
  public let productIdentifier = ""
  /// Its name.
  public let localizedTitle = ""
  /// The description of the product, in words.
  public let localizedDescription = ""
  /// The price.
  public let price = NSDecimalNumber.zero
  /// The locale of the price.
  public let priceLocale = Locale.current
  /// The time for which it is paid: not known.
  public let subscriptionPeriod: SKProductSubscriptionPeriod? = nil
}

/// A time for which something is paid.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// The number of units.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProduct.PeriodUnit { .month }
  override init() {}
}

/// The response of a store.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products that can be bought: none.
  public let products: [SKProduct] = []
  /// The identifiers that the store doesn't know: all.
  public let invalidProductIdentifiers: [String]
  init(_ unknown: [String]) { invalidProductIdentifiers = unknown }
}

/// A question to a store.
open class SKRequest: NSObject {
  /// The delegate, which is notified of the end.
  public weak var delegate: (any SKRequestDelegate)?
  /// Starts the request.
  @available(
    *, deprecated,
    message: "In Plumb, SKPaymentQueue does nothing: no host has a store, so nothing can be bought."
  )
  open func start() {
    later { [self] in delegate?.requestDidFinish(self) }
  }
  /// Cancels the request.
  open func cancel() {}
}

/// A delegate that is notified when a request to a store ends. All methods are optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// It has ended.
  func requestDidFinish(_ request: SKRequest)
  /// It went wrong.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A delegate that receives the available products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store has answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products. No host here has a store, so there are none.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  /// Creates a request for products by their identifiers.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  @available(
    *, deprecated,
    message: "In Plumb, SKPaymentQueue does nothing: no host has a store, so nothing can be bought."
  )
  open override func start() {
    later { [self] in
      let answer = SKProductsResponse(identifiers.sorted())
      (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: answer)
      delegate?.requestDidFinish(self)
    }
  }
}

/// The payment of a purchase.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The number of units.
  public let quantity = 1
  /// Creates a payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
/// A payment that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// For whom, as the app says.
  public var applicationUsername: String?
}

/// The state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase, in older apps.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public let payment: SKPayment
  /// The state of the purchase.
  public let transactionState: SKPaymentTransactionState
  /// The reason for the failure.
  public let error: (any Error)?
  /// Its number.
  public let transactionIdentifier: String? = nil
  /// The date of the transaction.
  public let transactionDate: Date? = nil
  /// The purchase that it brings back.
  public let original: SKPaymentTransaction? = nil
  init(_ payment: SKPayment) {
    (self.payment, transactionState, error) = (payment, .failed, SKError(.paymentNotAllowed))
  }
}

/// An error of a store.
public struct SKError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// An observer of purchases. Only the first method is required.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Purchases have changed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Purchases are gone from the queue.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Reports that the purchases were restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Reports that the purchases couldn't be restored.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
}

/// Purchases of older apps. No host here has a store: each fails at once.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let one = SKPaymentQueue()
  /// Returns the one queue.
  public class func `default`() -> SKPaymentQueue { one }
  /// Returns whether people may buy. They may not.
  public class func canMakePayments() -> Bool { false }
  private var observers: [any SKPaymentTransactionObserver] = []
  /// Purchases that wait: none.
  public var transactions: [SKPaymentTransaction] { [] }
  /// Adds an observer of purchases.
  public func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  /// Forgets somebody who hears of purchases.
  public func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }
  /// Buys. That fails.
  @available(
    *, deprecated,
    message: "In Plumb, SKPaymentQueue does nothing: no host has a store, so nothing can be bought."
  )
  public func add(_ payment: SKPayment) {
    let failed = SKPaymentTransaction(payment)
    later { [self] in for observer in observers { observer.paymentQueue(self, updatedTransactions: [failed]) }
    }
  }
  /// Ends a purchase.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Restores purchases: none.
  @available(
    *, deprecated,
    message: "In Plumb, SKPaymentQueue does nothing: no host has a store, so nothing can be bought."
  )
  public func restoreCompletedTransactions() {
    later { [self] in
      for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }
}
