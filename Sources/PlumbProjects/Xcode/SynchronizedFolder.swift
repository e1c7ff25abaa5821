import PlumbSource

/// A folder whose files are all of a target, as Xcode 16 writes it, but for the exceptions that are named.
struct SynchronizedFolder {
  let path: String
  /// The targets that it belongs to.
  let owners: Set<String>
  /// Paths that the sets of exceptions name, by their target.
  private let exceptions: [String: Set<String>]
  private let reader: ProjectReader

  init?(
    _ id: String, owners: Set<String>, _ objects: XcodeObjects, _ paths: XcodePaths, by reader: ProjectReader
  ) {
    guard let object = objects[id], object.isa == "PBXFileSystemSynchronizedRootGroup",
      let path = paths.paths[id]
    else { return nil }
    (self.path, self.owners, self.reader) = (path, owners, reader)
    var exceptions: [String: Set<String>] = [:]
    for (_, set) in objects.list(object, "exceptions") {
      guard set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet", let target = set.text("target")
      else {
        continue
      }
      var names = Set(set["membershipExceptions"]?.strings ?? [])
      for (name, filters) in set["platformFiltersByRelativePath"]?.dictionary ?? [:]
      where owners.contains(target) && !XcodeTargets.isForPhones(filters.strings) {
        names.insert(name)
      }
      exceptions[target, default: []].formUnion(names.flatMap { Self.files(of: $0, in: path, by: reader) })
    }
    self.exceptions = exceptions
  }

  /// The files of a name in a list of exceptions. A localised file is named once for all its languages, without their folders:
  /// `/Localized: Texts/Localizable.strings` is `Texts/en.lproj/Localizable.strings` and so on.
  private static func files(of name: String, in folder: String, by reader: ProjectReader) -> [String] {
    let localized = "/Localized: "
    guard name.hasPrefix(localized) else { return [FilePath.join(folder, name)] }
    let file = FilePath.join(folder, String(name.dropFirst(localized.count)))
    let around = FilePath.folder(of: file)
    return reader.names(in: around).filter { $0.hasSuffix(".lproj") }
      .map { FilePath.join(around, "\($0)/\(FilePath.name(of: file))") }.filter(reader.exists)
  }

  /// The files of a target in it: all but the exceptions of an owner, and for any other target only the exceptions.
  func contents(of target: String, _ budget: FolderContents.Budget) -> FolderContents {
    let named = exceptions[target] ?? []
    if owners.contains(target) {
      return FolderContents(below: path, by: reader, budget) { named.contains($0) }
    }
    var contents = FolderContents()
    for file in named.sorted() where reader.exists(file) { contents.add(file) }
    return contents
  }
}
