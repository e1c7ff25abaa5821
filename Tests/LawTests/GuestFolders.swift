import Foundation

/// The packages beside the core, each with sources and tests, which a checkout may lack.
enum GuestFolders {
  static let names: [String] = {
    let folder = SourceFile.root.appending(path: "Packages")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// The folders of all sources, or of all tests.
  ///
  /// - Parameter kind: `Sources` or `Tests`, the core's.
  static func all(_ kind: String) -> [String] {
    let folders = names.map { "Packages/\($0)/\(kind)" }.filter {
      FileManager.default.fileExists(atPath: SourceFile.root.appending(path: $0).path)
    }
    return [kind] + folders
  }

  /// Whether a path leads into a package that this checkout lacks.
  static func isMissing(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.first == "Packages" && parts.count > 1 && !names.contains(String(parts[1]))
  }
}
