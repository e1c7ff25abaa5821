import Foundation

/// Compiles a source again and again, each time only what an edit reached.
///
/// A source of one file is compiled in parts (``SourceParts``), one of several files by its files. The driver decides
/// what is out of date, by the dependencies that it noted the last time. When that fails, the whole source is compiled
/// as it stands: what the compiler says then is about the user's own files.
public final class IncrementalCompiler {
  /// A compiled source.
  public struct Product: Sendable {
    public let library: String
    /// The place in the user's file of what a macro was told to be somewhere else.
    public let places: PartPlaces
  }

  /// The folder of what is kept from one compilation to the next.
  public let folder: TemporaryFolder
  private var written: [String: String] = [:]
  private var writes = 0
  /// How often in a row the source compiled, but not in parts. Once may be because it was saved in between.
  private var failures = 0
  private static let failureLimit = 3

  public init(in folder: TemporaryFolder) throws {
    self.folder = try TemporaryFolder(in: folder, named: "parts")
  }

  /// Makes a library in the compiler's folder; `nil` when the source does not compile.
  ///
  /// - Parameter messages: the file that takes the compiler's messages.
  public func compile(
    _ source: Source, with compiler: Compiler, messages: String, needsModule: Bool
  ) throws -> Product? {
    if !needsModule, failures < Self.failureLimit, let parts = split(source) {
      if let product = try compile(parts, with: compiler) {
        failures = 0
        return product
      }
      guard try compiler.check(source, messages: messages) else { return nil }
      failures += 1
    }
    let library = try compiler.compile(source, messages: messages, needsModule: needsModule)
    return library.map { Product(library: $0, places: PartPlaces()) }
  }

  /// `nil` for a source that compiles as fast in one piece, and for one that cannot be read: the compiler reports that.
  private func split(_ source: Source) -> SourceParts? {
    var files: [(path: String, text: String)] = []
    for path in source.swiftFiles {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      files.append((path, text))
    }
    if let file = files.first, files.count == 1 { return SourceParts(file.text, path: file.path) }
    return SourceParts(files: files)
  }

  /// `nil` for what does not compile this way.
  private func compile(_ parts: SourceParts, with compiler: Compiler) throws -> Product? {
    let files = try write(parts)
    let map = folder.path("map.json")
    try JSONEncoder().encode(outputs(of: files)).write(to: URL(fileURLWithPath: map))
    guard let library = try compiler.compileChanges(files, outputs: map, kept: folder) else { return nil }
    return Product(library: library, places: parts.places)
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

  /// Where the driver puts what it makes of each file.
  private func outputs(of files: [String]) -> [String: [String: String]] {
    var map = ["": ["swift-dependencies": folder.path("module.swiftdeps")]]
    for file in files { map[file] = ["object": "\(file).o", "swift-dependencies": "\(file).swiftdeps"] }
    return map
  }
}
