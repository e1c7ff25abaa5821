import Foundation

/// Compiles a source again and again, each time only what an edit reached.
///
/// A source of one file is compiled in parts (``SourceParts``), one of several files by its files. The driver decides
/// what is out of date, by the dependencies that it noted the last time. When that fails, the whole source is compiled
/// as it stands: what the compiler says then is about the user's own files.
public final class IncrementalCompiler {
  /// The folder of what is kept from one compilation to the next.
  public let folder: TemporaryFolder
  private var written: [String: String] = [:]
  private var writes = 0
  /// How often in a row the source compiled, but not in parts. Once may be because it was saved in between.
  private var failures = 0
  private static let failureLimit = 3
  /// What the source imports of its project, and how often that has changed for those who import it.
  public let modules: ProjectModules
  private var interfaces = 0

  public init(in folder: TemporaryFolder) throws {
    self.folder = try TemporaryFolder(in: folder, named: "parts")
    modules = try ProjectModules(in: self.folder)
  }

  /// Makes a library in the compiler's folder; `nil` when the source does not compile.
  ///
  /// - Parameters:
  ///   - compiler: keeps its modules in ``modules``.
  ///   - messages: the file that takes the compiler's messages.
  ///   - isTolerant: files that do not compile are left out.
  public func compile(
    _ source: Source, with compiler: Compiler, messages: String, needsModule: Bool, isTolerant: Bool = false
  ) throws -> CompiledLibrary? {
    guard let made = try modules.compile(source, with: compiler, messages: messages, isTolerant: isTolerant)
    else { return nil }
    if made.interfaces != interfaces { forgetParts() }
    interfaces = made.interfaces
    var leftOut = made.leftOut
    var source = source
    if !needsModule, failures < Self.failureLimit {
      if let product = try compileParts(of: source, with: compiler, made.libraries, leftOut) {
        failures = 0
        return product
      }
      if isTolerant {
        guard let rest = try compiler.whatCompiles(of: source, messages: messages) else { return nil }
        leftOut.add(rest.leftOut)
        source = rest.source
        if let product = try compileParts(of: source, with: compiler, made.libraries, leftOut) {
          return product
        }
      } else if try !compiler.check(source, messages: messages) {
        return nil
      }
      failures += 1
    }
    return try compiler.make(
      source, messages: messages, needsModule: needsModule, isTolerant: isTolerant, leftOut: leftOut)
  }

  private func compileParts(
    of source: Source, with compiler: Compiler, _ libraries: [String], _ leftOut: LeftOut
  ) throws -> CompiledLibrary? {
    guard let parts = try split(source, compiler), let library = try compile(parts, source, with: compiler)
    else {
      return nil
    }
    return CompiledLibrary(library: library, modules: libraries, places: parts.places, leftOut: leftOut)
  }

  /// `nil` for what is as well compiled at once, and for what can not be read, which the compiler will tell.
  private func split(_ source: Source, _ compiler: Compiler) throws -> SourceParts? {
    var files: [(path: String, text: String)] = []
    for path in source.swiftFiles + (try compiler.bundleFile(of: source)) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      files.append((path, text))
    }
    if let file = files.first, files.count == 1 { return SourceParts(file.text, path: file.path) }
    return SourceParts(files: files)
  }

  /// `nil` for what does not compile this way.
  private func compile(_ parts: SourceParts, _ source: Source, with compiler: Compiler) throws -> String? {
    let files = try write(parts)
    let map = folder.path("map.json")
    try JSONEncoder().encode(outputs(of: files)).write(to: URL(fileURLWithPath: map))
    return try compiler.compileChanges(files, of: source, outputs: map, kept: folder)
  }

  /// Writes the parts that are new, so that the others are as old as what was made of them.
  private func write(_ parts: SourceParts) throws -> [String] {
    for part in parts.parts where written[part.name] != part.text {
      written[part.name] = nil
      let path = folder.path(part.name)
      try part.text.write(toFile: path, atomically: true, encoding: .utf8)
      // The driver compares times of files in whole seconds, and people save more often.
      writes += 1
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9 + 2 * Double(writes))], ofItemAtPath: path)
      written[part.name] = part.text
    }
    let names = Set(parts.parts.map(\.name))
    for name in written.keys where !names.contains(name) {
      for file in [name, "\(name).o", "\(name).swiftdeps"] {
        try? FileManager.default.removeItem(atPath: folder.path(file))
      }
      written[name] = nil
    }
    return parts.parts.map { folder.path($0.name) }
  }

  /// The driver looks at files, and not at what they import: when that is another, everything is made anew.
  private func forgetParts() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    where name.hasSuffix(".o") || name.hasSuffix(".swiftdeps") || name.hasSuffix(".priors") {
      try? FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  /// Where the driver puts what it makes of each file.
  private func outputs(of files: [String]) -> [String: [String: String]] {
    var map = ["": ["swift-dependencies": folder.path("module.swiftdeps")]]
    for file in files { map[file] = ["object": "\(file).o", "swift-dependencies": "\(file).swiftdeps"] }
    return map
  }
}
