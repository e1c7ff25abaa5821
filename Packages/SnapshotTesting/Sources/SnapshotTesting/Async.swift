/// A value that comes now or later.
public struct Async<Value> {
  /// Starts the work; the closure gets the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that comes when a closure hands it over.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// Returns the value, changed when it comes.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
