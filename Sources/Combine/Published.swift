private import Foundation
public import OpenCombine

/// A property of a class that says before it changes that it will, and publishes what it changes to.
@propertyWrapper public struct Published<Value> {
  fileprivate let storage: Storage

  /// Creates a property that starts with a value, as `@Published var name = value` does.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property that starts with a value, where the wrapper itself is made in code.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Publishes the property's value, and each new one just before the property has it.
  public struct Publisher: OpenCombine.Publisher {
    /// The property's value.
    public typealias Output = Value
    /// Changes of a property never fail.
    public typealias Failure = Never

    fileprivate let storage: Storage

    /// Sends a subscriber the present value at once, and then each new one.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      Just(storage.value).append(storage.subject).receive(subscriber: subscriber)
    }
  }

  /// The property's publisher, as `$property`. A publisher that is set here is dropped; `assign(to:)` needs a property
  /// that can be set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to: &$property)` writes back what it was given.
    set { _ = newValue }
  }

  /// Not there: `@Published` works only for properties of classes.
  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError("\(newValue)") }
  }

  /// Reads and writes the property through the object that has it, which is how the object can say that it will
  /// change.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.change(to: newValue) }
  }

  /// The storage of the value: shared with the publisher, which may be subscribed to on any thread.
  fileprivate final class Storage: PublishedStorage, @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private var objectAnnouncer: ObservableObjectPublisher?
    private var subscription: AnyCancellable?
    let subject = PassthroughSubject<Value, Never>()

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    var announcer: ObservableObjectPublisher? {
      get { lock.withLock { objectAnnouncer } }
      set { lock.withLock { objectAnnouncer = newValue } }
    }

    func change(to value: Value) {
      announcer?.send()
      subject.send(value)
      let old = lock.withLock {
        let old = current
        current = value
        return old
      }
      // The old value may be the last that holds an object, whose end shall not happen under the lock.
      withExtendedLifetime(old) {}
    }

    func hold(_ subscription: AnyCancellable) { lock.withLock { self.subscription = subscription } }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension OpenCombine.Publisher where Failure == Never {
  /// Writes each value to a `@Published` property, as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.hold(sink { [weak storage] value in storage?.change(to: value) })
  }
}

/// The part of a property's storage that `objectWillChange` needs, whatever the property's type.
package protocol PublishedStorage: AnyObject {
  /// The publisher of the object that has the property.
  var announcer: ObservableObjectPublisher? { get set }
}

/// A property of an object, which announces its changes as the object's.
package protocol PublishedProperty {
  /// The storage that all copies of the property share.
  var anyStorage: any PublishedStorage { get }
}

extension Published: PublishedProperty {
  package var anyStorage: any PublishedStorage { storage }
}
