import Foundation

/// The module maps that the package manager has generated for C targets among Plumb's own packages.
enum GeneratedModuleMaps {
  /// - Parameter products: the folder of what was built.
  static func paths(in products: URL) -> [String] {
    let builds = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    let maps = builds.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }.map {
      products.appendingPathComponent($0).appendingPathComponent("module.modulemap").path
    }
    return maps.filter(FileManager.default.fileExists).sorted()
  }

  /// The name of the module of a map: a project may have the same module.
  static func module(of path: String) -> String { FilePath.stem(of: FilePath.folder(of: path)) }
}
