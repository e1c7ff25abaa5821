import Foundation

/// The part of a symbol graph that the topics are made from: the compiler's list of a module's public declarations.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Location: Decodable { let uri: String }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let location: Location?

    /// The file that declares it, from `Sources/`; `nil` where the compiler wrote it.
    var source: String? {
      guard let uri = location?.uri, let sources = uri.range(of: "/Sources/", options: .backwards) else {
        return nil
      }
      return String(uri[sources.upperBound...])
    }

    /// What DocC puts behind a name that several declarations have: the FNV-1 hash of the compiler's own name, folded to 24 bits.
    var hash: String {
      let hash = identifier.precise.utf8.reduce(2_166_136_261 as UInt32) {
        ($0 &* 16_777_619) ^ UInt32($1)
      }
      return String((hash >> 24) ^ (hash & 0xff_ffff), radix: 36)
    }
  }

  let symbols: [Symbol]

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }
}

/// Asks the compiler for the symbol graphs of modules that are built.
struct SymbolGraphs {
  let project: URL
  /// The folder with `Modules`.
  let products: URL

  /// What `import SwiftUI` brings from modules of this package. OpenCombine comes along too; it is documented elsewhere.
  static let reexported = [
    "PlumbViews", "PlumbControls", "PlumbLayout", "PlumbDrawing", "PlumbExchange", "PlumbUIKit",
    "PlumbFoundation", "Combine",
  ]

  /// Writes the public declarations of a module as if it declared itself what it exports of others.
  func write(_ module: String, exporting others: [String] = [], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var words = [
      "symbolgraph-extract", "-module-name", module, "-I", products.appending(path: "Modules").path,
      "-target", try target(), "-minimum-access-level", "public", "-skip-synthesized-members",
      "-emit-extension-block-symbols", "-output-dir", folder.path,
    ]
    if !others.isEmpty {
      words.append("-experimental-allowed-reexported-modules=\(others.joined(separator: ","))")
    }
    for map in try maps() { words += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let flags = try Program(name: "pkg-config").run([
      "--cflags-only-I", "pangocairo", "librsvg-2.0", "libwebpdemux", "libcmark-gfm",
    ])
    words += flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    try Program(name: "swift").run(words)
  }

  /// The maps of the C modules that ours import: each of ours, and what a dependency has built.
  private func maps() throws -> [String] {
    let sources = project.appending(path: "Sources")
    let ours = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      .flatMap { ["\($0)/module.modulemap", "\($0)/include/module.modulemap"] }
      .map { sources.appending(path: $0).path }
      .filter(FileManager.default.fileExists)
    return ours + [products.appending(path: "COpenCombineHelpers.build/module.modulemap").path]
  }

  private func target() throws -> String {
    struct Answer: Decodable {
      struct Target: Decodable { let unversionedTriple: String }
      let target: Target
    }
    let text = try Program(name: "swift").run(["-print-target-info"])
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8)).target.unversionedTriple
  }
}
