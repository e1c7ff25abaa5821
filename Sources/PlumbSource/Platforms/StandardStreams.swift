import Foundation

/// The C library's standard streams for a module in Swift 6's language mode.
///
/// In Apple's SDK they can be used from everywhere. Foundation brings along those of Glibc here, which are mutable variables that
/// this mode does not let anybody use, so the module gets its own.
enum StandardStreams {
  private static let names = ["stdin", "stdout", "stderr"]

  /// The file that declares them, written to a folder of ours; `nil` where nothing uses them.
  ///
  /// - Parameters:
  ///   - module: its name.
  ///   - swiftFiles: of the module; what they declare themselves is not declared again.
  static func file(
    for module: String, _ swiftFiles: [String], _ settings: ModuleSettings, within given: GivenFolders,
    folder: TemporaryFolder
  ) throws -> String? {
    guard settings.languageMode.hasPrefix("6") else { return nil }
    let texts = swiftFiles.compactMap { Source.text($0, within: given) }.filter { $0.hasAny(of: names) }
    let used = names.filter { name in
      texts.contains { $0.contains(name) }
        && !texts.contains { $0.hasAny(of: ["var \(name)", "let \(name)", "func \(name)"]) }
    }
    guard !used.isEmpty else { return nil }
    let lines = used.map {
      "@usableFromInline nonisolated var \($0): UnsafeMutablePointer<FILE> { Darwin.\($0) }\n"
    }
    return try folder.generate("import Darwin\n\n" + lines.joined(), as: "\(module)+Streams.swift")
  }
}
