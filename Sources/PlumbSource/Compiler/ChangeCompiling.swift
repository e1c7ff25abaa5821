import Foundation

extension Compiler {
  /// Makes the library of those files that changed since the last time, and of what was kept of the others; `nil` when
  /// that fails, for whatever reason. The uses of names without effect are those in the files that were compiled now.
  ///
  /// - Parameters:
  ///   - edit: knows what was made the last time.
  ///   - imports: the compiler's arguments for modules that are there without an `import`.
  ///   - outputs: the driver's map of what is kept.
  ///   - kept: the folder of what is kept.
  func compileChanges(
    _ files: [String], _ edit: inout EditedPart, of source: Source, imports: [String], outputs: String,
    kept: TemporaryFolder
  ) throws -> (library: String?, uses: [UseWithoutEffect]) {
    // With other arguments than the last time, even for what it makes, the driver would compile everything.
    let library = kept.path("\(Self.moduleName).so")
    let words = Self.words(
      flags(source) + source.settings.linkerWords + imports, outputs: outputs, library: library)
    let made = try edit.make(files, words, with: self)
    guard made.isDone else { return (nil, made.uses) }
    // Processes that have loaded one keep it; and where nothing has changed, the driver makes no other.
    let own = folder.path("\(Self.moduleName).so")
    try FileManager.default.copyItem(atPath: library, toPath: own)
    return (own, made.uses)
  }

  /// The same for a module of a project, whose interface goes to a file.
  func compileChanges(
    _ files: [String], of module: SourceModule, imports: [String], outputs: String, library: String,
    interface: String
  ) throws -> Compilation {
    let words = ["-emit-module", "-emit-module-path", interface, "-avoid-emit-module-source-info"]
    return try compileChanges(
      files, flags(module) + module.settings.linkerWords + words + imports, outputs: outputs, library: library
    )
  }

  private func compileChanges(
    _ files: [String], _ words: [String], outputs: String, library: String
  ) throws -> Compilation {
    try run(
      Self.onlyChanges + Self.words(words, outputs: outputs, library: library) + files, isQuiet: true)
  }

  /// The driver's arguments for making only what is out of date. Each of its processes parses all files: in parts of 25 files, as it makes
  /// them by itself, 4,000 files take four times as long as in these.
  static let onlyChanges = ["-incremental", "-enable-batch-mode", "-driver-batch-size-limit", "500"]

  private static func words(_ words: [String], outputs: String, library: String) -> [String] {
    // A compilation of the whole module has no parts to keep.
    ["-emit-library", "-o", library] + words.filter { $0 != "-wmo" } + [
      "-output-file-map", outputs,
      "-j\(ProcessInfo.processInfo.activeProcessorCount)",
      // Twice as fast as the system's, and part of every toolchain.
      "-use-ld=lld",
    ]
  }
}
