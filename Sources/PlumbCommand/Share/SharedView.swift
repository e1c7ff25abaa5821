import Foundation
import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbLayout
import PlumbViews
import SwiftUI

/// All that a page needs to lay a view out by itself, as JSON: the archive of the layout, what is drawn, the names and places of
/// the views, and why each has its size.
@MainActor struct SharedView {
  let name: String
  let staged: StagedView
  let scale: Double
  let files: SourceFiles

  /// So many views are explained: each explanation takes a kilobyte.
  private static let mostExplanations = 400

  var json: JSON {
    let host = staged.host
    let (numbers, nodes) = host.layoutTree.archive(host.root.layout)
    let tree = files.places.placing(InspectedTree(host, name: name, proposal: staged.canvas.proposal))
    let drawing = SharedDrawing(nodes, scale: scale)
    let parts = drawing.parts(of: host.root)
    let order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let proposal = host.layoutTree.proposal(of: host.root.layout)
    let frame = host.layoutTree.frame(of: host.root.layout)
    var explained = 0
    let all = host.tracedAgain(scale: scale)
    let explainer = Explainer(all, mostCauses: Explainer.usualCauses)
    func view(_ node: InspectedNode) -> JSON {
      var fields: [(String, JSON)] = [("name", .string(node.name)), ("node", .number(CGFloat(order[node.layout] ?? -1)))]
      if !node.detail.isEmpty { fields.append(("detail", .string(node.detail))) }
      if let text = node.text { fields.append(("text", .string(text))) }
      if let source = node.source { fields.append(("source", .string(source))) }
      if !node.ownLayout { fields.append(("borrowed", .bool(true))) }
      if explained < Self.mostExplanations, let explanation = explainer.explanation(of: node) {
        explained += 1
        fields.append(
          ("why", .array(explanation.short.sentences.filter { $0.about != .pixels }.map { .string($0.text) })))
      }
      if !node.children.isEmpty { fields.append(("children", .array(node.children.map(view)))) }
      return .object(fields)
    }
    let root = view(tree.root)
    let list = staged.picture()
    return .object([
      ("archive", .string(Data(bytes: numbers, count: numbers.count * 8).base64EncodedString())),
      (
        "parents",
        .array(nodes.map { .number(CGFloat(order[host.layoutTree.parent(of: $0)] ?? -1)) })
      ),
      ("proposal", .array([JSON.length(proposal.width), JSON.length(proposal.height)])),
      ("centred", .bool(isCentred(frame, list.size))), ("scale", .number(scale)),
      ("canvas", .array([.number(list.size.width), .number(list.size.height)])),
      ("isDark", .bool(staged.isDark)),
      ("still", .string((try? list.svgString()) ?? "")), ("glyphs", drawing.glyphs),
      ("texts", .array(drawing.texts)), ("drawing", .array(parts)), ("tree", root),
    ])
  }
}

extension SharedView {
  /// Whether the view stands in the middle of the canvas, and not at its corner.
  private func isCentred(_ frame: CGRect, _ canvas: CGSize) -> Bool {
    abs(frame.midX - canvas.width / 2) < 0.5 && abs(frame.midY - canvas.height / 2) < 0.5
  }
}

extension JSON {
  fileprivate static func length(_ length: CGFloat?) -> JSON {
    guard let length else { return .null }
    return length.isFinite ? .number(length) : .string("infinity")
  }
}
