import Foundation
import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbLayout
import PlumbServer
import PlumbViews
import SwiftUI

/// All that a page needs to lay a view out by itself, as JSON: the archive of the layout, what is drawn, the names and places of
/// the views.
@MainActor package struct SharedView {
  private let name: String
  private let staged: StagedView
  private let scale: Double
  private let isFirst: Bool
  private let forms = DrawnForms()
  private let templates = SharedTemplates()

  /// - Parameter isFirst: the tree and the still picture are included, too. Another appearance of the same view does not need them.
  package init(name: String, staged: StagedView, scale: Double, isFirst: Bool = true) {
    (self.name, self.staged, self.scale, self.isFirst) = (name, staged, scale, isFirst)
  }

  /// Returns the JSON.
  ///
  /// - Parameter editions: the layouts at other sizes than that of the first sample.
  package func json(_ first: SharedSample, _ editions: SharedEditions) -> JSON {
    let host = staged.host
    let sizes = editions.sizes(ofNodesIn: first)
    let drawn = drawn(first, sizes)
    let shared = Shared(
      sample: first, sizes: sizes, texts: drawn.texts.line, parts: drawn.parts.line)
    let others = editions.all.map { json(of: $0, in: editions, beside: shared) }
    var fields: [(String, JSON)] = [
      ("archive", .string(Self.packed(first.numbers))), ("isDark", .bool(staged.isDark)),
      ("texts", drawn.texts), ("drawing", drawn.parts), ("editions", .array(others)),
      ("widths", Self.bounds(editions.widths)), ("heights", .array(editions.heights.map(\.json))),
      ("limits", .array(editions.limits.map(JSON.string))),
    ]
    fields += forms.json
    guard isFirst else { return .object(fields) }
    let picture = staged.picture()
    fields += [
      ("parents", Self.parents(first)),
      ("proposal", .array([JSON.length(first.proposal.width), JSON.length(first.proposal.height)])),
      ("centred", .bool(isCentred(host.layoutTree.frame(of: host.root.layout), picture.size))),
      ("scale", .number(scale)), ("still", .string((try? picture.svgString()) ?? "")),
      ("tree", tree(first.order, drawn.drawing)),
    ]
    return .object(fields)
  }

  /// The view as it was shared, with which its editions are compared.
  private struct Shared {
    let sample: SharedSample
    let sizes: [[CGSize]]
    let texts: String
    let parts: String
  }

  private func drawn(
    _ sample: SharedSample, _ sizes: [[CGSize]], _ followed: [ObjectIdentifier: FollowedDrawing] = [:]
  ) -> (texts: JSON, parts: JSON, drawing: SharedDrawing) {
    let drawing = SharedDrawing(
      sample.nodes, scale: scale, sizes: sizes, sharing: forms, templates, followed: followed)
    let parts = drawing.parts(of: sample.staged.host.root)
    return (.array(drawing.texts), .array(parts), drawing)
  }

  // MARK: Editions

  /// An edition as its differences from the view as it was shared.
  private func json(
    of edition: SharedEdition, in editions: SharedEditions, beside shared: Shared
  ) -> JSON {
    let (sample, first) = (edition.sample, shared.sample)
    var fields: [(String, JSON)] = [
      ("from", .number(CGFloat(edition.range.lowerBound))),
      ("to", .number(CGFloat(edition.range.upperBound))),
      ("width", .number(CGFloat(edition.width))),
    ]
    if !edition.slopes.isEmpty {
      fields.append(
        ("slopes", .string(Self.packed(edition.slopes.flatMap { [Double($0.index), $0.slope] }))))
    }
    if let height = edition.height { fields.append(("height", .number(CGFloat(height)))) }
    if !edition.heightSlopes.isEmpty {
      let slopes = edition.heightSlopes.flatMap { [Double($0.index), $0.slope] }
      fields.append(("heightSlopes", .string(Self.packed(slopes))))
    }
    guard sample !== first || !edition.followed.isEmpty else { return .object(fields) }
    let hasSameViews = sample.hasViews(of: first)
    if hasSameViews, sample.numbers.count == first.numbers.count {
      // Not a number is a length that nobody says, in both.
      let changes = zip(first.numbers, sample.numbers).enumerated().filter {
        $1.0.bitPattern != $1.1.bitPattern
      }
      fields.append(("changes", .string(Self.packed(changes.flatMap { [Double($0), $1.1] }))))
    } else {
      fields.append(("archive", .string(Self.packed(sample.numbers))))
    }
    let drawn = drawn(
      sample, hasSameViews ? shared.sizes : editions.sizes(ofNodesIn: sample), edition.followed)
    if drawn.texts.line != shared.texts { fields.append(("texts", drawn.texts)) }
    if drawn.parts.line != shared.parts { fields.append(("drawing", drawn.parts)) }
    if isFirst, !hasSameViews {
      let view = SharedView(name: name, staged: sample.staged, scale: scale)
      fields += [("parents", Self.parents(sample)), ("tree", view.tree(sample.order, drawn.drawing))]
    }
    return .object(fields)
  }

  private static func packed(_ numbers: [Double]) -> String {
    Data(bytes: numbers, count: numbers.count * 8).base64EncodedString()
  }

  private static func bounds(_ range: ClosedRange<Int>) -> JSON {
    .array([.number(CGFloat(range.lowerBound)), .number(CGFloat(range.upperBound))])
  }

  private static func parents(_ sample: SharedSample) -> JSON {
    .array(sample.parents.map { .number(CGFloat($0)) })
  }

  /// The views with their places in the source, and the names by which explanations call their nodes.
  ///
  /// - Parameter drawing: the drawing of the same nodes.
  package func tree(_ order: [NodeID: Int], _ drawing: SharedDrawing) -> JSON {
    let host = staged.host
    let tree = InspectedTree(host, name: name, proposal: staged.canvas.proposal, isForPages: true)
    let names = LayoutNames(host)
    func view(_ node: InspectedNode) -> JSON {
      var fields: [(String, JSON)] = [
        ("name", .string(node.name)), ("node", .number(CGFloat(order[node.layout] ?? -1))),
      ]
      if !node.detail.isEmpty { fields.append(("detail", .string(node.detail))) }
      if let text = node.text { fields.append(("text", .string(text))) }
      if let source = node.source { fields.append(("source", .string(source))) }
      let covered = node.covered.compactMap { order[$0] }
      if !covered.isEmpty { fields.append(("nodes", .array(covered.map { .number(CGFloat($0)) }))) }
      fields += drawing.place(of: node)
      if !node.ownLayout { fields.append(("borrowed", .bool(true))) }
      if let title = names[node.layout]?.title, title != node.name {
        fields.append(("title", .string(title)))
      }
      if let owner = names[node.layout]?.owner { fields.append(("owner", .string(owner))) }
      let parts = names.unnamedParts(in: node.layout).compactMap { id -> JSON? in
        guard let number = order[id], let name = names[id] else { return nil }
        return .array([.number(CGFloat(number)), .string(name.title), .string(name.owner ?? "")])
      }
      if node.ownLayout, !parts.isEmpty { fields.append(("parts", .array(parts))) }
      if !node.children.isEmpty { fields.append(("children", .array(node.children.map(view)))) }
      return .object(fields)
    }
    return view(tree.root)
  }
}

extension SharedView {
  /// Returns whether the view is in the middle of the canvas, not at its corner.
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
