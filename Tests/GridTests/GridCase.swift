import SwiftUI

/// A grid with the answers that SwiftUI gave for it.
struct GridCase {
  enum Child {
    case row(VerticalAlignment?, [Cell])
    case full(Cell)

    var cells: [Cell] {
      switch self {
      case .row(_, let cells): cells
      case .full(let cell): [cell]
      }
    }
  }

  struct Cell {
    var leaf = Leaf()
    var spans: [Int] = []
    var priority: Double?
    var anchor: UnitPoint?
    var column: HorizontalAlignment?
    var unsized: Axis.Set = []
  }

  var name: String
  var width: CGFloat?
  var height: CGFloat?
  var alignment = Alignment.center
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var children: [Child]
  var size: CGSize
  /// One for each cell: x, y, and width and height where they are known.
  var rects: [[CGFloat]]
}

/// A leaf whose answers are known for every proposal.
struct Leaf: Layout {
  enum Kind { case clamped, half, wrapping, double, spacer }
  var kind = Kind.clamped
  var width: ClosedRange<CGFloat> = 0...0
  var height: ClosedRange<CGFloat> = 0...0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    func clamp(_ length: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      min(max(length, range.lowerBound), range.upperBound)
    }
    switch kind {
    case .half: return CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    case .double: return CGSize(width: (proposal.width ?? 10) * 2, height: 10)
    case .wrapping:
      let natural = width.upperBound
      let taken = max(1, min(proposal.width ?? natural, natural))
      return CGSize(width: taken, height: (natural / taken).rounded(.up) * 16)
    case .clamped, .spacer:
      return CGSize(width: clamp(offered.width, width), height: clamp(offered.height, height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension GridCase.Cell {
  /// The cell as a view; what the case does not say is not written.
  @MainActor var view: AnyView {
    var view = leaf.kind == .spacer ? AnyView(Spacer()) : AnyView(leaf { EmptyView() })
    for span in spans { view = AnyView(view.gridCellColumns(span)) }
    if let anchor { view = AnyView(view.gridCellAnchor(anchor)) }
    if let column { view = AnyView(view.gridColumnAlignment(column)) }
    if !unsized.isEmpty { view = AnyView(view.gridCellUnsizedAxes(unsized)) }
    if let priority { view = AnyView(view.layoutPriority(priority)) }
    return view
  }
}

extension GridCase {
  @MainActor var view: some View {
    var first = 0
    let starts = children.map { child in
      defer { first += child.cells.count }
      return first
    }
    return Grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) {
      ForEach(children.indices, id: \.self) { index in
        switch children[index] {
        case .full(let cell): cell.view.accessibilityIdentifier("cell \(starts[index])")
        case .row(let alignment, let cells):
          GridRow(alignment: alignment) {
            ForEach(cells.indices, id: \.self) { cell in
              cells[cell].view.accessibilityIdentifier("cell \(starts[index] + cell)")
            }
          }
        }
      }
    }
  }
}
