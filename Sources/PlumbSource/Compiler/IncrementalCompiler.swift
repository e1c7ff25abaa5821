import Foundation

/// Compiles a source again and again, each time only what an edit reached.
///
/// A source of one file is compiled in parts (``SourceParts``), one of several files by its files. The driver decides
/// what is out of date, by the dependencies that it noted the last time. When that fails, the whole source is compiled
/// unchanged: what the compiler reports then is about the user's own files.
public final class IncrementalCompiler {
  /// The folder of what is kept from one compilation to the next.
  public let folder: TemporaryFolder
  private var parts: KeptParts
  private var edit = EditedPart()
  /// The number of times in a row that the source compiled, but not in parts. Once may be because it was saved in between.
  private var failures = 0
  private static let failureLimit = 3
  /// The modules of its project that the source imports, and how often their interfaces have changed.
  public let modules: ProjectModules
  private var interfaces = 0

  public init(in folder: TemporaryFolder) throws {
    self.folder = try TemporaryFolder(in: folder, named: "parts")
    parts = KeptParts(in: self.folder)
    modules = try ProjectModules(in: self.folder, isKept: true)
  }

  /// Makes a library in the compiler's folder; `nil` when the source does not compile.
  ///
  /// - Parameters:
  ///   - compiler: keeps its modules in ``modules``.
  ///   - messages: the file that takes the compiler's messages.
  ///   - tolerance: how much may be left out.
  public func compile(
    _ source: Source, with compiler: Compiler, messages: String, needsModule: Bool,
    tolerance: Tolerance = .none
  ) throws -> CompiledLibrary? {
    guard let made = try modules.compile(source, with: compiler, messages: messages, tolerance)
    else { return nil }
    if made.interfaces != interfaces {
      parts.forget()
      edit.forget()
    }
    interfaces = made.interfaces
    var leftOut = made.leftOut
    var source = source
    if !needsModule, failures < Self.failureLimit {
      if let product = try compileParts(of: source, with: compiler, made, leftOut) {
        failures = 0
        return product
      }
      if tolerance != .none {
        let found = try compiler.whatCompiles(of: source, messages: messages, tolerance, names: leftOut.names)
        guard let rest = found else { return nil }
        leftOut.add(rest.leftOut)
        source = rest.source
        if let product = try compileParts(of: source, with: compiler, made, leftOut) { return product }
      } else if try compiler.check(source, messages: messages) == nil {
        return nil
      }
      failures += 1
    }
    return try compiler.make(
      source, messages: messages, needsModule: needsModule, tolerance: tolerance, leftOut: leftOut)
  }

  private func compileParts(
    of source: Source, with compiler: Compiler, _ modules: ProjectModules.Made, _ leftOut: LeftOut
  ) throws -> CompiledLibrary? {
    guard let parts = try split(source, compiler)?.compiled(on: compiler.platform),
      let library = try compile(parts, source, with: compiler)
    else {
      return nil
    }
    return CompiledLibrary(
      library: library, modules: modules.libraries, places: parts.places, leftOut: leftOut,
      uses: modules.uses + self.parts.uses(in: parts))
  }

  /// `nil` for what is as well compiled at once, and for what cannot be read, which the compiler will report.
  private func split(_ source: Source, _ compiler: Compiler) throws -> SourceParts? {
    let generated = try compiler.generatedFiles(of: source)
    var files: [(path: String, text: String)] = []
    for (path, given) in source.swiftFiles.map({ ($0, source.given) }) + generated.map({ ($0, .everything) })
    {
      guard let text = source.omissions[FileName(path)] ?? Source.text(path, within: given) else {
        return nil
      }
      files.append((path, text))
    }
    guard let file = files.first, source.swiftFiles.count == 1 else {
      return SourceParts(files: files)
    }
    let parts = SourceParts(file.text, path: file.path)
    return parts?.adding(files.dropFirst()) ?? (generated.isEmpty ? nil : SourceParts(files: files))
  }

  /// `nil` for what does not compile this way.
  private func compile(_ parts: SourceParts, _ source: Source, with compiler: Compiler) throws -> String? {
    let files = try self.parts.write(parts) { edit.wasWritten($0) }
    let made = try compiler.compileChanges(
      files, &edit, of: source, imports: compiler.platform.imports(for: parts.parts.map(\.text)),
      outputs: try self.parts.map(of: files), kept: folder)
    self.parts.keep(made.uses, in: parts)
    return made.library
  }
}
