import Foundation

/// Follows the links on the way to a file, one name after the other, as the system does when it opens the file.
///
/// Names are bytes here. In a text, a name that is no UTF-8 would be another name, under which there is no link.
enum LinkResolution {
  private static let slash = UInt8(ascii: "/")
  private static let (same, above) = (Array(".".utf8), Array("..".utf8))
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
    var names = folder.split(separator: slash).map { [UInt8]($0) }
    var rest = [[UInt8]](path.split(separator: slash).map { [UInt8]($0) }.reversed())
    var (links, isMissing) = (0, false)
    while let name = rest.popLast() {
      if name == same { continue }
      if name == above {
        // Nothing is above what is not there.
        guard !isMissing else { return nil }
        _ = names.popLast()
        continue
      }
      names.append(name)
      guard !isMissing else { continue }
      let here = joined(names)
      guard here != processes else { return nil }
      var status = stat()
      guard lstat(cString(here), &status) == 0 else {
        isMissing = true
        continue
      }
      guard status.st_mode & S_IFMT == S_IFLNK else { continue }
      links += 1
      guard links <= mostLinks, let target = target(of: here), !target.isEmpty else { return nil }
      if target.first == slash { names = [] } else { names.removeLast() }
      rest += target.split(separator: slash).map { [UInt8]($0) }.reversed()
    }
    return joined(names)
  }

  /// Returns the text of a link; `nil` for what is none.
  static func target(of link: [UInt8]) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(cString(link), &target, target.count)
    guard count >= 0, count < target.count else { return nil }
    return target.prefix(count).map { UInt8(bitPattern: $0) }
  }

  private static func joined(_ names: [[UInt8]]) -> [UInt8] {
    names.isEmpty ? [slash] : names.flatMap { [slash] + $0 }
  }

  private static func cString(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
