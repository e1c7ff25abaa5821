import PlumbLayout

/// The content of a screen goes on under its bars. Elements there are cut to what can be seen and hit, so that nothing
/// that lies over the bar presses what is below it.
extension AccessibleWalk {
  /// Cuts the elements of a view to what its bar leaves of them.
  ///
  /// - Parameters:
  ///   - node: the view with its bar; a node without a bar cuts nothing.
  ///   - first: the place of the view's first element.
  mutating func cutBelowBar(of node: ViewNode, from first: Int, _ around: Surroundings) {
    guard let layout = node.object as? BarLayout, first < elements.count else { return }
    let bars = node.children.dropFirst().filter(\.firstLayout.exists)
    let isMirrored = node.host.layoutTree.isMirrored(node.layout)
    for bar in bars {
      let rect = bar.canvasFrame.applying(around.transform)
      guard rect.width > 0, rect.height > 0 else { continue }
      let cover = BarCover(bar: bar, rect: rect, edge: layout.edge.physical(isMirrored))
      let cut = elements[first...].compactMap(cover.cut)
      elements.replaceSubrange(first..., with: cut)
    }
  }
}

/// A bar over the elements of the view beside it.
@MainActor private struct BarCover {
  let bar: ViewNode
  let rect: CGRect
  /// The side of the view that the bar is at.
  let edge: Edge

  /// The element as far as the bar does not cover it; `nil` if nothing is left. Of one that is seen at both sides of the
  /// bar, the larger part is left.
  func cut(_ element: AccessibleElement) -> AccessibleElement? {
    let whole = element.frame
    guard let covered = covered(of: whole) else { return element }
    let (outer, inner) = (covered.lowerBound, whole.depth(at: edge) - covered.upperBound)
    let seen = outer > inner ? whole.part(of: outer, at: edge) : whole.part(of: inner, at: edge.opposite)
    guard let frame = seen else { return nil }
    var element = element
    element.field?.insets = .init()
    element.frame = frame
    element.lines = element.lines.compactMap { line in
      let seen = line.frame.common(with: frame)
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
      return AccessibleLine(text: line.text, frame: seen, endsParagraph: line.endsParagraph)
    }
    return element
  }

  /// The distances from the side of a rectangle between which the bar takes every pointer; `nil` if it takes none. The bar of
  /// a title that was scrolled away covers less than its rectangle, and its ground more.
  private func covered(of frame: CGRect) -> Range<CGFloat>? {
    let (outside, inside) =
      switch edge {
      case .top: (rect.minY - frame.minY, rect.maxY - frame.minY)
      case .bottom: (frame.maxY - rect.maxY, frame.maxY - rect.minY)
      case .leading: (rect.minX - frame.minX, rect.maxX - frame.minX)
      case .trailing: (frame.maxX - rect.maxX, frame.maxX - rect.minX)
      }
    let end = min(inside, frame.depth(at: edge))
    guard end > 0 else { return nil }
    let first = min(0.5, end / 2)
    if isCovered(frame, at: first) { return 0..<innerEnd(in: frame, from: first, to: end) }
    // The ground ends before the rectangle does, which goes on at the other side of the bar.
    let within = outside + min(0.5, (end - outside) / 2)
    guard outside > 0, outside < end, isCovered(frame, at: within) else { return nil }
    return outerEnd(in: frame, near: outside)..<innerEnd(in: frame, from: within, to: end)
  }

  private func innerEnd(in frame: CGRect, from covered: CGFloat, to end: CGFloat) -> CGFloat {
    if isCovered(frame, at: max(end - 0.5, (covered + end) / 2)) { return end }
    return border(in: frame, from: covered, to: end)
  }

  private func outerEnd(in frame: CGRect, near start: CGFloat) -> CGFloat {
    guard start > 0.5, isCovered(frame, at: start - 0.5) else { return start }
    return border(in: frame, from: start - 0.5, to: 0)
  }

  /// The distance at which the cover ends, between one that it takes and one that it leaves.
  private func border(in frame: CGRect, from covered: CGFloat, to open: CGFloat) -> CGFloat {
    var (inside, outside) = (covered, open)
    while abs(outside - inside) > 0.5 {
      let middle = (inside + outside) / 2
      if isCovered(frame, at: middle) { inside = middle } else { outside = middle }
    }
    return outside
  }

  /// Whether the bar is hit at both ends and in the middle of a line across the rectangle.
  private func isCovered(_ frame: CGRect, at distance: CGFloat) -> Bool {
    let hits = HitTesting(host: bar.host)
    return [0.02, 0.5, 0.98].allSatisfy { share in
      let (x, y) = (frame.minX + frame.width * share, frame.minY + frame.height * share)
      let point =
        switch edge {
        case .top: CGPoint(x: x, y: frame.minY + distance)
        case .bottom: CGPoint(x: x, y: frame.maxY - distance)
        case .leading: CGPoint(x: frame.minX + distance, y: y)
        case .trailing: CGPoint(x: frame.maxX - distance, y: y)
        }
      return hits.path(at: point).contains { $0 === bar }
    }
  }
}

extension CGRect {
  /// The length across a side.
  fileprivate func depth(at edge: Edge) -> CGFloat { edge == .top || edge == .bottom ? height : width }

  /// The part of some depth at one side; `nil` if that is nothing to speak of.
  fileprivate func part(of depth: CGFloat, at edge: Edge) -> CGRect? {
    var part = self
    switch edge {
    case .top: part.size.height = depth
    case .bottom: (part.origin.y, part.size.height) = (maxY - depth, depth)
    case .leading: part.size.width = depth
    case .trailing: (part.origin.x, part.size.width) = (maxX - depth, depth)
    }
    return part.width > 0.5 && part.height > 0.5 ? part : nil
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension EdgeInsets {
  /// The distances of a rectangle from the sides of the one around it, leading for left.
  init(of inner: CGRect, in outer: CGRect) {
    self.init(
      top: inner.minY - outer.minY, leading: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
      trailing: outer.maxX - inner.maxX)
  }
}
