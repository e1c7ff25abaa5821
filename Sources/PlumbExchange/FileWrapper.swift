import Foundation

/// A file or a folder in memory, as documents are read and written.
open class FileWrapper {
  /// The bytes of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// The contents of a folder, by name; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name of the file, where somebody sets one. Plumb sets none.
  open var filename: String?
  /// The name that the file would like to have in a folder.
  open var preferredFilename: String?

  /// Creates a file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder of files. A file that asks for no name gets that of its key.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Whether the wrapper holds a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper holds a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file to a folder, and returns its name there, which is another one if the name is taken.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? "file"
    let names = [wanted] + (2...1000).map { "\($0) \(wanted)" }
    let name = names.first { fileWrappers?[$0] == nil } ?? wanted
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file of bytes to a folder, and returns its name there.
  ///
  /// A file, which holds no others, takes none and answers a name all the same.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Removes a file from a folder. A file that is not in the folder changes nothing.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}
