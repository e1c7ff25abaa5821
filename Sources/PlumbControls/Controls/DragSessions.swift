import Foundation
import PlumbExchange
import PlumbLayout
import PlumbViews

// Nothing is carried from view to view: no host starts a drag.
nonisolated extension View {
  /// Sets the payload of a drag for the chosen views inside. Plumb starts no drags.
  public func dragContainer<ItemID: Hashable, Item: Transferable & Identifiable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> [Item], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where ItemID == Item.ID {
    unsupported("dragContainer", fileID, line)
  }
  /// Sets the views that are dragged together. Plumb starts no drags.
  public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("dragContainerSelection", fileID, line)
  }
  /// Sets the operations that a drag allows. Plumb starts no drags.
  public func dragConfiguration(
    _ configuration: DragConfiguration, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("dragConfiguration", fileID, line)
  }
  /// Sets the operation of a drop. Plumb accepts no drops.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("dropConfiguration", fileID, line)
  }
  /// Sets an action for the updates of a drag. Plumb never calls it.
  public func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onDragSessionUpdated", fileID, line)
  }
  /// Sets an action for the updates of dragged content that hangs over the view. Plumb never calls it.
  public func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("onDropSessionUpdated", fileID, line)
  }
  /// Sets the formation of several items while they are dragged. Plumb starts no drags.
  public func dragPreviewsFormation(
    _ formation: DragDropPreviewsFormation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("dragPreviewsFormation", fileID, line, if: formation != .default)
  }
  /// Sets the formation of several dragged items over the view. Plumb accepts no drops.
  public func dropPreviewsFormation(
    _ formation: DragDropPreviewsFormation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("dropPreviewsFormation", fileID, line, if: formation != .default)
  }
}

/// The operations that a drag allows.
public struct DragConfiguration: Hashable, Sendable {
  /// Whether what is carried may be moved, and not only copied.
  public let allowsMove: Bool
  /// Whether what is carried may be deleted.
  public let allowsDelete: Bool
  /// Creates what a drag may do.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    (allowsMove, allowsDelete) = (allowMove, allowDelete)
  }
}

/// The operation of a drop.
public struct DropConfiguration: Sendable {
  /// The operation that would be performed.
  public var operation: DropOperation
  /// Creates what a drop does.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag of items. Plumb makes none.
public struct DragSession: Identifiable, Hashable, Sendable {
  /// The phase of a drag.
  public enum Phase: Hashable, Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
  /// The identity of the session.
  public let id: UUID
  /// The phase of the drag.
  public let phase: Phase
}

/// A drop of items over a view. Plumb makes none.
public struct DropSession: Identifiable, Hashable, Sendable {
  /// The phase of a drop.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting, ended(DropOperation), dataTransferCompleted
  }
  /// The identity of the session.
  public let id: UUID
  /// The phase of the drop.
  public let phase: Phase
  /// The location of the drop.
  public let location: CGPoint
}

/// The arrangement of several items while they are dragged.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// The items are on a pile.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// Below each other
  public static let list = DragDropPreviewsFormation(name: "list")
  /// Behind each other
  public static let stack = DragDropPreviewsFormation(name: "stack")
}
