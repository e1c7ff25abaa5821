/// The windows of an app that edits documents. Here each window has a new document, kept as long as the window.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let window: @MainActor () -> AnyView

  nonisolated init(window: @escaping @MainActor () -> AnyView) { self.window = window }

  /// Creates windows that edit documents of one type.
  ///
  /// - Parameters:
  ///   - newDocument: Makes the document of each window. Plumb opens and saves no files.
  ///   - editor: The content of a window, with its document.
  @preconcurrency public nonisolated init(
    newDocument: @autoclosure @escaping @MainActor () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    window = { AnyView(EditedDocument(document: newDocument(), content: editor)) }
  }

  public var body: some Scene {
    let window = window
    WindowGroup { window() }
  }
}

/// A document that is being edited.
@MainActor public struct FileDocumentConfiguration<Document> {
  /// The document, which the window's content may change.
  @Binding public var document: Document
  /// The location of the document; `nil` for a new one, as all are here.
  public let fileURL: URL?
  /// Whether the document may be changed, which is always so here.
  public let isEditable: Bool

  init(document: Binding<Document>) {
    (_document, fileURL, isEditable) = (document, nil, true)
  }
}

private struct EditedDocument<Document, Content: View>: View {
  @State var document: Document
  let content: @MainActor (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, content: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content) {
    (_document, self.content) = (State(initialValue: document), content)
  }

  var body: some View { content(FileDocumentConfiguration(document: $document)) }
}
