import PlumbLayout
import PlumbViews

extension InspectedNode {
  /// The tree as lines that people read: names, places and sizes in columns.
  ///
  /// A modifier that has the same frame as what it changes is folded away, unless `full`.
  package func outline(full: Bool = false) -> String {
    var lines: [(name: String, frame: CGRect)] = []
    (full ? self : folded).append(to: &lines, prefix: "", childPrefix: "")
    let width = (lines.map(\.name.count).max() ?? 0) + 2
    return lines.map { line in
      line.name + String(repeating: " ", count: width - line.name.count) + InspectedNode.describe(line.frame)
    }.joined(separator: "\n")
  }

  /// The name with what tells it from others.
  package var title: String {
    let title = InspectedNode.title(name: name, detail: detail, text: text)
    return identifier.map { "\(title) #\($0)" } ?? title
  }

  static func title(name: String, detail: String, text: String?) -> String {
    if let text { return "\(name)(\"\(shortened(text))\")" }
    return detail.isEmpty ? name : detail.hasPrefix("\"") ? "\(name)(\(detail))" : "\(name).\(detail)"
  }

  @MainActor static func title(of node: ViewNode) -> String {
    title(name: node.name, detail: node.detail, text: node.text)
  }

  /// The tree without the modifiers that change no frame.
  private var folded: InspectedNode {
    if isModifier, children.count == 1, children[0].frame == frame {
      var child = children[0]
      child.identifier = child.identifier ?? identifier
      return child.folded
    }
    var copy = self
    copy.children = children.map(\.folded)
    return copy
  }

  private func append(to lines: inout [(name: String, frame: CGRect)], prefix: String, childPrefix: String) {
    lines.append((prefix + title, frame))
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      child.append(
        to: &lines, prefix: childPrefix + (isLast ? "└─ " : "├─ "),
        childPrefix: childPrefix + (isLast ? "   " : "│  "))
    }
  }

  private static func describe(_ rect: CGRect) -> String {
    "\(PlumbViews.describe(rect.minX)),\(PlumbViews.describe(rect.minY)) "
      + "\(PlumbViews.describe(rect.width))×\(PlumbViews.describe(rect.height))"
  }

  /// A text on one line, and not too much of it.
  private static func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
