import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbViews

extension ViewHost {
  /// Returns why the first view that differs from an outline has its size and place, in at most four sentences.
  ///
  /// - Parameter tree: the host's, whose layout was traced.
  package func cause(_ tree: InspectedTree, expected: String) -> String? {
    let actual = tree.root.outline().split(separator: "\n")
    guard let line = Self.firstDifferentLine(of: actual, expected: expected.split(separator: "\n")) else {
      return nil
    }
    // The line without what draws the tree and without the numbers is the view's title.
    let title = line.drop { " │├└─".contains($0) }.split(separator: "  ").first.map(String.init) ?? ""
    guard let view = tree.root.all.first(where: { $0.title == title && line.hasSuffix($0.numbers) }),
      let explanation = Explainer(TracedLayout(self, scale: 1)).explanation(of: view)
    else { return nil }
    let sentences = explanation.sentences.filter { $0.about != .pixels && $0.about != .cause }
    return "Why? " + sentences.map(\.text).joined(separator: "\n     ")
  }

  private static func firstDifferentLine(of new: [Substring], expected old: [Substring]) -> Substring? {
    func words(_ line: Substring) -> [Substring] { line.split(separator: " ") }
    return new.indices.first { $0 >= old.count || words(old[$0]) != words(new[$0]) }.map { new[$0] }
  }
}

extension InspectedNode {
  /// The end of the view's line in an outline.
  fileprivate var numbers: String {
    outline(full: true).split(separator: "\n").first.map {
      $0.split(separator: " ").suffix(2).joined(separator: " ")
    } ?? ""
  }
}
