import Foundation
import PlumbSource

/// A project at a path, as opposed to plain Swift files.
package enum ProjectPlace: Equatable, Sendable {
  case xcode(String)
  case workspace(String)
  case package(String)

  /// `nil` for a Swift file, a plain folder, and what is not there.
  ///
  /// - Throws: ``ProjectProblem`` for a folder with several projects.
  package init?(path given: String) throws(ProjectProblem) {
    let reader = Self.reader
    let path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
    guard reader.isFolder(path) else {
      guard FilePath.name(of: path) == "Package.swift", reader.exists(path) else { return nil }
      self = .package(FilePath.folder(of: path))
      return
    }
    switch FolderContents.type(of: path) {
    case "xcodeproj": self = .xcode(path)
    case "xcworkspace": self = .workspace(path)
    // The workspace inside it holds no project.
    case "playground": return nil
    default:
      let places = Self.chosen(in: path)
      guard places.count <= 1 else { throw ProjectProblem(several: places.map(\.path), in: path) }
      guard let place = places.first else { return nil }
      self = place
    }
  }

  /// Creates the place of one of a folder's projects.
  ///
  /// - Parameter number: its number in the list of ``ProjectProblem/init(several:in:)``, from 1.
  package init(number: Int, in folder: String) throws(ProjectProblem) {
    let reader = Self.reader
    let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let types = ["xcodeproj", "xcworkspace", "playground"]
    guard reader.isFolder(path), !types.contains(FolderContents.type(of: path)) else {
      throw ProjectProblem(
        "--project names one of the projects in a folder, and \(folder) is no such folder.")
    }
    // The sources beside a project are not meant by its number.
    let beside = Self.chosen(in: path)
    let places = beside.isEmpty ? Self.chosen(in: path, passesSources: true) : beside
    guard !places.isEmpty else { throw ProjectProblem("There is no project in \(folder).") }
    guard places.indices.contains(number - 1) else {
      throw ProjectProblem(several: places.map(\.path), in: path, without: number)
    }
    self = places[number - 1]
  }

  /// The projects that a folder holds: more than one where a person has to choose.
  ///
  /// - Parameters:
  ///   - depth: how many folders further in they are looked for.
  ///   - passesSources: whether a folder with its own Swift files is looked into, too.
  private static func inside(
    _ folder: String, depth: Int = 2, passesSources: Bool = false
  ) -> [ProjectPlace] {
    let reader = Self.reader
    let names = reader.names(in: folder)
    func paths(_ type: String) -> [String] {
      names.filter { FolderContents.type(of: $0) == type }.map { FilePath.join(folder, $0) }
    }
    let workspaces = paths("xcworkspace").filter {
      reader.exists(FilePath.join($0, "contents.xcworkspacedata"))
    }
    if let only = workspaces.first, workspaces.count == 1 { return [.workspace(only)] }
    let projects = paths("xcodeproj")
    if let only = projects.first, projects.count == 1 { return [.xcode(only)] }
    if projects.count + workspaces.count > 1 {
      let own = FilePath.name(of: URL(fileURLWithPath: folder).standardizedFileURL.path)
      if let same = projects.first(where: { FilePath.stem(of: $0) == own }) { return [.xcode(same)] }
      return workspaces.map { .workspace($0) } + projects.map { .xcode($0) }
    }
    if isPackage(folder) { return [.package(folder)] }
    let playgrounds = paths("swiftpm").filter(isPackage)
    if !playgrounds.isEmpty { return playgrounds.map { .package($0) } }
    // A repository often has its project in a folder, and no source beside it.
    let hasSources = names.contains { FolderContents.type(of: $0) == "swift" }
    guard depth > 0, passesSources || !hasSources else { return [] }
    let folders = names.prefix(200).filter { !others.contains($0) && !FolderContents.isBundle($0) }
    return folders.map { FilePath.join(folder, $0) }
      .filter { reader.isFolder($0) && !reader.isLink($0) }
      .flatMap { inside($0, depth: depth - 1, passesSources: passesSources) }
  }

  /// The projects of a folder. Packages further in are usually parts of a project: they count where the folder has
  /// neither a project nor its own Swift file.
  private static func chosen(in folder: String, passesSources: Bool = false) -> [ProjectPlace] {
    let places = inside(folder, passesSources: passesSources)
    let apps = places.filter { !$0.isPart || $0.path == folder }
    let isOnlyPackages =
      apps.isEmpty && !places.isEmpty
      && FolderContents(below: folder, by: reader, FolderContents.Budget()).swiftFiles.isEmpty
    return isOnlyPackages ? places : apps
  }

  private static func isPackage(_ folder: String) -> Bool {
    reader.exists(FilePath.join(folder, "Package.swift"))
  }

  /// Only names are looked at, in the folder that a person gives.
  private static var reader: ProjectReader { .everything }

  /// Folders in which projects of other people are.
  private static let others: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"]

  /// A package that is no app playground.
  private var isPart: Bool {
    if case .package(let path) = self { FolderContents.type(of: path) != "swiftpm" } else { false }
  }

  package var path: String {
    switch self {
    case .xcode(let path), .workspace(let path), .package(let path): path
    }
  }
}
