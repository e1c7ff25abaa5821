import Foundation
import Synchronization

/// The context of one update: the animation that `withAnimation` sets, and other values that views pass down.
public struct Transaction {
  /// The animation of changes; `nil` shows them at once.
  public var animation: Animation?
  /// Views' own `animation` modifiers are passed over.
  public var disablesAnimations = false
  /// The change is one of many, such as of a drag.
  public var isContinuous = false
  /// Whether the velocity of changes is kept for the next animation; accepted, since springs do it anyway.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// The number that distinguishes one `withTransaction` from another; 0 for changes outside of any.
  var number = 0
  package var completions: [AnimationCompletion] = []

  /// Creates a transaction whose changes are shown at once.
  public init() {}
  /// Creates a transaction whose changes are shown with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the transaction; the key's default if none is set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds an action that is performed once when the animations of this transaction end, or at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria) { completion() })
  }

  private static let count = Atomic<Int>(0)
  /// The number of open transactions on all threads. While it is zero, no code looks for one.
  private static let open = Atomic<Int>(0)

  /// The transaction of changes that are made now, on this thread.
  package static var current: Transaction {
    guard open.load(ordering: .relaxed) > 0 else { return Transaction() }
    return (Thread.current.threadDictionary[ThreadKey.name] as? Innermost)?.transaction ?? Transaction()
  }

  // A task local would also reach the tasks that are started inside, whose changes are none of the transaction's.
  private enum ThreadKey { static let name = "plumb.transaction" }
  private final class Innermost {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  fileprivate static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    let values = Thread.current.threadDictionary
    let outer = values[ThreadKey.name]
    var inner = transaction
    inner.number = count.add(1, ordering: .relaxed).newValue
    open.add(1, ordering: .relaxed)
    values[ThreadKey.name] = Innermost(inner)
    defer {
      values[ThreadKey.name] = outer
      open.subtract(1, ordering: .relaxed)
    }
    let result = try body()
    // Nothing changed that anybody shows.
    for completion in transaction.completions where completion.host == nil { completion.close() }
    return result
  }
}

/// The name of a value of a transaction, and its default.
public protocol TransactionKey {
  /// The type of the value that the transaction holds under the key.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// Makes changes in a transaction.
nonisolated public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Makes changes in the current transaction with a value set.
nonisolated public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}

/// Makes changes that are shown with an animation.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  return try Transaction.run(transaction, body)
}

/// Makes changes that are shown with an animation, and does something once when that is done.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.run(transaction, body)
}

extension Binding {
  /// Returns a binding whose changes are shown with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding whose changes are made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let original = self
    return Binding(
      get: { original.wrappedValue },
      set: { value in withTransaction(transaction) { original.wrappedValue = value } })
  }
}
