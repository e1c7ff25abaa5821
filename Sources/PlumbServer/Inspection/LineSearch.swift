/// Finds the view that a person means by a line of the source.
enum LineSearch {
  /// A view's modifiers and arguments are on some lines below it. A line further above belongs to another view.
  private static let reach = 12

  /// The first of the views at a place, or else at the nearest line above it in the same file.
  ///
  /// - Parameters:
  ///   - place: a file's name and a line, such as `Row.swift:12`.
  ///   - sources: the places of all views, from the outside in.
  static func index(of place: String, among sources: [String?]) -> Int? {
    guard let (file, line) = parts(place) else { return nil }
    var best: (index: Int, line: Int)?
    for (index, source) in sources.enumerated() {
      guard let source, let (own, other) = parts(source), own == file, other <= line, line - other <= reach,
        other > best?.line ?? 0
      else { continue }
      best = (index, other)
    }
    return best?.index
  }

  private static func parts(_ place: String) -> (file: Substring, line: Int)? {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
      return nil
    }
    return (place[..<colon], line)
  }
}
