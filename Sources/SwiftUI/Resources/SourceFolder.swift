import Foundation
import PlumbText
import PlumbViews

/// A folder with sources, and which of the files in it are resources.
struct SourceFolder: Sendable {
  /// The reach of the search.
  enum Reach: Sendable {
    /// The folder and everything in it.
    case below
    /// The folder itself, and the subfolders that are there for resources.
    case beside
  }

  /// The files that were found. Each list is sorted, so that the order of a file system does not matter.
  struct Contents: Sendable {
    var catalogs: [String] = []
    var images: [String] = []
    var fonts: [String] = []
    var strings: [String] = []
    /// The search stopped before its end.
    var isCut = false
  }

  static let imageTypes = ["png", "jpg", "jpeg", "webp"]
  private static let fontTypes = ["ttf", "otf"]
  private static let stringTypes = ["xcstrings", "strings", "stringsdict"]
  /// More than a large app has; a home folder that was named by mistake must not take minutes.
  private static let mostEntries = 50_000
  private static let deepest = 24
  /// Folders that are large and hold no sources, and recorded pictures.
  private static let skipped: Set<String> = [
    "node_modules", "DerivedData", "Pods", "Carthage", "__Snapshots__",
  ]

  let path: String
  let reach: Reach

  /// The folder of the running program, with the bundles that were built for it.
  static let ofProgram = SourceFolder(Bundle.main.bundleURL, reach: .beside)

  init(_ url: URL, reach: Reach) {
    (path, self.reach) = (url.standardizedFileURL.path, reach)
  }

  /// A folder as a whole, or what is beside a file.
  init(_ source: URL) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder)
    self =
      isThere && isFolder.boolValue
      ? SourceFolder(source, reach: .below) : SourceFolder(source.deletingLastPathComponent(), reach: .beside)
  }

  func contents() -> Contents {
    var search = Search()
    search.look(in: path, depth: 0) { reach == .below || Self.isForResources($0) }
    search.contents.catalogs.sort()
    search.contents.images.sort()
    search.contents.fonts.sort()
    search.contents.strings.sort()
    return search.contents
  }

  private static func isForResources(_ folder: String) -> Bool {
    // A package's resources are copied to NAME.resources beside its program.
    ["resources", "assets"].contains(folder.lowercased()) || folder.hasSuffix(".resources")
      || folder.hasSuffix(".lproj")
  }

  private struct Search {
    var contents = Contents()
    private var entries = 0

    mutating func look(in folder: String, depth: Int, enters: (String) -> Bool) {
      guard depth <= SourceFolder.deepest, !contents.isCut else {
        contents.isCut = true
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        entries += 1
        guard entries <= SourceFolder.mostEntries else {
          contents.isCut = true
          return
        }
        let path = folder + "/" + name
        switch SourceFile.kind(of: path) {
        case .file:
          let type = name.split(separator: ".").last?.lowercased() ?? ""
          if SourceFolder.imageTypes.contains(type) { contents.images.append(path) }
          if SourceFolder.fontTypes.contains(type) { contents.fonts.append(path) }
          if SourceFolder.stringTypes.contains(type) { contents.strings.append(path) }
        case .folder where name.hasSuffix(".xcassets"): contents.catalogs.append(path)
        case .folder where !SourceFolder.skipped.contains(name) && enters(name):
          look(in: path, depth: depth + 1) { _ in true }
        default: break
        }
      }
    }
  }
}

/// The fonts that came with a source, for `.custom` families.
package enum SourceFonts {
  /// Paths of the `.ttf` and `.otf` files beside a source file or in a source folder, sorted.
  package static func files(in source: URL) -> [String] {
    let isFolder = SourceFile.kind(of: source.path) == .folder
    let folder =
      isFolder
      ? SourceFolder(source, reach: .below) : SourceFolder(source.deletingLastPathComponent(), reach: .beside)
    return folder.contents().fonts
  }

  /// The fonts that came with the running program, where there are any; otherwise those that are always there.
  static let libraryOfProgram: FontLibrary = {
    let files = SourceFolder.ofProgram.contents().fonts
    return files.isEmpty ? EnvironmentValues().fontLibrary : FontLibrary(fontFiles: files)
  }()
}

extension EnvironmentValues {
  /// Sets the pictures, colours, texts and fonts of the running program.
  package mutating func takeResourcesOfProgram() {
    (resources, fontLibrary) = (.ofProgram, SourceFonts.libraryOfProgram)
  }
}
