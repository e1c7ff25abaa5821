import Foundation

/// Copies of a source's files, which the compiler reads behind a wall by the names of the files.
///
/// Each file is opened once, looked at after it was opened, and copied: what is exchanged later is not compiled.
struct CompilerCopies {
  /// The place of each file's copy, by the path of the file.
  private(set) var copies: [String: String] = [:]
  private let folder: TemporaryFolder
  private let given: GivenFolders
  /// The folder of copies of files with absolute paths, which is laid out as the machine.
  private let tree: String

  /// - Parameter tree: the folder of copies, if it is a certain one.
  init(in folder: TemporaryFolder, within given: GivenFolders, tree: String? = nil) {
    (self.folder, self.given) = (folder, given)
    self.tree = tree ?? folder.path("seen-\(UUID().uuidString)")
  }

  /// Copies a file with an absolute path into the tree.
  mutating func add(_ path: String) throws {
    let steps = Self.steps(of: path)
    var place = tree
    try Self.make(place)
    // Also those on the way that the path leaves again, because the system goes through them.
    var open: [String] = []
    for step in steps.dropLast() {
      if step == ".." { _ = open.popLast() } else { open.append(step) }
      place = ([tree] + open).joined(separator: "/")
      try Self.make(place)
    }
    try copy(path, to: "\(place)/\(steps.last ?? "")")
  }

  /// Copies a file to a place.
  mutating func copy(_ path: String, to place: String) throws {
    let bytes: Data
    do { bytes = try PlainFile.read(path, most: Source.longestFile, within: given) } catch {
      throw Compiler.Problem.exchanged(path)
    }
    try bytes.write(to: URL(fileURLWithPath: place))
    copies[path] = place
  }

  /// The copies at the names of the files: whole folders, but for those in which the wall itself needs a place.
  ///
  /// - Parameter others: other places that are seen behind the wall.
  func placed(beside others: [String]) -> [Sandbox.Placed] {
    let absolute = copies.keys.filter { $0.hasPrefix("/") }
    let folders = Set(
      absolute.map { path in
        "/"
          + (copies[path] ?? "").dropFirst(tree.count + 1).split(separator: "/").dropLast().joined(
            separator: "/")
      })
    let wide = folders.filter { folder in
      folder == "/" || others.contains { $0 == folder || $0.hasPrefix(folder + "/") }
    }
    let whole = folders.subtracting(wide)
    let top = whole.filter { folder in !whole.contains { folder.hasPrefix($0 + "/") } }
    let alone = absolute.filter { path in
      let place = String((copies[path] ?? "").dropFirst(tree.count))
      return !top.contains { place.hasPrefix($0 + "/") }
    }
    return top.sorted().map { Sandbox.Placed(copy: tree + $0, place: $0) }
      + alone.sorted().map { Sandbox.Placed(copy: copies[$0] ?? "", place: $0) }
  }

  private static func steps(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  private static func make(_ folder: String) throws {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw LinkedFolder.OutputProblem(path: folder, code: errno)
    }
  }
}
