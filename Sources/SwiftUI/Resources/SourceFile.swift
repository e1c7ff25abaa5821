import Foundation

/// One file among the sources, read with bounds.
enum SourceFile {
  enum Kind { case file, folder, neither }

  /// Returns the kind of the item at a path. Links to folders are not followed, so that a search ends.
  static func kind(of path: String) -> Kind {
    guard let type = type(of: path) else { return .neither }
    switch type {
    case .typeRegular: return .file
    case .typeDirectory: return .folder
    case .typeSymbolicLink:
      var isFolder: ObjCBool = true
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue ? .file : .neither
    default: return .neither
    }
  }

  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The bytes of a file; throws a sentence for one that is missing, no plain file, or longer than `most`.
  static func read(
    _ path: String, most: Int, options: Data.ReadingOptions = []
  ) throws(UnusableResource) -> Data {
    // The target of a link may be a pipe, which would never end.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
      throw UnusableResource("\(path): the file is missing.")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw UnusableResource("\(path): it is no plain file.")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= most else {
      throw UnusableResource("\(path): its \(size) bytes are too many; at most \(most) are read.")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: target), options: options) else {
      throw UnusableResource("\(path): the file cannot be read.")
    }
    return data
  }
}

/// The reason why a resource cannot be used: one sentence that begins with the path.
struct UnusableResource: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
