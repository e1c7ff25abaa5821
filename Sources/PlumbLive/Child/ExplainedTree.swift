import Foundation
import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbSource
import SwiftUI

extension ExplainRequest {
  /// Explains views of a tree.
  ///
  /// - Parameter calls: those of the source, which are read only where a line has no view.
  @MainActor func answer(
    _ root: InspectedNode, _ host: ViewHost, scale: Double, calls: @autoclosure () -> WrittenCalls
  ) -> ExplainAnswer {
    var found = root.subjects(of: subject)
    if case .every = subject, !asJSON {
      // A modifier without its own place has all that is said of the view in it.
      found.removeAll { !parts && $0.isPart || !$0.ownLayout && $0.covered.isEmpty }
    }
    guard !found.isEmpty else {
      return ExplainAnswer(text: "", problem: root.nothing(at: subject, calls))
    }
    if found.count > Self.mostViews {
      warn(
        "there are \(found.count) such views; the first \(Self.mostViews) are explained. Use --id, --at or --path for others."
      )
      found.removeSubrange(Self.mostViews...)
    }
    let all = found.count > 8 ? host.tracedAgain(scale: scale) : nil
    let allWithParts = all?.withParts
    let paths = found.count > 1 ? root.pathsByView : [:]
    let explanations = found.compactMap { view -> (path: String?, explanation: Explanation)? in
      let showsParts = parts || view.isPart
      let layout =
        (showsParts ? allWithParts : all)
        ?? host.traced(around: view.layout, scale: scale, showsParts: showsParts)
      let explainer = Explainer(layout, mostCauses: all == nil ? .max : Explainer.usualCauses)
      guard var explanation = explainer.explanation(of: view) else { return nil }
      explanation.source = view.source
      return (paths[view.key], full ? explanation : explanation.short)
    }
    if asJSON {
      return ExplainAnswer(text: explanations.map(\.explanation.json.text).joined(separator: ",\n"))
    }
    var text = explanations.map { path, explanation in
      (path.map { "\($0):\n" } ?? "") + explanation.text + explanation.more
    }.joined(separator: "\n\n")
    if case .outermost = subject {
      text += "\n\nOther views (--path, or --id for those with #):\n" + root.list(withParts: parts)
    }
    return ExplainAnswer(text: text)
  }
}

extension Explanation {
  /// A sentence that there are more reasons than these.
  fileprivate var more: String {
    leftOut == 0
      ? isCut ? "\nIt goes on; --id or --path of this view alone tells all reasons." : ""
      : isCut
        ? "\nIt goes on with more than \(leftOut) more reasons, which --full tells of one view."
        : "\nIt goes on with \(leftOut) more \(leftOut == 1 ? "reason" : "reasons"), which --full tells."
  }
}

extension InspectedNode {
  fileprivate func subjects(of subject: ExplainRequest.Subject) -> [InspectedNode] {
    switch subject {
    case .identifier(let identifier): views(at: .identifier(identifier))
    case .point(let x, let y): views(at: .point(CGPoint(x: x, y: y)))
    case .path(let path): views(at: .path(path))
    case .line(let line): views(atLine: line)
    case .every: all
    case .outermost: [self]
    }
  }

  /// The views of a line, without those inside them.
  private func views(atLine line: String) -> [InspectedNode] {
    if let source, source == line || source.hasSuffix(":\(line)") { return [self] }
    return children.flatMap { $0.views(atLine: line) }
  }

  fileprivate func nothing(at subject: ExplainRequest.Subject, _ calls: () -> WrittenCalls) -> String {
    switch subject {
    case .identifier(let identifier):
      let known = identifiers
      return known.isEmpty
        ? "There is no view with the identifier \(identifier); no view has one. Add .accessibilityIdentifier(\"\(identifier)\"), or use --path or --at. There are:\n\(list())"
        : "There is no view with the identifier \(identifier).\(nearestWord(to: identifier, among: known).map { " Did you mean \($0)?" } ?? "") There are: \(known.joined(separator: ", "))."
    case .point(let x, let y):
      let reach = [frame.minX, frame.maxX, frame.minY, frame.maxY].map { describe($0) }
      return
        "There is no view at \(describe(x)), \(describe(y)). The outermost one reaches from \(reach[0]) to \(reach[1]) and from \(reach[2]) to \(reach[3]) downwards."
    case .path(let path): return nothing(atPath: path)
    case .line(let line):
      let known = Set(all.compactMap(\.source)).sorted {
        $0.localizedStandardCompare($1) == .orderedAscending
      }
      if calls().hasCall(at: line) {
        return
          "What the call at \(line) makes is not shown: it may be in a branch that was not taken, or it makes a view of yours, whose own body has the lines of what is in it. There are views at \(known.prefix(InspectedNode.listedCount).joined(separator: ", "))."
      }
      return
        "No view is made at \(line). There are views at \(known.prefix(InspectedNode.listedCount).joined(separator: ", "))."
    case .every, .outermost: return "There is no view."
    }
  }

  private func nothing(atPath path: String) -> String {
    let near = ViewPath(path).nearest(in: self)
    // The number of a view that there is not says nothing about its name.
    let last = String(path.split(separator: "/").last?.prefix { $0 != "[" } ?? "")
    let names = near.isEmpty ? all.filter { !$0.isPart }.flatMap { [$0.name] + $0.types } : near.map(\.name)
    let meant = names.contains(last) ? nil : nearestWord(to: last, among: names)
    return "There is no view at \(path).\(meant.map { " Did you mean \($0)?" } ?? "") "
      + (near.isEmpty ? "There are:\n\(list())" : "The nearest are:\n\(list(of: near))")
  }

  /// The path of each view.
  fileprivate var pathsByView: [Key: String] {
    Dictionary(zip(all, paths()).map { ($0.0.key, $0.1) }) { one, _ in one }
  }

  /// The paths of the views, one on each line; of very many the first.
  fileprivate func list(withParts: Bool = false, of some: [InspectedNode]? = nil) -> String {
    let views = some.map { Set($0.map(\.key)) }
    let paths = zip(paths(), all).filter { views?.contains($0.1.key) ?? (withParts || !$0.1.isPart) }
    var lines = paths.prefix(InspectedNode.listedCount).map { path, node in
      "  \(path)\(node.types.map { "  \($0)" }.joined())\(node.text.map { "  \"\($0)\"" } ?? "")\(node.identifier.map { "  #\($0)" } ?? "")"
    }
    if paths.count > lines.count { lines.append("  and \(paths.count - lines.count) more") }
    return lines.joined(separator: "\n")
  }

  private static var listedCount: Int { 200 }
}
