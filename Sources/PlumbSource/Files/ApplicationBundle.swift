import Foundation
import PlumbExchange

/// The main bundle of a shown program.
public struct ApplicationBundle: Equatable, Sendable {
  public let name: String
  public let resources: [SourceResource]
  /// The property list that the bundle describes itself with.
  public let information: Data?

  public init(name: String = "App", resources: [SourceResource] = [], information: Data? = nil) {
    (self.name, self.resources, self.information) = (name, resources, information)
  }

  /// A name that can be a file's.
  var fileName: String {
    let name = name.filter { $0 != "/" && $0 != "\0" }.prefix(64)
    return name.isEmpty || name.hasPrefix(".") ? "App" : String(name)
  }

  /// More files beside a source are none of a program.
  private static let most = 5000

  /// Creates the bundle from the files beside a Swift file, or in a folder without a project: all files that are not
  /// Swift, in the places that Xcode gives to the resources of a group. A file in a folder is found with its folder's
  /// name too.
  ///
  /// - Parameters:
  ///   - files: of the source, with the folders beside a single file.
  ///   - folders: in which files are read.
  init(of path: String, files: [String], within folders: GivenFolders) {
    let name = URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension()
      .lastPathComponent
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let others = files.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".xcassets") }.prefix(
      Self.most)
    let prefix = isFolder.boolValue ? (path.hasSuffix("/") ? path : path + "/") : ""
    var resources: [SourceResource] = []
    var information: String?
    for file in others {
      let own = URL(fileURLWithPath: file).lastPathComponent
      if own == "Info.plist" { information = information ?? file }
      guard own != "Info.plist", !own.hasPrefix("."), Self.isResource(file) else { continue }
      let resource = SourceResource(path: file)
      resources.append(resource)
      if file.hasPrefix(prefix), file.dropFirst(prefix.count) != resource.place, !prefix.isEmpty {
        resources.append(SourceResource(path: file, place: String(file.dropFirst(prefix.count))))
      }
    }
    self.init(
      name: name, resources: resources,
      information: information.flatMap { InformationFile.own($0, named: name, within: folders) }
        ?? InformationFile.data(["CFBundleName": name]))
  }

  /// A file, a data model, or a folder with what is for one language.
  private static func isResource(_ path: String) -> Bool {
    if path.hasSuffix(".lproj") || DataModels.isModel(path) { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// The `Info.plist` of a bundle, as a dictionary.
public enum InformationFile {
  private static let mostBytes = 1 << 20
  private static let deepest = 32

  /// Returns a file of that kind; `nil` for one that cannot be read as a list in XML, the form in which people write
  /// them.
  public static func read(_ path: String, within folders: GivenFolders) -> [String: Any]? {
    (try? PlainFile.read(path, most: mostBytes, within: folders)).flatMap {
      PropertyListText.dictionary($0, deepest: deepest)
    }
  }

  /// A file of a plain folder, with the name for what it leaves to a project.
  static func own(_ path: String, named name: String, within folders: GivenFolders) -> Data? {
    guard var values = read(path, within: folders) else { return nil }
    for (key, value) in values where (value as? String)?.contains("$(") ?? false {
      values[key] = nil
    }
    if values["CFBundleName"] == nil { values["CFBundleName"] = name }
    return data(values)
  }

  public static func data(_ values: [String: Any]) -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }
}
