import Foundation
import PlumbLive
import PlumbSource

/// The two states of a project that a review compares, in folders.
struct ReviewedStates {
  let range: GitRange
  let changes: GitChanges
  let renamed: RenamedFiles
  /// The project in both states.
  let before: SourceWords
  let after: SourceWords
  /// The parts that are not as in a checkout of a revision, in sentences.
  let notices: [String]
  private let folders: [(path: String, name: String)]

  /// - Parameters:
  ///   - words: the project as a person names it, whose saved files are the later state of most reviews.
  ///   - results: the files of an earlier review, which are no change.
  ///   - folder: takes the files of revisions.
  init(
    _ revision: String, of words: SourceWords, without results: [String], in folder: TemporaryFolder
  ) throws(GitChanges.Problem) {
    let range = try GitRange(revision, around: words.folderOfSources, in: folder, asker: "plumb review")
    let place = try range.place(of: words.path)
    let sources = try range.place(of: words.folderOfSources)
    var saved = try GitChanges(in: range, to: nil)
    for path in results { saved.leaveOut(path) }
    func files(_ commit: String, _ name: String) throws(GitChanges.Problem) -> RevisionFiles {
      let around = words.folderOfSources.hasSuffix(".swift") ? FilePath.folder(of: sources) : sources
      var files = try RevisionFiles(commit, of: range, around: around, in: folder, named: name)
      // git ignores these, and the project needs them.
      for target in (try? words.targetsWithPreviews()) ?? [] {
        if let source = try? target.words.source() { files.adopt(from: source, with: saved) }
      }
      for path in words.foldersOfPackages.prefix(2) where access(path, F_OK) == 0 {
        if let place = try? range.place(of: path) { files.link(path, at: place) }
      }
      return files
    }
    func moved(_ files: RevisionFiles) -> SourceWords {
      var moved = words
      moved.path = place.isEmpty ? files.folder : "\(files.folder)/\(place)"
      moved.folder = nil
      return moved
    }
    let old = try files(range.old, "before")
    var later: RevisionFiles?
    if let new = range.new { later = try files(new, "after") }
    changes = if let later { try GitChanges(in: range, to: later) } else { saved }
    renamed = RenamedFiles(changes, from: old)
    (before, after) = (moved(old), later.map(moved) ?? words)
    notices = old.notices + (later?.notices ?? []).filter { !old.notices.contains($0) }
    folders = [(old.folder, range.oldName)] + (later.map { [($0.folder, range.newName ?? "")] } ?? [])
    self.range = range
  }

  /// The text with the files of a revision as git names them, `main:app/Card.swift`, and not in their temporary folder.
  func named(_ text: String) -> String {
    folders.reduce(text) { text, folder in
      text.replacing("\(folder.path)/", with: "\(folder.name):").replacing(folder.path, with: folder.name)
    }
  }

  /// The targets whose previews are compared. Without names of targets, both sides are one source.
  func targets() throws(Failure) -> [(name: String?, before: SourceWords?, after: SourceWords?)] {
    let new = try after.targetsWithPreviews()
    // A project that was not there, or could not be read, has no previews before.
    let isThere = access(before.path, F_OK) == 0
    let old = isThere ? (try? before.targetsWithPreviews()) ?? [(before, nil)] : []
    let names = (new + old).compactMap(\.name)
    guard !names.isEmpty else { return [(nil, isThere ? before : nil, after)] }
    return Set(names).sorted().map { name in
      (name, isThere ? Self.target(name, of: before) : nil, Self.target(name, of: after))
    }
  }

  /// The arguments for a target; `nil` where the project does not have it.
  private static func target(_ name: String, of words: SourceWords) -> SourceWords? {
    var words = words
    words.target = name
    let names = (try? words.project())?.summaries.map(\.name) ?? []
    return names.contains(name) ? words : nil
  }
}
