import Foundation
import Synchronization

/// Compiles the modules of a project that a source imports, in their order, and again only what a change has reached.
///
/// A module is compiled again when one of its files is another, or the interface of a module that it needs. An edit in the
/// body of a function leaves the interface as it is, byte for byte, so that nothing above is compiled again.
public final class ProjectModules: Sendable {
  /// What was made.
  struct Made {
    var libraries: [String] = []
    var leftOut = LeftOut()
    /// Another number whenever an interface has changed.
    var interfaces = 0
  }

  private struct Module {
    var key: [String]
    var library: String?
    /// How often its interface has changed.
    var version: Int
    var leftOut: LeftOut
  }

  private struct State {
    var modules: [String: Module] = [:]
    var count = 0
  }

  let folder: TemporaryFolder
  /// The folder in which `import` finds them.
  let interfaces: String
  private let state = Mutex(State())

  /// - Parameter folder: takes what is kept from one compilation to the next.
  public init(in folder: TemporaryFolder) throws {
    self.folder = try TemporaryFolder(in: folder, named: "modules")
    interfaces = self.folder.path("interfaces")
  }

  /// Makes what is not there yet, or not any more as it should be; `nil` when something does not compile.
  func compile(
    _ source: Source, with compiler: Compiler, messages: String? = nil, isTolerant: Bool = false
  ) throws -> Made? {
    guard !source.modules.isEmpty else { return Made() }
    try FileManager.default.createDirectory(atPath: interfaces, withIntermediateDirectories: true)
    return try state.withLock { state in
      var made = Made()
      var reached: [String: Set<String>] = [:]
      for module in source.modules {
        let needs = module.imports.reduce(into: Set(module.imports)) { $0.formUnion(reached[$1] ?? []) }
        reached[module.name] = needs
        let key = Self.key(
          module, versions: needs.sorted().map { "\($0) \(state.modules[$0]?.version ?? 0)" })
        let old = state.modules[module.name]
        if old?.key != key || !isTolerant && !(old?.leftOut.files.isEmpty ?? true) {
          guard let next = try make(module, key, &state, compiler, messages, isTolerant) else { return nil }
          state.modules[module.name] = next
        }
        guard let known = state.modules[module.name] else { continue }
        if let library = known.library { made.libraries.append(library) }
        made.leftOut.add(known.leftOut)
        made.interfaces += known.version
      }
      return made
    }
  }

  /// What it is made of.
  private static func key(_ module: SourceModule, versions: [String]) -> [String] {
    let files = (module.swiftFiles + (module.bundle ?? []).map(\.path)).map {
      "\(SourceWatch.Look.File(path: $0))"
    }
    return module.settings.words + files + versions
  }

  private func make(
    _ module: SourceModule, _ key: [String], _ state: inout State, _ compiler: Compiler, _ messages: String?,
    _ isTolerant: Bool
  ) throws -> Module? {
    state.count += 1
    let library = folder.path("lib\(module.name)-\(state.count).so")
    let new = folder.path("\(module.name).swiftmodule")
    let bundle = try module.bundle.map { [try ResourceBundle(module.name, $0, in: folder).file] } ?? []
    let here = try TemporaryFolder(in: folder, named: "files-\(module.name)")
    func make(_ source: Source, _ messages: String?) throws -> Bool? {
      let files = try CompilerFiles(source.swiftFiles + bundle, in: here).paths
      return try compiler.compile(
        module, files: files, library: library, interface: new, messages: messages)
        ? true : nil
    }
    var leftOut = LeftOut()
    let whole = try Source(path: "", swiftFiles: module.swiftFiles)
    if isTolerant {
      let rest = try compiler.whatCompiles(of: whole, messages: folder.path("messages"), make)
      guard let rest else {
        // Who imports it is left out too.
        let text = (try? String(contentsOfFile: folder.path("messages"), encoding: .utf8)) ?? ""
        let interface = "\(interfaces)/\(module.name).swiftmodule"
        try? FileManager.default.removeItem(atPath: interface)
        return Module(
          key: key, library: nil, version: state.count,
          leftOut: LeftOut(files: module.swiftFiles, messages: text))
      }
      leftOut = rest.leftOut
    } else if try make(whole, messages) == nil {
      return nil
    }
    let old = state.modules[module.name]
    let isNew = try place(new, for: module.name)
    return Module(
      key: key, library: library, version: isNew ? state.count : old?.version ?? state.count,
      leftOut: leftOut)
  }

  /// Puts a new interface in its place, if it is another one.
  private func place(_ new: String, for name: String) throws -> Bool {
    let path = "\(interfaces)/\(name).swiftmodule"
    let manager = FileManager.default
    if manager.contentsEqual(atPath: new, andPath: path) { return false }
    guard rename(new, path) == 0 else { throw LinkedFolder.OutputProblem(path: path, code: errno) }
    return true
  }
}
