import ArgumentParser
import Foundation
import PlumbLive
import PlumbProjects
import PlumbSource

struct AgentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "agents",
    abstract: "Writes into AGENTS.md how a coding assistant sees and checks a project.",
    discussion: """
      Writes a section with the commands and the names of the project's targets and previews. The section is between \
      two marks, and a later call renews it; everything else in the file stays as it is.
      """)

  @Argument(help: "A folder of Swift files, an Xcode project or workspace, a Swift package, or a Swift file.")
  var source = "."

  @OptionGroup var project: ProjectPlaceOptions

  @Option(
    name: .shortAndLong,
    help:
      "Another file, such as CLAUDE.md; - prints the section. Without it, AGENTS.md in the source's folder.")
  var output: String?

  @OptionGroup var sandbox: SandboxOptions

  func run() throws {
    _ = try sandbox.sandbox()
    let words = SourceWords(path: try project.path(in: source), packages: project.packages, folder: source)
    // A path that leads nowhere is reported as every command does it.
    _ = try words.source()
    let file = output ?? FilePath.join(Self.folder(of: source), "AGENTS.md")
    let targets = try Self.targets(words)
    guard file != "-" else {
      let section = AgentsSection(
        source: FilePath.relative(words.path, to: Self.folder(of: source)), targets: targets)
      return try StandardOutput.write(String(section.section.text.dropLast()))
    }
    let old = try Self.contents(of: file)
    let section = AgentsSection(
      source: FilePath.relative(words.path, to: FilePath.folder(of: file)), targets: targets)
    let new = try section.section.put(into: old, of: file)
    let kind = ResultKind(name: "the file that was read", most: Self.mostBytes) { $0 == old }
    let result = try ResultFile(file, kind)
    if new != old || result.isStandardOutput { try result.save(new) }
    if !result.isStandardOutput { try StandardOutput.write(file) }
  }

  /// More than an assistant would read.
  private static let mostBytes = 1 << 20

  private static func contents(of file: String) throws(Failure) -> Data {
    do {
      return try PlainFile.read(file, most: mostBytes, within: ResultFile.given(FilePath.folder(of: file)))
    } catch {
      switch error {
      // `ResultFile` reports a place that is no file.
      case .missing, .notPlain: return Data()
      case .tooLarge(let bytes):
        throw Failure(
          .wrongWords,
          "\(file) has \(bytes) bytes, and \(mostBytes) is the most. Name another file with -o.")
      default:
        throw Failure(
          .wrongWords, "\(file) can not be read, so it is not written. Name another file with -o.")
      }
    }
  }

  /// The folder that a person opens to work on a source.
  private static func folder(of source: String) -> String {
    let isFile = [".swift", ".xcodeproj", ".xcworkspace"].contains {
      source.hasSuffix($0) || source.hasSuffix($0 + "/")
    }
    return isFile ? FilePath.folder(of: FilePath.join(source, ".")) : source
  }

  private static func targets(_ words: SourceWords) throws -> [AgentsSection.Target] {
    do throws(ProjectProblem) {
      guard let project = try words.project() else { return [try target("", words, isChosen: true)] }
      let chosen = project[try project.chosen(nil)].name
      return try project.ownTargets.filter { project[$0].obstacle == nil }.map {
        place throws(ProjectProblem) in
        var words = words
        words.target = project[place].name
        return try target(project[place].name, words, isChosen: project[place].name == chosen)
      }
    } catch { throw Failure(.wrongWords, error.description) }
  }

  private static func target(
    _ name: String, _ words: SourceWords, isChosen: Bool
  ) throws(ProjectProblem) -> AgentsSection.Target {
    // One that can not be read is listed without previews.
    let source = try? words.source()
    return AgentsSection.Target(name: name, isChosen: isChosen, previews: source?.writtenPreviews ?? [])
  }
}
