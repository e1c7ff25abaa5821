import SwiftUI
import Synchronization

/// The identifier of an object in a store.
public struct PersistentIdentifier: Hashable, Comparable, Sendable, Codable {
  private static let last = Atomic(0)
  /// The name of the object's class.
  public let entityName: String
  private let number: Int

  /// Creates an identifier that no other object has; `@Model` does it.
  public init(entityName: String) {
    self.entityName = entityName
    number = Self.last.add(1, ordering: .relaxed).newValue
  }
  /// Identifiers are ordered as their objects were made.
  public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool {
    one.number < other.number
  }
}

/// An object that a store holds. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The identifier of the object.
  var persistentModelID: PersistentIdentifier { get }
}

extension PersistentModel {
  /// The object's identity, unless the class declares its own.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context of the object; `nil` before it is inserted.
  public var modelContext: ModelContext? { ModelContext.owner(of: self) }
  /// Whether it was deleted.
  public var isDeleted: Bool { ModelContext.owner(of: self) == nil && ModelContext.wasDeleted(self) }
  /// Whether it was changed since the last saving, which nobody counts.
  public var hasChanges: Bool { false }
  /// Whether two are the same object, unless the class declares its own equality, in an extension too.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The schema of the objects that a store holds.
public final class Schema: Sendable {
  /// Options of a value of an object.
  public enum Attribute {
    /// An option.
    public struct Option: Sendable {
      /// No two objects have the same value. Plumb does not look.
      public static let unique = Option()
      /// The value lies beside the store.
      public static let externalStorage = Option()
      /// The value is encrypted.
      public static let allowsCloudEncryption = Option()
      /// The value outlives its object.
      public static let preserveValueOnDeletion = Option()
      /// The value is not kept.
      public static let ephemeral = Option()
      /// The value is found by other programs.
      public static let spotlight = Option()
      /// The value is changed by a class before it is kept.
      public static func transformable(by name: String) -> Option { Option() }
    }
  }
  /// Options of objects that belong to an object.
  public enum Relationship {
    /// An option.
    public struct Option: Sendable {
      /// No two objects have the same one.
      public static let unique = Option()
    }
    /// The action on them when the object is deleted.
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }
  /// A number of a version.
  public struct Version: Hashable, Sendable {
    let numbers: [Int]
    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
  }
  /// Creates a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  /// Creates a schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) { self.init(versionedSchema.models) }
}

/// A version of an app's classes.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// A plan for migrating older stores. None is older than the program here.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from a version to the next. None is made here.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
