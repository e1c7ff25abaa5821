import PlumbExplanation
import PlumbLayout
import PlumbViews

extension Explainer {
  /// Returns why a view has its frame. One that has no place by itself, such as a row of a grid or `clipShape`, has its content's,
  /// and where that is one view, its reasons after that.
  package func explanation(of view: InspectedNode) -> Explanation? {
    guard let node = layout[view.layout], var inner = explanation(of: view.layout) else { return nil }
    inner.identifier = view.identifier
    let isSame = Self.isSame(node.frame, view.frame)
    if isSame, view.ownLayout || !view.isModifier { return inner }
    var explanation = self.explanation(
      of: view.plainTitle, view.identifier, view.frame, covering: view.children.map(\.frame))
    explanation.view = view.name
    if isSame {
      (explanation.sentences, explanation.isCut) = (explanation.sentences + inner.sentences, inner.isCut)
    }
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
