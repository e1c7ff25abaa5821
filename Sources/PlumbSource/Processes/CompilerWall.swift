import Foundation

/// The wall around the compiler, where a ``Sandbox`` is wanted: the driver, the frontend and the linker work on what somebody else wrote,
/// so they see copies of the source's files, the toolchain and Plumb's own modules, and write to folders of the run alone.
///
/// Their files are read outside of the wall. So links and pipes that are new in these folders are removed.
struct CompilerWall {
  /// Files that can be read.
  var readable: [String]
  /// Folders of the run.
  var writable: [String]
  /// The modules that compilers behind a wall keep, with links for locks. Nobody outside reads what is in it.
  var cache: String?
  /// Copies of files, at the places by whose names they are compiled.
  var placed: [Sandbox.Placed] = []

  /// The most that it writes for itself where the folder of the run has a name that the driver does not take.
  private static let folderSize: UInt64 = 1 << 30

  /// Returns the arguments of a program of the toolchain behind the wall.
  ///
  /// - Parameters:
  ///   - program: a name, or an absolute path.
  ///   - command: closes the inner side of the wall.
  func words(
    _ program: String, _ arguments: [String], by command: String, in folder: String
  ) throws(Sandbox.Problem) -> (program: String, arguments: [String]) {
    let file = program.hasPrefix("/") ? program : try VisibleFiles.program(program)
    let room = Sandbox.Room(
      readable: readable, writable: folders, placed: placed, folderSize: Self.folderSize)
    return try Sandbox().words(running: command, [Wall.word, file] + arguments, room, in: folder)
  }

  /// All folders to which it writes.
  var folders: [String] { writable + [cache].compactMap(\.self) }

  /// The links and pipes in the folders of the run, each with where it leads.
  func links() -> [String: String] {
    var links: [String: String] = [:]
    for folder in writable {
      for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
        let path = "\(folder)/\(name)"
        var status = stat()
        let isKept = cache.map { path.hasPrefix($0 + "/") } ?? false
        guard !isKept, lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFLNK: links[path] = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
        case S_IFIFO: links[path] = ""
        default: break
        }
      }
    }
    return links
  }

  /// Removes the links and pipes that were not there before.
  ///
  /// - Returns: whether there were any, which no compiler makes.
  func removeLinks(but known: [String: String]) -> Bool {
    let new = links().filter { known[$0.key] != $0.value }
    for path in new.keys { unlink(path) }
    return !new.isEmpty
  }

  /// The folders of the C headers that a module map names by absolute paths.
  static func headers(of moduleMaps: [String]) -> [String] {
    let texts = moduleMaps.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let paths = texts.flatMap { $0.split(separator: "\"") }.filter { $0.hasPrefix("/") }
    return Set(paths.map { URL(fileURLWithPath: String($0)).deletingLastPathComponent().path }).sorted()
  }
}

extension Compiler {
  /// The compiler's modules of C libraries. What is behind a wall has its own.
  var moduleCache: String { Sandbox.isWanted ? cache.walledModules : cache.modules }
  /// The same for Plumb's own code.
  var ownModuleCache: String { cache.modules }

  /// Returns the wall around a compilation; `nil` where no sandbox is wanted.
  func wall(around files: CompilerFiles? = nil) -> CompilerWall? {
    guard Sandbox.isWanted else { return nil }
    let ours = [
      URL(fileURLWithPath: modules).deletingLastPathComponent().path, texts.path, companions.folder,
      cache.macros,
    ]
    var wall = CompilerWall(
      readable: ours + CompilerWall.headers(of: moduleMaps),
      // Files that later compilations use again are beside the modules of the project.
      writable: [
        folder.url.path, projectModules.folder.url.deletingLastPathComponent().path,
      ], cache: moduleCache)
    wall.placed =
      files?.copies?.placed(beside: wall.readable + wall.folders + VisibleFiles.own + [Sandbox.folder]) ?? []
    return wall
  }
}
