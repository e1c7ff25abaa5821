import Foundation
import PlumbInspector
import PlumbLive
import PlumbSource
import Synchronization

/// The sources of which an editor opens files, as they are on disk now.
final class EditorSources: Sendable {
  private struct State {
    var sources: [EditorSource] = []
    var key: [[String]] = []
    var revision = 0
    /// The folders that overlay the files: this revision's, and the previous one's, which an editor may still read.
    var folders: [TemporaryFolder] = []
  }

  let words: SourceWords
  private let compiler: Compiler
  private let folder: TemporaryFolder
  private let state = Mutex(State())

  init(_ words: SourceWords, in folder: TemporaryFolder) throws {
    (self.words, self.folder) = (words, folder)
    compiler = try Compiler(
      besideExecutable: CompiledSource.executable, folder: folder, platform: words.platform,
      isForEditors: true)
    _ = renew()
  }

  var all: [EditorSource] { state.withLock { $0.sources } }

  /// Reads what is there now, and makes the modules that it imports.
  ///
  /// - Returns: whether an editor must be notified.
  func renew() -> Bool {
    state.withLock { state in
      // While a project's file is being written, what was read before still holds.
      guard let sources = try? words.editedSources() else { return false }
      let key = sources.map { source in
        let version = (try? compiler.makeModules(of: source, messages: folder.path("messages"))) ?? 0
        return compiler.editorKey(of: source) + ["\(version)"]
      }
      guard key != state.key, let next = try? revision(&state) else { return false }
      (state.key, state.sources) = (key, sources.enumerated().map { EditorSource(number: $0, $1) })
      state.folders.append(next)
      if state.folders.count > 2 { state.folders.removeFirst().remove() }
      return true
    }
  }

  private func revision(_ state: inout State) throws -> TemporaryFolder {
    state.revision += 1
    return try TemporaryFolder(in: folder, named: "revision-\(state.revision)")
  }

  /// The compiler's arguments for a file; `nil` for one that is of no source.
  ///
  /// - Parameter target: the name of the source that is meant, where several have the file.
  func arguments(for path: String, target: String?) throws -> [String]? {
    try state.withLock { state in
      let having = state.sources.compactMap { source in source.file(at: path).map { (source, $0) } }
      guard let (source, file) = having.first(where: { $0.0.address == target }) ?? having.first,
        let folder = state.folders.last
      else { return nil }
      return try compiler.editorArguments(for: file, of: source.source, in: folder)
    }
  }
}

/// A source as a target of the Build Server Protocol.
struct EditorSource: Sendable {
  /// Its place among all: two targets may be modules of one name.
  private let number: Int
  let source: Source

  init(number: Int, _ source: Source) { (self.number, self.source) = (number, source) }

  var address: String { "plumb://target/\(number)" }

  /// The build target as the protocol describes it.
  var target: JSON {
    .object([
      ("id", .object([("uri", .string(address))])), ("displayName", .string(source.moduleName)),
      ("tags", .array([])), ("languageIds", .array([.string("swift")])), ("dependencies", .array([])),
      ("capabilities", .object([])),
    ])
  }

  var files: JSON {
    let files = source.swiftFiles.map { path in
      JSON.object([
        ("uri", .string(URL(fileURLWithPath: path).absoluteString)), ("kind", .number(1)),
        ("generated", .bool(false)),
      ])
    }
    return .object([("target", .object([("uri", .string(address))])), ("sources", .array(files))])
  }

  func isNamed(in parameters: JSON) -> Bool {
    guard case .array(let targets) = parameters["targets"] else { return false }
    return targets.contains { $0["uri"]?.string == address }
  }

  /// The source's own path of a file, which may be called through a link.
  func file(at path: String) -> String? {
    if source.swiftFiles.contains(path) { return path }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return source.swiftFiles.first { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path == real }
  }
}
