import SwiftUI

/// An entity of an app that people can name.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The name of its kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// Finds it.
  static var defaultQuery: DefaultQuery { get }
  /// Its name.
  var displayRepresentation: DisplayRepresentation { get }
}

/// Some values that people can choose from.
public protocol AppEnum: RawRepresentable, CaseIterable, Sendable, Hashable where RawValue == String {
  /// The name of the kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The names of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
  /// The value's name.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: rawValue)
  }
}

/// Finds things of an app.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  /// Creates a query.
  init()
  /// The things of some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that people choose from.
  func suggestedEntities() async throws -> [Entity]
  /// Returns the entity that is used if nobody chooses.
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// Nothing.
  public func defaultResult() async -> Entity? { nil }
}
/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// The things that some words name.
  func entities(matching string: String) async throws -> [Entity]
}
/// Finds all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All things.
  func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
  /// Those of all things that have the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
/// An entity that Spotlight finds. There is none here.
public protocol IndexedEntity: AppEntity {}

/// The name of a kind of things.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// Creates a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
  /// Creates the name from a literal.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// The name of a thing.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture of a thing.
  public struct Image: Sendable {
    /// Creates an image of a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// Creates an image of the app.
    public init(named name: String, isTemplate: Bool? = nil) {}
    /// Creates an image of bytes.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// Creates an image at an address.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }
  /// The name.
  public var title: LocalizedStringResource
  /// More words.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Creates a name.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  /// Creates the representation from a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

/// A value of a thing that shortcuts can read.
@propertyWrapper public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?
  /// The value. Reading one that nobody has set ends the program, as on Apple's systems.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("The property of an entity was read, and nobody has set it.") }
      return value
    }
    set { value = newValue }
  }
  /// Creates a value of a name.
  public init(title: LocalizedStringResource) { value = nil }
  /// Creates a value.
  public init() { value = nil }
}
extension AppEntity {
  public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// A manager of the values that intents need from their app.
public final class AppDependencyManager: @unchecked Sendable {
  /// The one of the app.
  public static let shared = AppDependencyManager()
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let key: AnyHashable?
  }
  private var values: [Place: () -> Any] = [:]
  /// Keeps something that intents need, one of a type for each key.
  public func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency) {
    values[Place(type: ObjectIdentifier(Dependency.self), key: key)] = dependency
  }
  func value<Dependency>(_ key: AnyHashable?) -> Dependency? {
    values[Place(type: ObjectIdentifier(Dependency.self), key: key)]?() as? Dependency
  }
}
/// An object that an intent needs of its app.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  /// Creates one that the app has kept without a key.
  public init() { key = nil }
  /// Creates one that the app has kept with a key.
  public init(key: AnyHashable) { self.key = key }
  /// The value that the app has kept. Without it the program ends, as on Apple's systems.
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value(key) else {
      fatalError("AppDependencyManager was not given a \(Value.self).")
    }
    return value
  }
}
extension AppIntent {
  public typealias Dependency<Value> = AppDependency<Value>
}
