import Foundation

/// The Swift compiler, with what a user's source needs to find our modules.
public struct Compiler: Sendable {
  /// The name under which a user's source is compiled that has no other.
  public static let moduleName = "PlumbUser"
  /// The file name of a compiled source.
  public static let libraryName = "\(moduleName).so"
  /// The most memory that the compiler, and each program that it starts, may ask for, in bytes.
  public static let memory: UInt64 = 6 << 30
  /// The most of each of the compiler's outputs that is kept, in bytes: a source says as much in its messages as it likes.
  static let mostMessages = 16 << 20
  /// The time limit of a compilation without `--timeout`, in seconds. It is far longer than any source should need.
  public static let defaultTimeout = 300.0

  let folder: TemporaryFolder
  let cache: CacheFolder
  let timeout: Double
  /// The command, with which all that follows was built.
  private let executable: String
  let modules: String
  private let macros: String
  /// The command, which tests compile with too.
  let command: String
  let moduleMaps: [String]
  /// The folder of interfaces that replace Apple's smaller modules, such as `os`, and the C libraries behind
  /// ours. They are not build products that other packages see: those ask whether there is such a module, and then
  /// expect Apple's.
  let texts: URL
  /// The modules that apps import beside SwiftUI.
  var companions: CompanionModules
  /// The platform, which determines the conditions that hold in a source, and its modules.
  public let platform: SourcePlatform
  /// Whether a module says where its declarations are, so that an editor can go there.
  private let isForEditors: Bool
  /// Cancels a compilation that is not needed any more.
  private let cancellation: Cancellation?
  /// The modules of projects that sources import.
  let projectModules: ProjectModules

  /// Creates a compiler with the modules and the macro plug-in that were built beside an executable. Its output goes to
  /// a folder.
  public init(
    besideExecutable executable: URL, folder: TemporaryFolder, timeout: Double? = nil,
    cancellation: Cancellation? = nil, modules kept: ProjectModules? = nil, platform: SourcePlatform = .iOS,
    isForEditors: Bool = false
  ) throws {
    self.isForEditors = isForEditors
    (self.folder, self.platform) = (folder, platform)
    projectModules = try kept ?? ProjectModules(in: folder)
    self.cancellation = cancellation
    self.timeout = timeout ?? Self.defaultTimeout
    cache = try CacheFolder(orIn: folder)
    self.executable = executable.resolvingSymlinksInPath().path
    let products = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    modules = products.appendingPathComponent("Modules").path
    macros = products.appendingPathComponent("PlumbMacros-tool").path
    command = products.appendingPathComponent("plumb").path
    moduleMaps = GeneratedModuleMaps.paths(in: products)
    texts = products.appendingPathComponent("Plumb_PlumbSource.resources/Interfaces")
    companions = CompanionModules(products: products.path, cache: cache)
  }

  /// The folders of interfaces for a platform. That with the names of UIKit or AppKit is none of a command without UIKit.
  func interfaces(for platform: SourcePlatform) -> [String] {
    let hasUIKit = access("\(modules)/PlumbUIKit.swiftmodule", F_OK) == 0
    return platform.interfaceFolders.filter { hasUIKit || $0 != platform.rawValue }
      .map { $0 == "." ? texts.path : texts.appendingPathComponent($0).path }
  }

  /// Makes `PlumbUser.so` and its module in the folder, and the modules that it imports; `nil` when something does not
  /// compile.
  ///
  /// - Parameters:
  ///   - messages: the file that takes the compiler's messages, instead of standard error.
  ///   - needsModule: factories are going to be compiled against it; without, it takes a tenth less time.
  ///   - tolerance: how much may be left out.
  /// - Throws: ``Problem`` when the compiler is not there, takes too long or is cancelled.
  public func make(
    _ source: Source, messages: String? = nil, needsModule: Bool = true, tolerance: Tolerance = .none,
    leftOut: LeftOut = LeftOut()
  ) throws -> CompiledLibrary? {
    guard
      let modules = try projectModules.compile(source, with: self, messages: messages, tolerance)
    else { return nil }
    var all = leftOut
    if leftOut.isEmpty { all.add(modules.leftOut) }
    let library = folder.path(Self.libraryName)
    var words = emission(of: library) + source.settings.linkerWords
    // Testable, so that the factories can make views that are not public.
    if needsModule {
      // By the process that compiles: another one would read the source once more.
      words += ["-enable-testing", "-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path"]
      words.append(folder.path("\(source.moduleName).swiftmodule"))
    }
    let compile = { (source: Source, messages: String?) in
      let files = try files(of: source)
      return try make(words + flags(source), files, of: source, modules.companions, messages: messages)
        .map { (files.places, $0) }
    }
    let rest = try whatCompiles(
      of: source, messages: messages, tolerance, names: all.names, omitted: all.omitted, compile)
    guard let rest else { return nil }
    all.add(rest.leftOut)
    return CompiledLibrary(
      library: library, modules: modules.libraries, places: rest.made.0, leftOut: all,
      uses: modules.uses + rest.made.1)
  }

