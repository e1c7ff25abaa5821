import Foundation

/// The folders whose changes may change a source.
struct WatchedFolders {
  /// The most folders that are watched: the kernel has a limit of its own for each person, often 8,192 (inotify(7)).
  static let most = 8000

  private(set) var paths: Set<String> = []
  /// Whether there are more than are watched.
  private(set) var isCut = false

  /// - Parameters:
  ///   - roots: files and folders. New files may come anywhere below such a folder, but for hidden folders in it.
  ///   - places: folders that are watched by themselves, without those in them; the nearest one around each that is not there.
  ///   - files: the files of the source.
  init(below roots: [String], beside places: [String], of files: [FileState]) {
    for root in roots { addAll(below: root) }
    for place in places { addNearest(to: place) }
    for file in files {
      add(around: file.isFolder ? file.path : FilePath.folder(of: file.path))
      if let target = Self.target(of: file.path) { paths.insert(FilePath.folder(of: target)) }
    }
  }

  /// Adds the folder of a file that is outside of the roots, with all of the package that it belongs to.
  private mutating func add(around folder: String) {
    guard !paths.contains(folder) else { return }
    var package = folder
    for _ in 0..<12 where package.count > 1 {
      if access("\(package)/Package.swift", F_OK) == 0 { return addAll(below: package) }
      package = FilePath.folder(of: package)
    }
    paths.insert(folder)
  }

  private mutating func addNearest(to place: String) {
    var place = place
    while place.count > 1, access(place, F_OK) != 0 { place = FilePath.folder(of: place) }
    paths.insert(place)
  }

  private mutating func addAll(below root: String) {
    addNearest(to: FileState(path: root).isFolder ? root : FilePath.folder(of: root))
    var waiting = [root]
    while let folder = waiting.popLast() {
      guard paths.count < Self.most else {
        isCut = true
        return
      }
      // Links are not followed: one to a folder could lead back up.
      let isRead = FolderEntries.visit(Array(folder.utf8)) { name, kind in
        if kind == S_IFDIR, name.first != UInt8(ascii: "."),
          let name = String(validating: name, as: UTF8.self)
        {
          waiting.append("\(folder)/\(name)")
        }
        return true
      }
      if isRead { paths.insert(folder) }
    }
  }

  /// The file to which a link leads; `nil` for what is no link.
  private static func target(of path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, let target = realpath(path, nil)
    else {
      return nil
    }
    defer { free(target) }
    return String(cString: target)
  }
}
