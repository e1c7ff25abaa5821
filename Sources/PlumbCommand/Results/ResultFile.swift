import Foundation
import PlumbSource

/// A file that takes a result of the command, in the place of an older one alone: nothing of somebody else's is lost.
///
/// It is looked at before anything expensive is done, and once more before it is written: meanwhile somebody may have saved
/// another file there.
struct ResultFile: Sendable {
  private let file: OutputFile
  private let kind: ResultKind

  /// As the user wrote it.
  var path: String { file.path }
  /// The path to which it leads, behind all links.
  var target: String { file.target }
  var isStandardOutput: Bool { file.isStandardOutput }

  /// - Throws: a failure with what to do, where there is a file that the command does not write over.
  init(_ path: String, _ kind: ResultKind) throws(Failure) {
    try self.init(OutputFile.named(path), kind)
  }

  init(_ file: OutputFile, _ kind: ResultKind) throws(Failure) {
    (self.file, self.kind) = (file, kind)
    try check()
  }

  func save(_ data: Data) throws(Failure) {
    try check()
    try file.save(data)
  }

  private func check() throws(Failure) {
    guard !file.isStream else { return }
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

  func save(_ data: Data) throws(Failure) {
    do { try write(data) } catch {
      throw isStream
        ? Failure(unwritten: isStandardOutput ? "Standard output" : path, error.code)
        : Failure(.notWritten, error.description)
    }
  }
}
