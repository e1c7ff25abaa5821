import Foundation
import TestLayers
import Testing

/// The manifest of Packages/Companions lists the modules, because the package manager keeps a manifest by its text alone.
@Suite("The manifest of the companions", .needs(.Companions))
struct CompanionManifestTests {
  /// The modules that a module's own file names, of companions and of the two modules that UIKit's package has.
  private static func needs(of file: SourceFile, among names: Set<String>) -> [String] {
    Set(file.imports.map(\.module)).intersection(names.union(["CoreGraphics", "UniformTypeIdentifiers"]))
      .sorted()
  }

  @Test("lists each folder with the modules that its own file imports, and nothing else")
  func modules() throws {
    let root = SourceFile.root.appending(path: "Packages/Companions")
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let rows = text.matches(of: #/\n  "(\w+)": \[([^\]]*)\],/#).map { row in
      (String(row.1), row.2.matches(of: /\w+/).map { String($0.0) })
    }
    let listed = Dictionary(uniqueKeysWithValues: rows)
    let names = Set(
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path).filter {
        !$0.contains(".")
      })
    #expect(Set(listed.keys) == names.subtracting(["PlumbReporting"]))
    let files = try SourceFile.all().filter { $0.isOfCompanion }
    #expect(Set(files.map { String($0.name.dropLast("Module.swift".count)) }) == names)
    for file in files where !file.path.contains("/PlumbReporting/") {
      let name = String(file.name.dropLast("Module.swift".count))
      #expect(
        listed[name] == Self.needs(of: file, among: names), "\(name) in Packages/Companions/Package.swift")
      #expect(
        file.imports.contains { $0.module == "Foundation" },
        "a file that imports only \(name) sees Foundation")
    }
  }
}
