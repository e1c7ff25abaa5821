import Foundation

/// A file or a folder in memory, as documents are read and written.
open class FileWrapper {
  /// The bytes of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// What is in a folder, by name; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var filename: String?
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }

  /// Puts a file into a folder, and answers the name that it has there: another one where the name is taken.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? "file"
    let names = [wanted] + (2...1000).map { "\($0) \(wanted)" }
    let name = names.first { fileWrappers?[$0] == nil } ?? wanted
    fileWrappers?[name] = child
    return name
  }

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
