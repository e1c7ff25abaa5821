import Foundation
import PlumbExchange

/// Runs git for questions, with settings that start no programs of the checkout.
struct Git: Sendable {
  struct Answer {
    let isDone: Bool
    let text: String
    let reason: String
  }

  /// The folder in which it runs.
  var checkout: String
  let answers: TemporaryFolder
  /// The option or the command for which git is asked, in messages.
  let asker: String
  /// Another index, work tree or folder of the repository than the checkout's own.
  var places: [String: String] = [:]
  /// Settings that turn off the filters of the checkout, which are programs.
  private var withoutFilters: [String] = []

  init(checkout: String, answers: TemporaryFolder, asker: String) {
    (self.checkout, self.answers, self.asker) = (checkout, answers, asker)
  }

  /// Creates the git of the checkout that has a folder or a file.
  init(around place: String, answers: TemporaryFolder, asker: String) throws(GitChanges.Problem) {
    var isFolder: ObjCBool = false
    let path = absolutePath(place)
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self.init(
      checkout: isFolder.boolValue ? path : FilePath.folder(of: path), answers: answers, asker: asker)
    let found = try run(["rev-parse", "--show-toplevel"])
    guard found.isDone, let top = found.text.split(separator: "\n").first else {
      let reason = found.reason.contains("not a git repository") ? "" : " \(found.reason)"
      throw GitChanges.Problem(
        description: "\(asker) needs a git checkout, and \(checkout) is in none.\(reason)")
    }
    checkout = String(top)
  }

  /// The same, for files that are written as the repository has them.
  func unfiltered() throws(GitChanges.Problem) -> Git {
    var git = self
    // `filter.lfs.smudge`
    let names = try run(["config", "--null", "--name-only", "--get-regexp", #"^filter\."#]).text
    let filters = names.split(separator: "\0").compactMap { name in
      name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
    git.withoutFilters = Set(filters).sorted().flatMap { filter in
      ["smudge=", "clean=", "process=", "required=false"].flatMap { ["-c", "\(filter).\($0)"] }
    }
    return git
  }

  private var remedy: String { asker.hasPrefix("--") ? "Leave \(asker) out." : "Try again." }

  var unreadable: GitChanges.Problem {
    GitChanges.Problem(description: "git did not answer as expected in \(checkout). \(remedy)")
  }

  /// More than git answers about any checkout.
  private static let most = 256 << 20
  private static let patience = 120.0

  func run(_ words: [String]) throws(GitChanges.Problem) -> Answer {
    var process = Subprocess()
    (process.timeout, process.mostOutput) = (Self.patience, Self.most)
    // A partial clone fetches what is missing, unless no protocol is allowed.
    process.environment = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_ALLOW_PROTOCOL": "none", "LC_ALL": "C",
    ].merging(places) { $1 }
    let files = [answers.path("git-output"), answers.path("git-messages")]
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptors = files.map { open($0, flags, 0o600) }
    defer { for descriptor in descriptors { close(descriptor) } }
    (process.standardOutput, process.standardError) = (descriptors[0], descriptors[1])
    let settings =
      ["-C", checkout, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"] + withoutFilters
      + ["--literal-pathspecs"]
    let end: Subprocess.End
    do { end = try process.run("git", settings + words).end } catch {
      throw GitChanges.Problem(description: "\(error.description) \(asker) needs git.")
    }
    guard end != .timedOut else {
      throw GitChanges.Problem(
        description: "git took longer than \(Int(Self.patience)) seconds in \(checkout). \(remedy)")
    }
    let texts = files.map {
      String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
    }
    let reason = texts[1].split(separator: "\n").map { HarmlessText.line(String($0)) }.joined(separator: " ")
    return Answer(isDone: end == .exited(0), text: texts[0], reason: reason)
  }

  /// Returns the fields of an answer, which end with NUL.
  func paths(_ words: [String]) throws(GitChanges.Problem) -> [String] {
    try done(words).split(separator: "\0").map(String.init)
  }

  /// Returns an answer that git must have.
  @discardableResult
  func done(_ words: [String]) throws(GitChanges.Problem) -> String {
    let found = try run(words)
    guard found.isDone else {
      throw GitChanges.Problem(description: "git \(words[0]) failed in \(checkout): \(found.reason)")
    }
    return found.text
  }

  /// Returns the path of a file in the checkout, behind all links; `nil` for one that is elsewhere.
  func place(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let place = String(cString: real)
    return place == checkout
      ? "" : place.hasPrefix("\(checkout)/") ? String(place.dropFirst(checkout.count + 1)) : nil
  }

  // MARK: Revisions

  /// Returns the commit of a revision; `nil` for one that is not in the repository.
  func knownCommit(_ revision: String) throws(GitChanges.Problem) -> String? {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    let found = try run(words)
    return found.isDone ? found.text.split(separator: "\n").first.map(String.init) : nil
  }

  func commit(_ revision: String) throws(GitChanges.Problem) -> String {
    if let commit = try knownCommit(revision) { return commit }
    let isShallow = try run(["rev-parse", "--is-shallow-repository"]).text.hasPrefix("true")
    let name = HarmlessText.line(revision)
    throw GitChanges.Problem(
      description: "There is no revision \(name.isEmpty ? "without a name" : name) in \(checkout)."
        + (isShallow
          ? " The checkout is shallow, so most revisions are missing: git fetch --unshallow brings them. Of a branch of origin, git fetch --depth=1 origin BRANCH brings the newest one, which is FETCH_HEAD then."
          : " git log lists the revisions, and git fetch brings those of others."))
  }
}
