import Foundation

/// The folder in which the compiler runs.
///
/// Files that a person names from where they are keep these names in the compiler's messages, and in `#filePath`. But the
/// compiler may not run where they are (``ProgramSurroundings``). So it runs in a folder of ours, with a link to each of the files by
/// the same name.
struct CompilerPlace {
  private(set) var path = ProgramSurroundings.folder

  /// - Parameters:
  ///   - folder: takes the links.
  ///   - copies: takes copies instead, for a compiler behind a wall.
  init(for files: [String], in folder: TemporaryFolder, _ copies: inout CompilerCopies?) throws {
    let relative = files.filter { !$0.hasPrefix("/") }.map { (path: $0, steps: Self.steps($0)) }
    guard !relative.isEmpty else { return }
    // As deep as the names of files lead up.
    let name = "here-\(UUID().uuidString)"
    let depth = relative.map { $0.steps.prefix { $0 == ".." }.count }.max() ?? 0
    let parts = [String](repeating: name, count: depth + 1)
    path = folder.path(parts.joined(separator: "/"))
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, steps) in relative {
      let up = steps.prefix { $0 == ".." }.count
      let names = Array(parts.dropLast(up)) + Array(steps.dropFirst(up))
      let link = folder.path(names.joined(separator: "/"))
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: link).deletingLastPathComponent().path, withIntermediateDirectories: true
      )
      if copies != nil {
        try copies?.copy(file, to: link)
        continue
      }
      // Two names may lead to one place.
      guard symlink(absolutePath(file), link) == 0 || errno == EEXIST else {
        throw LinkedFolder.OutputProblem(path: link, code: errno)
      }
    }
  }

  /// The names in a relative path, with those that lead up in front.
  private static func steps(_ path: String) -> [String] {
    var steps: [String] = []
    for step in path.split(separator: "/").map(String.init) where step != "." {
      if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
    }
    return steps
  }
}
