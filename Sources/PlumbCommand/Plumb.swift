import ArgumentParser
import Foundation
import PlumbLive
import PlumbSource

/// The command: parses arguments, calls one function, prints.
struct Plumb: ParsableCommand {
  /// As CHANGELOG.md calls it.
  static let version = Installation.own?.version ?? "unreleased"

  static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Draws and explains SwiftUI views, without a Mac.",
    subcommands: [
      Render.self, Inspect.self, Explain.self, Diff.self, PreviewCommand.self, Run.self,
      Check.self, Gallery.self, SnapshotCommand.self, ReviewCommand.self, Share.self, GuideCommand.self,
      Targets.self, PackagesCommand.self, NewCommand.self, AgentsCommand.self, EditorCommand.self,
      MCPCommand.self, ProbeCommand.self,
      Child.self,
    ])

  /// The arguments that the parser knows, for suggesting the nearest one.
  static let words = [
    "render", "inspect", "explain", "diff", "preview", "run", "check", "gallery", "snapshot", "review",
    "share", "guide", "targets", "packages", "new", "agents", "editor", "mcp", "probe",
    "help",
  ]
}

/// Runs the command that the process's arguments name, and ends the process.
///
/// - Parameters:
///   - count: the number of arguments, with the program's own name.
///   - words: the arguments of `main`.
@_cdecl("plumb_run_command")
package func runCommand(_ count: Int32, _ words: UnsafePointer<UnsafeMutablePointer<CChar>?>) {
  let all = (0..<max(0, Int(count))).compactMap { words[$0].map { String(cString: $0) } }
  if LinkedLibraries.isMeant(all.first ?? "") { exit(LinkedLibraries.extract(Array(all.dropFirst()))) }
  Main.main(Array(all.dropFirst()))
}

enum Main {
  static func main(_ words: [String]) -> Never {
    reserveStandardDescriptors()
    // The reader of our output may stop early. The temporary folder is removed all the same.
    signal(SIGPIPE, SIG_IGN)
    if words.first == Wall.word { Wall.becomeProgram(Array(words.dropFirst())) }
    // A file that may not become larger is reported as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    widenHelp()
    // The command that started a child ends it.
    if words.first != "child" {
      // Before anything waits for signals, which takes files.
      if let failure = OpenFiles.problem(for: words) ?? Processes.problem(for: words) {
        exit(end(failure, words))
      }
      Interruptions.begin()
    }
    exit(status(of: words))
  }

  private static func status(of words: [String]) -> Int32 {
    do {
      // The parser would give each command this option.
      if words == ["--version"] {
        try StandardOutput.write(Plumb.version)
        return Failure.Status.done.rawValue
      }
      if let failure = noWords(words) ?? unknownSubcommand(words) ?? RepeatedOption(in: words)?.failure {
        throw failure
      }
      // The parser looks at all commands first, which takes a child a fourth of its start.
      var command = try Child(words: words) ?? Plumb.parseAsRoot(words)
      if let failure = noProcesses ?? noFolder { throw failure }
      try command.run()
      return Failure.Status.done.rawValue
    } catch let failure as Failure {
      return end(failure, words)
    } catch let problem as Compiler.Problem {
      return end(Failure(problem), words)
    } catch {
      if let problem = problem(error) { return end(Failure(.notWritten, problem), words) }
      return parserStatus(error, words)
    }
  }

  /// Reports a failure: to a person, and as JSON where no other JSON was written.
  private static func end(_ failure: Failure, _ words: [String]) -> Int32 {
    say(failure.message)
    let wantsJSON = words.prefix { $0 != "--" }.contains("--json")
    if wantsJSON, !StandardOutput.isUsed, failure.status != .readerGone {
      do { try StandardOutput.write(json: jsonText(ErrorObject(failure))) } catch { say(error.message) }
    }
    return failure.status.rawValue
  }

  /// A person at a terminal sees the overview. A script that lost its arguments must not take that for success.
  private static func noWords(_ words: [String]) -> Failure? {
    guard words.isEmpty, isatty(1) == 0 else { return nil }
    return Failure(.wrongWords, "plumb needs a command. There are: \(Plumb.words.joined(separator: ", ")).")
  }

  /// Without the system's list of processes, the command finds neither its modules nor what it has to end.
  private static var noProcesses: Failure? {
    guard access("/proc/self/exe", F_OK) != 0 else { return nil }
    return Failure(
      .notWritten, "There is no /proc here, and plumb needs it. Mount it: mount -t proc proc /proc.")
  }

  /// In a folder that is gone, the names of files mean nothing, and the compiler does not begin.
  private static var noFolder: Failure? {
    var status = stat()
    guard stat(".", &status) != 0 || status.st_nlink == 0 else { return nil }
    return Failure(.wrongWords, "The working folder was deleted. Go to one that is there.")
  }

  private static func unknownSubcommand(_ words: [String]) -> Failure? {
    guard let first = words.first, !first.hasPrefix("-"), !(Plumb.words + ["child"]).contains(first) else {
      return nil
    }
    let nearest = nearestWord(to: first, among: Plumb.words).map { " Did you mean \($0)?" } ?? ""
    return Failure(
      .wrongWords, "\(first) is not a command.\(nearest) There are: \(Plumb.words.joined(separator: ", ")).")
  }

  /// Returns why the command cannot run here.
  private static func problem(_ error: any Error) -> String? {
    switch error {
    case let problem as TemporaryFolder.Problem: problem.description
    case let problem as CacheFolder.Problem: problem.description
    case let problem as Subprocess.Problem: problem.description
    case let problem as CocoaError: sentence(problem)
    default: nil
    }
  }

  /// An error of Foundation as a sentence, with the file and the system's reason.
  private static func sentence(_ error: CocoaError) -> String {
    let reason = error.systemCode.map { systemWords($0) } ?? error.localizedDescription
    return error.filePath.map { "\($0) can not be read or written: \(reason)." } ?? reason
  }

  /// The parser's own errors are wrong arguments too; help and its like are none.
  private static func parserStatus(_ error: any Error, _ words: [String]) -> Int32 {
    let text = Plumb.fullMessage(for: error)
    switch Plumb.exitCode(for: error) {
    case .success:
      do { try StandardOutput.write(text) } catch { return end(error, words) }
      return Failure.Status.done.rawValue
    case .validationFailure: return end(Failure(.wrongWords, text), words)
    // The arguments are right, but the machine has no room for a temporary folder, or no compiler.
    default: return end(Failure(.notWritten, text), words)
    }
  }
}
