import Foundation
import PlumbSource

/// A child's answer: a file that ends with a secret seal, which only the child and its parent know.
///
/// The user's code runs in the child. It may end the process, write files by the same names, or lead them elsewhere; none
/// of that is taken for an answer. The seal comes last, so a file that was cut off has none.
enum Answer {
  case result(Data)
  /// The reason why there is no result.
  case problem(String)

  /// More than any picture or tree needs.
  static let longest = 1 << 30

  /// A random seal.
  static func newSeal() -> String {
    (0..<4).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 16) }.joined(separator: "-")
  }

  /// Writes the answer to its own file, whatever is there by that name.
  ///
  /// - Parameter isThere: the file is there for the answer, and no other can be made.
  func write(to path: String, seal: String, isThere: Bool = false) throws(Failure) {
    let data =
      switch self {
      case .result(let data): data + Data("r\(seal)".utf8)
      case .problem(let text): Data("\(text)p\(seal)".utf8)
      }
    if isThere { try writeOver(data, to: path) } else { try writeNew(data, to: path) }
  }

  enum Reading {
    case answer(Answer)
    case nothing
    /// There is a file, but it is not from the child.
    case foreign(String)
  }

  static func read(_ path: String, seal: String) -> Reading {
    // Reading from a pipe would never end, and a link could lead to any file of the user.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return errno == ENOENT ? .nothing : .foreign("is no plain file") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .foreign("is no plain file")
    }
    guard status.st_size > 0 else { return .nothing }
    guard status.st_size <= longest else {
      return .foreign("has \(status.st_size) bytes, and \(longest) is the most")
    }
    guard let data = try? handle.readToEnd() ?? Data() else { return .foreign("can not be read") }
    let end = Data(seal.utf8)
    guard data.count > end.count, data.suffix(end.count) == end else { return .foreign("is not from plumb") }
    let content = data.dropLast(end.count + 1)
    switch data[data.endIndex - end.count - 1] {
    case UInt8(ascii: "r"): return .answer(.result(Data(content)))
    case UInt8(ascii: "p"): return .answer(.problem(String(decoding: content, as: UTF8.self)))
    default: return .foreign("is not from plumb")
    }
  }
}

/// Writes a new file that only the user can read. It replaces nothing that has the same name.
func writeNew(_ data: Data, to path: String) throws(Failure) {
  unlink(path)
  try write(data, to: path, O_CREAT | O_EXCL)
}

/// Writes a file that is there already.
private func writeOver(_ data: Data, to path: String) throws(Failure) { try write(data, to: path, O_TRUNC) }

private func write(_ data: Data, to path: String, _ flags: Int32) throws(Failure) {
  let descriptor = open(path, O_WRONLY | flags | O_NOFOLLOW | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw Failure(unwritten: path, errno) }
  let code = writeAll(data, to: descriptor)
  guard close(descriptor) == 0, code == 0 else { throw Failure(unwritten: path, code == 0 ? errno : code) }
}
