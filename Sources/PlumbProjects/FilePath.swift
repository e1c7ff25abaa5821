import Foundation
import PlumbSource

/// Paths as text, so that messages carry them as the user wrote them: `./App` stays relative.
enum FilePath {
  /// A path in a folder, without `.` and, as far as names tell, without `..`.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if path.isEmpty { return folder }
    var parts = folder == "." ? [] : folder.split(separator: "/", omittingEmptySubsequences: true)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return folder.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name without what stands behind its last point.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The visible names in a folder, sorted.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  /// The lines of a plain file; none where it can not be read, or has more than a megabyte.
  static func lines(of path: String) -> [String] {
    // By bytes: to compare the characters of each line takes three times as long.
    ((try? read(path, most: 1 << 20)) ?? []).split { $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// A plain file of at most so many bytes.
  static func read(_ path: String, most: Int) throws(ProjectProblem) -> [UInt8] {
    do {
      return Array(try PlainFile.read(path, most: most))
    } catch {
      throw switch error {
      case .missing: ProjectProblem("There is no file \(path).")
      case .notPlain: ProjectProblem("\(path) is not a file.")
      case .unreadable: ProjectProblem("\(path) can not be read.")
      case .tooLarge(let bytes):
        ProjectProblem("\(path) has \(bytes) bytes; \(most) is the most that is read.")
      }
    }
  }
}

extension FilePath {
  static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}

extension FilePath {
  /// An absolute path as the user would write it who wrote a folder.
  static func near(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/"), !folder.hasPrefix("/") else { return path }
    let here = FileManager.default.currentDirectoryPath
    let prefix = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
