import Foundation

/// A file that is written whole or not at all; or a device, a pipe or an open descriptor, which takes what comes.
///
/// A symbolic link is followed: what it leads to is replaced, and the link stays. A file that was there keeps its mode,
/// and its owner where this process may give files away. Its other names (hard links) keep the old content.
public struct OutputFile: Sendable {
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
    /// The system's number of the error, if one was met.
    public var code: Int32 = 0
  }

  private enum Place {
    case file
    case device
    case descriptor(Int32)
  }

  /// As the user wrote it.
  public let path: String
  /// The path to which the output path leads, behind all links.
  public let target: String
  private let place: Place

  public var url: URL { URL(fileURLWithPath: path) }

  /// Whether the file is written to in place, and not replaced.
  public var isStream: Bool {
    if case .file = place { false } else { true }
  }

  public var isStandardOutput: Bool {
    if case .descriptor(1) = place { true } else { false }
  }

  /// Checks that the file can be written, before anything expensive is done. A single `-` is standard output.
  public init(path: String) throws(Problem) {
    self.path = path
    guard !path.isEmpty else { throw Problem(description: "The output needs a name, and this one is empty.") }
    guard !path.hasSuffix("/") else { throw Self.folder(path) }
    target = try Self.target(path)
    if let descriptor = Self.descriptor(target) {
      place = .descriptor(descriptor)
      try Self.check(descriptor, path)
      return
    }
    var status = stat()
    guard stat(target, &status) == 0 else {
      place = .file
      try Self.checkFolder(of: target, path)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw Self.folder(path)
    case S_IFCHR, S_IFIFO:
      place = .device
      guard access(target, W_OK) == 0 else { throw Self.problem(path, errno) }
    case S_IFREG:
      place = .file
      // The folder's mode would allow to replace the file, but the file's own mode forbids to change it.
      guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
        throw Problem(description: "\(path) can not be written: it is read-only.", code: EACCES)
      }
      try Self.checkFolder(of: target, path)
    default: throw Problem(description: "\(path) can not be written: it is a disk or a socket.")
    }
  }

  /// Conditions under which a file that is there is replaced. The question is asked about the file in the folder that takes the new one: somebody
  /// else may exchange a folder on the way for a link at any time.
  public struct Condition {
    /// The folders in which the file has to be.
    var given: GivenFolders
    /// The bytes of the file that is there which have to be read.
    var most: Int
    /// Returns whether a file that begins with these bytes is replaced.
    var isMet: (Data) -> Bool

    public init(within given: GivenFolders, most: Int, isMet: @escaping (Data) -> Bool) {
      (self.given, self.most, self.isMet) = (given, most, isMet)
    }
  }

  /// Writes a file beside it and renames, so that nobody ever sees half a file; a device takes the bytes as they come.
  public func write(_ data: Data, if condition: Condition? = nil) throws(Problem) {
    var code: Int32 = 0
    switch place {
    case .descriptor(let descriptor): code = writeAll(data, to: descriptor)
    case .device: code = Self.fill(target, with: data)
    case .file: code = try replace(with: data, if: condition)
    }
    if code != 0 { throw Self.problem(path, code) }
  }

  private func replace(with data: Data, if condition: Condition?) throws(Problem) -> Int32 {
    guard let folder = HeldFolder(of: target) else { return errno }
    // The file that is begun is removed before.
    defer { folder.close() }
    var half = PartialFile(beside: target)
    defer { half.remove() }
    let another = Problem(
      description:
        "\(path) is another file than before this command has made its result, and is not written over.")
    if let condition, !folder.isMet(condition) { throw another }
    let old = folder.status
    let descriptor = half.open(mode: old == nil ? 0o666 : 0o600, in: folder)
    guard descriptor >= 0 else { return errno }
    let code = Self.fill(descriptor, with: data, like: old)
    guard code == 0 else { return code }
    guard let condition else { return half.rename(to: folder) ? 0 : errno }
    let end = half.rename(to: folder, if: condition)
    if end == EEXIST { throw another }
    return end
  }

  private static func fill(_ path: String, with data: Data) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    return descriptor >= 0 ? fill(descriptor, with: data) : errno
  }

  /// Writes all to a descriptor, and closes it.
  ///
  /// - Parameter old: whose mode and owner the file takes.
  private static func fill(_ descriptor: Int32, with data: Data, like old: stat? = nil) -> Int32 {
    if let old {
      // Changing the owner clears special bits of the mode, so it comes first. Only some users may do it.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      _ = fchmod(descriptor, old.st_mode & 0o7777)
    }
    let code = writeAll(data, to: descriptor)
    // Some file systems report only now that there is no room.
    return close(descriptor) == 0 || code != 0 ? code : errno
  }
}

extension OutputFile {
  /// Follows links to the last name, whether there is something by that name or not.
  fileprivate static func target(_ path: String) throws(Problem) -> String {
    var here = ["-": "/dev/fd/1", "/dev/stdout": "/dev/fd/1", "/dev/stderr": "/dev/fd/2"][path] ?? path
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    // As many links as the system itself follows.
    for _ in 0..<40 {
      if descriptor(here) != nil { return here }
      let count = readlink(here, &text, text.count - 1)
      guard count > 0 else { return here }
      let next = String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = here.lastIndex(of: "/").map { String(here[...$0]) } ?? ""
      here = next.hasPrefix("/") ? next : folder + next
    }
    throw Problem(description: "\(path) can not be written: its links lead in a circle.", code: ELOOP)
  }

  /// The number of an open descriptor that a path of the system means.
  fileprivate static func descriptor(_ path: String) -> Int32? {
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  fileprivate static func check(_ descriptor: Int32, _ path: String) throws(Problem) {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags != -1, flags & O_ACCMODE != O_RDONLY else { throw problem(path, EBADF) }
  }

  /// Only a trial shows it: permissions, full disks and read-only mounts all look different.
  fileprivate static func checkFolder(of target: String, _ path: String) throws(Problem) {
    let parts = target.split(separator: "/")
    let folder =
      target.lastIndex(of: "/").map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let most = pathconf(folder, Int32(_PC_NAME_MAX))
    let length = parts.last?.utf8.count ?? 0
    guard most <= 0 || length <= most else {
      throw Problem(
        description: "\(path) can not be written: the name has \(length) bytes, and \(most) is the most.",
        code: ENAMETOOLONG)
    }
    var trial = PartialFile(beside: target)
    let held = HeldFolder(of: target)
    defer { held?.close() }
    let descriptor = held.map { trial.open(mode: 0o600, in: $0) } ?? -1
    let code = errno
    trial.remove()
    guard descriptor >= 0 else {
      var status = stat()
      let isFolder = stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      throw Problem(
        description: isFolder
          ? "\(path) can not be written: \(folder) does not take new files (\(systemWords(code)))."
          : "\(path) can not be written: there is no folder \(folder).", code: code)
    }
    close(descriptor)
    PartialFile.sweep(folder)
  }

  fileprivate static func folder(_ path: String) -> Problem {
    Problem(description: "\(path) is a folder; name a file in it.", code: EISDIR)
  }

  fileprivate static func problem(_ path: String, _ code: Int32) -> Problem {
    Problem(description: "\(path) can not be written: \(systemWords(code)).", code: code)
  }
}
