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
    let git = try Git(around: place, answers: folder, asker: "--since")
    try self.init(since: revision, commit: git.commit(revision), git)
  }

  /// - Parameter later: the files of the later revision; `nil` for the saved ones.
  package init(in range: GitRange, to later: RevisionFiles?) throws(Problem) {
    try self.init(since: range.oldName, commit: range.old, later?.git ?? range.git)
  }

  private init(since revision: String, commit: String, _ git: Git) throws(Problem) {
    (self.revision, self.git, top) = (revision, git, git.checkout)
    try readIndex()
    try readDifferences(from: commit)
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
  func place(of path: String) -> String? { git.place(of: path) }

  /// Whether git knows a file or a folder by its path in the checkout, so that a change of it is known.
  func isKnown(_ place: String) -> Bool {
    known.contains(place) || changes[place] != nil || modules.contains { place.hasPrefix("\($0)/") }
  }

  /// Leaves out a file that nothing reads, such as the page of an earlier review.
  package mutating func leaveOut(_ path: String) {
    if let place = place(of: path), !(changes[place]?.wasThere ?? true) { changes[place] = nil }
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
