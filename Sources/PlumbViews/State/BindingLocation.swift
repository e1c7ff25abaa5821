import Observation
import PlumbGraph

/// The location of a bound value, and the way to read and write it.
class BindingLocation<Value> {
  func read() -> Value { fatalError("a location reads its value") }
  func write(_ value: Value) { fatalError("a location writes its value") }
  /// Returns whether two bindings to the locations are the same binding, so that a view that has one of them needs no
  /// new body.
  func isSame(as other: BindingLocation) -> Bool { self === other }
  /// Whether a rule that reads the value runs again when it changes.
  var isRecorded: Bool { false }
}

/// A location as a field of a binding: views are compared field by field.
struct BoundPlace<Value>: Equatable {
  let location: BindingLocation<Value>
  static func == (one: BoundPlace, other: BoundPlace) -> Bool {
    one.location === other.location || one.location.isSame(as: other.location)
  }
}

/// A value that somebody's functions read and write. Nobody can know whether two of them are the same.
final class FunctionLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value) }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }
  override func write(_ value: Value) {}
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? ConstantLocation).map { valuesAreEqual(value, $0.value) } ?? false
  }
}

/// A part of a value that is bound.
final class MemberLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  /// The value when the binding was made, where it is in an object that does not report who reads what: the object stays the same.
  private let snapshot: Value?

  init(of base: BindingLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    (self.base, self.keyPath) = (base, keyPath)
    let isUnobserved = Base.self is AnyObject.Type && !(Base.self is any Observable.Type)
    snapshot = isUnobserved ? base.read()[keyPath: keyPath] : nil
  }

  override func read() -> Value { base.read()[keyPath: keyPath] }
  override func write(_ value: Value) {
    var whole = base.read()
    whole[keyPath: keyPath] = value
    base.write(whole)
  }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation else { return false }
    return keyPath == other.keyPath && (base === other.base || base.isSame(as: other.base))
      && valuesAreEqual(snapshot, other.snapshot)
  }
  // What changes inside an object is no change of what refers to it.
  override var isRecorded: Bool { base.isRecorded && !(Base.self is AnyObject.Type) }
}

/// An element of a collection that is bound.
final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element> {
  private let base: BindingLocation<Base>
  private let index: Base.Index
  /// The last element that was here. A view that is about to go may still read an element that is gone.
  private var last: Base.Element

  convenience init(of base: BindingLocation<Base>, _ index: Base.Index) {
    self.init(of: base, index, last: base.read()[index])
  }

  /// - Parameter last: the element that was at the index when that was known to be one.
  init(of base: BindingLocation<Base>, _ index: Base.Index, last: Base.Element) {
    (self.base, self.index, self.last) = (base, index, last)
  }

  override func read() -> Base.Element {
    let whole = base.read()
    guard whole.startIndex <= index, index < whole.endIndex else { return last }
    last = whole[index]
    return last
  }
  override func write(_ value: Base.Element) {
    var whole = base.read()
    guard whole.startIndex <= index, index < whole.endIndex else { return }
    whole[index] = value
    last = value
    base.write(whole)
  }
  override func isSame(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && (base === other.base || base.isSame(as: other.base))
  }
  override var isRecorded: Bool { base.isRecorded }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The value when the binding was made, where the object does not report who reads what.
  private let snapshot: Value?

  /// - Parameter isObserved: the object is `@Observable`: whoever reads the property learns of changes.
  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, isObserved: Bool) {
    (self.object, self.keyPath) = (object, keyPath)
    snapshot = isObserved ? nil : object[keyPath: keyPath]
  }

  override func read() -> Value { object[keyPath: keyPath] }
  override func write(_ value: Value) { object[keyPath: keyPath] = value }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && keyPath == other.keyPath && valuesAreEqual(snapshot, other.snapshot)
  }
}

/// A bound value as a view that has the binding sees it: the view's body depends on this value, and not on the whole
/// that it is a part of.
final class SlicedLocation<Value>: BindingLocation<Value> {
  let base: BindingLocation<Value>
  private let slice: Attribute<Value>

  @MainActor init(_ base: BindingLocation<Value>, in storage: PropertyStorage, name: String) {
    self.base = base
    slice = storage.subgraph.apply { storage.graph.rule(name: name) { base.read() } }
  }

  override func read() -> Value {
    MainTurn.isNow && !slice.erased.isReleased ? slice.value : base.read()
  }
  override func write(_ value: Value) { base.write(value) }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    if let other = other as? SlicedLocation { return base === other.base || base.isSame(as: other.base) }
    return base === other || base.isSame(as: other)
  }
  override var isRecorded: Bool { true }
}
