import Foundation

/// The modules that apps import beside SwiftUI, such as MapKit and Charts. Each is compiled the first time that a source
/// imports it, and kept beside the products of the build, or in the cache where those cannot be written or are installed.
///
/// A module is a folder of `Packages/Companions/Sources`. Its file that is named as `MapKitModule.swift` says which modules come along
/// with it and which ones its own files use.
package struct CompanionModules: Sendable {
  /// A module that is there.
  struct Made: Sendable, Hashable {
    let name: String
    /// The file with all that it was made of.
    let key: String
    let library: String
  }

  private static let besideProducts = "Companions"

  /// Each of the others uses this one, which says what names without effect say.
  static let reporting = "PlumbReporting"

  /// The folder in which `import` finds the modules that were made.
  let folder: String
  /// The folder of the modules' folders.
  static let sources = "\(Checkout.path)/Packages/Companions/Sources"
  /// The names that can be imported.
  static let names = Set(
    ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).filter { !$0.contains(".") })

  init(folder: String) { self.folder = folder }

  /// - Parameters:
  ///   - products: the folder of what was built.
  ///   - cache: takes the modules where the products cannot be written.
  init(products: String, cache: CacheFolder) {
    let beside = "\(products)/\(Self.besideProducts)"
    let isWritable =
      Installation.own == nil
      && access(FileManager.default.fileExists(atPath: beside) ? beside : products, W_OK) == 0
    folder = isWritable ? beside : cache.companions(of: products)
  }

  /// Makes the modules of some names, and those that they need, unless they are there.
  ///
  /// - Returns: all of them, each behind those that it needs.
  func make(_ wanted: Set<String>, with compiler: Compiler) throws -> [Made] {
    var made: [Made] = []
    for name in wanted.intersection(Self.names).sorted() { try make(name, with: compiler, &made) }
    return made
  }

  private func make(_ name: String, with compiler: Compiler, _ made: inout [Made]) throws {
    guard !made.contains(where: { $0.name == name }) else { return }
    let files = try files(of: name)
    let needs = try needs(of: name, files)
    for need in needs { try make(need, with: compiler, &made) }
    let module = Made(name: name, key: "\(folder)/\(name).key", library: "\(folder)/\(name).so")
    let key = compiler.companionKey(of: files, needs: made.filter { needs.contains($0.name) }.map(\.key))
    if !isThere(module, key) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let lock = try FileLock("\(folder)/\(name).lock", seconds: compiler.timeout)
      defer { lock.release() }
      // Another run may have made it meanwhile.
      if !isThere(module, key) { try compile(module, files, needs, key, with: compiler) }
    }
    made.append(module)
  }

  /// The name of the module that a library is; `nil` for another library.
  package static func name(ofLibrary path: String) -> String? {
    let file = URL(fileURLWithPath: path)
    let folders = file.deletingLastPathComponent().pathComponents.suffix(2)
    guard folders.contains(besideProducts) || folders.contains(CacheFolder.companions) else { return nil }
    return file.deletingPathExtension().lastPathComponent
  }

  private func isThere(_ module: Made, _ key: String) -> Bool {
    FileManager.default.contents(atPath: module.key) == Data(key.utf8)
  }

  private func files(of name: String) throws -> [String] {
    let folder = "\(Self.sources)/\(name)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return files.sorted().map { "\(folder)/\($0)" }
  }

  /// The other companions that a module's own file names.
  private func needs(of name: String, _ files: [String]) throws -> [String] {
    guard name != Self.reporting else { return [] }
    let file = files.first { $0.hasSuffix("/\(name)Module.swift") }
    let imported = try file.map { ImportedNames(in: try String(contentsOfFile: $0, encoding: .utf8)).names }
    return [Self.reporting] + (imported ?? []).intersection(Self.names).sorted()
  }

  private func compile(
    _ module: Made, _ files: [String], _ needs: [String], _ key: String, with compiler: Compiler
  ) throws {
    let new = "\(folder)/\(module.name).new"
    try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: new) }
    unlink(module.key)
    try compiler.compileCompanion(module.name, files, needs: needs, into: new)
    // Who has loaded the one that was there before keeps it.
    for ending in ["so", "swiftmodule"] {
      let place = "\(folder)/\(module.name).\(ending)"
      guard rename("\(new)/\(module.name).\(ending)", place) == 0 else {
        throw LinkedFolder.OutputProblem(path: place, code: errno)
      }
    }
    try Data(key.utf8).write(to: URL(fileURLWithPath: module.key), options: .atomic)
  }
}
