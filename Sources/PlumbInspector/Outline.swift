import PlumbLayout
import PlumbViews

/// The contents of an outline besides names, positions and sizes.
package struct OutlineOptions {
  /// Every modifier on its own line.
  package var full = false
  /// Whether the outline shows the proposal with which each view was placed.
  package var proposals = false
  /// Whether the outline shows each view's questions and results below it.
  package var trace = false
  /// The views that controls and modifiers are made of.
  package var parts = false

  package init(full: Bool = false, proposals: Bool = false, trace: Bool = false, parts: Bool = false) {
    (self.full, self.proposals, self.trace, self.parts) = (full, proposals, trace, parts)
  }
}

extension InspectedNode {
  /// The tree as lines that people read: names, places and sizes in columns.
  ///
  /// A modifier that has the same frame as what it changes is folded away, unless `full`.
  package func outline(full: Bool = false) -> String {
    var lines: [OutlineLine] = []
    (full ? self : folded).append(
      to: &lines, prefix: "", childPrefix: "", isTraced: false, showsTypes: false)
    let width = (lines.map(\.name.count).max() ?? 0) + 2
    return lines.map { line in
      line.name + String(repeating: " ", count: width - line.name.count) + InspectedNode.describe(line.frame)
    }.joined(separator: "\n")
  }

  /// The tree for a terminal: numbers aligned in columns, and modifiers behind their view, unless `full`.
  package func listing(_ options: OutlineOptions) -> String {
    var lines: [OutlineLine] = []
    let shown = options.parts ? self : withoutParts
    (options.full ? shown : shown.gathered).append(
      to: &lines, prefix: "", childPrefix: "", isTraced: options.trace, showsTypes: true)
    let columns = lines.map { $0.columns(proposals: options.proposals) }
    let width = (lines.filter { !$0.isStep }.map(\.name.count).max() ?? 0) + 2
    let widths = (0..<(columns.map(\.count).max() ?? 0)).map { index in
      columns.map { index < $0.count ? $0[index].count : 0 }.max() ?? 0
    }
    return zip(lines, columns).map { line, cells in
      if cells.isEmpty { return line.name }
      let numbers = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return line.name + String(repeating: " ", count: width - line.name.count)
        + numbers.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// The views of the source whose bodies begin with it, before its name: "LetterRow > ".
  package var bodies: String { types.map { "\($0) > " }.joined() }

  /// The name with what distinguishes it from others.
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

  /// The tree with each view's modifiers behind its name, as far as they leave its frame as it is.
  var gathered: InspectedNode {
    var copy = self
    if isModifier, let first = children.first, first.frame == frame {
      copy = first.gathered
      // Views before or behind the view are in the tree; a plain colour there says nothing more.
      copy.children += children.dropFirst().filter { !$0.children.isEmpty || $0.text != nil }.map(\.gathered)
      copy.modifiers += [detail.isEmpty ? name : "\(name).\(detail)"]
      copy.types = types + copy.types
      copy.identifier = copy.identifier ?? identifier
      copy.steps = (steps ?? []) + (copy.steps ?? [])
      copy.childNames.merge(childNames) { one, _ in one }
      if copy.steps?.isEmpty ?? false { copy.steps = nil }
      return copy
    }
    copy.children = children.map(\.gathered)
    return copy
  }

  /// Branches are drawn so deep; what is deeper begins at one place and says its level. A line for each level on each
  /// line would take the square of the depth.
  private static let deepestBranch = 100

  private func append(
    to lines: inout [OutlineLine], prefix: String, childPrefix: String, isTraced: Bool, showsTypes: Bool,
    level: Int = 0
  ) {
    let bodies = showsTypes ? bodies : ""
    let modifiers = modifiers.map { " .\($0)" }.joined()
    lines.append(OutlineLine(name: prefix + bodies + title + modifiers, frame: frame, proposal: proposal))
    if isTraced {
      let bar = children.isEmpty ? "   " : "│  "
      var told: [LayoutFact] = []
      for step in steps ?? [] {
        for text in step.lines(childNames, without: told) {
          lines.append(OutlineLine(name: childPrefix + bar + text, frame: .zero, isStep: true))
        }
        told += step.facts
      }
    }
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      let isDeep = level >= Self.deepestBranch
      child.append(
        to: &lines, prefix: childPrefix + (isDeep ? "(level \(level + 1)) " : isLast ? "└─ " : "├─ "),
        childPrefix: childPrefix + (isDeep ? "" : isLast ? "   " : "│  "), isTraced: isTraced,
        showsTypes: showsTypes, level: level + 1)
    }
  }

  private static func describe(_ rect: CGRect) -> String {
    "\(PlumbLayout.describe(rect.minX)),\(PlumbLayout.describe(rect.minY)) "
      + "\(PlumbLayout.describe(rect.width))×\(PlumbLayout.describe(rect.height))"
  }

  /// A text on one line, and not too much of it.
  static func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

/// A line of an outline.
private struct OutlineLine {
  var name: String
  var frame: CGRect
  var proposal = ProposedViewSize.unspecified
  var isStep = false

  /// Place and size, and the offer, as words that are aligned on the right.
  func columns(proposals: Bool) -> [String] {
    if isStep { return [] }
    func side(_ length: CGFloat?) -> String { length.map(describe) ?? "-" }
    var cells = [
      "\(describe(frame.minX)),", "\(describe(frame.minY)) ", "\(describe(frame.width)) ×",
      describe(frame.height),
    ]
    if proposals { cells += ["  offered \(side(proposal.width)) ×", side(proposal.height)] }
    return cells
  }
}
