import Foundation
import PlumbExchange
import PlumbLayout

nonisolated extension Image: Transferable {
  /// The representation, without bytes: a picture here is a name.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}

nonisolated extension Color: Transferable {
  /// The words that describe the colour.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Color, String>(exporting: { "\($0)" })
  }
}

/// The operation that a drop would perform.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// The operation that a view proposes for the content that hangs over it.
public struct DropProposal: Sendable {
  /// The operation that the view would perform.
  public let operation: DropOperation
  /// Creates the answer of a view.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The content that hangs over a view. Nothing ever does here.
public struct DropInfo {
  /// The location of the pointer; always the origin here.
  public var location: CGPoint { .zero }
  /// Returns whether something of some types hangs over the view; never here.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns whether something of some types, by their names, hangs over the view; never here.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns the content of some types that hangs over the view; nothing here.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Returns the content of some types, by their names, that hangs over the view; nothing here.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// An object that accepts drops; it is never called here.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the view would accept a drop.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts a drop and returns whether that was possible.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drop has entered the view.
  func dropEntered(info: DropInfo)
  /// Called when a drop has moved over the view. Returns the proposed operation; `nil` keeps the last one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drop has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`, which keeps the last proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

// Nothing is carried from view to view: no host starts a drag. The views are as if they were alone.
nonisolated extension View {
  /// Sets the payload of a drag from the view. Plumb starts no drags.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("draggable", fileID, line) }
  /// Sets the payload of a drag from the view and its preview. Plumb starts no drags.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("draggable", fileID, line) }
  /// Sets an action for drops on the view. Plumb never calls it.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("dropDestination", fileID, line) }
  /// Sets the payload of a drag from the view, as a provider. Plumb starts no drags.
  public func onDrag(
    _ data: @escaping () -> NSItemProvider, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrag", fileID, line) }
  /// Sets the payload of a drag from the view, as a provider, and its preview. Plumb starts no drags.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("onDrag", fileID, line) }
  /// Sets an action for drops of some types on the view. Plumb never calls it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  /// Sets an action for drops of some types at a place. Plumb never calls it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  /// Sets the delegate for drops of some types. Plumb never calls it.
  public func onDrop<D: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: D, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  /// Sets an action for drops of some types, by their names, on the view. Plumb never calls it.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  /// Sets an action for drops of some types, by their names, at a place. Plumb never calls it.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  /// Sets the delegate for drops of some types, by their names. Plumb never calls it.
  public func onDrop<D: DropDelegate>(
    of supportedContentTypes: [String], delegate: D, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  /// Sets the content of a copy of the view. Plumb copies nothing.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("copyable", fileID, line) }
  /// Sets the content that cutting the view would remove. Plumb cuts nothing.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("cuttable", fileID, line) }
  /// Sets an action for pasted content. Plumb never calls it.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("pasteDestination", fileID, line) }
  /// Sets the content that the view gives to other apps. Plumb never requests it.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("itemProvider", fileID, line) }
}

nonisolated extension DynamicViewContent {
  /// Sets an action for content that is dropped between rows; it is never called here.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some DynamicViewContent { unsupported("onInsert", fileID, line) }

  /// Sets an action for content that is dropped between rows. Plumb never calls it.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some DynamicViewContent { unsupported("dropDestination", fileID, line) }
}
