import Foundation
import PlumbExchange
import PlumbLayout

nonisolated extension Image: Transferable {
  /// No bytes: a picture here is a name.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}

nonisolated extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Color, String>(exporting: { "\($0)" })
  }
}

/// What a drop would do.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// What a view wants to do with what hangs over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What hangs over a view. Nothing ever does here.
public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// Takes what is dropped; it is never called here.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

// Nothing is carried from view to view: no host starts a drag. The views are as if they were alone.
nonisolated extension View {
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("draggable", fileID, line) }
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("draggable", fileID, line) }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("dropDestination", fileID, line) }
  public func onDrag(
    _ data: @escaping () -> NSItemProvider, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrag", fileID, line) }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("onDrag", fileID, line) }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  public func onDrop<D: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: D, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  public func onDrop<D: DropDelegate>(
    of supportedContentTypes: [String], delegate: D, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("onDrop", fileID, line) }
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("copyable", fileID, line) }
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("cuttable", fileID, line) }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("pasteDestination", fileID, line) }
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("itemProvider", fileID, line) }
}

nonisolated extension DynamicViewContent {
  /// Takes what is dropped between rows; it is never called here.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some DynamicViewContent { unsupported("onInsert", fileID, line) }

  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some DynamicViewContent { unsupported("dropDestination", fileID, line) }
}
