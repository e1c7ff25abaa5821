import PlumbLayout

/// The trees that are measured, as a description from which they are made. The tests count on the same ones.
package indirect enum Workload {
  case node(LayoutRule, [Workload])
  case text(Int)

  package func make(in tree: LayoutTree) -> NodeID {
    switch self {
    case .text(let characters): return tree.makeNode(WrappingText(characters), kind: .leaf)
    case .node(let rule, let children):
      let id = tree.makeNode(rule)
      if !children.isEmpty { tree.setChildren(children.map { $0.make(in: tree) }, of: id) }
      return id
    }
  }
}

/// A text of so many letters, each 8 by 16 points, that breaks anywhere.
package final class WrappingText: LayoutObject {
  // Nobody asks while one of them is set. Checks of that would be told as time of the engine.
  @exclusivity(unchecked) package var characters: Int
  @exclusivity(unchecked) package private(set) var answers = 0

  package init(_ characters: Int) { self.characters = characters }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    answers += 1
    let offered = proposal.width ?? .infinity
    let perLine = offered < CGFloat(characters) * 8 ? max(1, Int(offered / 8)) : max(1, characters)
    let lines = max(1, (characters + perLine - 1) / perLine)
    return CGSize(width: CGFloat(min(characters, perLine)) * 8, height: CGFloat(lines) * 16)
  }

  package override func knownRange(_ axis: Axis) -> LengthRange? {
    axis == .horizontal ? LengthRange(CGFloat(min(characters, 1)) * 8, CGFloat(characters) * 8) : nil
  }
}

extension Workload {
  package static func stack(
    _ axis: Axis, spacing: CGFloat = 0, guide: UInt32 = 1, _ children: [Workload]
  ) -> Workload {
    let alignment = AlignmentKey(axis: axis.cross, number: guide)
    return .node(.stack(LayoutRule.Stack(axis: axis, alignment: alignment, spacing: spacing)), children)
  }

  static let color = Workload.node(.fill(LayoutRule.Fill()), [])

  /// A leaf of one size, as an image is.
  package static func box(_ width: CGFloat, _ height: CGFloat) -> Workload {
    .node(.fixedFrame(LayoutRule.FixedFrame(width: width, height: height, alignment: .center)), [])
  }

  package static func padding(_ insets: EdgeInsets, _ child: Workload) -> Workload {
    .node(.padding(LayoutRule.Padding(insets)), [child])
  }

  /// W1: one row of a thousand boxes.
  package static var row: Workload { stack(.horizontal, Array(repeating: box(10, 10), count: 1000)) }

  /// W1 as SwiftUI writes it: `Color.frame(width: 10, height: 10)`, which is two views.
  package static var framedRow: Workload {
    stack(.horizontal, Array(repeating: framedColor, count: 1000))
  }

  /// `Color.frame(width: 10, height: 10)`.
  private static var framedColor: Workload {
    .node(.fixedFrame(LayoutRule.FixedFrame(width: 10, height: 10, alignment: .center)), [color])
  }

  /// W2: a heap in which each node has four children, rows and columns in turn.
  ///
  /// - Parameter framed: boxes are colours in frames.
  package static func heap(_ count: Int, flexible: Bool, framed: Bool = false) -> Workload {
    func node(_ index: Int, _ level: Int) -> Workload {
      let children = (index * 4 + 1)..<max(index * 4 + 1, min(index * 4 + 5, count))
      let box = framed ? framedColor : box(10, 10)
      if children.isEmpty { return flexible && !index.isMultiple(of: 2) ? color : box }
      return stack(
        level.isMultiple(of: 2) ? .horizontal : .vertical, children.map { node($0, level + 1) })
    }
    return node(0, 0)
  }

  /// W3: a chain of containers with a padding of 1 each, around a text of a hundred letters.
  ///
  /// - Parameters:
  ///   - alternating: rows and columns in turn instead of rows alone.
  ///   - growing: each container has a colour as its second view.
  package static func chain(_ depth: Int, alternating: Bool, growing: Bool) -> Workload {
    var chain = Workload.text(100)
    for level in 0..<depth {
      let axis: Axis = alternating && !level.isMultiple(of: 2) ? .vertical : .horizontal
      chain = padding(EdgeInsets(1, edges: .all), stack(axis, growing ? [chain, color] : [chain]))
    }
    return chain
  }

  /// W4: a list of a thousand rows with a picture, a title, a text that wraps, and a time.
  package static var list: Workload { stack(.vertical, (0..<1000).map(listRow)) }

  package static func listRow(_ index: Int) -> Workload {
    let texts = stack(
      .vertical, spacing: 2, guide: 0, [.text(8 + index * 7 % 12), .text(20 + index * 37 % 100)])
    let spacer = Workload.node(.spacer(LayoutRule.Spacer(axis: .horizontal, minimum: 0)), [])
    return padding(
      EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12),
      stack(.horizontal, spacing: 12, [box(40, 40), texts, spacer, .text(5)]))
  }
}
