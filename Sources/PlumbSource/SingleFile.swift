import Foundation

/// The surroundings of a source that is one file: all that lies beside it where a project has its folder, else only plain files.
///
/// A file on its own, in a folder of downloads for instance, is no part of what else is there: an asset catalog or a table of
/// texts beside it belongs to somebody else.
struct SingleFile {
  /// The files that belong to it, sorted.
  let files: [String]
  /// Whether a package or an Xcode project has its folder.
  let isOfProject: Bool

  /// - Parameters:
  ///   - folder: the file's folder.
  ///   - entries: the paths of all that lies in it.
  init(folder: String, entries: [String]) {
    isOfProject = Self.hasProject(folder)
    files = isOfProject ? entries : entries.filter { Self.isPlain($0) && !Self.isTexts($0) }
  }

  private static func isPlain(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func isTexts(_ path: String) -> Bool {
    ["strings", "xcstrings", "stringsdict"].contains(
      URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// Projects lie at most that many folders above their files.
  private static let highest = 24

  /// Returns whether the folder, or one around it, has a package or an Xcode project.
  private static func hasProject(_ folder: String) -> Bool {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    for _ in 0..<highest {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      if names.contains(where: isProject) { return true }
      guard place.path != "/" else { return false }
      place.deleteLastPathComponent()
    }
    return false
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}
