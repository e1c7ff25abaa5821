import Foundation

/// A project at a path, as opposed to plain Swift files.
package enum ProjectPlace: Equatable, Sendable {
  case xcode(String)
  case workspace(String)
  case package(String)

  /// `nil` for a Swift file, a plain folder, and what is not there.
  ///
  /// - Throws: ``ProjectProblem`` for a folder with several projects.
  package init?(path given: String) throws(ProjectProblem) {
    let path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
    guard FilePath.isFolder(path) else {
      guard FilePath.name(of: path) == "Package.swift", FilePath.exists(path) else { return nil }
      self = .package(FilePath.folder(of: path))
      return
    }
    switch FolderContents.type(of: path) {
    case "xcodeproj": self = .xcode(path)
    case "xcworkspace": self = .workspace(path)
    default:
      guard let place = try Self.inside(path) else { return nil }
      self = place
    }
  }

  /// The project that a folder holds.
  ///
  /// - Parameter depth: how many folders further in it is looked for.
  private static func inside(_ folder: String, depth: Int = 2) throws(ProjectProblem) -> ProjectPlace? {
    let names = FilePath.names(in: folder)
    func paths(_ type: String) -> [String] {
      names.filter { FolderContents.type(of: $0) == type }.map { FilePath.join(folder, $0) }
    }
    let workspaces = paths("xcworkspace").filter {
      FilePath.exists(FilePath.join($0, "contents.xcworkspacedata"))
    }
    if let only = workspaces.first, workspaces.count == 1 { return .workspace(only) }
    let projects = paths("xcodeproj")
    if let only = projects.first, projects.count == 1 { return .xcode(only) }
    if projects.count + workspaces.count > 1 {
      let own = FilePath.name(of: URL(fileURLWithPath: folder).standardizedFileURL.path)
      if let same = projects.first(where: { FilePath.stem(of: $0) == own }) { return .xcode(same) }
      throw ProjectProblem(several: workspaces + projects, in: folder)
    }
    if FilePath.exists(FilePath.join(folder, "Package.swift")) { return .package(folder) }
    // A repository often has its project in a folder, and no source beside it.
    guard depth > 0, !names.contains(where: { FolderContents.type(of: $0) == "swift" }) else { return nil }
    let folders = names.prefix(200).filter { !others.contains($0) }.map { FilePath.join(folder, $0) }
    var found: [ProjectPlace] = []
    for inner in folders where FilePath.isFolder(inner) && !FilePath.isLink(inner) {
      if let place = try inside(inner, depth: depth - 1), !place.isPackage { found.append(place) }
    }
    guard found.count > 1 else { return found.first }
    throw ProjectProblem(several: found.map(\.path), in: folder)
  }

  /// Folders in which projects of other people are.
  private static let others: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"]

  private var isPackage: Bool { if case .package = self { true } else { false } }

  package var path: String {
    switch self {
    case .xcode(let path), .workspace(let path), .package(let path): path
    }
  }
}
