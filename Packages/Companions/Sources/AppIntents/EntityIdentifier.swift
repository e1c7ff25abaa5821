import SwiftUI

/// An identifier that distinguishes an entity among those of all types.
public struct EntityIdentifier: Hashable, Sendable {
  private let name: String
  /// Creates the identifier of an entity.
  public init<E: AppEntity>(for entity: E) { name = "\(E.self) \(entity.id)" }
  /// Creates the identifier of an entity of a type.
  public init<E: AppEntity>(for entityType: E.Type, identifier: E.ID) { name = "\(E.self) \(identifier)" }
}

extension View {
  /// Sets the identifier of the entity that the view shows. There is neither Siri nor Shortcuts.
  public func appEntityIdentifier(
    _ identifier: EntityIdentifier?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("appEntityIdentifier", fileID, line)
  }
}
