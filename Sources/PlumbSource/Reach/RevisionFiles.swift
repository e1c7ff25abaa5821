import Foundation
import PlumbExchange

/// The files of a revision in a temporary folder, as git keeps them. The checkout and its index stay as they are.
package struct RevisionFiles: Sendable {
  /// Without links.
  package let folder: String
  /// The parts that are not as in a checkout of the revision, in sentences.
  package private(set) var notices: [String] = []
  /// git with these files as its work tree.
  private(set) var git: Git
  private var missingLargeFiles = 0

  /// The most bytes and files of a revision that are written.
  private static let most = (bytes: 1 << 30, files: 200_000)
  private static let deepestModule = 4

  /// - Parameters:
  ///   - place: the source's place in the checkout. Of a large repository, only the folder of the source is written.
  ///   - name: of a new folder in the temporary one.
  package init(
    _ commit: String, of range: GitRange, around place: String, in temporary: TemporaryFolder,
    named name: String
  ) throws(GitChanges.Problem) {
    let path = temporary.path(name)
    guard mkdir(path, 0o700) == 0, let real = realpath(path, nil) else {
      throw GitChanges.Problem(description: "\(path) can not be made: \(systemWords(errno)).")
    }
    defer { free(real) }
    (folder, git) = (String(cString: real), range.git)
    git = try write(commit, of: range.git, around: place, to: folder, depth: 0)
    guard missingLargeFiles > 0 else { return }
    let isOne = missingLargeFiles == 1
    notices.append(
      "\(missingLargeFiles) \(isOne ? "file" : "files") of \(commit.prefix(7)) \(isOne ? "is" : "are") in Git LFS and not on this machine; git lfs fetch brings \(isOne ? "it" : "them")."
    )
  }

  /// An entry of a tree.
  private struct Entry {
    let object: String
    /// `nil` for the checkout of another repository.
    let bytes: Int?
    let path: String

    /// Reads `100644 blob 1234…     210<tab>Sources/Card.swift`.
    init?(_ line: String) {
      guard let tab = line.firstIndex(of: "\t") else { return nil }
      let fields = line[..<tab].split(separator: " ")
      guard fields.count == 4 else { return nil }
      (object, bytes) = (String(fields[2]), Int(fields[3]))
      path = String(line[line.index(after: tab)...])
    }
  }

  /// Writes the files of a commit.
  ///
  /// - Returns: git with the files as its work tree.
  private mutating func write(
    _ commit: String, of own: Git, around place: String, to folder: String, depth: Int
  ) throws(GitChanges.Problem) -> Git {
    var git = try own.unfiltered()
    git.checkout = folder
    let repository = try own.done(["rev-parse", "--absolute-git-dir"])
    git.places = [
      "GIT_DIR": String(repository.prefix { $0 != "\n" }), "GIT_WORK_TREE": folder,
      "GIT_INDEX_FILE": git.answers.path("index-\(UUID().uuidString)"),
    ]
    let list = ["ls-tree", "-r", "-l", "-z", "--full-tree", commit]
    var entries = try git.paths(list).compactMap(Entry.init)
    var tree = [commit]
    if !Self.fits(entries), !place.isEmpty {
      entries = entries.filter { $0.path.hasPrefix("\(place)/") }
      tree = ["--prefix=\(place)/", "\(commit):\(place)"]
      notices.append("The repository is large: of \(commit.prefix(7)), only \(place) is compared.")
    }
    guard Self.fits(entries) else {
      throw GitChanges.Problem(
        description:
          "The files of \(commit.prefix(7)) have more than \(Self.most.bytes >> 30) GB, or are more than \(Self.most.files). Name a smaller folder of the checkout."
      )
    }
    guard !entries.isEmpty else { return git }
    try git.done(["read-tree"] + tree)
    let written = try git.run(["checkout-index", "--all", "--force", "--quiet", "--index"])
    guard written.isDone else {
      throw GitChanges.Problem(
        description:
          "The files of \(commit.prefix(7)) can not be written: \(written.reason) Partial clones lack older files: git checkout \(commit.prefix(7)) fetches them."
      )
    }
    try writeLargeFiles(entries, git, to: folder)
    for module in entries where module.bytes == nil {
      try write(module, beside: own.checkout, answers: git, to: "\(folder)/\(module.path)", depth: depth + 1)
    }
    return git
  }

  private static func fits(_ entries: [Entry]) -> Bool {
    entries.count <= most.files && entries.reduce(0) { $0 + ($1.bytes ?? 0) } <= most.bytes
  }

  /// Writes the files of another repository that is in this one.
  private mutating func write(
    _ module: Entry, beside top: String, answers git: Git, to folder: String, depth: Int
  ) throws(GitChanges.Problem) {
    let place = "\(top)/\(module.path)"
    let found = try? Git(around: place, answers: git.answers, asker: git.asker)
    guard let own = found, own.checkout == place, depth <= Self.deepestModule,
      try own.knownCommit(module.object) != nil
    else {
      notices.append(
        "The submodule \(HarmlessText.line(module.path)) is not here at \(module.object.prefix(7)); git submodule update --init brings it."
      )
      return
    }
    _ = try write(module.object, of: own, around: "", to: folder, depth: depth)
  }

  // MARK: Large files

  /// The bytes and the start of a text in the place of a file in Git LFS: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md.
  private static let pointer = (bytes: 90...300, start: "version https://git-lfs.github.com/spec/v1\n")

  /// Puts the files that Git LFS has on this machine in the places of their texts.
  private mutating func writeLargeFiles(
    _ entries: [Entry], _ git: Git, to folder: String
  ) throws(GitChanges.Problem) {
    var store: String?
    for entry in entries where entry.bytes.map(Self.pointer.bytes.contains) ?? false {
      let path = "\(folder)/\(entry.path)"
      guard let data = try? PlainFile.read(path, most: Self.pointer.bytes.upperBound, within: .everything),
        case let text = String(decoding: data, as: UTF8.self), text.hasPrefix(Self.pointer.start),
        let id = text.firstMatch(of: #/\noid sha256:([0-9a-f]{64})\n/#)?.1
      else { continue }
      if store == nil {
        let common = try git.done(["rev-parse", "--path-format=absolute", "--git-common-dir"])
        store = "\(common.prefix { $0 != "\n" })/lfs/objects"
      }
      let large = "\(store ?? "")/\(id.prefix(2))/\(id.dropFirst(2).prefix(2))/\(id)"
      unlink(path)
      do { try FileManager.default.copyItem(atPath: large, toPath: path) } catch { missingLargeFiles += 1 }
    }
  }

  // MARK: Files that git does not keep

  /// Copies the files of a source that git does not keep, such as ignored settings: they count as unchanged.
  ///
  /// - Parameter source: as it is now, in the checkout or in later files.
  package mutating func adopt(from source: Source, with changes: GitChanges) {
    let own = source.swiftFiles + source.resources + (source.bundle ?? []).map(\.path) + source.projectFiles
    let modules = source.modules.filter(\.isOwn).flatMap { module in
      module.swiftFiles + (module.resources + (module.bundle ?? [])).map(\.path)
    }
    for path in own + modules + source.cModules.flatMap(\.files) {
      guard let place = changes.place(of: path), !changes.isKnown(place) else { continue }
      let target = "\(folder)/\(place)"
      guard access(target, F_OK) != 0 else { continue }
      let above = FilePath.folder(of: target)
      try? FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
      try? FileManager.default.copyItem(atPath: path, toPath: target)
    }
  }

  /// Makes a folder of packages, which git ignores, a part of these files.
  ///
  /// - Parameter place: in the checkout.
  package func link(_ path: String, at place: String) {
    let target = "\(folder)/\(place)"
    try? FileManager.default.createDirectory(
      atPath: FilePath.folder(of: target), withIntermediateDirectories: true)
    symlink(absolutePath(path), target)
  }
}
