import Foundation
import PlumbSource

/// The Swift files of a target, each once: a file that a project names in two ways, by a link for instance, is one file.
enum DistinctFiles {
  private enum Identity: Hashable {
    case file(device: UInt64, number: UInt64)
    case missing(FileName)
  }

  /// Returns the paths of distinct files, sorted. Of several for one file, it is the shortest without a link.
  static func paths(_ paths: [String]) -> [String] {
    let files = Dictionary(grouping: paths, by: identity)
    return files.values.compactMap { names in
      names.count == 1 ? names[0] : names.map { (!isDirect($0) ? 1 : 0, $0.utf8.count, $0) }.min(by: <)?.2
    }.sorted()
  }

  private static func identity(_ path: String) -> Identity {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing(FileName(path)) }
    return .file(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Returns whether no link is on the way to a file.
  private static func isDirect(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return real == path || real.hasSuffix("/" + path)
  }
}
