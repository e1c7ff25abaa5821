/// A rule's numbers, each in a place of its own, so that one of them can be read or changed from outside.
extension LayoutRule {
  /// A rule of a kind, with any numbers; nil for a kind that is none. `archiveKind` says the same the other way round.
  static func blank(ofKind kind: Int) -> LayoutRule? {
    switch kind {
    case 0: .fill(Fill())
    case 1: .square
    case 2: .spacer(Spacer(axis: nil, minimum: 0))
    case 3: .divider(Divider(axis: nil, thickness: 0))
    case 4: .stack(Stack(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil))
    case 5: .depthStack(DepthStack(alignment: .center))
    case 6: .grid(Grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil))
    case 7: .fixedFrame(FixedFrame(width: nil, height: nil, alignment: .center))
    case 8: .flexibleFrame(FlexibleFrame(width: .none, height: .none, alignment: .center))
    case 9: .padding(Padding(EdgeInsets()))
    case 10: .layered(Layered(alignment: .center))
    case 11: .offset(Offset(x: 0, y: 0))
    case 12: .position(Position(x: 0, y: 0))
    case 13: .fixedSize(FixedSize(axes: []))
    case 14: .aspectRatio(AspectRatio(ratio: nil, fills: false))
    case 15: .priority(0)
    case 16: .plain
    default: nil
    }
  }

  /// Below 17 for a built-in rule, nil for an object.
  var archiveKind: Int? {
    switch self {
    case .fill: 0
    case .square: 1
    case .spacer: 2
    case .divider: 3
    case .stack: 4
    case .depthStack: 5
    case .grid: 6
    case .fixedFrame: 7
    case .flexibleFrame: 8
    case .padding: 9
    case .layered: 10
    case .offset: 11
    case .position: 12
    case .fixedSize: 13
    case .aspectRatio: 14
    case .priority: 15
    case .plain: 16
    case .object, .wrapper: nil
    }
  }

  /// The rule's numbers, in the order of its `struct`.
  mutating func pass(through stream: inout NumberStream) {
    switch self {
    case .fill(var fill):
      stream.pass(&fill.ideal)
      self = .fill(fill)
    case .spacer(var spacer):
      stream.pass(&spacer.axis)
      stream.pass(&spacer.minimum)
      self = .spacer(spacer)
    case .divider(var divider):
      stream.pass(&divider.axis)
      stream.pass(&divider.thickness)
      self = .divider(divider)
    case .stack(var stack):
      stream.pass(&stack.axis)
      stream.pass(&stack.alignment)
      stream.pass(&stack.gap)
      self = .stack(stack)
    case .depthStack(var stack):
      stream.pass(&stack.alignment)
      self = .depthStack(stack)
    case .grid(var grid):
      stream.pass(&grid.alignment)
      stream.pass(&grid.columnGap)
      stream.pass(&grid.rowGap)
      self = .grid(grid)
    case .fixedFrame(var frame):
      stream.pass(&frame.width)
      stream.pass(&frame.height)
      stream.pass(&frame.alignment)
      self = .fixedFrame(frame)
    case .flexibleFrame(var frame):
      frame.width.pass(through: &stream)
      frame.height.pass(through: &stream)
      stream.pass(&frame.alignment)
      self = .flexibleFrame(frame)
    case .padding(var padding):
      stream.pass(&padding.insets)
      self = .padding(padding)
    case .layered(var layered):
      stream.pass(&layered.alignment)
      self = .layered(layered)
    case .offset(var offset):
      stream.pass(&offset.x)
      stream.pass(&offset.y)
      self = .offset(offset)
    case .position(var position):
      stream.pass(&position.x)
      stream.pass(&position.y)
      self = .position(position)
    case .fixedSize(var fixed):
      stream.pass(&fixed.axes)
      self = .fixedSize(fixed)
    case .aspectRatio(var ratio):
      stream.pass(&ratio.ratio)
      stream.pass(&ratio.fills)
      self = .aspectRatio(ratio)
    case .priority(var priority):
      stream.pass(&priority)
      self = .priority(priority)
    case .square, .plain, .object, .wrapper: break
    }
  }
}

extension LayoutRule.FlexibleFrame.Bounds {
  fileprivate static let none = Self(minimum: nil, ideal: nil, maximum: nil)

  mutating func pass(through stream: inout NumberStream) {
    var (minimum, ideal, maximum) = (minimum, ideal, maximum)
    stream.pass(&minimum)
    stream.pass(&ideal)
    stream.pass(&maximum)
    self = Self(minimum: minimum, ideal: ideal, maximum: maximum)
  }
}
