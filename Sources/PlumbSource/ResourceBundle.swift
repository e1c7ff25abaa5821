import Foundation

/// What `Bundle.module` is in a module with resources: a folder with links to them, and a file that declares it.
struct ResourceBundle {
  /// The Swift file.
  let file: String

  init(_ module: String, _ resources: [SourceResource], in folder: TemporaryFolder) throws {
    let place = folder.path("\(module).resources")
    try LinkedFolder.make(resources, at: place)
    file = folder.path("\(module)+Bundle.swift")
    let text = """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static let module: Foundation.Bundle = Foundation.Bundle(path: \(SourceParts.literal(place))) ?? .main
      }

      """
    // What has not changed is not compiled again.
    guard (try? String(contentsOfFile: file, encoding: .utf8)) != text else { return }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}

/// A folder with links to files that are elsewhere. Folders in it are folders: who looks for resources follows no link to one.
enum LinkedFolder {
  private static let deepest = 24
  private static let mostLinks = 50_000

  /// Makes it anew; of two with one place the first stays.
  static func make(_ resources: [SourceResource], at place: String) throws {
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var left = mostLinks
    for resource in resources {
      let link = URL(fileURLWithPath: "\(place)/\(resource.place)")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      let target = URL(fileURLWithPath: resource.path).standardizedFileURL.path
      try add(target, at: link.path, depth: 0, &left)
    }
  }

  private static func add(_ target: String, at place: String, depth: Int, _ left: inout Int) throws {
    left -= 1
    guard depth <= deepest, left > 0 else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: target, isDirectory: &isFolder), isFolder.boolValue else {
      // Those of two modules may have the same name.
      if symlink(target, place) != 0, errno != EEXIST { throw OutputProblem(path: place, code: errno) }
      return
    }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: target).sorted() {
      try add("\(target)/\(name)", at: "\(place)/\(name)", depth: depth + 1, &left)
    }
  }

  struct OutputProblem: Error, CustomStringConvertible {
    let path: String
    let code: Int32
    var description: String { "\(path) can not be made: \(String(cString: strerror(code)))." }
  }
}

extension Source {
  /// The folder in which names of resources are looked up. For a project it is one with links to all of them.
  ///
  /// - Parameter folder: takes the links.
  public func resourceFolder(in folder: TemporaryFolder) throws -> URL {
    guard let projectResources else { return self.folder }
    let place = folder.path("resources")
    // Of two catalogs with one name each has a folder of its own.
    var counts: [String: Int] = [:]
    let placed = projectResources.map { resource in
      let number = counts[resource.place, default: 0]
      counts[resource.place] = number + 1
      return number == 0
        ? resource : SourceResource(path: resource.path, place: "\(number + 1)/\(resource.place)")
    }
    try LinkedFolder.make(placed, at: place)
    return URL(fileURLWithPath: place)
  }
}
