import Foundation

/// Paths as text, so that messages carry them as the user wrote them: `./App` stays relative.
package enum FilePath {
  /// A path in a folder, without `.` and, as far as names show, without `..`.
  package static func join(_ folder: String, _ path: String) -> String {
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

  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name without the part behind its last point.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return name }
    return String(name[..<point])
  }
}

extension FilePath {
  /// An absolute path as the user would write it who wrote a folder.
  package static func near(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/"), !folder.hasPrefix("/") else { return path }
    let here = FileManager.default.currentDirectoryPath
    let prefix = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

extension FilePath {
  /// The way from a folder to a place, as text that is the same wherever both are: `../App/Card.swift`. Links are followed.
  package static func relative(_ place: String, to folder: String) -> String {
    let (place, around) = (steps(place), steps(folder))
    let common = zip(around, place).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: around.count - common) + place.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  private static func steps(_ place: String) -> [String] {
    URL(fileURLWithPath: place).resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }
}
