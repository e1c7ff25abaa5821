import CommandTesting
import Foundation
import PlumbSource
import Testing

/// A checkout whose package manager makes stand-ins, for `./plumb package`, and a prefix for what it makes.
struct PackagedCheckout {
  let checkout: WrappedCheckout
  var folder: TemporaryFolder { checkout.folder }
  /// The folder that takes the archive.
  var output: String { folder.path("made") }
  var prefix: String { folder.path("prefix") }
  /// The command of an installation.
  var installed: String { "\(prefix)/bin/plumb" }
  static let version = "0.2.0"

  /// Makes what a build makes: a command that says how it runs, modules, resources, and the map of a C module.
  private static let builds = """
    while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
    made=$scratch/release
    interfaces=$made/Plumb_PlumbSource.resources/Interfaces
    mkdir -p "$made/Modules" "$interfaces/everywhere" "$made/CNumbers.build" "$made/COpenCombineHelpers.build" "$made/plumb.product" "$scratch/numbers/include"
    echo "$made/SwiftUI.build/Text.swift.o" > "$made/plumb.product/Objects.LinkFileList"
    echo 'module CPangoCairo [system] {}' > "$interfaces/everywhere/module.modulemap"
    echo module > "$made/Modules/SwiftUI.swiftmodule"
    echo object > "$made/Modules/SwiftUI.o"
    echo interface > "$interfaces/os.swiftinterface"
    echo 'int one(void);' > "$scratch/numbers/include/numbers.h"
    printf 'module CNumbers {\\n    umbrella header "%s"\\n}\\n' "$scratch/numbers/include/numbers.h" > "$made/CNumbers.build/module.modulemap"
    printf 'module COpenCombineHelpers {\\n    umbrella "%s"\\n}\\n' "$scratch/numbers/include" > "$made/COpenCombineHelpers.build/module.modulemap"
    cp "$0.command" "$made/plumb"
    chmod +x "$made/plumb"
    """

  /// Says how it runs, and makes the engine of a page.
  private static let command = """
    if [ "$1" = share ]; then mkdir -p "$PLUMB_CACHE/v2/pages" && echo engine > "$PLUMB_CACHE/v2/pages/a.wasm"; fi
    echo runs "$@"
    echo "libraries $LD_LIBRARY_PATH"
    echo "cache $PLUMB_CACHE"
    """

  /// - Parameter builds: what the package manager does.
  init(builds: String = builds) throws {
    checkout = try WrappedCheckout(builds: builds)
    let files = FileManager.default
    for name in ["LICENSE", "Package.swift", "Documentation/Commands.md"] {
      let place = "\(checkout.root)/\(name)"
      try files.createDirectory(
        atPath: URL(fileURLWithPath: place).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try files.copyItem(atPath: WrappedCheckout.original(name), toPath: place)
    }
    for name in [
      "Sources/SwiftUI/App.swift", "Packages/Companions/Sources/Charts/Chart.swift",
      "Packages/Companions/Tests/ChartTests.swift", "Guide/Contents.md", "Guide/.hidden",
    ] {
      try folder.write("text\n", to: "checkout/\(name)")
    }
    try toolchain("usr", version: "6.3.1 (stand-in)")
    try checkout.script("usr/bin/swift.command", Self.command)
    // The last argument is the program.
    try checkout.script("usr/bin/swiftc", "for program; do :; done; echo macros > \"$program\"")
  }

  /// Makes a toolchain in a folder of the checkout, whose library has a version's interface beside it.
  func toolchain(_ name: String, version: String) throws {
    try folder.write(
      "// swift-interface-format-version: 1.0\n// swift-compiler-version: Swift version \(version)\n",
      to: "checkout/\(name)/lib/swift/linux/Swift.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface")
    try folder.write("", to: "checkout/\(name)/lib/swift/linux/libswiftCore.so")
    try FileManager.default.createDirectory(
      atPath: "\(checkout.root)/\(name)/bin", withIntermediateDirectories: true)
    try copyExecutable("\(checkout.root)/tools/swift", to: "\(checkout.root)/\(name)/bin/swift")
  }

  /// Runs `./plumb package` with some arguments.
  func package(_ words: String..., through: [String] = []) throws -> Command.Answer {
    try answer(of: checkout.process(["PATH": path(of: "usr")], through: through, words: ["package"] + words))
  }

  func path(of toolchain: String) -> String { "\(checkout.root)/\(toolchain)/bin:/usr/bin:/bin" }

  /// Makes the archive and its script.
  func make() throws {
    let made = try package(Self.version, output)
    #expect(made.status == 0, "\(made.error)")
  }

  /// Runs the script that was made, or a file that was installed.
  ///
  /// - Parameter toolchain: the folder of the toolchain on the path.
  func run(
    _ program: String, _ words: [String] = [], toolchain: String = "usr",
    _ environment: [String: String] = [:]
  ) throws -> Command.Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = folder.url
    let all = ["PATH": path(of: toolchain), "TMPDIR": folder.path("temporary")].merging(environment) { $1 }
    process.environment = all
    for name in ["output", "error"] {
      _ = FileManager.default.createFile(atPath: folder.path(name), contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("error"))
    try process.run()
    return answer(of: process)
  }

  func install(_ words: String...) throws -> Command.Answer {
    try run("\(output)/install.sh", ["--prefix", prefix] + words)
  }

  private func answer(of process: Process) -> Command.Answer {
    process.waitUntilEnd()
    return Command.Answer(
      status: process.terminationStatus, output: checkout.text("output"), error: checkout.text("error"))
  }

  /// The name of the archive with the installation.
  var archive: String? {
    names(below: output).first { $0.hasSuffix(".tar.gz") && !$0.contains(".artifactbundle") }
  }

  /// The files below a folder.
  func names(below place: String) -> Set<String> {
    Set((try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? [])
  }
}
