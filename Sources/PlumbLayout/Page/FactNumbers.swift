extension StepNumbers {
  /// A fact's number, in the order of `LayoutFact`, and its numbers.
  static func append(_ fact: LayoutFact, to numbers: inout [Double]) {
    func add(_ kind: Int, _ more: CGFloat?...) {
      numbers.append(Double(kind))
      for number in more { numbers.append(Double(number ?? .nan)) }
    }
    func node(_ id: NodeID) -> CGFloat { CGFloat(id.index) }
    func axis(_ axis: Axis) -> CGFloat { axis == .horizontal ? 0 : 1 }
    func flag(_ isTrue: Bool) -> CGFloat { isTrue ? 1 : 0 }
    switch fact {
    case .gap(let before, let length, let source): add(0, node(before), length, CGFloat(source.number))
    case .range(let of, let minimum, let maximum, let wasKnown, let priority, let order):
      add(1, node(of), minimum, maximum, flag(wasKnown), priority, CGFloat(order))
    case .group(let priority, let children, let available, let reserved):
      add(2, priority, CGFloat(children), available, reserved)
    case .guide(let of, let key, let place, let isExplicit):
      add(3, node(of), CGFloat(key.rawValue), place, flag(isExplicit))
    case .line(let key, let place): add(4, CGFloat(key.rawValue), place)
    case .fixed(let along, let length): add(5, axis(along), length)
    case .bounds(let along, let bounds, let proposed, let child, let rule, let length):
      add(
        6, axis(along), bounds.minimum, bounds.ideal, bounds.maximum, proposed, child, CGFloat(rule.number),
        length)
    case .insets(let insets): add(7, insets.top, insets.leading, insets.bottom, insets.trailing)
    case .ratio(let ratio, let fills, let isGiven): add(8, ratio, flag(fills), flag(isGiven))
    case .fixedSize(let axes): add(9, CGFloat(axes.rawValue))
    case .offset(let x, let y): add(10, x, y)
    case .position(let x, let y): add(11, x, y)
    case .ideal(let size): add(12, size.width, size.height)
    case .minimum(let length): add(13, length)
    case .thickness(let along, let length): add(14, axis(along), length)
    case .text(let text):
      add(
        15, CGFloat(text.lines), text.widest, text.lineHeight, flag(text.isTruncated), text.scale, text.ideal,
        text.limit.map { CGFloat($0) })
    case .candidate(let id, let fits, let along, let ideal, let room):
      add(16, node(id), flag(fits), axis(along), ideal, room)
    case .gridShare(let along, let offered, let gaps, let committed, let open, let share):
      add(17, axis(along), offered, gaps, committed, CGFloat(open), share)
    case .track(let along, let number, let length, let gap, let by):
      add(18, axis(along), CGFloat(number), length, gap, node(by))
    case .slot(let of, let columns, let row, let rect):
      add(
        19, node(of), CGFloat(columns.lowerBound), CGFloat(columns.upperBound), CGFloat(row), rect.minX,
        rect.minY, rect.width, rect.height)
    case .cell(let id, let along, let start, let length): add(20, node(id), axis(along), start, length)
    case .estimated(let elements, let length): add(21, CGFloat(elements), length)
    case .scroll(let along, let content, let offset): add(22, axis(along), content, offset)
    case .margins(let insets): add(23, insets.top, insets.leading, insets.bottom, insets.trailing)
    case .anchored(let of, let along, let start, let room, let share):
      add(24, node(of), axis(along), start, room, share)
    case .placed(let of, let at, let anchor): add(25, node(of), at.x, at.y, anchor.x, anchor.y)
    case .relative(let along, let container, let isScrollView, let length):
      add(26, axis(along), container, flag(isScrollView), length)
    case .bar(let along, let length, let gap, let isFirst): add(27, axis(along), length, gap, flag(isFirst))
    case .matched(let size, let point): add(28, size?.width, size?.height, point?.x, point?.y)
    case .outset(let insets): add(29, insets.top, insets.leading, insets.bottom, insets.trailing)
    case .field(let words, let line): add(30, words.width, words.height, line)
    }
  }
}

extension GapSource {
  fileprivate var number: Int {
    switch self {
    case .explicit: 0
    case .usual: 1
    case .wish: 2
    case .textToText: 3
    case .aboveText: 4
    case .belowText: 5
    }
  }
}

extension FrameRule {
  fileprivate var number: Int {
    switch self {
    case .ideal: 0
    case .proposalWithinBounds: 1
    case .maximum: 2
    case .minimum: 3
    case .childWithinBounds: 4
    }
  }
}
