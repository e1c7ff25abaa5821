import Foundation
import PlumbExchange

/// The files of a git checkout that differ from a revision: in later commits, staged, or only saved.
package struct GitChanges: Sendable {
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  struct Change: Equatable {
    /// Whether there is no file now.
    var isDeleted: Bool
    /// The object with the bytes at the revision; `nil` where there was no file, or its bytes are not known.
    var old: String?
    /// Whether it was there at the revision.
    var wasThere: Bool
    /// Whether it is, or was, a link, or a checkout of another repository.
    var isLink: Bool
  }

  /// The checkout's folder, without links.
  package let top: String
  /// As the person wrote it.
  package let revision: String
  /// By their paths in the checkout.
  private(set) var changes: [String: Change] = [:]
  /// The paths that git keeps, and all folders above them.
  private(set) var known: Set<String> = []
  /// The folders of other repositories that it keeps.
  private var modules: [String] = []
  private let git: Git

  /// - Parameters:
  ///   - place: a folder or a file in the checkout.
  ///   - folder: takes the answers of git.
  package init(since revision: String, around place: String, in folder: TemporaryFolder) throws(Problem) {
    self.revision = revision
    let around = Self.folder(of: place)
    let git = Git(checkout: around, answers: folder)
    let found = try git.run(["rev-parse", "--show-toplevel"])
    guard found.isDone, let top = found.text.split(separator: "\n").first else {
      let reason = found.reason.contains("not a git repository") ? "" : " \(found.reason)"
      throw Problem(
        description:
          "--since needs a git checkout, and \(around) is in none.\(reason)")
    }
    self.top = String(top)
    self.git = Git(checkout: self.top, answers: folder)
    let commit = try commit()
    try readIndex()
    try readDifferences(from: commit)
  }

  private static func folder(of place: String) -> String {
    var isFolder: ObjCBool = false
    let path = absolutePath(place)
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isFolder.boolValue ? path : FilePath.folder(of: path)
  }

  private func commit() throws(Problem) -> String {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    let found = try git.run(words)
    if found.isDone, let commit = found.text.split(separator: "\n").first { return String(commit) }
    let isShallow = try git.run(["rev-parse", "--is-shallow-repository"]).text.hasPrefix("true")
    let name = HarmlessText.line(revision)
    throw Problem(
      description: "There is no revision \(name.isEmpty ? "without a name" : name) in \(top)."
        + (isShallow
          ? " The checkout is shallow, so most revisions are missing: git fetch --unshallow brings them. Of a branch of origin, git fetch --depth=1 origin BRANCH brings the newest one, which is FETCH_HEAD then."
          : " git log lists the revisions, and git fetch brings those of others."))
  }

  /// Reads the paths that git keeps. One that git was asked not to compare counts as changed.
  private mutating func readIndex() throws(Problem) {
    for entry in try git.paths(["ls-files", "-z", "-v", "-s"]) {
      // `H 100644 1234… 0<tab>Sources/Card.swift`
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let fields = entry[..<tab].split(separator: " ")
      let path = String(entry[entry.index(after: tab)...])
      guard fields.count == 4 else { continue }
      if fields[1] == "160000" { modules.append(path) }
      note(path)
      if fields[0] != "H" {
        changes[path] = Change(
          isDeleted: access("\(top)/\(path)", F_OK) != 0, old: nil, wasThere: true, isLink: false)
      }
    }
  }

  private mutating func note(_ path: String) {
    var path = path[...]
    while known.insert(String(path)).inserted, let slash = path.lastIndex(of: "/") { path = path[..<slash] }
  }

  private mutating func readDifferences(from commit: String) throws(Problem) {
    // `:100644 100644 1234… 5678… M`, and then the path.
    let words = [
      "diff", "--raw", "-z", "--abbrev=64", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=none",
      commit, "--",
    ]
    let fields = try git.paths(words)
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let parts = fields[index].dropFirst().split(separator: " ")
      guard parts.count == 5 else { throw git.unreadable }
      let isNothing = parts[2].allSatisfy { $0 == "0" }
      let wasThere = parts[0] != "000000"
      changes[fields[index + 1]] = Change(
        isDeleted: parts[4] == "D", old: isNothing ? nil : String(parts[2]), wasThere: wasThere,
        isLink: parts[0...1].contains { ["120000", "160000"].contains($0) })
    }
    for path in try git.paths(["ls-files", "-z", "--others", "--exclude-standard"]) where !path.hasSuffix("/")
    {
      note(path)
      changes[path] = Change(isDeleted: false, old: nil, wasThere: false, isLink: false)
    }
  }

  // MARK: Answers

  /// The path of a file in the checkout, behind all links; `nil` for one that is elsewhere.
  func place(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let place = String(cString: real)
    return place == top ? "" : place.hasPrefix("\(top)/") ? String(place.dropFirst(top.count + 1)) : nil
  }

  /// Whether git knows a file or a folder by its path in the checkout, so that a change of it is known.
  func isKnown(_ place: String) -> Bool {
    known.contains(place) || changes[place] != nil || modules.contains { place.hasPrefix("\($0)/") }
  }

  /// Whether a file is as it was at the revision.
  package func isUnchanged(_ path: String) -> Bool {
    place(of: path).map { changes[$0] == nil && isKnown($0) } ?? false
  }

  /// The text that a file had at the revision.
  func text(_ object: String) throws(Problem) -> String {
    let found = try git.run(["cat-file", "blob", object])
    guard found.isDone else {
      throw Problem(
        description:
          "\(top) lacks the older text of a changed file, as partial clones do. git diff \(HarmlessText.line(revision)) fetches it; then try again."
      )
    }
    return found.text
  }
}

/// Runs git for questions, with settings that start no programs of the checkout.
private struct Git: Sendable {
  struct Answer {
    let isDone: Bool
    let text: String
    let reason: String
  }

  let checkout: String
  let answers: TemporaryFolder

  var unreadable: GitChanges.Problem {
    GitChanges.Problem(description: "git did not answer as expected in \(checkout). Leave --since out.")
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
    ]
    let files = [answers.path("git-output"), answers.path("git-messages")]
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptors = files.map { open($0, flags, 0o600) }
    defer { for descriptor in descriptors { close(descriptor) } }
    (process.standardOutput, process.standardError) = (descriptors[0], descriptors[1])
    let settings = ["-C", checkout, "-c", "core.fsmonitor=false", "--literal-pathspecs"]
    let end: Subprocess.End
    do { end = try process.run("git", settings + words).end } catch {
      throw GitChanges.Problem(description: "\(error.description) --since needs git.")
    }
    guard end != .timedOut else {
      throw GitChanges.Problem(
        description: "git took longer than \(Int(Self.patience)) seconds in \(checkout). Leave --since out.")
    }
    let texts = files.map {
      String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
    }
    let reason = texts[1].split(separator: "\n").map { HarmlessText.line(String($0)) }.joined(separator: " ")
    return Answer(isDone: end == .exited(0), text: texts[0], reason: reason)
  }

  /// Returns the fields of an answer, which end with NUL.
  func paths(_ words: [String]) throws(GitChanges.Problem) -> [String] {
    let found = try run(words)
    guard found.isDone else {
      throw GitChanges.Problem(description: "git \(words[0]) failed in \(checkout): \(found.reason)")
    }
    return found.text.split(separator: "\0").map(String.init)
  }
}
