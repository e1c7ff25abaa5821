import PlumbInspector
import PlumbLayout
import PlumbViews

extension TestedView {
  /// Why the first view that is not as expected has its size and place, in at most four sentences.
  func cause(expected: String) -> String? {
    guard let line = firstDifferentLine(expected: expected) else { return nil }
    host.startTrace()
    layOut()
    defer { host.layoutTree.trace = nil }
    let root = InspectedTree(host, name: "", proposal: .unspecified).root
    // The line without what draws the tree and without the numbers is the view's title.
    let title = line.drop { " │├└─".contains($0) }.split(separator: "  ").first.map(String.init) ?? ""
    guard let view = root.all.first(where: { $0.title == title && line.hasSuffix($0.numbers) }),
      let explanation = Explainer(TracedLayout(host, scale: 1)).explanation(of: view)
    else { return nil }
    let sentences = explanation.sentences.filter { $0.about != .pixels && $0.about != .cause }
    return "Why? " + sentences.map(\.text).joined(separator: "\n     ")
  }

  private func firstDifferentLine(expected: String) -> Substring? {
    func words(_ line: Substring) -> [Substring] { line.split(separator: " ") }
    let old = expected.split(separator: "\n")
    let new = outline.split(separator: "\n")
    let index = new.indices.first { $0 >= old.count || words(old[$0]) != words(new[$0]) }
    return index.map { new[$0] }
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
