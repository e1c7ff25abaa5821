import Foundation
import Synchronization

/// The modules of C of a project, compiled for those of Swift that import them, and again when one of their files is another.
///
/// Behind a wall, copies of their files are compiled, which are laid out as the machine.
final class CModules: Sendable {
  /// The result of a compilation.
  struct Made {
    var libraries: [String] = []
    var leftOut = LeftOut()
    /// Another number whenever something was compiled.
    var version = 0
  }

  private struct State {
    var key: [String] = []
    var made = Made()
    var words: [String] = []
    var names: [String] = []
  }

  private let folder: TemporaryFolder
  private let state = Mutex(State())

  init(in folder: TemporaryFolder) throws { self.folder = try TemporaryFolder(in: folder, named: "c") }

  /// The arguments with which the Swift compiler finds the modules.
  var words: [String] { state.withLock(\.words) }

  /// The names of the modules.
  var names: [String] { state.withLock(\.names) }

  /// The place of the copies; empty where the files themselves are compiled.
  private var tree: String { Sandbox.isWanted ? folder.path("seen") : "" }

  /// Writes the files' own names into the compiler's messages.
  func restore(_ messages: String) {
    let tree = tree
    guard !tree.isEmpty, let text = try? String(contentsOfFile: messages, encoding: .utf8),
      text.contains(tree)
    else { return }
    try? text.replacing(tree, with: "").write(toFile: messages, atomically: true, encoding: .utf8)
  }

  /// Makes the libraries that are not there yet, or not any more as they should be; `nil` when a module does not compile.
  ///
  /// - Parameter usesCxx: whether a module of Swift reads headers as C++, which all then do.
  func compile(
    _ modules: [CModule], usesCxx: Bool, within given: GivenFolders, with compiler: Compiler,
    messages: String?, isTolerant: Bool
  ) throws -> Made? {
    try state.withLock { state in
      let key =
        ["\(usesCxx)"]
        + modules.flatMap { module in
          ["\(module)"] + module.files.map { "\(FileState(path: $0))" }
        }
      if state.key == key, isTolerant || state.made.leftOut.files.isEmpty { return state.made }
      let version = state.made.version + 1
      state = State()
      state.made.version = version
      state.names = modules.map(\.name)
      let tree = tree
      if !tree.isEmpty {
        try? FileManager.default.removeItem(atPath: tree)
        var copies = CompilerCopies(in: folder, within: given, tree: tree)
        for file in Set(modules.flatMap(\.files)).sorted() { try copies.add(file) }
      }
      let compilation = CCompilation(modules, in: folder, tree: tree, number: version, with: compiler)
      if usesCxx { state.words.append("-cxx-interoperability-mode=default") }
      for module in modules {
        state.words += try compilation.importWords(for: module)
      }
      for module in modules {
        let made = try compilation.make(module)
        if let library = made.library { state.made.libraries.append(library) }
        guard let problem = made.messages else { continue }
        let text = tree.isEmpty ? problem : problem.replacing(tree, with: "")
        guard isTolerant else {
          if let messages {
            try text.write(toFile: messages, atomically: true, encoding: .utf8)
          } else {
            compiler.tell(text)
          }
          state.key = []
          return nil
        }
        state.made.leftOut.add(LeftOut(files: module.sources, messages: text))
      }
      state.key = key
      return state.made
    }
  }
}
