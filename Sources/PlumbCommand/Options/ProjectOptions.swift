import ArgumentParser
import Foundation
import PlumbLive
import PlumbProjects
import PlumbSource

/// The options that say which of the projects in a folder is meant, and where its packages are.
struct ProjectPlaceOptions: ParsableArguments {
  @Option(
    name: .customLong("project"),
    help: "Which of the projects in a folder, by its number in the list of them.",
    transform: Self.number)
  var number: Int?

  @Option(
    help: "A folder with the packages that the project has from elsewhere, each in a folder of its name.",
    transform: Self.packages)
  var packages: String?

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

  private static func packages(_ word: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError(
        "--packages needs a folder, and there is none at \(word.isEmpty ? "\"\"" : word).")
    }
    return word
  }
}

/// The options that say which part of a project is meant.
struct TargetOptions: ParsableArguments {
  @OptionGroup var project: ProjectPlaceOptions

  @Option(help: "The target of a project; its application without it.", transform: Self.target)
  var target: String?

  @Option(
    help: "The platform whose branches are compiled: iOS, macOS or linux.", transform: Self.platform)
  var platform = SourcePlatform.iOS

  /// - Throws: a failure for a number that no project of the folder has.
  func words(_ path: String) throws(Failure) -> SourceWords {
    SourceWords(
      path: try project.path(in: path), target: target, packages: project.packages, platform: platform,
      folder: path)
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
