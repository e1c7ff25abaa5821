import Foundation

extension Compiler {
  /// Returns the modules that sources can import without a project: our modules, those that replace Apple's, and the
  /// toolchain's.
  package static func moduleNames(besideExecutable executable: URL) -> Set<String> {
    let products = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let folders = ["Modules", "Plumb_PlumbSource.resources/Interfaces"].map(products.appendingPathComponent)
    let files = folders.flatMap { FileManager.default.enumerator(atPath: $0.path)?.allObjects ?? [] }
    let names = files.compactMap { $0 as? String }.map { URL(fileURLWithPath: $0) }.filter {
      ["swiftmodule", "swiftinterface"].contains($0.pathExtension)
    }.map { $0.deletingPathExtension().lastPathComponent }
    return CompanionModules.names.union(names).union([
      "Swift", "Foundation", "Dispatch", "Distributed", "Glibc", "Observation", "RegexBuilder",
      "Synchronization", "Testing", "XCTest",
    ])
  }
}
