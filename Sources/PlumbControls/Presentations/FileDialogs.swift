import Foundation
import PlumbExchange
import PlumbViews

// No host can show a file dialog: it is as if it were cancelled at once, and the report says so.

nonisolated extension View {
  /// Lets people choose a file. Here the choice is cancelled at once, and the closure is never called.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented)
  }

  /// Lets people choose files. Here the choice is cancelled at once, and the closure is never called.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented)
  }

  /// Lets people choose files, and tells when they do not. Plumb calls `onCancellation` at once.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented, onCancellation)
  }

  /// Lets people say where a document goes. Here that is cancelled at once, and the closure is never called.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileExporter", isPresented)
  }

  /// Lets people say where a document goes, and tells when they do not. Plumb calls `onCancellation` at once.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog("fileExporter", isPresented, onCancellation)
  }

  /// Lets people say where a value goes as a file, and tells when they do not. Plumb calls `onCancellation` at once.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog("fileExporter", isPresented, onCancellation)
  }

  /// Lets people move a file. Here that is cancelled at once, and the closure is never called.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileMover", isPresented)
  }

  /// Takes a message for file dialogs. Plumb shows none of these dialogs.
  public func fileDialogMessage(
    _ messageKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogMessage", fileID, line) }

  /// Takes a message for file dialogs. Plumb shows none of these dialogs. Words of the caller are not localised.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(
    _ message: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogMessage", fileID, line) }
  /// Takes the words of the button that confirms a file dialog. Plumb shows none of these dialogs.
  public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogConfirmationLabel", fileID, line) }

  /// Takes the words of the button that confirms a file dialog. Plumb shows none of these dialogs. Words of the caller are not localised.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogConfirmationLabel", fileID, line) }
  /// Takes the folder that file dialogs begin in. Plumb shows none of these dialogs.
  public func fileDialogDefaultDirectory(
    _ defaultDirectory: URL?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogDefaultDirectory", fileID, line) }
  /// Takes the words before the name in a dialog that saves. Plumb shows none of these dialogs.
  public func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileExporterFilenameLabel", fileID, line) }

  /// Takes the words before the name in a dialog that saves. Plumb shows none of these dialogs. Words of the caller are not localised.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileExporterFilenameLabel", fileID, line) }

  private func fileDialog(
    _ name: String, _ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(_FileDialog(name: name, isPresented: isPresented.wrappedValue))
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
        guard isWanted else { return }
        isPresented.wrappedValue = false
        onCancellation()
      }
  }
}

/// Tells that a dialog was wanted.
nonisolated private struct _FileDialog: _ElementModifier {
  let name: String
  let isPresented: Bool

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    if modifier.isPresented {
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
  /// What the file holds.
  public let file: FileWrapper
}

/// The kind of file that a document is written to, and the file that was there.
public struct FileDocumentWriteConfiguration {
  /// The kind of file that is wanted.
  public let contentType: UTType
  /// The file that was there; `nil` if the document is new.
  public let existingFile: FileWrapper?
}
