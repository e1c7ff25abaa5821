import ArgumentParser
import Foundation
import PlumbProjects
import PlumbSource
import SwiftUI
import Synchronization

/// The source to show, from the command's arguments.
struct SourceWords: Equatable, Sendable {
  /// A Swift file, a folder, a project or a package.
  var path: String
  /// The target of the project that is meant.
  var target: String?
  /// The folder of packages that the project has from elsewhere.
  var packages: String?
  /// Which of its branches are compiled.
  var platform = SourcePlatform.iOS
  /// The folder in which a person named a project by its number.
  var folder: String?

  /// The name of the project; that of the file or the folder where there is none.
  var name: String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL
    return switch try? ProjectPlace(path: path) {
    case .xcode(let path), .workspace(let path):
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    case .package(let path): URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    case nil: whole.lastPathComponent
    }
  }

  /// Reads what the source is now; a path that leads nowhere is a wrong argument.
  func source() throws(Failure) -> Source {
    guard !path.isEmpty else {
      throw Failure(.wrongWords, "The source needs a path, and this one is empty; . is the folder here.")
    }
    do { return try read() } catch { throw Failure(.wrongWords, error.description) }
  }

  /// The arguments for each target of a project that declares previews, and the target's name where there are several; the arguments
  /// themselves for what is no project, and where a target is named.
  func targetsWithPreviews() throws(Failure) -> [(words: SourceWords, name: String?)] {
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
  func tellNotices(of source: Source) {
    if let notice = platform.notice, !Self.hasToldPlatform.exchange(true, ordering: .relaxed) { say(notice) }
    for notice in source.notices.all { say(notice) }
  }

  private static let hasToldPlatform = Atomic(false)

  /// Notices when the source has become another one.
  var watch: SourceWatch {
    SourceWatch(below: [folderOfSources], beside: foldersOfPackages) { [self] () throws(Source.Problem) in
      try read()
    }
  }

  /// The folder below which the source's files are; the file, where the source is one.
  var folderOfSources: String {
    switch try? ProjectPlace(path: path) {
    case .xcode(let path), .workspace(let path): FilePath.folder(of: path)
    case .package(let path): path
    case nil: path
    }
  }

  /// The folders that get the packages that the source lacks.
  var foldersOfPackages: [String] {
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
  func project() throws(ProjectProblem) -> Project? {
    guard let place = try ProjectPlace(path: path) else { return nil }
    return try Project(place, packages: packages, named: folder ?? path, platform: platform)
  }

  /// The project at the path, for commands that need one.
  func existingProject() throws(Failure) -> Project {
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

/// The option that says which of the projects in a folder is meant.
struct ProjectNumber: ParsableArguments {
  @Option(
    name: .customLong("project"),
    help: "Which of the projects in a folder, by its number in the list of them.",
    transform: Self.number)
  var number: Int?

  /// The path of the project that is meant; the given one without a number.
  ///
  /// - Throws: a failure for a number that no project of the folder has.
  func path(in folder: String) throws(Failure) -> String {
    guard let number else { return folder }
    do throws(ProjectProblem) { return try ProjectPlace(number: number, in: folder).path } catch {
      throw Failure(.wrongWords, error.description)
    }
  }

  private static func number(_ word: String) throws -> Int {
    if let number = Int(word), number > 0 { return number }
    throw ValidationError(
      "--project needs a number from the list of a folder's projects, not \(word.isEmpty ? "\"\"" : word).")
  }
}

/// The options that say which part of a project is meant.
struct TargetOptions: ParsableArguments {
  @OptionGroup var project: ProjectNumber

  @Option(help: "The target of a project; its application without it.", transform: Self.target)
  var target: String?

  @Option(
    help: "A folder with the packages that the project has from elsewhere, each in a folder of its name.",
    transform: Self.packages)
  var packages: String?

  @Option(
    help: "The platform whose branches are compiled: iOS, macOS or linux.", transform: Self.platform)
  var platform = SourcePlatform.iOS

  /// - Throws: a failure for a number that no project of the folder has.
  func words(_ path: String) throws(Failure) -> SourceWords {
    SourceWords(
      path: try project.path(in: path), target: target, packages: packages, platform: platform, folder: path)
  }

  static func platform(_ word: String) throws -> SourcePlatform {
    if let platform = SourcePlatform(word: word) { return platform }
    let names = SourcePlatform.allCases.map(\.rawValue)
    let nearest = nearestWord(to: word, among: names).map { " Did you mean \($0)?" } ?? ""
    throw ValidationError(
      "There is no platform \(word.isEmpty ? "without a name" : word).\(nearest) There are: \(names.joined(separator: ", "))."
    )
  }

  static func target(_ word: String) throws -> String {
    guard !word.isEmpty else {
      throw ValidationError("--target needs the name of a target, and this one is empty.")
    }
    return word
  }

  static func packages(_ word: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError(
        "--packages needs a folder, and there is none at \(word.isEmpty ? "\"\"" : word).")
    }
    return word
  }
}

/// The same, for commands that show what can be shown.
struct ProjectOptions: ParsableArguments {
  @OptionGroup var target: TargetOptions

  @Flag(
    help:
      "Show nothing when a file does not compile, or imports what is not here; without it, only what needs that is left out."
  )
  var strict = false

  func words(_ path: String) throws(Failure) -> SourceWords { try target.words(path) }

  /// The parts that may be left out of a source of which all views are shown.
  var tolerance: Tolerance { tolerance(ofAll: true) }

  /// Returns the parts that may be left out: for one view, only what needs a module that is not here.
  func tolerance(ofAll: Bool) -> Tolerance { strict ? .none : ofAll ? .wrongFiles : .missingModules }
}

extension SourcePlatform {
  /// The looks that a stage has which says none.
  var style: PlatformStyle.Platform? { self == .macOS ? .macOS : nil }
}

extension LeftOut {
  /// The files that were left out.
  var sentence: String {
    "Left out, because \(files.count == 1 ? "it does" : "they do") not compile or \(files.count == 1 ? "needs" : "need") what does not: \(files.listed("files"))."
  }

  /// The report about modules that are not here, with what helps and the places of what needs them; `nil` where none is missing.
  var notice: String? { sentence(aboutMost: 3).map { advice + $0 } }

  /// The same for a page, a sentence each, with more places.
  var notices: [String] {
    let helps = advice.split(separator: "\n").map { String($0.dropFirst("note: ".count)) }
    return sentence(aboutMost: 50).map { [$0] + helps } ?? []
  }

  private func sentence(aboutMost most: Int) -> String? {
    guard !modules.isEmpty else { return nil }
    let names = modules.sorted()
    let last = names.count > 1 ? " and \(names[names.count - 1]) are" : " is"
    let subject = names.prefix(max(1, names.count - 1)).joined(separator: ", ") + last
    guard !parts.isEmpty else { return "\(subject) not here, and no code needs more than the import." }
    let places = parts.map { "\($0.file):\($0.line)" }
    return "Left out, because \(subject) not here: \(places.listed(most: most, "places"))."
  }

  /// The failure that is reported at the end; `nil` when nothing was left out.
  var failure: Failure? { files.isEmpty ? nil : Failure(.doesNotCompile, messages + sentence) }

  /// Passes the compiled source to a closure. When the closure has no end, the left out files may be the reason.
  func told<Result>(_ body: () throws -> Result) throws -> Result {
    notice.map(say)
    do { return try body() } catch {
      if let failure { say(failure.message) }
      throw error
    }
  }
}
