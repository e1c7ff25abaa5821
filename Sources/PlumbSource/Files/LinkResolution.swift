import Foundation

/// Follows the links on the way to a file, one name after the other, as the system does when it opens the file.
///
/// Names are bytes here. In a text, a name that is no UTF-8 would be another name, under which there is no link.
enum LinkResolution {
  private static let slash = UInt8(ascii: "/")
  private static let (same, above) = (Array(".".utf8)[...], Array("..".utf8)[...])
  private static let processes = Array("/proc".utf8)
  /// As many as the system follows (path_resolution(7)).
  private static let mostLinks = 40

  /// Returns the path without links that a path leads to, whether or not there is something.
  ///
  /// - Parameters:
  ///   - path: the names after a folder.
  ///   - folder: an absolute path without links; empty for the top of the machine.
  /// - Returns: `nil` for a path that the system would not follow, and for one through `/proc`, whose links are other ones for each process.
  static func place(of path: ArraySlice<UInt8>, in folder: [UInt8]) -> [UInt8]? {
    guard !path.contains(0) else { return nil }
    // Without a slash at its end, as all that follows.
    var here = folder == [slash] ? [] : folder
    var rest = Array(path.split(separator: slash).reversed())
    var (links, isMissing) = (0, false)
    while let name = rest.popLast() {
      if name == same { continue }
      let outer = here.count
      if name == above {
        // Nothing is above what is not there.
        guard !isMissing else { return nil }
        here.removeSubrange((here.lastIndex(of: slash) ?? 0)...)
        continue
      }
      here.append(slash)
      here += name
      guard !isMissing else { continue }
      guard here != processes else { return nil }
      guard let kind = kind(of: here) else {
        isMissing = true
        continue
      }
      guard kind == S_IFLNK else { continue }
      links += 1
      guard links <= mostLinks, let target = target(of: here), !target.isEmpty else { return nil }
      if target.first == slash { here = [] } else { here.removeSubrange(outer...) }
      rest += target.split(separator: slash).reversed()
    }
    return here.isEmpty ? [slash] : here
  }

  /// Returns the text of a link; `nil` for what is none.
  static func target(of link: [UInt8]) -> [UInt8]? {
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = withPath(link) { path in
      target.withUnsafeMutableBytes { readlink(path, $0.bindMemory(to: CChar.self).baseAddress!, $0.count) }
    }
    return count >= 0 && count < target.count ? Array(target.prefix(count)) : nil
  }

  private static func kind(of path: [UInt8]) -> mode_t? {
    var status = stat()
    return withPath(path) { lstat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func withPath<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (path + [0]).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress!) }
  }
}
