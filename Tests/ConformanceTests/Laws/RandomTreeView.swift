import SwiftUI

extension RandomTree {
  /// The view; its leaves are the product's own, whose answers the engine knows, or layouts, which it has to ask.
  @MainActor func view(asking: Bool = false) -> AnyView {
    switch self {
    case .leaf(let leaf, let numbers): leaf.view(numbers, asking)
    case .container(let container, let numbers, let members):
      container.view(numbers, members.map { $0.view(asking: asking) })
    case .modified(let tree, let modifier, let numbers): modifier.around(tree.view(asking: asking), numbers)
    }
  }

  static let places: [(name: String, alignment: Alignment)] =
    [("center", Alignment.center)]
    + Recorded.alignments.filter { $0.name != "center" }.map { ($0.name, $0.alignment) }
  static let rows: [(name: String, alignment: VerticalAlignment)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]
  static let columns: [(name: String, alignment: HorizontalAlignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing),
  ]
  static let edges: [(name: String, edges: Edge.Set)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("leading", .leading),
    ("bottom", .bottom),
  ]
  static let axes: [(name: String, axes: Axis.Set)] = [
    ("[.horizontal, .vertical]", [.horizontal, .vertical]), (".horizontal", .horizontal),
    (".vertical", .vertical),
  ]
  /// As many letters, in words of two to four.
  static func words(_ letters: CGFloat?) -> String {
    String("ab abc abcd ab abc".prefix(Int(letters ?? 0)))
  }
}

extension Array {
  /// A word by its number; one that is not said is the first.
  subscript(at number: CGFloat?) -> Element { self[abs(Int(number ?? 0)) % count] }
}

extension [CGFloat?] {
  func index(_ position: Int) -> Int { Int(self[position] ?? 0) }
}

extension RandomTree.Leaf {
  @MainActor fileprivate func view(_ numbers: [CGFloat?], _ asking: Bool) -> AnyView {
    switch self {
    case .color: return asking ? AnyView(greedy("")) : AnyView(Color.red)
    case .block:
      let (width, height) = (numbers[0], numbers[1])
      return asking && width != nil && height != nil
        ? AnyView(fix("", width ?? 0, height ?? 0)) : AnyView(Color.red.frame(width: width, height: height))
    case .text: return AnyView(Text(RandomTree.words(numbers[0])))
    case .spacer: return AnyView(Spacer(minLength: numbers[0]))
    case .divider: return AnyView(Divider())
    }
  }
}

extension RandomTree.Container {
  @MainActor fileprivate func view(_ numbers: [CGFloat?], _ members: [AnyView]) -> AnyView {
    let content = ForEach(members.indices, id: \.self) { members[$0] }
    func place(_ index: Int) -> Alignment { RandomTree.places[at: numbers[index]].alignment }
    switch self {
    case .row:
      let alignment = RandomTree.rows[at: numbers[0]].alignment
      return AnyView(HStack(alignment: alignment, spacing: numbers[1]) { content })
    case .column:
      let alignment = RandomTree.columns[at: numbers[0]].alignment
      return AnyView(VStack(alignment: alignment, spacing: numbers[1]) { content })
    case .layers: return AnyView(ZStack(alignment: place(0)) { content })
    case .grid:
      return AnyView(
        Grid(alignment: place(0), horizontalSpacing: numbers[1], verticalSpacing: numbers[2]) { content })
    case .gridRow:
      let alignment = numbers[0].map { RandomTree.rows[at: $0].alignment }
      return AnyView(GridRow(alignment: alignment) { content })
    case .firstFit:
      return AnyView(ViewThatFits(in: RandomTree.axes[at: numbers[0]].axes) { content })
    case .group: return AnyView(Group { content })
    case .collection: return AnyView(content)
    case .steps: return AnyView(Steps { content })
    case .shares: return AnyView(Shares { content })
    case .overlay: return AnyView(members[0].overlay(alignment: place(0)) { members[1] })
    case .background: return AnyView(members[0].background(alignment: place(0)) { members[1] })
    }
  }
}

extension RandomTree.Modifier {
  @MainActor fileprivate func around(_ view: AnyView, _ numbers: [CGFloat?]) -> AnyView {
    func place(_ index: Int) -> Alignment { RandomTree.places[at: numbers[index]].alignment }
    let axes = numbers.isEmpty ? [] : RandomTree.axes[at: numbers[0]].axes
    switch self {
    case .frame: return AnyView(view.frame(width: numbers[0], height: numbers[1], alignment: place(2)))
    case .bounds:
      return AnyView(
        view.frame(
          minWidth: numbers[0], idealWidth: numbers[1], maxWidth: numbers[2], minHeight: numbers[3],
          idealHeight: numbers[4], maxHeight: numbers[5], alignment: place(6)))
    case .padding: return AnyView(view.padding(RandomTree.edges[at: numbers[0]].edges, numbers[1]))
    case .offset: return AnyView(view.offset(x: numbers[0] ?? 0, y: numbers[1] ?? 0))
    case .priority: return AnyView(view.layoutPriority(Double(numbers[0] ?? 0)))
    case .fixedSize:
      return AnyView(
        view.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
    case .ratio:
      return AnyView(
        view.aspectRatio(numbers[0].map { $0 / 100 }, contentMode: numbers.index(1) == 0 ? .fit : .fill))
    case .guide: return guided(view, numbers)
    case .columns: return AnyView(view.gridCellColumns(numbers.index(0)))
    case .unsized: return AnyView(view.gridCellUnsizedAxes(axes))
    }
  }

  @MainActor private func guided(_ view: AnyView, _ numbers: [CGFloat?]) -> AnyView {
    let (guide, share, more) = (abs(numbers.index(0)) % 8, (numbers[1] ?? 0) / 100, numbers[2] ?? 0)
    if guide < 3 {
      return AnyView(view.alignmentGuide(RandomTree.columns[guide].alignment) { $0.width * share + more })
    }
    return AnyView(view.alignmentGuide(RandomTree.rows[guide - 3].alignment) { $0.height * share + more })
  }
}

/// Steps down to the right, each view at its ideal size, which it is asked for once.
struct Steps: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) { cache = makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    cache.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var point = bounds.origin
    for (view, size) in zip(subviews, cache) {
      view.place(at: point, proposal: .unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

/// Equal shares of the width, each view in the middle of its own.
struct Shares: Layout {
  private func share(_ proposal: ProposedViewSize, _ count: Int) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / CGFloat(max(1, count)) }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(share(proposal, subviews.count)) }
    let widest = sizes.map(\.width).max() ?? 0
    return CGSize(width: widest * CGFloat(sizes.count), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
        proposal: share(proposal, subviews.count))
    }
  }
}
