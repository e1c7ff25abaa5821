import Foundation

/// A paragraph of a page that shows an example: `![What to try.](Spacing.swift "width=320 height=200 steps")`.
struct LivePart: Equatable {
  let caption: String
  /// The example's file in the page's folder; the first page names the folder, too.
  let file: String
  /// The width that the view is offered, in points; `nil` proposes none.
  var width: Double? = 320
  var height: Double?
  var showsSteps = false
  var showsTree = false
  /// The example has buttons, and its attribute graph is drawn.
  var showsGraph = false
  var showsCode = true
  /// The name of the view that is chosen at first.
  var chosen: String?

  /// - Parameter place: the page and the line, for what is wrong.
  /// - Returns: nil when the line is something else.
  init?(_ line: Substring, at place: String) throws(Failure) {
    guard let match = line.firstMatch(of: /^!\[(.*)\]\(([^ )]+\.swift)(?: +"([^"]*)")?\)\s*$/) else {
      return nil
    }
    (caption, file) = (String(match.1), String(match.2))
    for word in (match.3 ?? "").split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      let value = parts.count > 1 ? String(parts[1]) : nil
      func length() throws(Failure) -> Double? {
        if value == "nil" { return nil }
        guard let length = value.flatMap(Double.init), length >= 0, length <= 2000 else {
          throw Failure(.wrongWords, "\(place): \(word) needs a length in points from 0 to 2000, or nil.")
        }
        return length
      }
      switch (parts.first, value) {
      case ("width", _?): width = try length()
      case ("height", _?): height = try length()
      case ("steps", nil): showsSteps = true
      case ("tree", nil): showsTree = true
      case ("graph", nil): showsGraph = true
      case ("nocode", nil): showsCode = false
      case ("chosen", let name?): chosen = name
      default:
        throw Failure(
          .wrongWords,
          "\(place): A live part knows width=, height=, chosen=, steps, tree, graph and nocode, and not \(word)."
        )
      }
    }
  }

  /// The example's name.
  var stem: String { String(file.split(separator: "/").last?.dropLast(6) ?? "") }
}
