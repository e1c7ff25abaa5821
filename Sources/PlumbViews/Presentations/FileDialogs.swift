import Foundation
import PlumbExchange

// No host can show a file dialog: it is as if it were cancelled at once, and the report says so.

nonisolated extension View {
  /// Lets people choose a file. Here the choice is cancelled at once.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented)
  }

  /// Lets people choose files. Here the choice is cancelled at once.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented)
  }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog("fileImporter", isPresented, onCancellation)
  }

  /// Lets people say where a document goes. Here that is cancelled at once.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileExporter", isPresented)
  }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog("fileExporter", isPresented, onCancellation)
  }

  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog("fileExporter", isPresented, onCancellation)
  }

  /// Lets people move a file. Here that is cancelled at once.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog("fileMover", isPresented)
  }

  public func fileDialogMessage(
    _ messageKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogMessage", fileID, line) }
  public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogConfirmationLabel", fileID, line) }
  public func fileDialogDefaultDirectory(
    _ defaultDirectory: URL?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileDialogDefaultDirectory", fileID, line) }
  public func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
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
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The kind of file that a document is written to, and the file that was there.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
