import Foundation
import PlumbSource
import Synchronization

/// Looks at the files of a project, and reads them: only those in the folders that were given, where there are such.
///
/// It keeps the paths that it leaves out for a sentence.
package final class ProjectReader: Sendable {
  package let given: GivenFolders
  /// The platform for which manifests of packages are read.
  let platform: SourcePlatform
  /// Counted for all that the project names.
  let effort = ReadingEffort()
  private let refused = Mutex<[String]>([])

  /// A reader of the whole machine.
  package static var everything: ProjectReader { ProjectReader(.everything) }

  package init(_ given: GivenFolders, platform: SourcePlatform = .iOS) {
    (self.given, self.platform) = (given, platform)
  }

  /// Creates the reader of a project.
  ///
  /// - Parameters:
  ///   - named: the path that a person named, if it is not the project's own.
  ///   - packages: the folder of packages that a person named.
  ///   - isBounded: whether only what is in these folders is read.
  ///   - platform: the platform for which manifests of packages are read.
  /// - Throws: ``ProjectProblem`` for a folder with much more in it than one project.
  convenience init(
    of place: ProjectPlace, named: String?, packages: String?, isBounded: Bool, platform: SourcePlatform
  )
    throws(ProjectProblem)
  {
    self.init(
      isBounded ? try GivenFolders(place, named: named, packages: packages) : .everything, platform: platform)
  }

  /// Returns whether a path is one to look at; what is not is left out and reported.
  func admits(_ path: String) -> Bool {
    if given.holds(path) { return true }
    refused.withLock { refused in
      if refused.count < Self.mostRefused { refused.append(path) }
    }
    return false
  }

  /// More than anybody reads.
  private static let mostRefused = 10_000

  func isFolder(_ path: String) -> Bool { admits(path) && Self.isFolder(path) }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  func exists(_ path: String) -> Bool { admits(path) && FileManager.default.fileExists(atPath: path) }

  func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The kind of something in a folder whose names were looked at: there, only a link can lead elsewhere.
  ///
  /// - Returns: `nil` for what is left out.
  func entry(at path: String) -> (isFolder: Bool, isLink: Bool)? {
    let isLink = isLink(path)
    return !isLink || admits(path) ? (Self.isFolder(path), isLink) : nil
  }

  /// The visible names in a folder, sorted.
  func names(in folder: String) -> [String] {
    guard admits(folder) else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The lines of a plain file; none where it cannot be read, or has more than a megabyte.
  func lines(of path: String) -> [String] {
    // By bytes: to compare the characters of each line takes three times as long.
    ((try? read(path, most: 1 << 20)) ?? []).split { $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The UTF-8 of a plain file of at most so many bytes.
  func read(_ path: String, most: Int) throws(ProjectProblem) -> [UInt8] {
    do { return try PlainFile.text(path, most: most, within: given) } catch {
      throw switch error {
      case .missing: ProjectProblem("There is no file \(path).")
      case .notPlain: ProjectProblem("\(path) is not a file.")
      case .unreadable: ProjectProblem("\(path) can not be read.")
      case .tooLarge(let bytes):
        ProjectProblem("\(path) has \(bytes) bytes; \(most) is the most that is read.")
      case .outside: outside(path)
      }
    }
  }

  func outside(_ path: String) -> ProjectProblem {
    _ = admits(path)
    return ProjectProblem(OutsideSentences([path], given).all.joined(separator: "\n"), isOfReader: true)
  }

  /// Returns the dictionary of an `Info.plist`.
  func information(_ path: String) -> [String: Any]? {
    admits(path) ? InformationFile.read(path, within: given) : nil
  }

  /// Finds the links in a resource that lead outside, for a sentence; what reads the resource leaves them out.
  func lookThrough(_ resource: String) {
    guard given.isBounded, isFolder(resource), !isLink(resource) else { return }
    var left = Self.mostRefused
    look(in: resource, depth: 0, &left)
  }

  private func look(in folder: String, depth: Int, _ left: inout Int) {
    for name in names(in: folder) where depth < FolderContents.deepest && left > 0 {
      left -= 1
      let path = FilePath.join(folder, name)
      if let entry = entry(at: path), entry.isFolder, !entry.isLink {
        look(in: path, depth: depth + 1, &left)
      }
    }
  }

  /// One sentence about the files that were left out, one about the packages, and one where reading takes too much work.
  var sentences: [String] {
    OutsideSentences(refused.withLock(\.self), given).all + [effort.sentence].compactMap { $0 }
  }
}

extension GivenFolders {
  /// Creates the folders that a command gives to a project.
  ///
  /// - Parameters:
  ///   - named: the path that a person named: the project, or a folder in which it was found.
  ///   - packages: the folder of packages that a person named.
  /// - Throws: ``ProjectProblem`` for a folder with much more in it than one project.
  init(_ place: ProjectPlace, named: String?, packages: String?) throws(ProjectProblem) {
    let isPackage = if case .package = place { true } else { false }
    var folders = [isPackage ? place.path : FilePath.folder(of: place.path)]
    if let named, named != place.path, FilePath.name(of: named) != "Package.swift", !Self.isWide(named) {
      // A folder in which the project was found counts as a whole, unless it is far more than the project.
      folders = [named]
    } else if !GivenFolders(folders).holds(place.path) {
      // A link that a person names is followed.
      folders.append(place.path)
    }
    if let packages { folders.append(packages) }
    if let wide = folders.first(where: Self.isWide) { throw ProjectProblem("\(Sandbox.Problem(wide: wide))") }
    self.init(folders)
  }
}

/// The sentences about what a project names outside of the folders that were given.
struct OutsideSentences {
  let all: [String]

  /// Files by which a folder is recognised, which is what is left out then.
  private static let marks: Set = [
    "Package.swift", "Package.resolved", "Podfile", "contents.xcworkspacedata", "project.pbxproj",
  ]

  init(_ refused: [String], _ given: GivenFolders) {
    var seen: Set<FileName> = []
    var (files, packages): ([String], [String]) = ([], [])
    for path in refused {
      let isMarked = Self.marks.contains(FilePath.name(of: path))
      let subject = isMarked ? FilePath.folder(of: path) : path
      guard seen.insert(FileName(subject)).inserted else { continue }
      if FilePath.name(of: path) == "Package.swift" {
        packages.append(subject)
      } else {
        files.append(subject)
      }
    }
    let folders = given.names.map { $0 == "." ? "this folder" : $0 }
    let begin = "--sandbox reads nothing outside of \(folders.joined(separator: " and ")), so"
    let folder = folders.first ?? "the project"
    var sentences: [String] = []
    if !files.isEmpty {
      sentences.append(
        "\(begin) \(files.listed(most: Self.most, "files")) \(files.count == 1 ? "is" : "are") left out. Move \(files.count == 1 ? "it" : "them") into \(folder), or name a folder with all of it as the source."
      )
    }
    if !packages.isEmpty {
      let names = packages.count == 1 ? FilePath.name(of: packages[0]) : "NAME"
      sentences.append(
        "\(begin) the \(packages.count == 1 ? "package" : "packages") \(packages.listed(most: Self.most, "packages")) \(packages.count == 1 ? "is" : "are") left out. Put \(packages.count == 1 ? "it" : "each") into FOLDER/\(names) and say --packages FOLDER."
      )
    }
    all = sentences
  }

  private static let most = 20
}
