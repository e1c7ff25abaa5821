import Foundation
import Testing

/// The package manager builds in the order of the dependencies: an import that no dependency stands for compiles on a machine
/// where the module happens to be there, and fails on a clean clone.
@Suite("The dependencies of targets") struct PackageTargetsTests {
  private func declared() throws -> PackageTargets {
    PackageTargets(
      description: try String(
        contentsOf: SourceFile.root.appendingPathComponent("Package.swift"), encoding: .utf8))
  }

  /// The targets of the package that a file imports and its own target does not depend on.
  private func missing(_ file: SourceFile, of target: String, _ targets: PackageTargets) -> [String] {
    let reached = targets.reached(from: target)
    return file.imports.map(\.module).filter { module in
      module != target && targets.folders[module] != nil && !reached.contains(module)
    }
  }

  @Test("a file imports only what its target depends on, in sources, tests and benchmarks")
  func imports() throws {
    let targets = try declared()
    #expect(targets.folders.count > 60)
    var count = 0
    for (target, folder) in targets.folders.sorted(by: { $0.key < $1.key })
    where !GuestFolders.isMissing(folder) {
      for file in try SourceFile.all(in: folder) where !file.path.contains("/Examples/") {
        count += 1
        let missing = missing(file, of: target, targets)
        #expect(
          missing.isEmpty,
          "\(file.path) imports \(missing): add it to the dependencies of \(target) in Package.swift")
      }
    }
    #expect(count > 2000)
  }

  @Test("no target of the installed library depends on one that is left out of it")
  func installedLibrary() throws {
    let script = try String(
      contentsOf: SourceFile.root.appendingPathComponent("Packaging/package.sh"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: #/grep -vE '/\(([\w|]+)\)\\\.build/'/#)).1
    let leftOut = Set(list.split(separator: "|").map(String.init))
    let targets = try declared()
    for target in targets.reached(from: "plumb").subtracting(leftOut).sorted() {
      let lacking = targets.reached(from: target).intersection(leftOut)
      #expect(lacking == [], "Packaging/package.sh leaves \(lacking) out of the library, and not \(target)")
    }
  }

  @Test("an import without a dependency is found, and one through another target is none")
  func example() {
    let targets = PackageTargets(
      description: """
        let lowest: [Target.Dependency] = isThere ? ["Lowest"] : []
        .target(name: "Low", dependencies: ["Bottom"] + lowest, swiftSettings: strict),
        .target(
          // Why it is there.
          name: "Middle", dependencies: ["Low", .product(name: "NIOCore", package: "swift-nio")]),
        .target(name: "High", dependencies: [.target(name: "Middle", condition: .when(traits: ["UIKit"]))]),
        .testTarget(name: "LowTests", dependencies: ["Low"]),
        """)
    #expect(targets.dependencies["Middle"] == ["Low", "NIOCore"])
    #expect(targets.dependencies["Low"] == ["Bottom", "Lowest"])
    #expect(targets.reached(from: "High") == ["Middle", "Low", "NIOCore", "Bottom", "Lowest"])
    #expect(targets.folders["LowTests"] == "Tests/LowTests")
    let file = SourceFile(
      path: "Tests/LowTests/A.swift", text: "import Low\n@testable import Middle\nimport Testing")
    #expect(missing(file, of: "LowTests", targets) == ["Middle"])
    #expect(missing(file, of: "High", targets).isEmpty)
  }
}
