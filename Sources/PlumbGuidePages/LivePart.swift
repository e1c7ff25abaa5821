import Foundation
import PlumbSource

/// A paragraph of a page that shows an example: `![What to try.](Spacing.swift "width=320 height=200 steps")`.
package struct LivePart: Equatable {
  let caption: String
  /// The example's file in the page's folder; the first page names the folder, too.
  package let file: String
  /// The width that the view is offered, in points; `nil` proposes none.
  package var width: Double? = 320
  package var height: Double?
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
    guard line.hasPrefix("!["), let (caption, match) = Self.parts(of: line.dropFirst(2)) else { return nil }
    (self.caption, file) = (String(caption), String(match.1))
    for word in (match.2 ?? "").split(separator: " ") {
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

  /// The most links that a caption has: a line is not read from each of its brackets.
  private static let mostLinks = 8

  /// Cuts what is behind `![` into the caption, and the file with the options. The caption may have its own links.
  private static func parts(of text: Substring) -> (
    caption: Substring, Regex<(Substring, Substring, Substring?)>.Match
  )? {
    var rest = text
    for _ in 0...mostLinks {
      guard let middle = rest.ranges(of: "](").last else { return nil }
      let tail = text[middle.upperBound...]
      if let match = tail.wholeMatch(of: /([^ )]+\.swift)(?: +"([^"]*)")?\)\s*/) {
        return (text[..<middle.lowerBound], match)
      }
      rest = text[..<middle.lowerBound]
    }
    return nil
  }

  /// The example's name.
  package var stem: String { String(file.split(separator: "/").last?.dropLast(6) ?? "") }
}
