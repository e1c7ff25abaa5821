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
  /// The tree, its reasons and the still picture are told too. Another appearance of the same view does not need them.
  var isFirst = true

  /// So many views are explained: each explanation takes a kilobyte.
  private static let mostExplanations = 400

  var json: JSON {
    let host = staged.host
    let (numbers, nodes) = host.layoutTree.archive(host.root.layout)
    let order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let drawing = SharedDrawing(nodes, scale: scale)
    let parts = drawing.parts(of: host.root)
    var fields: [(String, JSON)] = [
      ("archive", .string(Data(bytes: numbers, count: numbers.count * 8).base64EncodedString())),
      ("isDark", .bool(staged.isDark)), ("glyphs", drawing.fonts.json), ("texts", .array(drawing.texts)),
      ("drawing", .array(parts)),
    ]
    guard isFirst else { return .object(fields) }
    let proposal = host.layoutTree.proposal(of: host.root.layout)
    let parents = nodes.map { JSON.number(CGFloat(order[host.layoutTree.parent(of: $0)] ?? -1)) }
    let picture = staged.picture()
    fields += [
      ("parents", .array(parents)),
      ("proposal", .array([JSON.length(proposal.width), JSON.length(proposal.height)])),
      ("centred", .bool(isCentred(host.layoutTree.frame(of: host.root.layout), picture.size))),
      ("scale", .number(scale)), ("still", .string((try? picture.svgString()) ?? "")), ("tree", tree(order)),
    ]
    return .object(fields)
  }

  /// The views with their places in the source, and why each has its size.
  ///
  /// - Parameter explains: a page that tells everything by its own steps needs no explanations.
  func tree(_ order: [NodeID: Int], explains: Bool = true) -> JSON {
    let host = staged.host
    let tree = files.places.placing(InspectedTree(host, name: name, proposal: staged.canvas.proposal))
    let explainer =
      explains ? Explainer(host.tracedAgain(scale: scale), mostCauses: Explainer.usualCauses) : nil
    var explained = 0
    func view(_ node: InspectedNode) -> JSON {
      var fields: [(String, JSON)] = [
        ("name", .string(node.name)), ("node", .number(CGFloat(order[node.layout] ?? -1))),
      ]
      if !node.detail.isEmpty { fields.append(("detail", .string(node.detail))) }
      if let text = node.text { fields.append(("text", .string(text))) }
      if let source = node.source { fields.append(("source", .string(source))) }
      fields.append(("drawn", node.drawn.json))
      if !node.ownLayout { fields.append(("borrowed", .bool(true))) }
      if explained < Self.mostExplanations, let explanation = explainer?.explanation(of: node) {
        explained += 1
        let sentences = explanation.short.sentences.filter { $0.about != .pixels }
        fields.append(("why", .array(sentences.map { .string($0.text) })))
      }
      if !node.children.isEmpty { fields.append(("children", .array(node.children.map(view)))) }
      return .object(fields)
    }
    return view(tree.root)
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
