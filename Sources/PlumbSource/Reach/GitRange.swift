import PlumbExchange

/// The two states of a checkout that a review compares: a revision, and a later one or the files as they are saved.
package struct GitRange: Sendable {
  /// The checkout's folder, without links.
  package var top: String { git.checkout }
  /// The older revision as a person names it, and its commit.
  package let oldName: String
  package let old: String
  /// The later revision and its commit; `nil` for the saved files.
  package let newName: String?
  package let new: String?
  let git: Git

  /// Returns the path of a file in the checkout.
  package func place(of path: String) throws(GitChanges.Problem) -> String {
    if let place = git.place(of: path) { return place }
    throw GitChanges.Problem(description: "\(path) is not in the checkout \(top).")
  }

  /// - Parameters:
  ///   - words: a revision, compared with the saved files; `A..B`, two revisions; `A...B`, what was done in B since both were one;
  ///     and `A...`, the same with the saved files.
  ///   - place: a folder or a file in the checkout.
  ///   - folder: takes the answers of git.
  package init(
    _ words: String, around place: String, in folder: TemporaryFolder, asker: String
  ) throws(GitChanges.Problem) {
    git = try Git(around: place, answers: folder, asker: asker).unfiltered()
    // A revision may have points itself, as in `:/Finish..`.
    guard try git.knownCommit(words) == nil, let dots = words.firstRange(of: "..") else {
      (oldName, old, newName, new) = (words, try git.commit(words), nil, nil)
      return
    }
    let isSinceFork = words[dots.upperBound...].hasPrefix(".")
    let first = String(words[..<dots.lowerBound])
    let second = String(words[dots.upperBound...].dropFirst(isSinceFork ? 1 : 0))
    let start = try git.commit(first.isEmpty ? "HEAD" : first)
    let end = try git.commit(second.isEmpty ? "HEAD" : second)
    (newName, new) = second.isEmpty ? (nil, nil) : (second, end)
    guard isSinceFork else {
      (oldName, old) = (first.isEmpty ? "HEAD" : first, start)
      return
    }
    let base = try git.run(["merge-base", start, end])
    guard base.isDone, let commit = base.text.split(separator: "\n").first else {
      throw GitChanges.Problem(
        description:
          "\(HarmlessText.line(words)): the two revisions have no commit in common here. git fetch --unshallow brings older ones; with two points, they are compared as they are."
      )
    }
    (oldName, old) = ("\(first.isEmpty ? "HEAD" : first)...", String(commit))
  }
}
