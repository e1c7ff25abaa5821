import Foundation
import PlumbSource

/// The form in which a child shows a tree.
package struct InspectRequest: Codable {
  var trace = false
  var full = false
  var proposals = false
  var cost = false
  var parts = false
  var asJSON = false

  package init(
    trace: Bool = false, full: Bool = false, proposals: Bool = false, cost: Bool = false, parts: Bool = false,
    asJSON: Bool = false
  ) {
    (self.trace, self.full, self.proposals) = (trace, full, proposals)
    (self.cost, self.parts, self.asJSON) = (cost, parts, asJSON)
  }

  /// The text of a child's answer.
  package func text(of data: Data, about title: String) throws(Failure) -> String {
    let text = String(decoding: data, as: UTF8.self)
    return asJSON ? try ReadAnswer.json(text, about: title) : text
  }
}
