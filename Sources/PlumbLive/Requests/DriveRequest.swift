import Foundation
import PlumbLayout

/// An action that is requested of a running app. The request and its answer are each the JSON of a message on the wire
/// between the two processes.
package struct DriveRequest: Codable {
  /// The element that is meant: all that is said has to fit.
  package struct Target: Codable {
    var label: String?
    var identifier: String?
    var role: String?
    /// Of several that fit, counted from 0.
    var index: Int?
    /// A point of the screen instead.
    var at: [Double]?

    package init(label: String?, identifier: String?, role: String?, index: Int?, at: [Double]?) {
      (self.label, self.identifier, self.role) = (label, identifier, role)
      (self.index, self.at) = (index, at)
    }

    package var isEmpty: Bool { label == nil && identifier == nil && role == nil && at == nil }
  }

  package enum Direction: String, Codable, CaseIterable { case up, down, left, right }

  package enum Action: Codable {
    case look
    case tap(Target)
    case type(Target, text: String, submits: Bool)
    case swipe(Target, Direction, distance: Double?)
  }

  var action: Action
  var wantsPicture = false

  package init(action: Action, wantsPicture: Bool = false) {
    (self.action, self.wantsPicture) = (action, wantsPicture)
  }
}

package struct DriveAnswer: Codable {
  struct Element: Codable {
    var role: String
    var label: String
    var value: String?
    var identifier: String?
    var frame: [Double]
    var states: [String] = []
  }

  /// The reason why it could not be done.
  package var problem: String?
  var size: [Double] = []
  var elements: [Element] = []
  package var picture: Data?

  /// The size, and the elements.
  package var listing: String { (["Screen of \(Self.words(size)) points:"] + lines).joined(separator: "\n") }

  /// The elements, one on a line.
  var lines: [String] {
    guard !elements.isEmpty else { return ["(nothing to use or read)"] }
    return elements.map { element in
      var line = "\(element.role) \"\(element.label)\""
      if let value = element.value, !value.isEmpty { line += " = \"\(value)\"" }
      if let identifier = element.identifier { line += " #\(identifier)" }
      let (origin, size) = (element.frame.prefix(2), element.frame.suffix(2))
      line +=
        "  " + origin.map { describe(CGFloat($0.rounded())) }.joined(separator: ",") + " "
        + Self.words(Array(size))
      return line + element.states.map { "  \($0)" }.joined()
    }
  }

  private static func words(_ size: [Double]) -> String {
    size.map { describe(CGFloat($0.rounded())) }.joined(separator: "×")
  }
}
