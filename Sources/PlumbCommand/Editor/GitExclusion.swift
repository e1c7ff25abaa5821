import Foundation
import PlumbSource

/// A line in `info/exclude` of a git repository, which ignores a file in this clone only: git keeps no version of that list.
struct GitExclusion {
  private let list: String
  private let line: String

  /// `nil` where no repository has the file.
  init?(of file: String) {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while true {
      if let repository = Self.repository(folder.appendingPathComponent(".git")) {
        list = repository.appendingPathComponent("info/exclude").path
        // A folder from elsewhere may have a link to another file there, or name what is no repository.
        guard Self.isFile(repository.appendingPathComponent("HEAD").path),
          GivenFolders([repository.path]).holds(list)
        else { return nil }
        line = "/" + Self.pattern(String(file.dropFirst(folder.path == "/" ? 1 : folder.path.count + 1)))
        return
      }
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }

  /// The folder of a repository. A worktree and a submodule have a file that names it; of a worktree's, the common one counts.
  /// A folder from elsewhere may name any repository, so it counts only where the repository names that folder, too.
  private static func repository(_ git: URL) -> URL? {
    var status = stat()
    guard lstat(git.path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return git }
    guard let text = contents(of: git.path), text.hasPrefix("gitdir: ") else { return nil }
    let folder = git.deletingLastPathComponent()
    let named = url(text.dropFirst(8), in: folder)
    guard let common = contents(of: named.appendingPathComponent("commondir").path) else {
      let config = contents(of: named.appendingPathComponent("config").path) ?? ""
      let tree = config.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        .first { $0.hasPrefix("worktree = ") }
      return tree.map { isSame(url($0.dropFirst(11), in: named), folder) } == true ? named : nil
    }
    let back = contents(of: named.appendingPathComponent("gitdir").path) ?? ""
    return isSame(url(back[...], in: named), git) ? url(common[...], in: named) : nil
  }

  private static func url(_ path: Substring, in folder: URL) -> URL {
    URL(fileURLWithPath: path.trimmingCharacters(in: .newlines), relativeTo: folder)
  }

  private static func isSame(_ url: URL, _ other: URL) -> Bool {
    url.resolvingSymlinksInPath().path == other.resolvingSymlinksInPath().path
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// More than any such file has.
  private static let mostBytes = 1 << 20

  private static func contents(of file: String) -> String? {
    (try? PlainFile.read(file, most: mostBytes, within: .everything)).flatMap {
      String(data: $0, encoding: .utf8)
    }
  }

  /// A path whose letters mean themselves.
  private static func pattern(_ path: String) -> String {
    path.reduce(into: "") { pattern, letter in
      if "\\*?[ #!".contains(letter) { pattern += "\\" }
      pattern.append(letter)
    }
  }

  /// The lines as bytes: others wrote them, in whatever encoding.
  ///
  /// - Throws: a failure for a list that cannot be read, and so not be kept.
  private func lines() throws(Failure) -> [Data] {
    let data: Data
    do { data = try PlainFile.read(list, most: Self.mostBytes, within: .everything) } catch {
      if error == .missing { return [] }
      throw Failure(
        .notWritten, "\(list), git's list of files to ignore, can not be read, and is left as it is.")
    }
    return data.isEmpty ? [] : data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  func add() throws(Failure) {
    var lines = try lines()
    guard !lines.contains(Data(line.utf8)) else { return }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: list).deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(lines + [Data(line.utf8), Data()])
  }

  func remove() throws(Failure) {
    let lines = try lines()
    let rest = lines.filter { $0 != Data(line.utf8) }
    if rest.count < lines.count { try write(rest) }
  }

  private func write(_ lines: [Data]) throws(Failure) {
    try OutputFile.named(list).save(Data(lines.joined(separator: [UInt8(ascii: "\n")])))
  }
}
