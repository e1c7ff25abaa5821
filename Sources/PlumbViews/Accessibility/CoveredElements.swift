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

  /// The element as far as the bar does not cover it; `nil` if nothing is left.
  func cut(_ element: AccessibleElement) -> AccessibleElement? {
    let length = covered(of: element.frame)
    guard length > 0 else { return element }
    guard let frame = element.frame.without(length, at: edge) else { return nil }
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

  /// The distance from the side of a rectangle up to which the bar takes every pointer. The bar of a title that was
  /// scrolled away covers less than its rectangle, and its ground more.
  private func covered(of frame: CGRect) -> CGFloat {
    let length =
      switch edge {
      case .top: min(frame.maxY, rect.maxY) - frame.minY
      case .bottom: frame.maxY - max(frame.minY, rect.minY)
      case .leading: min(frame.maxX, rect.maxX) - frame.minX
      case .trailing: frame.maxX - max(frame.minX, rect.minX)
      }
    guard length > 0, isCovered(frame, at: min(0.5, length / 2)) else { return 0 }
    if isCovered(frame, at: max(length - 0.5, length / 2)) { return length }
    var (inside, outside) = (CGFloat(0), length)
    while outside - inside > 0.5 {
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
  /// The rectangle without a part of some length at one side; `nil` if nothing is left.
  fileprivate func without(_ length: CGFloat, at edge: Edge) -> CGRect? {
    var rest = self
    switch edge {
    case .top, .bottom: rest.size.height -= length
    case .leading, .trailing: rest.size.width -= length
    }
    guard rest.width > 0.5, rest.height > 0.5 else { return nil }
    if edge == .top { rest.origin.y += length }
    if edge == .leading { rest.origin.x += length }
    return rest
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
