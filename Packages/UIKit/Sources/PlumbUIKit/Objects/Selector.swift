import Synchronization

/// A method that is called on a target: what `#selector` gives.
///
/// There is no Objective-C here, so a selector holds the method itself. `#selector(tapped)` in a source means
/// `Selector(tapped)`. It is as large as a pointer, as on Apple's systems, where packages use its bits as a key.
@preconcurrency @MainActor public struct Selector {
  private nonisolated let method: SelectorMethod

  private init(_ perform: @escaping (Any?, [Any?]) -> Bool) { method = SelectorMethod(perform, name: nil) }

  /// Creates a selector by the name of a method. It finds no method, and reports that when it is used.
  nonisolated public init(_ name: String) { method = .named(name) }

  /// Calls the method on a target with what is sent along; whether there was somebody to call.
  func perform(_ target: Any?, _ arguments: [Any?]) -> Bool { method.perform(target, arguments) }
  /// The name that the selector was made of, if it was a name: such a method can't be found.
  nonisolated var name: String? { method.name }
}

nonisolated extension Selector: Hashable, CustomStringConvertible {
  /// Whether two selectors were made at once, or of the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.method === other.method }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(method)) }
  /// The name of the method, where the selector was made of one.
  public var description: String { name ?? "a method" }
}

/// Returns a selector by the name of a method. It finds no method, and reports that when it is used.
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// Returns the name of a selector that was made of one, and `"a method"` for others.
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The method of a selector. It is only called on the main actor.
private final class SelectorMethod: @unchecked Sendable {
  let perform: (_ target: Any?, _ arguments: [Any?]) -> Bool
  let name: String?

  init(_ perform: @escaping (Any?, [Any?]) -> Bool, name: String?) {
    (self.perform, self.name) = (perform, name)
  }

  /// Those that were made of names; each lives on, so that it is the same one the next time.
  private static let known = Mutex<[String: SelectorMethod]>([:])

  static func named(_ name: String) -> SelectorMethod {
    known.withLock { known in
      if let method = known[name] { return method }
      let method = SelectorMethod({ _, _ in false }, name: name)
      known[name] = method
      return method
    }
  }
}

/// An argument that a method takes: the one that was sent, or `nil` where the method takes an optional.
private func argument<A>(_ arguments: [Any?], _ place: Int, as type: A.Type) -> A? {
  guard arguments.indices.contains(place) else { return nil as Any? as? A }
  return arguments[place] as? A
}

extension Selector {
  /// Creates the selector of a type's method without parameters.
  public init<T, R>(_ method: @escaping @MainActor (T) -> @MainActor () -> R) {
    self.init { target, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates the selector of a type's method with the sender.
  public init<T, A, R>(_ method: @escaping @MainActor (T) -> @MainActor (A) -> R) {
    self.init { target, arguments in
      guard let target = target as? T, let first = argument(arguments, 0, as: A.self) else { return false }
      _ = method(target)(first)
      return true
    }
  }

  /// Creates the selector of a type's method with the sender and the event.
  public init<T, A, B, R>(_ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R) {
    self.init { target, arguments in
      guard let target = target as? T, let first = argument(arguments, 0, as: A.self),
        let second = argument(arguments, 1, as: B.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  /// Creates the selector of a type's method with three arguments, as a saved picture calls it.
  public init<T, A, B, C, R>(_ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) {
    self.init { target, arguments in
      guard let target = target as? T, let first = argument(arguments, 0, as: A.self),
        let second = argument(arguments, 1, as: B.self), let third = argument(arguments, 2, as: C.self)
      else { return false }
      _ = method(target)(first, second, third)
      return true
    }
  }

  /// Creates the selector of an object's method without parameters.
  @_disfavoredOverload
  public init<R>(_ method: @escaping @MainActor () -> R) {
    self.init { _, _ in
      _ = method()
      return true
    }
  }

  /// Creates the selector of an object's method with the sender.
  @_disfavoredOverload
  public init<A, R>(_ method: @escaping @MainActor (A) -> R) {
    self.init { _, arguments in
      guard let first = argument(arguments, 0, as: A.self) else { return false }
      _ = method(first)
      return true
    }
  }

  /// Creates the selector of an object's method with the sender and the event.
  @_disfavoredOverload
  public init<A, B, R>(_ method: @escaping @MainActor (A, B) -> R) {
    self.init { _, arguments in
      guard let first = argument(arguments, 0, as: A.self), let second = argument(arguments, 1, as: B.self)
      else { return false }
      _ = method(first, second)
      return true
    }
  }
}

extension Selector {
  /// Calls the method for another of our modules, and reports one that does not exist.
  package func call(on target: AnyObject?, with argument: Any?) {
    TargetAction(target, self).send(argument)
  }
}

/// A target that is not kept alive, and the method to be called on it.
@MainActor struct TargetAction {
  weak var target: AnyObject?
  /// Nobody in particular was named, so a selector that holds an object's own method finds it.
  let hasTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    (hasTarget, self.action) = (target != nil, action)
  }

  /// Whether the method is one of a target; any is where none is named.
  func isOf(_ other: Any?) -> Bool { other == nil || target === other.map { $0 as AnyObject } }

  /// Returns a test for the calls of a target that end. All of its methods are meant without an action, or with a selector that
  /// was made apart from the one that was added, since such two cannot be compared.
  static func ends(
    _ target: Any?, _ action: Selector?, among calls: [TargetAction]
  ) -> (TargetAction) -> Bool {
    let isKnown = calls.contains { $0.isOf(target) && $0.action == action }
    return { $0.isOf(target) && (!isKnown || $0.action == action) }
  }

  /// Calls the method, and reports one that does not exist.
  func send(_ arguments: Any?...) {
    if hasTarget, target == nil { return }
    guard !action.perform(target, arguments) else { return }
    if let name = action.name {
      report("a method named \"\(name)\" can not be found by its name; write #selector with the method.")
    }
  }
}
