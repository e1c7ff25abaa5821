import Foundation
import PlumbProjects
import PlumbSource
import Synchronization

/// The source to show, from the command's arguments.
package struct SourceWords: Equatable, Sendable {
  /// A Swift file, a folder, a project or a package.
  package var path: String
  /// The target of the project that is meant.
  package var target: String?
  /// The folder of packages that the project has from elsewhere.
  package var packages: String?
  /// Which of its branches are compiled.
  package var platform = SourcePlatform.iOS
  /// The folder in which a person named a project by its number.
  package var folder: String?

  package init(
    path: String, target: String? = nil, packages: String? = nil, platform: SourcePlatform = .iOS,
    folder: String? = nil
  ) {
    (self.path, self.target, self.packages) = (path, target, packages)
    (self.platform, self.folder) = (platform, folder)
  }

  /// The name of the project; that of the file or the folder where there is none.
  package var name: String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL
    return switch try? ProjectPlace(path: path) {
    case .xcode(let path), .workspace(let path):
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    case .package(let path): URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    case nil: whole.lastPathComponent
    }
  }

  /// Reads what the source is now; a path that leads nowhere is a wrong argument.
  package func source() throws(Failure) -> Source {
    guard !path.isEmpty else {
      throw Failure(.wrongWords, "The source needs a path, and this one is empty; . is the folder here.")
    }
    do { return try read() } catch { throw Failure(.wrongWords, error.description) }
  }

  /// The arguments for each target of a project that declares previews, and the target's name where there are several; the arguments
  /// themselves for what is no project, and where a target is named.
  package func targetsWithPreviews() throws(Failure) -> [(words: SourceWords, name: String?)] {
    do throws(ProjectProblem) {
      guard let project = try project() else { return [(self, nil)] }
      let names = project.targetsWithPreviews.map { project[$0].name }
      guard names.count > 1 else { return [(self, nil)] }
      return (target.map { [$0] } ?? names).map { name in
        var words = self
        words.target = name
        return (words, name)
      }
    } catch { throw Failure(.wrongWords, error.description) }
  }

  /// Prints the notice about the platform once, and the notices about the source each time.
  package func tellNotices(of source: Source) {
    if let notice = platform.notice, !Self.hasToldPlatform.exchange(true, ordering: .relaxed) { say(notice) }
    for notice in source.notices.all { say(notice) }
  }

  private static let hasToldPlatform = Atomic(false)

  /// Notices when the source has become another one.
  package var watch: SourceWatch {
    SourceWatch(below: [folderOfSources], beside: foldersOfPackages) { [self] () throws(Source.Problem) in
      try read()
    }
  }

  /// The folder below which the source's files are; the file, where the source is one.
  package var folderOfSources: String {
    switch try? ProjectPlace(path: path) {
    case .xcode(let path), .workspace(let path): FilePath.folder(of: path)
    case .package(let path): path
    case nil: path
    }
  }

  /// The folders that get the packages that the source lacks.
  package var foldersOfPackages: [String] {
    [".build/checkouts", ".swiftpm/checkouts"].map { "\(folderOfSources)/\($0)" }
      + [packages, BroughtPackages.place].compactMap { $0 }
  }

  /// The text of one of the source's Swift files, by the name that the user knows it by; no other file is read.
  func text(named name: String) -> String? {
    guard let source = try? read() else { return nil }
    func isMeant(_ path: String) -> Bool {
      path == name || URL(fileURLWithPath: path).lastPathComponent == name
    }
    if let file = source.swiftFiles.first(where: isMeant) { return source.text(file) }
    return source.modules.lazy.compactMap { module in
      module.swiftFiles.first(where: isMeant).flatMap(module.text)
    }.first
  }

  private func read() throws(Source.Problem) -> Source {
    do throws(ProjectProblem) {
      guard let project = try project() else {
        guard target == nil else {
          throw ProjectProblem("--target names a target of a project, and \(path) is none.")
        }
        return try plain()
      }
      return try project.source(of: project.chosen(target), path: path)
    } catch {
      throw Source.Problem(description: error.description)
    }
  }

  /// The project at the path; `nil` for a file and a plain folder.
  package func project() throws(ProjectProblem) -> Project? {
    guard let place = try ProjectPlace(path: path) else { return nil }
    return try Project(place, packages: packages, named: folder ?? path, platform: platform)
  }

  /// The project at the path, for commands that need one.
  package func existingProject() throws(Failure) -> Project {
    do throws(ProjectProblem) {
      if let project = try project() { return project }
      throw ProjectProblem(
        FileManager.default.fileExists(atPath: path)
          ? "\(path) is no project and no package; all its Swift files are one source."
          : "There is no file or folder \(path).")
    } catch { throw Failure(.wrongWords, error.description) }
  }

  private func plain() throws(ProjectProblem) -> Source {
    do { return try Source(path: path) } catch { throw ProjectProblem(error.description) }
  }
}
