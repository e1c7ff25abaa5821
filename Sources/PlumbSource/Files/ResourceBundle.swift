import Foundation
import PlumbMacroExpansion

/// The bundle behind `Bundle.module` in a module with resources: a folder with links to them, and a file that declares
/// it.
struct ResourceBundle {
  /// The Swift file.
  let file: String

  init(
    _ module: String, _ resources: [SourceResource], within given: GivenFolders, in folder: TemporaryFolder
  ) throws {
    let place = folder.path("\(module).resources")
    try LinkedFolder.make(resources, within: given, at: place)
    let text = """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static let module: Foundation.Bundle = Foundation.Bundle(path: \(place.swiftLiteral)) ?? .main
      }

      """
    file = try folder.generate(text, as: "\(module)+Bundle.swift")
  }
}

/// The place of a module's library. That of a framework with resources is made beside them, with a list that names it, so that
/// Foundation finds the bundle of a class in it.
enum FrameworkBundle {
  /// - Parameter number: another one for each library of the module: processes that have loaded one keep its bundle.
  static func library(of module: SourceModule, number: Int, in folder: TemporaryFolder) throws
    -> String
  {
    let name = "lib\(module.name)-\(number).so"
    guard module.bundle == nil, !module.resources.isEmpty else { return folder.path(name) }
    let place = folder.path("frameworks/\(number)/\(module.name).framework")
    try LinkedFolder.make(module.resources, within: module.given, at: place)
    var values: [String: Any] = ["CFBundleName": module.name]
    if let known = module.information,
      let own = try? PropertyListSerialization.propertyList(from: known, options: [], format: nil)
        as? [String: Any]
    {
      values = own
    }
    values["CFBundleExecutable"] = name
    let file = "\(place)/Info.plist"
    unlink(file)
    try InformationFile.data(values)?.write(to: URL(fileURLWithPath: file))
    return "\(place)/\(name)"
  }
}

/// A folder with links to files that are elsewhere. Folders in it are folders: who looks for resources follows no link to one.
enum LinkedFolder {
  private static let deepest = 24
  private static let mostLinks = 50_000

  /// Makes it anew; of two with one place the first stays.
  ///
  /// - Parameter given: the folders in which files are. What lies elsewhere gets no link: already its name says something.
  static func make(_ resources: [SourceResource], within given: GivenFolders, at place: String) throws {
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var left = mostLinks
    for resource in resources where resource.isInside {
      let link = URL(fileURLWithPath: "\(place)/\(resource.place)")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      let target = URL(fileURLWithPath: resource.path).standardizedFileURL.path
      try add(target, at: link.path, depth: 0, given, &left)
    }
  }

  private static func add(
    _ target: String, at place: String, depth: Int, _ given: GivenFolders, _ left: inout Int
  ) throws {
    left -= 1
    guard depth <= deepest, left > 0, given.holds(target) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: target, isDirectory: &isFolder), isFolder.boolValue else {
      // Those of two modules may have the same name.
      if symlink(target, place) != 0, errno != EEXIST { throw OutputProblem(path: place, code: errno) }
      return
    }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: target).sorted() {
      try add("\(target)/\(name)", at: "\(place)/\(name)", depth: depth + 1, given, &left)
    }
  }

  struct OutputProblem: Error, CustomStringConvertible {
    let path: String
    let code: Int32
    var description: String { "\(path) can not be made: \(String(cString: strerror(code)))." }
  }
}

extension Source {
  /// Returns the folders in which names of resources are looked up: its own, and one for each module that has some.
  /// Those of a project, and of a file on its own, have links to what it brings along.
  ///
  /// - Parameter folder: takes the links.
  public func resourceFolders(in folder: TemporaryFolder) throws -> [URL] {
    guard isOfProject || isAlone else { return [self.folder] }
    let having = modules.filter { !$0.resources.isEmpty }
    var folders: [URL] = []
    for (name, resources) in [("app", application.resources)]
      + having.map({ ($0.name, $0.resources) })
    {
      let place = folder.path("resources/\(folders.count)/\(name)")
      try LinkedFolder.make(Self.distinct(resources), within: given, at: place)
      folders.append(URL(fileURLWithPath: place))
    }
    return folders
  }

  /// Of two catalogs with one name each has its own folder.
  private static func distinct(_ resources: [SourceResource]) -> [SourceResource] {
    var counts: [FileName: Int] = [:]
    return resources.map { resource in
      let place = FileName(resource.place)
      let number = counts[place, default: 0]
      counts[place] = number + 1
      return number == 0
        ? resource : SourceResource(path: resource.path, place: "\(number + 1)/\(resource.place)")
    }
  }

  /// Makes the program's main bundle: a folder with links to its resources, and its `Info.plist`.
  ///
  /// - Returns: the path of a program in it, which need not be there.
  public func applicationBundle(in folder: TemporaryFolder) throws -> String {
    let place = folder.path("bundle/\(application.fileName).app")
    try LinkedFolder.make(
      application.resources.filter { !$0.place.hasSuffix(".xcassets") }, within: given, at: place)
    if let information = application.information {
      let file = "\(place)/Info.plist"
      unlink(file)
      try information.write(to: URL(fileURLWithPath: file))
    }
    return "\(place)/\(application.fileName)"
  }
}
