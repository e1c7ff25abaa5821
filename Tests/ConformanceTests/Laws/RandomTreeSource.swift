import SwiftUI

/// Trees as a person would write them, so that one that fails can be pasted into a test.
extension RandomTree {
  var source: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch self {
    case .leaf(let leaf, let numbers): [leaf.source(numbers)]
    case .container(.overlay, let numbers, let members), .container(.background, let numbers, let members):
      members[0].lines + around("  \(head(numbers)) {", members[1...])
    case .container(.collection, _, let members):
      around("ForEach(0..<1, id: \\.self) { _ in", members[...])
    case .container(_, let numbers, let members): around("\(head(numbers)) {", members[...])
    case .modified(let tree, let modifier, let numbers): tree.lines + ["  " + modifier.source(numbers)]
    }
  }

  private func around(_ head: String, _ members: ArraySlice<RandomTree>) -> [String] {
    if members.isEmpty { return [head + " }"] }
    let margin = String(head.prefix { $0 == " " })
    return [head] + members.flatMap(\.lines).map { margin + "  " + $0 } + [margin + "}"]
  }

  private func head(_ numbers: [CGFloat?]) -> String {
    guard case .container(let container, _, _) = self else { return "" }
    func place(_ index: Int) -> String? { numbers[index].map { ".\(Self.places[at: $0].name)" } }
    func row() -> String? { numbers[0].map { ".\(Self.rows[at: $0].name)" } }
    switch container {
    case .row: return call("HStack", ["alignment": row(), "spacing": numbers[1]?.source])
    case .column:
      let column = numbers[0].map { ".\(Self.columns[at: $0].name)" }
      return call("VStack", ["alignment": column, "spacing": numbers[1]?.source])
    case .layers: return call("ZStack", ["alignment": place(0)])
    case .grid:
      return call(
        "Grid",
        [
          "alignment": place(0), "horizontalSpacing": numbers[1]?.source,
          "verticalSpacing": numbers[2]?.source,
        ])
    case .gridRow: return call("GridRow", ["alignment": row()])
    case .firstFit: return call("ViewThatFits", ["in": numbers[0].map { Self.axes[at: $0].name }])
    case .group: return "Group"
    case .collection: return "ForEach"
    case .steps: return "Steps"
    case .shares: return "Shares"
    case .overlay: return call(".overlay", ["alignment": place(0)])
    case .background: return call(".background", ["alignment": place(0)])
    }
  }
}

extension RandomTree.Leaf {
  fileprivate func source(_ numbers: [CGFloat?]) -> String {
    switch self {
    case .color: "Color.red"
    case .block:
      "Color.red" + framed(["width": numbers[0]?.source, "height": numbers[1]?.source])
    case .text: "Text(\"\(RandomTree.words(numbers[0]))\")"
    case .spacer: call("Spacer", ["minLength": numbers[0]?.source]) + (numbers[0] == nil ? "()" : "")
    case .divider: "Divider()"
    }
  }
}

extension RandomTree.Modifier {
  fileprivate func source(_ numbers: [CGFloat?]) -> String {
    func place(_ index: Int) -> String? { numbers[index].map { ".\(RandomTree.places[at: $0].name)" } }
    let axes = RandomTree.axes[at: numbers[0]]
    switch self {
    case .frame:
      return framed(["width": numbers[0]?.source, "height": numbers[1]?.source, "alignment": place(2)])
    case .bounds:
      return framed(
        [
          "minWidth": numbers[0]?.source, "idealWidth": numbers[1]?.source, "maxWidth": numbers[2]?.source,
          "minHeight": numbers[3]?.source, "idealHeight": numbers[4]?.source, "maxHeight": numbers[5]?.source,
          "alignment": place(6),
        ])
    case .padding:
      let edges = numbers[0].map { ".\(RandomTree.edges[at: $0].name)" }
      return ".padding(" + [edges, numbers[1]?.source].compactMap { $0 }.joined(separator: ", ") + ")"
    case .offset: return ".offset(x: \((numbers[0] ?? 0).source), y: \((numbers[1] ?? 0).source))"
    case .priority: return ".layoutPriority(\((numbers[0] ?? 0).source))"
    case .fixedSize:
      let (horizontal, vertical) = (axes.axes.contains(.horizontal), axes.axes.contains(.vertical))
      return ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .ratio:
      let ratio = numbers[0].map { ($0 / 100).source + ", " } ?? ""
      return ".aspectRatio(\(ratio)contentMode: \(numbers.index(1) == 0 ? ".fit" : ".fill"))"
    case .guide:
      let (guide, share, more) = (abs(numbers.index(0)) % 8, (numbers[1] ?? 0) / 100, numbers[2] ?? 0)
      let key =
        guide < 3
        ? "HorizontalAlignment.\(RandomTree.columns[guide].name)"
        : "VerticalAlignment.\(RandomTree.rows[guide - 3].name)"
      return
        ".alignmentGuide(\(key)) { $0.\(guide < 3 ? "width" : "height") * \(share.source) + \(more.source) }"
    case .columns: return ".gridCellColumns(\(numbers.index(0)))"
    case .unsized: return ".gridCellUnsizedAxes(\(axes.name))"
    }
  }
}

extension TreeCase {
  /// The tree with its proposal, as a test would lay it out.
  var source: String {
    let sides = "\(width?.source ?? "nil"), \(height?.source ?? "nil")"
    let body = tree.source.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return "TestedView(proposing: \(sides)) {\n" + body.joined(separator: "\n") + "\n}"
  }
}

extension CGFloat {
  fileprivate var source: String {
    self == .infinity ? ".infinity" : self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }
}

/// A call with those words that are said; without any, just the name.
private func call(_ name: String, _ words: KeyValuePairs<String, String?>) -> String {
  let said = words.compactMap { name, value in value.map { "\(name): \($0)" } }
  return said.isEmpty ? name : "\(name)(\(said.joined(separator: ", ")))"
}

/// A frame that says nothing is written with one word, or it would be another, deprecated modifier.
private func framed(_ words: KeyValuePairs<String, String?>) -> String {
  let frame = call(".frame", words)
  return frame == ".frame" ? ".frame(\(words[0].key): nil)" : frame
}