  /// Makes the library of a source's files, or takes what was made of the same ones with the same arguments.
  ///
  /// - Returns: the uses of names without effect, which are kept with the library; `nil` when the files do not compile.
  private func make(
    _ words: [String], _ files: CompilerFiles, of source: Source, _ companions: [CompanionModules.Made],
    messages: String?
  ) throws -> [UseWithoutEffect]? {
    let names =
      [Self.libraryName, Self.usesName]
      + (words.contains("-emit-module") ? ["\(source.moduleName).swiftmodule"] : [])
    return try keepUses(names, words, files, of: source, companions) {
      try run(words, files, messages: messages)
    }
  }

  /// Compiles a source's files, or takes what was made of the same ones with the same arguments.
  ///
  /// - Parameter names: the files of the folder that are made, with the uses of names without effect.
  func keepUses(
    _ names: [String], _ words: [String], _ files: CompilerFiles, of source: Source,
    _ companions: [CompanionModules.Made], _ compile: () throws -> Compilation
  ) throws -> [UseWithoutEffect]? {
    let (keyFile, usesFile) = (folder.path(Self.keyName), folder.path(Self.usesName))
    unlink(keyFile)
    let key = try makeKept(
      names,
      // What the project's modules are made of is not part of the key.
      key: { kept in
        guard source.modules.isEmpty, source.cModules.isEmpty, source.omissions.isEmpty else { return nil }
        return kept.key(
          words, files.paths, copies: files.copies?.copies ?? [:], products: products + companions.map(\.key))
      }
    ) {
      let made = try compile()
      if made.isDone { try JSONEncoder().encode(made.uses).write(to: URL(fileURLWithPath: usesFile)) }
      return made.isDone
    }
    guard let key else { return nil }
    if !key.isEmpty { try? Data(key.utf8).write(to: URL(fileURLWithPath: keyFile)) }
    return try JSONDecoder().decode(
      [UseWithoutEffect].self, from: Data(contentsOf: URL(fileURLWithPath: usesFile)))
  }

  /// Makes files in the folder, or takes those that were made of the same.
  ///
  /// - Parameter key: all that they are made of; `nil` when they are made each time.
  /// - Returns: the key, which is empty when they are made each time; `nil` when they could not be made.
  private func makeKept(
    _ names: [String], key: (KeptLibraries) -> String?, _ make: () throws -> Bool
  ) rethrows -> String? {
    let kept = KeptLibraries(cache: cache, folder: folder)
    let before = key(kept)
    if let before, kept.take(names, madeOf: before) { return before }
    guard try make() else { return nil }
    // A file may have been saved while it was compiled.
    guard let before, key(kept) == before else { return "" }
    kept.keep(names, madeOf: before)
    return before
  }

  /// The file with the key of the library in the folder.
  private static let keyName = "\(moduleName).key"
  /// The file with the uses of names without effect in it.
  static let usesName = "\(moduleName).uses"

  /// The files that say with which modules and which macros a source is compiled.
  private var products: [String] {
    func files(in folder: String, ending: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
    }
    return [executable, macros] + files(in: modules, ending: ".swiftmodule") + moduleMaps
      + interfaces(for: platform).flatMap { files(in: $0, ending: ".swiftinterface") }
  }

  /// A file for the messages of one of several tries.
  var roundMessages: String { folder.path("messages-\(UUID().uuidString)") }

  /// Compiles a generated file against the user's module. Its errors are not shown, because the user did not write it.
  ///
  /// - Parameter number: another one for each text.
  public func compileFactories(_ text: String, number: Int = 0) throws -> String? {
    let library = folder.path("PlumbFactories-\(number).so")
    let file = folder.path("PlumbFactories.swift")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    var words = flags(module: "PlumbFactories")
    words += emission(of: library) + ["-I", folder.url.path]
    let source = FileManager.default.contents(atPath: folder.path(Self.keyName))
    let isMade = try makeKept(
      [URL(fileURLWithPath: library).lastPathComponent],
      key: { kept in
        source.flatMap { kept.key(words, [file], products: [], String(decoding: $0, as: UTF8.self)) }
      }
    ) { try run(words + [file], isQuiet: true).isDone }
    return isMade != nil ? library : nil
  }

