import Foundation
import Synchronization

/// One compilation of modules of C by the toolchain's own `clang`.
///
/// All its options are here; a project adds names, and paths in its folders. So none of `clang`'s options that load a library or
/// start a program can come from a project.
struct CCompilation {
  private let modules: [CModule]
  private let folder: TemporaryFolder
  /// The place of the copies that are compiled, or nothing.
  private let tree: String
  private let number: Int
  private let compiler: Compiler

  init(_ modules: [CModule], in folder: TemporaryFolder, tree: String, number: Int, with compiler: Compiler) {
    (self.modules, self.folder, self.tree) = (modules, folder, tree)
    (self.number, self.compiler) = (number, compiler)
  }

  /// Returns the arguments with which the Swift compiler finds a module, and makes its module map.
  func importWords(for module: CModule) throws -> [String] {
    let folders = module.publicFolder.map { [tree + $0] } ?? []
    let map = try moduleMap(of: module).map { ["-fmodule-map-file=\($0)"] } ?? []
    return (map + (folders + systemFolders(of: module)).map { "-I\($0)" }).flatMap { ["-Xcc", $0] }
  }

  private func moduleMap(of module: CModule) throws -> String? {
    if let own = module.moduleMap { return tree + own }
    guard let umbrella = module.umbrella else { return nil }
    let place =
      switch umbrella {
      case .header(let path): "umbrella header \"\(Self.quoted(tree + path))\""
      case .folder(let path): "umbrella \"\(Self.quoted(tree + path))\""
      }
    let path = folder.path("maps/\(module.name)/module.modulemap")
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    let text = "module \(module.name) {\n  \(place)\n  export *\n}\n"
    // A text that stays as it was keeps its time, and the compiler what it has made of it.
    if (try? String(contentsOfFile: path, encoding: .utf8)) != text {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return path
  }

  private static func quoted(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Makes the library of a module; a library of the system is only tried.
  ///
  /// - Returns: the messages of what does not compile.
  func make(_ module: CModule) throws -> (library: String?, messages: String?) {
    if let system = module.system { return (nil, try problem(of: module, system)) }
    guard !module.sources.isEmpty else { return (nil, nil) }
    let name = "lib\(module.name).so"
    let calls = module.sources.enumerated().map { index, file in
      words(for: file, of: module) + ["-o", folder.path("\(module.name)-\(index).o"), tree + file]
    }
    let objects = module.sources.indices.map { folder.path("\(module.name)-\($0).o") }
    // A source could name any file as such a library.
    let link =
      [
        "--no-default-config", "-shared", "-fuse-ld=lld", "-Wl,--no-dependent-libraries", "-o",
        folder.path(name),
      ] + objects
      + libraries(of: module).map { "-l\($0)" }
    let kept = KeptLibraries(cache: compiler.cache, folder: folder)
    let copies = Dictionary(module.files.map { ($0, tree + $0) }, uniquingKeysWith: { $1 })
    let key = { kept.key(calls.flatMap { $0 } + link, reached(from: module), copies: copies, products: []) }
    let before = key()
    let isKept = before.map { kept.take([name], madeOf: $0) } ?? false
    if !isKept {
      if let messages = try compile(calls) { return (nil, messages) }
      let linked = try run(module.hasCxx ? "clang++" : "clang", link)
      for object in objects { unlink(object) }
      if let linked { return (nil, linked) }
      if let before, key() == before { kept.keep([name], madeOf: before) }
    }
    // Processes that have loaded one keep it.
    let library = folder.path("lib\(module.name)-\(number).so")
    guard rename(folder.path(name), library) == 0 else {
      throw LinkedFolder.OutputProblem(path: library, code: errno)
    }
    return (library, nil)
  }

  /// The files of a module and those of the modules that it needs.
  private func reached(from module: CModule) -> [String] {
    (module.files + needs(of: module).flatMap(\.headers)).sorted()
  }

  private func needs(of module: CModule) -> [CModule] {
    var seen: Set<String> = [module.name]
    var (open, found): ([String], [CModule]) = (module.needs, [])
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let next = modules.first(where: { $0.name == name }) else { continue }
      found.append(next)
      open += next.needs
    }
    return found
  }

  private func words(for file: String, of module: CModule) -> [String] {
    let isCxx = CModule.isCxx(file)
    let isC = file.lowercased().hasSuffix(".c")
    var words = ["--no-default-config", "-c", "-w", "-fPIC", "-fblocks", "-gline-tables-only"]
    words += ["-DSWIFT_PACKAGE=1", "-DDEBUG=1"]
    if let standard = isCxx ? module.cxxStandard : isC ? module.standard : nil {
      words.append("-std=\(standard)")
    }
    words += (module.definitions + (isCxx ? module.cxxDefinitions : [])).map { "-D\($0)" }
    let needs = needs(of: module)
    let folders =
      ([module.publicFolder].compactMap { $0 } + module.searchFolders + needs.compactMap(\.publicFolder)).map
    {
      tree + $0
    } + needs.flatMap(systemFolders)
    return words + folders.map { "-I\($0)" }
  }

  /// Compiles files, several at a time.
  ///
  /// - Returns: the messages of those that do not compile.
  private func compile(_ calls: [[String]]) throws -> String? {
    let messages = Mutex<[Int: String]>([:])
    let problem = Mutex<(any Error)?>(nil)
    // Everybody makes this link, and only the first may find none.
    try compiler.prepareToRun()
    let next = Atomic(0)
    let workers = min(calls.count, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while problem.withLock({ $0 == nil }) {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < calls.count else { return }
        do {
          if let text = try run("clang", calls[index]) { messages.withLock { $0[index] = text } }
        } catch {
          problem.withLock { $0 = error }
        }
      }
    }
    if let error = problem.withLock(\.self) { throw error }
    let texts = messages.withLock { all in all.sorted { $0.key < $1.key }.map(\.value) }
    return texts.isEmpty ? nil : texts.joined()
  }

  /// - Returns: the messages, when it fails.
  private func run(_ program: String, _ words: [String]) throws -> String? {
    let file = compiler.roundMessages
    defer { unlink(file) }
    let path = (try? VisibleFiles.program(program)) ?? program
    let outcome = try compiler.run(path, words, printingTo: file, behind: compiler.wall())
    if outcome.end == .exited(0) { return nil }
    // All who read messages know errors by one word.
    let text = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
      .replacing(": fatal error: ", with: ": error: ")
    return text.isEmpty ? "error: \(program) has ended without a word.\n" : text
  }

  /// Tries whether a library of the system is there.
  private func problem(of module: CModule, _ system: CModule.SystemLibrary) throws -> String? {
    guard let map = module.moduleMap else { return nil }
    let file = folder.path("\(module.name).c")
    try "#pragma clang module import \(module.name)\n".write(toFile: file, atomically: true, encoding: .utf8)
    let words = [
      "--no-default-config", "-fsyntax-only", "-w", "-fmodules",
      "-fmodules-cache-path=\(folder.path("modules"))",
      "-fmodule-map-file=\(tree + map)",
    ]
    guard let text = try run("clang", words + systemFolders(of: module).map { "-I\($0)" } + [file]) else {
      return nil
    }
    let reason = Diagnostic.parse(text).first { $0.kind == "error" }?.text ?? "its headers can not be read"
    let help =
      system.packages.isEmpty
      ? "" : " Its package names what brings it: apt-get install \(system.packages.joined(separator: " "))."
    return "\(map):1:1: error: The library \(module.name) of the system can not be used: \(reason).\(help)\n"
  }

  private func libraries(of module: CModule) -> [String] {
    var seen: Set<String> = []
    return (module.libraries + needs(of: module).flatMap(\.libraries)).filter { seen.insert($0).inserted }
  }

  /// The folders of headers that pkg-config knows for a library of the system.
  private func systemFolders(of module: CModule) -> [String] {
    guard let name = module.system?.pkgConfig else { return [] }
    return SystemPackages.shared.headerFolders(of: name)
  }
}
