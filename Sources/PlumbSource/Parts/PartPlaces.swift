import Foundation

/// The positions of a source's parts in the files that a person knows.
public struct PartPlaces: Codable, Equatable, Sendable {
  struct Start: Codable, Equatable, Sendable {
    var file: String
    /// The number of lines by which its lines are further down in the file.
    var distance: Int
  }

  private var starts: [String: Start]
  /// The files as a person knows them. A directive in a part names one of them, and its lines.
  private var files: Set<String>

  /// Of parts with one name, the first counts.
  init(_ parts: [SourceParts.Part]) {
    starts = Dictionary(
      parts.map { ($0.name, Start(file: $0.file, distance: $0.line - $0.ownLine)) },
      uniquingKeysWith: { first, _ in first })
    files = Set(parts.map(\.path).filter { !$0.isEmpty })
  }

  /// Creates the positions of a source that is compiled unchanged.
  public init() { (starts, files) = ([:], []) }

  /// Returns the place in the whole file of what is at a place in a part: `View+Preview.swift:3`, as macros report it.
  public func original(_ place: String) -> String {
    // A view's process says it, and no file has more lines than an `Int32` counts.
    guard let colon = place.lastIndex(of: ":"), let line = Int32(place[place.index(after: colon)...]),
      let start = starts[String(place[..<colon])]
    else { return place }
    return "\(start.file):\(Int(line) + start.distance)"
  }

  /// Returns a sentence that begins with a place in a part, with the place in the whole file.
  public func original(of sentence: String) -> String {
    let words = sentence.split(separator: ": ", maxSplits: 1)
    guard words.count == 2 else { return sentence }
    let place = String(words[0])
    // A whole file gets the lines that it has, and not those of its part.
    let name = String(place.prefix { $0 != ":" })
    return starts[name]?.file == name ? sentence : "\(original(place)): \(words[1])"
  }

  /// Returns the place in the whole file of code that the compiler's table has at a line of a file, by its path. Code below a
  /// directive has the path and the line of the whole file; what a macro has moved has those of the part.
  public func original(path: String, line: Int) -> String {
    let place = "\(URL(fileURLWithPath: path).lastPathComponent):\(line)"
    return files.contains { path == $0 || path.hasSuffix("/" + $0) } ? place : original(place)
  }
}
