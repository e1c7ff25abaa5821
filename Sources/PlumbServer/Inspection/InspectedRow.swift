import PlumbInspector
import PlumbLayout

/// One line of the inspector's tree.
struct InspectedRow {
  let depth: Int
  let node: InspectedNode

  /// The part of a row that is sent besides its frame.
  struct Words: Equatable {
    var depth: Int
    var title: String
    var identifier: String?
    var drawn = DrawnPlace()

    var json: JSON {
      // What is not there and not followed by anything is not sent: a tree has up to 100,000 rows.
      let isPlain = drawn == DrawnPlace()
      var values: [JSON] = [.number(CGFloat(depth)), .string(title)]
      if identifier != nil || !isPlain { values.append(identifier.map { .string($0) } ?? .null) }
      if !isPlain { values.append(drawn.json) }
      return .array(values)
    }
  }

  var words: Words {
    Words(
      depth: depth, title: node.bodies + node.plainTitle,
      identifier: node.identifier, drawn: node.drawn)
  }

  /// Returns whether two rows show the same view, in two layouts.
  func stands(for other: InspectedRow) -> Bool {
    node.layout == other.node.layout && node.name == other.node.name && depth == other.depth
  }

  /// The most rows that a page is sent.
  static let limit = 100_000

  /// Each row's frame with its origin counted from that of the row around it: what moves as a whole has one new frame.
  static func frames(of rows: [InspectedRow]) -> [CGRect] {
    var origins: [CGPoint] = []
    return rows.map { row in
      let frame = row.node.frame
      origins.removeSubrange(row.depth...)
      let outer = origins.last ?? .zero
      origins.append(frame.origin)
      return CGRect(
        x: frame.minX - outer.x, y: frame.minY - outer.y, width: frame.width, height: frame.height)
    }
  }

  /// The rows in the order of the tree.
  static func rows(of root: InspectedNode) -> [InspectedRow] {
    var rows: [InspectedRow] = []
    var open: [(depth: Int, node: InspectedNode)] = [(0, root)]
    while let (depth, node) = open.popLast(), rows.count < limit {
      rows.append(InspectedRow(depth: depth, node: node))
      for child in node.children.reversed() { open.append((depth + 1, child)) }
    }
    return rows
  }
}
