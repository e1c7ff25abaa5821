import Foundation
import PlumbSource

/// A request to a child to explain a view.
package struct ExplainRequest: Codable {
  package enum Subject: Codable {
    case identifier(String)
    case point(Double, Double)
    case path(String)
    /// `Card.swift:12`, or only the number.
    case line(String)
    case every
    case outermost
  }

  var subject: Subject
  var full: Bool
  var parts = false
  var asJSON: Bool

  package init(subject: Subject, full: Bool, parts: Bool = false, asJSON: Bool) {
    (self.subject, self.full, self.parts, self.asJSON) = (subject, full, parts, asJSON)
  }

  /// The maximum number of views that are explained.
  static let mostViews = 20_000

  /// The text of a child's answer.
  package func text(of data: Data, about title: String) throws(Failure) -> String {
    let answer = try ReadAnswer.decoded(ExplainAnswer.self, from: data, about: title)
    if let problem = answer.problem { throw Failure(.wrongWords, problem) }
    // Several explanations are the parts of a list.
    if asJSON { _ = try ReadAnswer.json("[\(answer.text)]", about: title) }
    return answer.text
  }
}

/// A child's answer: the text, or the reason why the arguments name no view.
struct ExplainAnswer: Codable {
  var text: String
  var problem: String?
}
