import PlumbExplanation
import PlumbLayout
import PlumbViews

extension Explainer {
  /// Why a view has its frame. One that has no place by itself, such as a row of a grid, has its content's.
  package func explanation(of view: InspectedNode) -> Explanation? {
    guard let node = layout[view.layout], var explanation = explanation(of: view.layout) else { return nil }
    explanation.identifier = view.identifier
    if Self.isSame(node.frame, view.frame) { return explanation }
    explanation = self.explanation(
      of: view.plainTitle, view.identifier, view.frame, covering: view.children.map(\.frame))
    explanation.view = view.name
    return explanation
  }

  /// Places on the canvas are sums, which may be added up in another order.
  private static func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    one == other
      || Axis.allCases.allSatisfy {
        abs(one.origin[$0] - other.origin[$0]) < 0.0001 && abs(one.size[$0] - other.size[$0]) < 0.0001
      }
  }
}
