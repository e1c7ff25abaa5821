import PlumbSource

/// The places of a project's files and groups, which only the groups above them determine.
struct XcodePaths {
  /// Paths by the identifiers of files and groups; what is built, or is Apple's, has none.
  private(set) var paths: [String: String] = [:]
  /// Folders among the files, in which local packages may be.
  private(set) var folders: [String] = []
  /// Folders whose files are in the project without being named.
  private(set) var synchronizedFolders: [String] = []
  /// Other projects among the files.
  private(set) var projects: [String] = []

  init(_ objects: XcodeObjects, folder: String) {
    guard let main = objects.root.text("mainGroup") else { return }
    // A group that is in itself is looked at once.
    var open: [(id: String, parent: String?)] = [(main, folder)]
    while let (id, parent) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      guard let path = Self.path(of: object, in: parent, root: folder) else { continue }
      paths[id] = path
      for child in object["children"]?.strings ?? [] { open.append((child, path)) }
      let type = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? ""
      if type == "wrapper.pb-project" {
        projects.append(path)
      } else if object.isa == "PBXFileReference", type == "wrapper" || type == "folder" || type == "text" {
        folders.append(path)
      } else if object.isa == "PBXFileSystemSynchronizedRootGroup" {
        synchronizedFolders.append(path)
      }
    }
    projects.sort()
    folders.sort()
    synchronizedFolders.sort()
  }

  /// No file system has longer paths.
  private static let longest = 4096

  private static func path(of object: PropertyList, in parent: String?, root: String) -> String? {
    let path = object.text("path") ?? ""
    guard path.utf8.count + (parent?.utf8.count ?? 0) <= longest else { return nil }
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return parent.map { FilePath.join($0, path) }
    case "SOURCE_ROOT": return FilePath.join(root, path)
    case "<absolute>": return path.isEmpty ? nil : path
    default: return nil
    }
  }

  /// The files behind a reference: several for one with a variant in each language.
  func files(of id: String, _ objects: XcodeObjects) -> [String] {
    guard let object = objects[id] else { return [] }
    if ["PBXVariantGroup", "XCVersionGroup"].contains(object.isa) {
      if object.isa == "XCVersionGroup" { return paths[id].map { [$0] } ?? [] }
      return (object["children"]?.strings ?? []).compactMap { paths[$0] }
    }
    return paths[id].map { [$0] } ?? []
  }
}
