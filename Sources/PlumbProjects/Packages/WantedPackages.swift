import Foundation
import PlumbSource

/// The packages that a project asks for and that are neither beside it nor in the folder that a person named, with the words in which
/// the package manager is asked for them.
package struct WantedPackages: Sendable {
  /// Those that the package manager can be asked for, each once for each of its requirements.
  let references: [PackageReference]
  /// The reasons why it is not asked for the others, a sentence each.
  package let problems: [String]
  let pins: PackagePins

  init(_ references: [PackageReference], pins: PackagePins) {
    let distinct = Set(references)
    self.references = distinct.filter { $0.problem == nil }.sorted {
      ($0.address, $0.requirement?.words ?? "") < ($1.address, $1.requirement?.words ?? "")
    }
    problems = Set(distinct.compactMap(\.problem)).sorted()
    self.pins = pins
  }

  /// The same without some addresses.
  func without(_ addresses: Set<String>) -> WantedPackages {
    WantedPackages(references.filter { !addresses.contains($0.address) }, pins: pins)
  }

  /// The addresses, each once.
  var addresses: [String] { Set(references.map(\.address)).sorted() }

  /// A text that is the same for projects that get the same packages.
  var key: String {
    let pins = pins.all.map { "\($0.location) \($0.revision)" }.sorted()
    return (references.compactMap(\.dependency) + [""] + pins).joined(separator: "\n")
  }

  /// The manifests by their folders in the one of the first. A manifest names a package once, so what is asked for a second time
  /// is in another one, on which the first depends: the package manager then finds a version for both.
  var manifests: [String: String] {
    var levels: [[String]] = []
    var counts: [String: Int] = [:]
    for reference in references {
      guard let dependency = reference.dependency else { continue }
      let level = counts[reference.name.lowercased(), default: 0]
      counts[reference.name.lowercased()] = level + 1
      if levels.count <= level { levels.append([]) }
      levels[level].append(dependency)
    }
    var manifests: [String: String] = [:]
    for (level, dependencies) in levels.enumerated() {
      let others = level == 0 ? (1..<max(1, levels.count)).map { ".package(path: \"Brought\($0)\")" } : []
      let name = level == 0 ? "Brought" : "Brought\(level)"
      manifests[level == 0 ? "" : name] = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)",
          dependencies: [
            \((dependencies + others).joined(separator: ",\n    "))
          ])

        """
    }
    return manifests
  }
}
