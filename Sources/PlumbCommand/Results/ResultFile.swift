import Foundation
import PlumbLive
import PlumbSource

/// A file that takes a result of the command, in the place of an older one alone: nothing of somebody else's is lost.
///
/// It is looked at before anything expensive is done, and once more before it is written: meanwhile somebody may have saved
/// another file there.
struct ResultFile: Sendable {
  private let file: OutputFile
  private let kind: ResultKind
  /// The folder that a person has named, where the file's own name is not theirs.
  private let folder: String?
  /// The folders in which it has to be. They are looked up once: later, a name on the way could lead elsewhere.
  private let given: GivenFolders

  /// As the user wrote it.
  var path: String { file.path }
  /// The path to which it leads, behind all links.
  var target: String { file.target }
  var isStandardOutput: Bool { file.isStandardOutput }

  /// - Throws: a failure with what to do, where there is a file that the command does not write over.
  init(_ path: String, _ kind: ResultKind) throws(Failure) {
    try self.init(OutputFile.named(path), kind)
  }

  /// Creates a file in a folder that a person has named. Its own name follows from a view, or is always the same: nobody has named
  /// a link of that name, so it leads to no device, and in a sandbox not out of the folder.
  init(_ name: String, in folder: String, _ kind: ResultKind) throws(Failure) {
    try self.init(name, in: folder, within: Self.given(folder), kind)
  }

  /// - Parameter given: the folder, as it was when it was looked at first.
  init(_ name: String, in folder: String, within given: GivenFolders, _ kind: ResultKind) throws(Failure) {
    try self.init(OutputFile.named("\(folder)/\(name)"), kind, in: folder, within: given)
  }

  init(
    _ file: OutputFile, _ kind: ResultKind, in folder: String? = nil, within given: GivenFolders? = nil
  ) throws(Failure) {
    (self.file, self.kind, self.folder) = (file, kind, folder)
    self.given = given ?? folder.map(Self.given) ?? .everything
    try check()
  }

  /// Returns the bounds of a folder that a person has named: in a sandbox no link leads out of it.
  static func given(_ folder: String) -> GivenFolders {
    Sandbox.isWanted ? GivenFolders([folder.isEmpty ? "." : folder]) : .everything
  }

  func save(_ data: Data) throws(Failure) {
    try check()
    try file.save(data, if: OutputFile.Condition(within: given, most: kind.most, isMet: kind.isMet))
  }

  private func check() throws(Failure) {
    if let folder { try check(in: folder) }
    guard !file.isStream else { return }
    if folder == nil { try checkLinks() }
    guard !target.lowercased().hasSuffix(".swift") else {
      throw Failure(
        .wrongWords, "\(named) is the name of a Swift file, and \(kind.name) is none; take another name.")
    }
    let data: Data
    do { data = try PlainFile.start(of: target, most: kind.most, within: .everything) } catch {
      switch error {
      case .missing: return
      default:
        throw Failure(
          .wrongWords,
          "\(named) is there and can not be read, so it is not written over. Name another file, or move this one away."
        )
      }
    }
    // An empty file has nothing to lose: `mktemp` makes such ones.
    guard data.isEmpty || kind.isMet(data) else {
      throw Failure(
        .wrongWords,
        "\(named) is there, is not \(kind.name), and is not written over. Name another file, or move this one away."
      )
    }
  }

  private func check(in folder: String) throws(Failure) {
    guard !file.isStream else {
      throw Failure(
        .wrongWords, "\(named) is no file, and is not written to. Remove it, or name another folder.")
    }
    guard given.holds(path) else {
      throw Failure(
        .wrongWords,
        "--sandbox writes nothing outside of \(folder), so \(path) is not written. Remove the link, or name another folder."
      )
    }
  }

  /// Refuses a link by the name of an output, in a sandbox: the folder in which a person is can be somebody else's, and a link in it
  /// could lead what a view draws to any place.
  private func checkLinks() throws(Failure) {
    guard Sandbox.isWanted else { return }
    let above = path.split(separator: "/", omittingEmptySubsequences: false).prefix { $0 == ".." }
    let start = above.isEmpty ? "." : above.joined(separator: "/")
    guard path == target, path.hasPrefix("/") || GivenFolders([start]).holds(path) else {
      throw Failure(
        .wrongWords,
        "--sandbox writes through no link, and \(path) leads to \(target). Name that file, or remove the link."
      )
    }
  }

  /// The path, and where it leads if that is another one.
  private var named: String {
    ["-", "/dev/stdout", "/dev/stderr"].contains(path) || path == target
      ? path : "\(path), which is \(target),"
  }
}

extension OutputFile {
  static func named(_ path: String) throws(Failure) -> OutputFile {
    do { return try OutputFile(path: path) } catch { throw Failure(.wrongWords, error.description) }
  }

  func save(_ data: Data, if condition: Condition? = nil) throws(Failure) {
    do { try write(data, if: condition) } catch {
      throw isStream
        ? Failure(unwritten: isStandardOutput ? "Standard output" : path, error.code)
        : Failure(.notWritten, error.description)
    }
  }
}