  /// The library of a module of a project; its interface goes to a file.
  func compile(
    _ module: SourceModule, on platform: SourcePlatform, files: CompilerFiles, library: String,
    interface: String, messages: String?
  ) throws -> [UseWithoutEffect]? {
    let words =
      emission(of: library) + ["-emit-module", "-emit-module-path", interface]
      + module.settings.linkerWords + (isForEditors ? [] : ["-avoid-emit-module-source-info"])
    let made = try run(words + flags(module, on: platform), files, messages: messages)
    return made.isDone ? made.uses : nil
  }

  /// The arguments that make a library. The linker is the toolchain's, so that none of the system is needed.
  private func emission(of library: String) -> [String] { ["-emit-library", "-o", library, "-use-ld=lld"] }

  func flags(_ source: Source) -> [String] {
    flags(
      module: source.moduleName, source.settings,
      texts: source.swiftFiles.compactMap { Source.text($0, within: source.given) })
  }

  func flags(_ module: SourceModule, on platform: SourcePlatform? = nil) -> [String] {
    flags(
      module: module.name, module.settings, on: platform, texts: module.swiftFiles.compactMap(module.text),
      isPlain: module.isPlain)
  }

  /// - Parameters:
  ///   - texts: of the module's files.
  ///   - isPlain: a module that imports nothing of Apple's, and gets nothing that comes along with it.
  ///   - isOurs: a module of Plumb's own, which sees none of a project: what is compiled into it runs with everybody's views.
  func flags(
    module: String, _ settings: ModuleSettings = ModuleSettings(), on platform: SourcePlatform? = nil,
    texts: [String] = [], isPlain: Bool = false, isOurs: Bool = false
  ) -> [String] {
    let platform = platform ?? self.platform
    // A module of a project goes before a companion of its name, and before one that only the command is made of.
    let project = isOurs ? [] : [projectModules.interfaces]
    let companion = platform == .linux ? [] : [companions.folder]
    let interfaces = interfaces(for: platform)
    let folders =
      projectModules.hidesSwiftUI
      ? [modules] + interfaces + project + companion : project + [modules] + interfaces + companion
    // The whole module at once: one process, and no driver messages between the compiler's own.
    return settings.words + [
      "-parse-as-library", "-Onone", "-wmo", "-module-name", module,
      // So that a crash is reported with its line.
      "-gline-tables-only",
      // As in every build for debugging: previews are often in #if DEBUG.
      "-D", "DEBUG",
      "-load-plugin-executable", "\(macros)#PlumbMacros",
      // The compiler's own place for this would be in a home folder, which may not be there.
      "-module-cache-path", isOurs ? ownModuleCache : moduleCache,
    ] + folders.flatMap { ["-I", $0] }
      + (isPlain ? [] : platform.words(for: texts))
      + (isOurs ? [] : projectModules.c.words + projectModules.macros.words)
      + moduleMaps.filter { isOurs || !projectModules.c.names.contains(GeneratedModuleMaps.module(of: $0)) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The files that Plumb writes and that build plug-ins make for a source.
  func generatedFiles(of source: Source) throws -> [String] {
    try GeneratedFiles(of: source).write(on: platform, to: projectModules.folder)
      + projectModules.plugins.swiftFiles(of: source.moduleName)
  }

  /// The source's files as the compiler takes them.
  func files(of source: Source) throws -> CompilerFiles {
    var files = try CompilerFiles(
      source.swiftFiles, in: folder, on: platform, within: source.given,
      generated: generatedFiles(of: source),
      omissions: source.omissions,
      limitsExpressions: source.limitsExpressions)
    files.advice = source.moduleAdvice
    return files
  }

  /// Runs the compiler. Its messages go to a file first, because half of them may be about our cache, and some may
  /// quote text that differs from that in the user's files. Its warnings are not shown, but for the uses of names without
  /// effect, which Plumb words itself.
  ///
  /// - Parameter program: one of the compiler's; its driver by default.
  func run(
    _ words: [String], _ files: CompilerFiles? = nil, isQuiet: Bool = false, messages: String? = nil,
    program: String = "swiftc", isOurs: Bool = false
  ) throws -> Compilation {
    let words = words + (files?.words ?? []) + (files?.paths ?? [])
    let file = messages ?? folder.path("messages-\(UUID().uuidString)")
    defer { if messages == nil { unlink(file) } }
    let place = files?.place.path ?? ProgramSurroundings.folder
    let wall = isOurs ? nil : wall(around: files)
    let isPlanned = program != "swiftc"  // by the driver, with its own lists
    var outcome = try run(program, words, printingTo: file, in: place, behind: wall, takesLists: isPlanned)
    if outcome.end != .exited(0), blamesCache(file) {
      // A source can print such a message. Behind a wall, it costs only those that have one the modules.
      try? FileManager.default.removeItem(atPath: isOurs ? ownModuleCache : moduleCache)
      outcome = try run(program, words, printingTo: file, in: place, behind: wall, takesLists: isPlanned)
    }
    let uses = UseWithoutEffect.take(from: file)
    if outcome.end != .exited(0), let files { try reportMissingModules(in: file, words, files) }
    files?.overlay.restore(file)
    projectModules.c.restore(file)
    if messages == nil, !isQuiet, let text = FileManager.default.contents(atPath: file) {
      tell(String(decoding: text, as: UTF8.self))
    }
    return Compilation(outcome: outcome, uses: uses)
  }

  /// Shows messages of compilers.
  func tell(_ text: String) {
    // Standard error may be closed.
    _ = ShownText.write(text, to: 2)
  }

  /// Runs a program, whose output goes to a file as it is.
  ///
  /// - Parameters:
  ///   - most: The most bytes of each of its outputs; `nil` for all of them.
  ///   - takesLists: Whether an argument may be the path of a list of options, as compilers read one that begins with `@`.
  func run(
    _ program: String, _ words: [String], printingTo path: String, most: Int? = mostMessages,
    in place: String = ProgramSurroundings.folder, behind wall: CompilerWall?, takesLists: Bool = false
  ) throws -> Subprocess.Outcome {
    if !takesLists, let list = words.first(where: { $0.hasPrefix("@") }) { throw Problem.list(list) }
    var process = Subprocess()
    process.folder = place
    process.memory = Self.memory
    process.mostOutput = most
    process.timeout = timeout
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    (process.standardOutput, process.standardError) = (file, file)
    // What a compiler that was ended leaves goes with our folder. Swift 6.3's driver crashes where the name of this place has
    // letters beyond ASCII.
    process.environment["TMPDIR"] = folder.url.path.utf8.allSatisfy { $0 < 0x80 } ? folder.url.path : "/tmp"
    process.environment[LinkedLibraries.variable] = try namesOfLibraries()
    var call = (program: program, arguments: words)
    if let wall {
      for folder in wall.folders {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      call = try wall.words(program, words, by: command, in: place)
      process.onlyEnvironment = Sandbox.environment()
      if process.environment["TMPDIR"] == "/tmp" { process.environment["TMPDIR"] = nil }
    }
    let links = wall?.links() ?? [:]
    let outcome = try process.run(call.program, call.arguments, control: cancellation?.next())
    if wall?.removeLinks(but: links) ?? false { throw Problem.links }
    if cancellation?.isCancelled ?? false { throw Problem.cancelled }
    if outcome.end == .timedOut { throw Problem.tooLong(seconds: timeout) }
    if outcome.end != .exited(0), let reason = whyUnwritten(path) { throw Problem.unwritten(reason) }
    return outcome
  }

  /// Makes what each run needs and no run may find half made, for several runs at a time.
  func prepareToRun() throws { _ = try namesOfLibraries() }

  /// The program that the driver starts to find the libraries of an object: the command, by another name.
  private func namesOfLibraries() throws -> String {
    let link = folder.path(LinkedLibraries.program)
    // A compiler behind a wall could leave something else by that name.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == command { return link }
    try? FileManager.default.removeItem(atPath: link)
    guard symlink(command, link) == 0 || errno == EEXIST else { throw Problem.unwritten(systemWords(errno)) }
    return link
  }

  /// The system's message about what kept the compiler, the linker or a part of them from writing; `nil` when nothing did. Lines that
  /// quote the source have a bar.
  private func whyUnwritten(_ messages: String) -> String? {
    let text = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
    // The messages themselves may have had no room.
    let lines = text.split(separator: "\n").filter { !$0.contains(" | ") }
    let codes = [ENOSPC, EFBIG, EDQUOT, EROFS]
    if let code = codes.first(where: { code in lines.contains { $0.contains(systemWords(code)) } }) {
      return systemWords(code)
    }
    // The driver's report that a limit of the size of files (RLIMIT_FSIZE) ended a part of it.
    let signalled = ["due to signal \(SIGXFSZ)", String(cString: strsignal(SIGXFSZ))]
    return lines.contains { line in signalled.contains { line.contains($0) } } ? systemWords(EFBIG) : nil
  }
}
