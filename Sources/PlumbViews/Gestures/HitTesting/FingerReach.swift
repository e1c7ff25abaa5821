import PlumbLayout

/// A finger is wider than a point: beside a small button it presses the button, where nothing else answers.
///
/// The width is that of Apple's advice for targets, 44 points; that a finger reaches it without a content shape is assumed.
/// Of a button that is small in both directions it meets the whole rectangle, also where the label has a hole. A mouse has
/// to meet the button.
extension HitTesting {
  /// The least width and height of a button for a finger, in points (assumed).
  static var reach: CGFloat { 44 }

  /// The button that a finger is meant for which went down close beside it, as a path, innermost first, and how far its
  /// places are to be moved to be in the button, in points; `nil` if something answers where the finger is, or no button
  /// is near.
  ///
  /// - Parameter seen: what is under the finger.
  func reach(from point: CGPoint, _ seen: [ViewNode]) -> (path: [ViewNode], shift: CGSize)? {
    guard !seen.contains(where: \.answersToFingers) else { return nil }
    let bar = seen.first(where: \.isBar)
    var best: (path: [ViewNode], shift: CGSize, distance: CGFloat)?
    collect(host.root, point) { node, frame, place in
      for goal in goals(frame, place) {
        let shift = CGSize(width: goal.x - place.x, height: goal.y - place.y)
        let distance: CGFloat = (shift.width * shift.width + shift.height * shift.height).squareRoot()
        if let best, best.distance <= distance { continue }
        let hits = HitTesting(host: host, isTouch: isTouch, whole: isSmall(frame) ? node : nil)
        let path = hits.path(at: CGPoint(x: point.x + shift.width, y: point.y + shift.height))
        guard path.contains(where: { $0 === node }) else { continue }
        // What lies over the screen, as a sheet does, keeps fingers from what is below.
        guard seen.first(where: \.isPresentation) === path.first(where: \.isPresentation) else { continue }
        // So does a bar, from the rows that go on below it.
        if let bar, !path.contains(where: { $0 === bar }) { continue }
        best = (path, shift, distance)
        break
      }
    }
    return best.map { ($0.path, $0.shift) }
  }

  /// The points of a button that a finger may have meant: the next point of its rectangle, the next one in the middle of
  /// its height, for outlines that leave the corners out, and of one that is small in both directions its middle.
  private func goals(_ frame: CGRect, _ place: CGPoint) -> [CGPoint] {
    let next = CGPoint(
      x: min(max(place.x, frame.minX + 0.5), max(frame.maxX - 0.5, frame.minX)),
      y: min(max(place.y, frame.minY + 0.5), max(frame.maxY - 0.5, frame.minY)))
    let inset = min(frame.width, frame.height) / 2
    let inside = CGPoint(
      x: min(max(place.x, frame.minX + inset), max(frame.maxX - inset, frame.minX)), y: frame.midY)
    return isSmall(frame) ? [next, inside, CGPoint(x: frame.midX, y: frame.midY)] : [next, inside]
  }

  /// A button is small in both directions: a finger on it means it.
  private func isSmall(_ frame: CGRect) -> Bool { frame.width < Self.reach && frame.height < Self.reach }

  /// Passes the small buttons beside the point to a closure, with their frames and the point in the coordinates of
  /// their layout.
  private func collect(_ node: ViewNode, _ point: CGPoint, _ found: (ViewNode, CGRect, CGPoint) -> Void) {
    if node.isLeftOut?() ?? false || node.interaction?.isTransparent ?? false { return }
    if node.role == .button, node.action != nil, node.answersToFingers {
      let (frame, place) = (node.canvasFrame, node.layoutPoint(point))
      let room = CGSize(
        width: max(0, Self.reach - frame.width) / 2, height: max(0, Self.reach - frame.height) / 2)
      let wide = frame.insetBy(dx: -room.width, dy: -room.height)
      if min(frame.width, frame.height) < Self.reach, wide.contains(place) { found(node, frame, place) }
    }
    for child in node.livingInDrawingOrder { collect(child, point, found) }
  }
}

extension ViewNode {
  /// Whether the node is over a view, at one of its sides.
  fileprivate var isBar: Bool { parent?.object is BarLayout && parent?.children.first !== self }

  /// A finger that goes down here begins something other than a scroll or a swipe.
  fileprivate var answersToFingers: Bool {
    guard let gesture = interaction?.gesture else { return false }
    return ![.mouse, .swipe, .sheet].contains(gesture.purpose)
  }
}
