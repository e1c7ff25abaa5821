import Foundation
import Synchronization

/// The macro programs of a project, built when a source needs them first, and kept from one run of the command to the next by all
/// that they are made of.
final class MacroPlugins: Sendable {
  private struct State {
    /// The paths of the programs, by the names of their modules.
    var programs: [String: String] = [:]
    /// The programs that were built, or could not be.
    var plugins: [MacroPlugin] = []
    var problems: [String] = []
  }

  private let folder: TemporaryFolder
  private let state = Mutex(State())

  init(in folder: TemporaryFolder) throws { self.folder = try TemporaryFolder(in: folder, named: "macros") }

  /// The arguments with which the compiler finds the programs.
  var words: [String] {
    state.withLock(\.programs).sorted { $0.key < $1.key }.flatMap {
      ["-load-plugin-executable", "\($0.value)#\($0.key)"]
    }
  }

  /// Makes the programs that are not there yet, or not any more as they should be.
  ///
  /// - Returns: the sentences about those that cannot be built.
  func build(_ plugins: [MacroPlugin], with compiler: Compiler) throws -> [String] {
    try state.withLock { state in
      if state.plugins == plugins { return state.problems }
      state = State()
      for plugin in plugins {
        switch try MacroBuilding(plugin, compiler).program(within: folder) {
        case .success(let path): state.programs[plugin.name] = path
        case .failure(let problem): state.problems.append(problem.sentence)
        }
      }
      state.plugins = plugins
      return state.problems
    }
  }
}
