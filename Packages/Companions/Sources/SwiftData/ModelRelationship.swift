import Synchronization

/// A variable of a model that may lead to other models, and what happens to these when the object is deleted. `@Model` lists
/// them in a variable of each object, because only the object's own code may name a variable that an actor guards.
public struct _ModelRelationship: @unchecked Sendable {
  let path: AnyKeyPath
  let rule: Schema.Relationship.DeleteRule

  /// Creates what `@Model` found of a variable.
  public init(_ path: AnyKeyPath, _ rule: Schema.Relationship.DeleteRule = .nullify) {
    (self.path, self.rule) = (path, rule)
  }

  private static let known = Mutex<[ObjectIdentifier: [_ModelRelationship]]>([:])

  /// Returns the variables of an object's class whose types lead to models. Each class is looked at once.
  static func all(of model: any PersistentModel) -> [_ModelRelationship] {
    let type = ObjectIdentifier(Swift.type(of: model))
    if let known = known.withLock({ $0[type] }) { return known }
    let found = sequence(first: Mirror(reflecting: model), next: \.superclassMirror).flatMap { mirror in
      mirror.children.filter { $0.label == "_$relationships" }
    }.flatMap { $0.value as? [_ModelRelationship] ?? [] }.filter { leads(Swift.type(of: $0.path).valueType) }
    known.withLock { $0[type] = found }
    return found
  }

  private static func leads(_ type: Any.Type) -> Bool {
    if let wrapping = type as? any WrappingType.Type { return leads(wrapping.wrapped) }
    return type is any PersistentModel.Type
  }

  /// The objects to which an object's variable leads.
  func objects(of model: any PersistentModel) -> [any PersistentModel] {
    Self.objects(in: value(model))
  }

  /// Removes objects from an object's variable: an array has them no longer, and an optional is `nil`. A variable that must
  /// have an object keeps it.
  ///
  /// - Returns: an action that sets the value as it was; nothing where none of the objects was there.
  func take(_ gone: Set<ObjectIdentifier>, outOf model: any PersistentModel) -> (() -> Void)? {
    guard objects(of: model).contains(where: { gone.contains(ObjectIdentifier($0)) }) else { return nil }
    let (root, value) = (Swift.type(of: path).rootType, Swift.type(of: path).valueType)
    func open<Root>(_ root: Root.Type) -> (() -> Void)? {
      func open<Value>(_ value: Value.Type) -> (() -> Void)? { take(gone, model, root, value) }
      return _openExistential(value, do: open)
    }
    return _openExistential(root, do: open)
  }

  private func take<Root, Value>(
    _ gone: Set<ObjectIdentifier>, _ model: any PersistentModel, _: Root.Type, _: Value.Type
  ) -> (() -> Void)? {
    guard let path = path as? ReferenceWritableKeyPath<Root, Value>, let model = model as? Root else {
      return nil
    }
    let before = model[keyPath: path]
    let rest: Any?
    if before is any PersistentModel {
      rest = nil
    } else {
      rest = Self.objects(in: before).filter { !gone.contains(ObjectIdentifier($0)) }
    }
    guard let after = rest as? Value else { return nil }
    model[keyPath: path] = after
    return { model[keyPath: path] = before }
  }

  private func value<Model: PersistentModel>(_ model: Model) -> Any? { model[keyPath: path] }

  private static func objects(in value: Any?) -> [any PersistentModel] {
    if let one = value as? any PersistentModel { return [one] }
    return value as? [any PersistentModel] ?? []
  }
}

/// An optional, or an array.
private protocol WrappingType {
  static var wrapped: Any.Type { get }
}
extension Optional: WrappingType {
  static var wrapped: Any.Type { Wrapped.self }
}
extension Array: WrappingType {
  static var wrapped: Any.Type { Element.self }
}
