/// The part of the canvas that views may use, and the part that nothing covers, on the canvas, in points.
package struct SafeRegion {
  package private(set) var whole: CGRect
  package private(set) var safe: CGRect
  /// The ends of the safe part on the sides on which a view ignores that.
  private var ignored: [Edge: CGFloat] = [:]

  package init(whole: CGRect, safe: CGRect) { (self.whole, self.safe) = (whole, safe) }

  /// Returns the distance of a rectangle at the end of the safe part from the end of the whole one, on each side;
  /// nothing on the sides on which it ends earlier. Leading is left here.
  package func insets(of rect: CGRect) -> EdgeInsets {
    func inset(_ distance: CGFloat, touches: Bool) -> CGFloat {
      touches && distance.isFinite ? max(0, distance) : 0
    }
    return EdgeInsets(
      top: inset(rect.minY - whole.minY, touches: rect.minY <= safe.minY + SafeRegion.tolerance),
      leading: inset(rect.minX - whole.minX, touches: rect.minX <= safe.minX + SafeRegion.tolerance),
      bottom: inset(whole.maxY - rect.maxY, touches: rect.maxY >= safe.maxY - SafeRegion.tolerance),
      trailing: inset(whole.maxX - rect.maxX, touches: rect.maxX >= safe.maxX - SafeRegion.tolerance))
  }

  /// Lengths that were divided and added again may miss an edge by less than this, in points (assumed).
  static let tolerance: CGFloat = 0.01

  /// Returns how far a rectangle goes beyond the safe part on the sides on which a view ignores its end. Leading is left here.
  package func ignoredInsets(of rect: CGRect) -> EdgeInsets {
    var insets = EdgeInsets()
    for (edge, end) in ignored {
      let distance = edge.isStart ? end - rect.end(edge) : rect.end(edge) - end
      if distance.isFinite, distance > SafeRegion.tolerance { insets[edge] = distance }
    }
    return insets
  }

  /// Makes an edge of the safe part that of a rectangle. The area beyond it can still be used: as far as the whole
  /// reaches if `owner`, in which the rectangle lies, touches the safe part, and as far as `owner` otherwise.
  package mutating func shrink(_ edge: Edge, to rect: CGRect, in owner: CGRect) {
    let (inset, end) = (insets(of: owner)[edge], rect.end(edge))
    whole.setEnd(edge, edge.isStart ? owner.end(edge) - inset : owner.end(edge) + inset)
    safe.setEnd(edge, end)
    if let before = ignored[edge] { ignored[edge] = edge.isStart ? max(before, end) : min(before, end) }
  }

  /// Makes an edge of the safe part that of the whole.
  package mutating func ignore(_ edge: Edge) {
    if ignored[edge] == nil { ignored[edge] = safe.end(edge) }
    safe.setEnd(edge, whole.end(edge))
  }

  /// Gives the safe part the ends back that views ignore.
  package mutating func heed() {
    for (edge, end) in ignored { safe.setEnd(edge, end) }
    ignored = [:]
  }

  /// Makes the whole safe, as it is for content that is scrolled.
  package mutating func makeAllSafe() { safe = whole }
}

extension Edge {
  /// It is the edge from which lengths count.
  fileprivate var isStart: Bool { self == .top || self == .leading }
}

extension CGRect {
  /// Returns the end of the rectangle on a side; leading is left.
  fileprivate func end(_ edge: Edge) -> CGFloat {
    switch edge {
    case .top: minY
    case .leading: minX
    case .bottom: maxY
    case .trailing: maxX
    }
  }

  /// Moves one edge, and leaves the others where they are.
  fileprivate mutating func setEnd(_ edge: Edge, _ end: CGFloat) {
    switch edge {
    case .top: self = CGRect(x: minX, y: end, width: width, height: max(0, maxY - end))
    case .leading: self = CGRect(x: end, y: minY, width: max(0, maxX - end), height: height)
    case .bottom: size.height = max(0, end - minY)
    case .trailing: size.width = max(0, end - minX)
    }
  }

  /// The rectangle with room around it; leading is left.
  package func expanded(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}
