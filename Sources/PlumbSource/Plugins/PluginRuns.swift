import Foundation
import Synchronization

/// The files that build plug-ins make for the modules of a project, made again when something changes of which they are made.
final class PluginRuns: Sendable {
  /// The files made for a module, and the key of all that they are made of.
  private struct Made {
    var key = ""
    var swiftFiles: [String] = []
    var problem: String?
  }

  private let folder: TemporaryFolder
  private let made = Mutex<[String: Made]>([:])

  init(in folder: TemporaryFolder) throws { self.folder = try TemporaryFolder(in: folder, named: "plugins") }

  /// The Swift files that were made for a module.
  func swiftFiles(of module: String) -> [String] { made.withLock { $0[module]?.swiftFiles ?? [] } }

  /// The key of what was made for a module; empty where no plug-in makes anything.
  func key(of module: String) -> String { made.withLock { $0[module]?.key ?? "" } }

  /// Runs the plug-ins whose files have changed.
  ///
  /// - Returns: the sentences about those that made nothing.
  func run(_ plugins: [BuildPlugins], with compiler: Compiler) throws -> [String] {
    try made.withLock { made in
      var problems: [String] = []
      for plugin in plugins {
        let running = PluginRun(plugin, compiler)
        guard let toolchain = KeptLibraries.toolchain,
          let inputs = PluginInputs(plugin, toolchain: toolchain)
        else {
          problems.append(
            running.sentence("a file cannot be read, or there are more than 5,000 files or 64 MB"))
          continue
        }
        if made[plugin.module]?.key != inputs.key {
          made[plugin.module] = try make(running, inputs, of: plugin)
        }
        if let problem = made[plugin.module]?.problem { problems.append(problem) }
      }
      return problems
    }
  }

  /// Copies what was made into the run's folder, which the compiler reads behind a wall too.
  private func make(_ running: PluginRun, _ inputs: PluginInputs, of plugin: BuildPlugins) throws -> Made {
    switch try running.outputs(of: inputs, messages: folder.path("messages")) {
    case .failure(let problem): return Made(key: inputs.key, problem: problem.sentence)
    case .success(let paths):
      let place = try TemporaryFolder(in: folder, named: plugin.module)
      var names = DistinctNames()
      let files = try paths.map { path in
        let file = place.path(names.next(for: path))
        try? FileManager.default.removeItem(atPath: file)
        try FileManager.default.copyItem(atPath: path, toPath: file)
        return file
      }
      return Made(key: inputs.key, swiftFiles: files)
    }
  }
}
