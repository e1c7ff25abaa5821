import Foundation

/// What a running app is asked to do, and what it answers: each a line of JSON over the socket between the two processes.
struct DriveRequest: Codable {
  /// Which element is meant: all that is said has to fit.
  struct Target: Codable {
    var label: String?
    var identifier: String?
    var role: String?
    /// Of several that fit, counted from 0.
    var index: Int?
    /// A point of the screen instead.
    var at: [Double]?

    var isEmpty: Bool { label == nil && identifier == nil && role == nil && at == nil }
  }

  enum Direction: String, Codable, CaseIterable { case up, down, left, right }

  enum Action: Codable {
    case look
    case tap(Target)
    case type(Target, text: String, submits: Bool)
    case swipe(Target, Direction, distance: Double?)
  }

  var action: Action
  var wantsPicture = false
}

struct DriveAnswer: Codable {
  struct Element: Codable {
    var role: String
    var label: String
    var value: String?
    var identifier: String?
    var frame: [Double]
    var states: [String] = []
  }

  /// Why it could not be done.
  var problem: String?
  var size: [Double] = []
  var elements: [Element] = []
  var picture: Data?

  /// The elements, one on a line.
  var listing: String {
    let lines = elements.map { element in
      var line = "\(element.role) \"\(element.label)\""
      if let value = element.value, !value.isEmpty { line += " = \"\(value)\"" }
      if let identifier = element.identifier { line += " #\(identifier)" }
      let numbers = element.frame.map { Int($0.rounded()) }
      if numbers.count == 4 { line += "  \(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])" }
      return line + element.states.map { "  \($0)" }.joined()
    }
    let size = self.size.map { "\(Int($0.rounded()))" }.joined(separator: "×")
    return (["Screen of \(size) points:"] + (lines.isEmpty ? ["(nothing to use or read)"] : lines)).joined(
      separator: "\n")
  }
}
