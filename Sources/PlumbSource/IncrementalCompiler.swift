import Foundation

/// Compiles a source again and again, each time only what an edit reached.
///
/// A source of one file is compiled in parts (``SourceParts``), one of several files by its files. The driver decides
/// what is out of date, by the dependencies that it noted the last time. When that fails, the whole source is compiled
/// as it stands: what the compiler says then is about the user's own file.
public final class IncrementalCompiler {
  /// A compiled source.
  public struct Product: Sendable {
    public let library: String
    /// The place in the user's file of what a macro was told to be somewhere else.
    public let original: @Sendable (_ place: String) -> String
  }

  /// Takes what is kept from one compilation to the next.
  public let folder: TemporaryFolder
  private var written: [String: String] = [:]
  /// The source compiles, but not in parts.
  private var failsInParts = false

  public init(in folder: TemporaryFolder) throws {
    self.folder = try TemporaryFolder(in: folder, named: "parts")
  }

  /// Makes a library in the compiler's folder; `nil` when the source does not compile.
  ///
  /// - Parameter messages: the file that takes the compiler's messages.
  public func compile(
    _ source: Source, with compiler: Compiler, messages: String, needsModule: Bool
  ) throws -> Product? {
    if !needsModule, !failsInParts {
      let parts = try split(source)
      if let product = try compile(source, parts, with: compiler) { return product }
      if parts != nil || source.swiftFiles.count > 1 {
        guard try compiler.check(source, messages: messages) else { return nil }
        failsInParts = true
      }
    }
    let library = try compiler.compile(source, messages: messages, needsModule: needsModule)
    return library.map { Product(library: $0) { $0 } }
  }

  private func split(_ source: Source) throws -> SourceParts? {
    guard source.swiftFiles.count == 1, let path = source.swiftFiles.first else { return nil }
    return SourceParts(try String(contentsOfFile: path, encoding: .utf8), path: path)
  }

  /// `nil` for what is better compiled at once, and for what does not compile this way.
  private func compile(
    _ source: Source, _ parts: SourceParts?, with compiler: Compiler
  ) throws -> Product? {
    let files: [String]
    if let parts {
      files = try write(parts)
    } else if source.swiftFiles.count > 1 {
      files = source.swiftFiles
    } else {
      return nil
    }
    let map = folder.path("map.json")
    try JSONEncoder().encode(outputs(of: files)).write(to: URL(fileURLWithPath: map))
    guard let library = try compiler.compileChanges(files, outputs: map, kept: folder) else { return nil }
    return Product(library: library) { parts?.original($0) ?? $0 }
  }

  /// Writes the parts that are new, so that the others are as old as what was made of them.
  private func write(_ parts: SourceParts) throws -> [String] {
    for part in parts.parts where written[part.name] != part.text {
      written[part.name] = nil
      try part.text.write(toFile: folder.path(part.name), atomically: true, encoding: .utf8)
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

  /// Where the driver puts what it makes of each file.
  private func outputs(of files: [String]) -> [String: [String: String]] {
    var map = ["": ["swift-dependencies": folder.path("module.swiftdeps")]]
    var names: Set<String> = []
    for (index, file) in files.enumerated() {
      var name = URL(fileURLWithPath: file).lastPathComponent
      if !names.insert(name).inserted { name = "\(index)-\(name)" }
      map[file] = [
        "object": folder.path("\(name).o"), "swift-dependencies": folder.path("\(name).swiftdeps"),
      ]
    }
    return map
  }
}
