import Foundation
import PlumbExchange
import PlumbViews

extension UTType {
  /// The file types in a browser's field for the kind; none where any file may be one.
  fileprivate var accepted: [String] {
    let families: [(UTType, String)] = [
      (.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*"), (.text, "text/*"),
    ]
    // An ending finds also what the machine has no MIME type for.
    let own = (tags[.filenameExtension] ?? []).map { ".\($0)" } + (tags[.mimeType] ?? [])
    return own + families.filter { $0.0 == self }.map(\.1)
  }

  /// The same for several kinds: one that any file may be of lets all files be chosen.
  static func accepted(_ kinds: [UTType]) -> [String] {
    let all = kinds.map(\.accepted)
    return all.contains([]) ? [] : all.flatMap(\.self)
  }
}

/// The handlers of a file dialog's outcomes.
nonisolated struct FileDialog {
  let name: String
  let isPresented: Binding<Bool>
  let onCancellation: () -> Void

  /// Ends the dialog: nobody chose.
  func cancel() {
    isPresented.wrappedValue = false
    onCancellation()
  }

  /// Asks the host for files, or ends the dialog where it has none.
  func choose(_ kinds: [UTType], most: Int, _ done: @escaping ([URL]) -> Void) {
    nonisolated(unsafe) let (dialog, done) = (self, done)
    let choice = FileChoice(accepted: UTType.accepted(kinds), most: most) { urls in
      // An app that has put its dialog away meanwhile does not wait any more.
      guard dialog.isPresented.wrappedValue else { return }
      guard let urls else { return dialog.cancel() }
      dialog.isPresented.wrappedValue = false
      done(urls)
    }
    MainActor.assumeIsolated {
      guard let choose = Surroundings.current.environment.systemChooseFiles else { return dialog.cancel() }
      if !choose(choice) { dialog.refuse() }
    }
  }

  /// Gives the host a file, or ends the dialog where it takes none.
  func offer(_ name: String, _ bytes: Data, _ done: @escaping (Result<URL, any Error>) -> Void) {
    nonisolated(unsafe) let (dialog, done) = (self, done)
    let file = OfferedFile(name: name, bytes: bytes) { result in
      guard dialog.isPresented.wrappedValue else { return }
      dialog.isPresented.wrappedValue = false
      done(result)
    }
    MainActor.assumeIsolated {
      guard let offer = Surroundings.current.environment.systemOfferFile else { return dialog.cancel() }
      if !offer(file) { dialog.refuse() }
    }
  }

  private func refuse() {
    Surroundings.report("\(name): there is no page now that takes part; it is cancelled.")
    cancel()
  }
}

/// The reason why a document does not become a file.
nonisolated struct FileExportProblem: Error, LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
}

extension FileDocument {
  /// The document's bytes and the name of its file.
  func file(as kind: UTType?, named name: String?) throws -> (name: String, bytes: Data) {
    let kind = kind ?? Self.writableContentTypes.first ?? .data
    let wrapper = try fileWrapper(configuration: WriteConfiguration(contentType: kind, existingFile: nil))
    guard let bytes = wrapper.regularFileContents else {
      throw FileExportProblem(description: "A document that is a folder is not given to a page.")
    }
    let wanted = name ?? wrapper.preferredFilename ?? "Untitled"
    // A name that has the kind's ending keeps it; another ending is a part of the name.
    let endings = kind.tags[.filenameExtension] ?? []
    let hasEnding = endings.contains { wanted.lowercased().hasSuffix(".\($0)") }
    return (hasEnding ? wanted : endings.first.map { "\(wanted).\($0)" } ?? wanted, bytes)
  }
}
