import Foundation
import PlumbExchange
import PlumbViews

// A host that has a page asks there for files. Other hosts can show no file dialog: it is as if it were cancelled at once, and
// the report says so.

nonisolated extension View {
  /// Presents the browser's dialog for opening a file. The address is that of a copy, which is removed with the scene.
  /// A still picture calls nothing.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented, {}) { dialog in
      dialog.choose(allowedContentTypes, most: 1) { onCompletion(.success($0[0])) }
    }
  }

  /// Presents the browser's dialog for opening files, at most 20 of 64 MB each. A still picture calls nothing.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents the browser's dialog for opening files, with an action for its cancellation. A still picture calls
  /// `onCancellation` at once.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented, onCancellation) { dialog in
      let most = allowsMultipleSelection ? FileChoice.mostFiles : 1
      dialog.choose(allowedContentTypes, most: most) { onCompletion(.success($0)) }
    }
  }

  /// Exports a document, which the person's browser downloads. The address is that of a copy, because no page knows
  /// where downloads go. A still picture calls nothing.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Exports a document, which the person's browser downloads. A host without a browser reports that.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog("fileExporter", isPresented, onCancellation) { dialog in
      guard let document else { return dialog.cancel() }
      do {
        let file = try document.file(as: contentTypes.first, named: defaultFilename)
        dialog.offer(file.name, file.bytes, onCompletion)
      } catch {
        dialog.isPresented.wrappedValue = false
        onCompletion(.failure(error))
      }
    }
  }

  /// Presents a dialog for saving a value as a file, with an action for its cancellation. Plumb calls `onCancellation`
  /// at once.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog("fileExporter", isPresented, onCancellation)
  }

  /// Presents a dialog for moving a file. Here it is cancelled at once, and the closure is never called.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileMover", isPresented)
  }

  /// Sets a message for file dialogs. Plumb shows none of these dialogs.
  public func fileDialogMessage(
    _ messageKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogMessage", fileID, line) }

  /// Sets a message that isn't localised for file dialogs. Plumb shows none of these dialogs.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(
    _ message: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogMessage", fileID, line) }
  /// Sets the label of the button that confirms a file dialog. Plumb shows none of these dialogs.
  public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogConfirmationLabel", fileID, line) }

  /// Sets the label, which isn't localised, of the button that confirms a file dialog. Plumb shows none of these
  /// dialogs.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogConfirmationLabel", fileID, line) }
  /// Sets the folder that file dialogs begin in. Plumb shows none of these dialogs.
  public func fileDialogDefaultDirectory(
    _ defaultDirectory: URL?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogDefaultDirectory", fileID, line) }
  /// Sets the label of the name in a dialog that saves. Plumb shows none of these dialogs.
  public func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileExporterFilenameLabel", fileID, line) }

  /// Sets the label, which isn't localised, of the name in a dialog that saves. Plumb shows none of these dialogs.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileExporterFilenameLabel", fileID, line) }

  private func fileDialog(
    _ name: String, _ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void = {},
    _ present: ((FileDialog) -> Void)? = nil
  ) -> some View {
    modifier(_FileDialog(name: name, isPresented: isPresented.wrappedValue, isPossible: present != nil))
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
        guard isWanted else { return }
        let dialog = FileDialog(name: name, isPresented: isPresented, onCancellation: onCancellation)
        if let present { present(dialog) } else { dialog.cancel() }
      }
  }
}

/// Reports that a dialog was requested and is not available.
nonisolated private struct _FileDialog: _ElementModifier {
  let name: String
  let isPresented: Bool
  /// Whether a host with a page has it.
  let isPossible: Bool

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let hasPage = builder.host.surroundings.environment.systemChooseFiles != nil
    if modifier.isPresented, !(modifier.isPossible && hasPage) {
      builder.host.report("\(modifier.name): files can not be chosen here yet; it is cancelled.")
    }
    content()
  }
}

/// A document that is a value: it is read from a file and written to one.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that the document is written to.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document from a file, and throws where the file holds none.
  init(configuration: ReadConfiguration) throws
  /// Makes the file that holds the document, and throws where that fails.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that the document is written to: those that it is read from, where a document says no others.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The kind of file that a document is written to, and the file that was there.
public struct FileDocumentWriteConfiguration {
  /// The kind of file that is wanted.
  public let contentType: UTType
  /// The file that was there; `nil` if the document is new.
  public let existingFile: FileWrapper?
}
