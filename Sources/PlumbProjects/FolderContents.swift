import PlumbSource

/// The files below a folder that belong to one target.
struct FolderContents {
  var swiftFiles: [String] = []
  var foreignFiles: [String] = []
  /// Everything else; catalogs and special folders are one each.
  var others: [String] = []
  /// The folders of packages in it, which are built by themselves.
  private(set) var packages: [String] = []

  /// The number of files that may still be read; a project shares one among its targets.
  final class Budget {
    /// More than a large app has.
    var left = 100_000
  }

  static let deepest = 32
  private static let foreignTypes: Set = ["m", "mm", "c", "cc", "cpp", "cxx", "s", "metal"]
  private static let bundleTypes: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "mlpackage", "docc", "scnassets", "rcproject",
    "appiconset",
    "icon", "xcmappingmodel", "framework", "xcframework", "playground", "xcodeproj", "xcworkspace",
  ]

  /// - Parameter isLeftOut: whether a path is none of the target's.
  init(
    below folder: String, by reader: ProjectReader, _ budget: Budget,
    isLeftOut: (String) -> Bool = { _ in false }
  ) {
    look(in: folder, by: reader, depth: 0, budget, isLeftOut)
  }

  init() {}

  private mutating func look(
    in folder: String, by reader: ProjectReader, depth: Int, _ budget: Budget, _ isLeftOut: (String) -> Bool
  ) {
    guard depth <= Self.deepest else { return }
    for name in reader.names(in: folder) {
      budget.left -= 1
      guard budget.left > 0 else { return }
      let path = FilePath.join(folder, name)
      guard !isLeftOut(path), let entry = reader.entry(at: path) else { continue }
      guard entry.isFolder, !Self.isBundle(name) else {
        add(path)
        continue
      }
      // A link to a folder could lead back up.
      if entry.isLink { continue }
      if reader.exists(FilePath.join(path, "Package.swift")) {
        packages.append(path)
        continue
      }
      look(in: path, by: reader, depth: depth + 1, budget, isLeftOut)
    }
  }

  mutating func add(_ path: String) {
    let type = Self.type(of: path)
    if type == "swift" {
      swiftFiles.append(path)
    } else if Self.foreignTypes.contains(type) {
      foreignFiles.append(path)
    } else {
      others.append(path)
    }
  }

  /// Returns whether a folder of the name is one thing.
  static func isBundle(_ path: String) -> Bool { bundleTypes.contains(type(of: path)) }

  static func type(of path: String) -> String {
    let name = FilePath.name(of: path)
    guard let point = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// Returns whether the file is a resource of an app. Texts for people, headers and projects are not.
  static func isResource(_ path: String) -> Bool {
    let type = type(of: path)
    let none: Set = [
      "h", "hpp", "md", "docc", "xcconfig", "entitlements", "modulemap", "xcodeproj", "xcworkspace",
      "playground",
      "framework", "xcframework", "a", "swift", "pch", "orig",
    ]
    return !none.contains(type) && FilePath.name(of: path) != "Info.plist"
  }
}
