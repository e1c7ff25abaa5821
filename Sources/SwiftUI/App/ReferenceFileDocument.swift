import Combine
import Foundation
import PlumbControls
import PlumbExchange
import PlumbViews

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of the document's content when it is saved.
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the current content to save.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Makes a file from the content to save.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document object that is being edited.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document, which the window's content watches.
  @ObservedObject public var document: Document
  /// The location of the document; `nil` for a new one, as all are here.
  public var fileURL: URL? { nil }
  /// Whether the document may be changed, which is always so here.
  public var isEditable: Bool { true }
}

extension DocumentGroup {
  /// Creates windows that edit documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes the document of each window. Plumb opens and saves no files.
  ///   - editor: Makes the views that show and edit a document.
  @preconcurrency public nonisolated init(
    newDocument: @escaping @MainActor () -> Document,
    @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    self.init { AnyView(EditedObject(make: newDocument, content: editor)) }
  }

  /// Creates windows that show documents. Plumb opens no files, so a window shows nothing.
  @preconcurrency public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Document: FileDocument {
    reportUnsupported("DocumentGroup(viewing:)", fileID, line)
    self.init { AnyView(EmptyView()) }
  }
}

private struct EditedObject<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let content: @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    make: @escaping @MainActor () -> Document,
    content: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: make())
    self.content = content
  }

  var body: some View { content(ReferenceFileDocumentConfiguration(document: document)) }
}
