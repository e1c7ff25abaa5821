import Foundation
import Synchronization

/// Compiles the modules of a project that a source imports, in their order, and again only what a change has reached.
///
/// A module is compiled again when one of its files is another, or the interface of a module that it needs. An edit in the
/// body of a function leaves the interface as it is, byte for byte, so that nothing above is compiled again.
public final class ProjectModules: Sendable {
  /// The result of a compilation.
  struct Made {
    var libraries: [String] = []
    var companions: [CompanionModules.Made] = []
    var leftOut = LeftOut()
    /// The uses of names without effect.
    var uses: [UseWithoutEffect] = []
    /// Another number whenever an interface has changed.
    var interfaces = 0
  }

  private struct Module {
    var key: [String]
    var library: String?
    /// The number of times that its interface has changed.
    var version: Int
    var leftOut: LeftOut
    var uses: [UseWithoutEffect] = []
    /// The parts that were made of its files, and the versions of the interfaces below it.
    var parts: KeptParts?
    var versions: [String] = []
  }

  private struct State {
    var modules: [String: Module] = [:]
    var count = 0
  }

  let folder: TemporaryFolder
  /// The folder in which `import` finds them.
  let interfaces: String
  private let state = Mutex(State())
  /// Whether they are going to be compiled again: then what is made of each file is kept, which takes as long the first time,
  /// on two cores.
  private let isKept: Bool
  /// The modules of C that these import.
  let c: CModules
  let macros: MacroPlugins
  let plugins: PluginRuns

  /// - Parameter folder: takes what is kept from one compilation to the next.
  public init(in folder: TemporaryFolder, isKept: Bool = false) throws {
    self.isKept = isKept
    self.folder = try TemporaryFolder(in: folder, named: "modules")
    interfaces = self.folder.path("interfaces")
    c = try CModules(in: self.folder)
    macros = try MacroPlugins(in: self.folder)
    plugins = try PluginRuns(in: self.folder)
  }

  /// Makes what is not there yet, or not any more as it should be; `nil` when something does not compile.
  ///
  /// - Parameter ofPackages: the tolerance for packages from elsewhere, if it is another one.
  func compile(
    _ source: Source, with compiler: Compiler, messages: String? = nil, _ tolerance: Tolerance = .none,
    ofPackages: Tolerance? = nil
  ) throws -> Made? {
    var made = Made()
    made.companions = try compiler.makeCompanions(of: source)
    made.libraries = made.companions.map(\.library)
    for problem in try macros.build(source.macros, with: compiler) { compiler.tell("warning: \(problem)\n") }
    for problem in try plugins.run(source.buildPlugins, with: compiler) {
      compiler.tell("warning: \(problem)\n")
    }
    var number = 0
    if !source.cModules.isEmpty {
      let usesCxx = source.settings.usesCxx || source.modules.contains { $0.settings.usesCxx }
      let found = try c.compile(
        source.cModules, usesCxx: usesCxx, within: source.given, with: compiler, messages: messages,
        isTolerant: tolerance == .wrongFiles)
      guard let found else { return nil }
      made.libraries += found.libraries
      made.leftOut.add(found.leftOut)
      made.interfaces = found.version
      number = found.version
    }
    guard !source.modules.isEmpty else { return made }
    try FileManager.default.createDirectory(atPath: interfaces, withIntermediateDirectories: true)
    return try state.withLock { state in
      var made = made
      var reached: [String: Set<String>] = [:]
      for module in source.modules {
        // Nobody here mends a package from elsewhere: without the part that does not compile, the rest is shown.
        let foreign = ofPackages ?? (tolerance == .none ? .none : .wrongFiles)
        let tolerance = module.isOwn ? tolerance : foreign
        let needs = module.imports.reduce(into: Set(module.imports)) { $0.formUnion(reached[$1] ?? []) }
        reached[module.name] = needs
        let versions = needs.sorted().map { "\($0) \(state.modules[$0]?.version ?? 0)" }
        let key = Self.key(module, versions: versions + ["C \(number)", plugins.key(of: module.name)])
        let old = state.modules[module.name]
        if old?.key != key || !(old?.leftOut.fits(tolerance) ?? true) {
          let next = try make(
            module, key, versions, &state, compiler, messages, tolerance, source.moduleAdvice,
            made.leftOut.names)
          guard let next else {
            try compiler.reportMissingModules(of: source, behind: module.name, messages: messages)
            return nil
          }
          state.modules[module.name] = next
        }
        guard let known = state.modules[module.name] else { continue }
        if let library = known.library { made.libraries.append(library) }
        made.leftOut.add(known.leftOut)
        made.uses += known.uses
        made.interfaces += known.version
      }
      return made
    }
  }

