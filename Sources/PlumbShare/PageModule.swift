import Foundation
import PlumbSource

/// The layout engine and its explanations as a WebAssembly module, compiled once from the sources that this command was
/// built of, and kept. The sources of both targets are one module there, whose imports of itself the compiler leaves out.
package struct PageModule {
  private let folder: TemporaryFolder
  private let timeout: Double

  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - timeout: how many seconds the compiler may take.
  ///   - report: shows a person what takes long.
  package init(
    in folder: TemporaryFolder, timeout: Double, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.folder, self.timeout, self.report) = (folder, timeout, report)
  }

  /// The bytes of the module.
  package func bytes() throws -> Data {
    let files = try sourceFiles()
    let cache = try CacheFolder(orIn: folder)
    let own = cache.pageModule(of: files.map(\.text))
    // An installation has it. Its name is that of its sources, so it is of these.
    let kept = Installation.own?.pageModule(URL(fileURLWithPath: own).lastPathComponent) ?? own
    if let data = FileManager.default.contents(atPath: kept), data.starts(with: [0, 0x61, 0x73, 0x6D]) {
      return data
    }
    report(Self.beginning)
    let module = try compile(files.map(\.path))
    // Somebody else may make the same at the same time; a file that cannot be kept is made again.
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: kept).deletingLastPathComponent(), withIntermediateDirectories: true)
    try? module.write(to: URL(fileURLWithPath: kept), options: .atomic)
    return module
  }

  static let beginning =
    "Compiling the layout engine for pages, which takes up to a minute or two and is kept for the next page …"

  private func sourceFiles() throws -> [(path: String, text: String)] {
    try ["PlumbLayout", "PlumbExplanation"].flatMap { target in
      let root = URL(fileURLWithPath: "\(Checkout.path)/Sources/\(target)")
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      let files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name -> (String, String)? in
        let path = root.appendingPathComponent(name).path
        return (try? String(contentsOfFile: path, encoding: .utf8)).map { (path, $0) }
      }
      guard !files.isEmpty else {
        throw Failure(
          .notWritten,
          "The page needs the layout engine's sources, and \(root.path) has none. Use the command in the checkout in which it was built."
        )
      }
      return files
    }
  }

  private func compile(_ files: [String]) throws -> Data {
    let (object, module) = (folder.path("engine.o"), folder.path("engine.wasm"))
    try run(
      "swiftc",
      [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo", "-Osize",
        "-parse-as-library", "-swift-version", "6", "-package-name", "plumb", "-module-name", "PlumbLayout",
        "-Xfrontend", "-disable-stack-protector", "-suppress-warnings", "-c", "-o", object,
      ] + files)
    let toolchain = URL(fileURLWithPath: try Subprocess.file(of: "swiftc")).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let unicode = toolchain.appendingPathComponent(
      "lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
    ).path
    guard
      let library = Self.libraries.first(where: { FileManager.default.fileExists(atPath: "\($0)/libc.a") })
    else {
      throw Failure(
        .notWritten,
        "The page's engine needs a C library for WebAssembly. Please run: apt-get install -y wasi-libc")
    }
    try run(
      "wasm-ld",
      [
        "--no-entry", "--gc-sections", "--strip-all", "-z", "stack-size=1048576", object, unicode,
        "-L\(library)", "-lc", "-o", module,
      ])
    return try Data(contentsOf: URL(fileURLWithPath: module))
  }

  /// The places where systems put wasi-libc.
  private static let libraries = [
    "/usr/lib/wasm32-wasi", "/usr/share/wasi-sysroot/lib/wasm32-wasi",
    "/opt/wasi-sdk/share/wasi-sysroot/lib/wasm32-wasi",
  ]

  /// Says that the time for compiling is over.
  package static func isOver(_ seconds: Double) -> String {
    "The page's engine did not compile within \(seconds.formatted()) seconds (--timeout)."
  }

  private func run(_ program: String, _ words: [String]) throws {
    var process = Subprocess()
    process.timeout = timeout
    (process.standardOutput, process.standardError) = (2, 2)
    process.environment["TMPDIR"] = folder.url.path
    let outcome = try process.run(program, words)
    if outcome.end == .timedOut {
      throw Failure(.viewFailed, Self.isOver(timeout))
    }
    guard outcome.end == .exited(0) else {
      throw Failure(
        .notWritten, "\(program) could not make the page's engine; see its messages above.")
    }
  }
}
