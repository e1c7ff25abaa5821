/// The number of a built-in rule in an archive.
enum RuleKind: Int {
  case fill, square, spacer, divider, stack, depthStack, grid, fixedFrame, flexibleFrame, padding, layered,
    offset,
    position, fixedSize, aspectRatio, priority, plain

  /// A rule of the kind, whose numbers are still to be read.
  var blank: LayoutRule {
    switch self {
    case .fill: .fill(.init())
    case .square: .square
    case .spacer: .spacer(.init(axis: nil, minimum: 0))
    case .divider: .divider(.init(axis: nil, thickness: 0))
    case .stack: .stack(.init(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil))
    case .depthStack: .depthStack(.init(alignment: .center))
    case .grid: .grid(.init(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil))
    case .fixedFrame: .fixedFrame(.init(width: nil, height: nil, alignment: .center))
    case .flexibleFrame: .flexibleFrame(.init(width: .none, height: .none, alignment: .center))
    case .padding: .padding(.init(EdgeInsets()))
    case .layered: .layered(.init(alignment: .center))
    case .offset: .offset(.init(x: 0, y: 0))
    case .position: .position(.init(x: 0, y: 0))
    case .fixedSize: .fixedSize(.init(axes: []))
    case .aspectRatio: .aspectRatio(.init(ratio: nil, fills: false))
    case .priority: .priority(0)
    case .plain: .plain
    }
  }
}