  /// Whether one of the modules has the name of one that SwiftUI is made of here, which then cannot be found first.
  var hidesSwiftUI: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: interfaces)) ?? []
    return names.contains { $0.hasPrefix("Plumb") || Self.madeOf.contains($0) }
  }
  private static let madeOf = Set(["SwiftUI", "Combine", "OpenCombine"].map { "\($0).swiftmodule" })

  /// Returns a key of everything that the module is made of.
  private static func key(_ module: SourceModule, versions: [String]) -> [String] {
    let files = (module.swiftFiles + module.resources.map(\.path)).map {
      "\(FileState(path: $0))"
    }
    return module.settings.words + module.settings.linkerWords + files + versions + [
      module.assetSymbols?.key ?? "", module.dataModels.key,
    ]
  }

  private func make(
    _ module: SourceModule, _ key: [String], _ versions: [String], _ state: inout State,
    _ compiler: Compiler,
    _ messages: String?, _ tolerance: Tolerance, _ advice: ModuleAdvice, _ names: Set<String>
  ) throws -> Module? {
    state.count += 1
    let library = try FrameworkBundle.library(of: module, number: state.count, in: folder)
    let new = folder.path("\(module.name).swiftmodule")
    let generated =
      try GeneratedFiles(of: module).write(on: compiler.platform, to: folder)
      + plugins.swiftFiles(of: module.name)
    let old = state.modules[module.name]
    let parts = try changes(
      in: module, generated, old, versions, compiler, library: library, interface: new)
    if let uses = parts.uses {
      let isNew = try place(new, for: module.name)
      return Module(
        key: key, library: library, version: isNew ? state.count : old?.version ?? state.count,
        leftOut: LeftOut(), uses: uses, parts: parts.kept, versions: versions)
    }
    let here = try TemporaryFolder(in: folder, named: "files-\(module.name)")
    func make(_ source: Source, _ messages: String?) throws -> [UseWithoutEffect]? {
      try compiler.onEachPlatform(of: module, source, messages) { platform, messages in
        var files = try CompilerFiles(
          source.swiftFiles, in: here, on: platform, within: module.given, generated: generated,
          omissions: source.omissions, limitsExpressions: source.limitsExpressions)
        files.advice = advice
        return try compiler.compile(
          module, on: platform, files: files, library: library, interface: new, messages: messages)
      }
    }
    var leftOut = LeftOut()
    let uses: [UseWithoutEffect]
    let whole = try Source(path: "", swiftFiles: module.swiftFiles, within: module.given)
    if tolerance != .none {
      let file = tolerance == .wrongFiles ? folder.path("messages") : messages
      let rest = try compiler.whatCompiles(
        of: whole, messages: file, tolerance, names: names,
        foreign: module.isOwn || tolerance == .missingModules ? nil : module.name,
        leavesImporters: !module.isOwn, make)
      guard let rest else {
        if tolerance != .wrongFiles { return nil }
        // Who imports it is left out too.
        let text = (try? String(contentsOfFile: folder.path("messages"), encoding: .utf8)) ?? ""
        let interface = "\(interfaces)/\(module.name).swiftmodule"
        try? FileManager.default.removeItem(atPath: interface)
        return Module(
          key: key, library: nil, version: state.count,
          leftOut: LeftOut(files: module.swiftFiles, messages: text), parts: parts.kept,
          versions: versions)
      }
      (leftOut, uses) = (rest.leftOut, rest.made)
      // Those who need its types are left out too; what is wrong in a person's own file is for the person to mend.
      if !module.isOwn { leftOut.addTypes(ofFilesIn: module) }
    } else {
      guard let made = try make(whole, messages) else { return nil }
      uses = made
    }
    let isNew = try place(new, for: module.name)
    return Module(
      key: key, library: library, version: isNew ? state.count : old?.version ?? state.count,
      leftOut: leftOut, uses: uses, parts: parts.kept, versions: versions)
  }

  /// Makes a module of those files that changed since the last time, and of what was kept of the others. Without uses, it
  /// could not be made this way.
  private func changes(
    in module: SourceModule, _ generated: [String], _ old: Module?, _ versions: [String],
    _ compiler: Compiler,
    library: String, interface: String
  ) throws -> (uses: [UseWithoutEffect]?, kept: KeptParts?) {
    guard isKept else { return (nil, nil) }
    var files: [(path: String, text: String)] = []
    for (path, given) in module.swiftFiles.map({ ($0, module.given) }) + generated.map({ ($0, .everything) })
    {
      guard let text = Source.text(path, within: given) else { return (nil, old?.parts) }
      files.append((path, text))
    }
    var kept =
      try old?.parts ?? KeptParts(in: TemporaryFolder(in: folder, named: "parts-\(module.name)"))
    if let old, old.versions != versions { kept.forget() }
    let parts = SourceParts(files: files).compiled(on: compiler.platform)
    let paths = try kept.write(parts)
    // With other places than the last time the driver would compile everything.
    let made = (
      kept.folder.path("\(module.name).so"), kept.folder.path("\(module.name).swiftmodule")
    )
    let compilation = try compiler.compileChanges(
      paths, of: module, imports: compiler.platform.imports(for: parts.parts.map(\.text)),
      outputs: kept.map(of: paths), library: made.0, interface: made.1)
    kept.keep(compilation.uses, in: parts)
    guard compilation.isDone else { return (nil, kept) }
    for (from, to) in [(made.0, library), (made.1, interface)] {
      try? FileManager.default.removeItem(atPath: to)
      try FileManager.default.copyItem(atPath: from, toPath: to)
    }
    return (kept.uses(in: parts), kept)
  }

  /// Puts a new interface in its place, if it is another one.
  private func place(_ new: String, for name: String) throws -> Bool {
    let path = "\(interfaces)/\(name).swiftmodule"
    let manager = FileManager.default
    // The places of declarations, for an editor. Lines change more often than the interface.
    let places = ".swiftsourceinfo"
    _ = rename(
      new.replacingOccurrences(of: ".swiftmodule", with: places), "\(interfaces)/\(name)\(places)")
    if manager.contentsEqual(atPath: new, andPath: path) { return false }
    guard rename(new, path) == 0 else { throw LinkedFolder.OutputProblem(path: path, code: errno) }
    return true
  }
}
