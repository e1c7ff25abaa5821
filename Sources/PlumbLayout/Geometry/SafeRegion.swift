/// The part of the canvas that views may use, and the part that nothing covers, on the canvas, in points.
package struct SafeRegion {
  package var whole: CGRect
  package var safe: CGRect

  package init(whole: CGRect, safe: CGRect) { (self.whole, self.safe) = (whole, safe) }

  /// How far a rectangle that reaches to the end of the safe part is from the end of the whole one, on each side;
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

  /// Makes an edge of the safe part that of a rectangle. The area beyond it can still be used: as far as the whole
  /// reaches if `owner`, in which the rectangle lies, touches the safe part, and as far as `owner` otherwise.
  package mutating func shrink(_ edge: Edge, to rect: CGRect, in owner: CGRect) {
    let insets = insets(of: owner)
    switch edge {
    case .top: (whole, safe) = (whole.with(minY: owner.minY - insets.top), safe.with(minY: rect.minY))
    case .leading: (whole, safe) = (whole.with(minX: owner.minX - insets.leading), safe.with(minX: rect.minX))
    case .bottom: (whole, safe) = (whole.with(maxY: owner.maxY + insets.bottom), safe.with(maxY: rect.maxY))
    case .trailing:
      (whole, safe) = (whole.with(maxX: owner.maxX + insets.trailing), safe.with(maxX: rect.maxX))
    }
  }

  /// Makes an edge of the safe part that of the whole.
  package mutating func ignore(_ edge: Edge) {
    switch edge {
    case .top: safe = safe.with(minY: whole.minY)
    case .leading: safe = safe.with(minX: whole.minX)
    case .bottom: safe = safe.with(maxY: whole.maxY)
    case .trailing: safe = safe.with(maxX: whole.maxX)
    }
  }
}

extension CGRect {
  /// The same rectangle with other edges.
  fileprivate func with(
    minX: CGFloat? = nil, minY: CGFloat? = nil, maxX: CGFloat? = nil, maxY: CGFloat? = nil
  ) -> CGRect {
    let (left, top) = (minX ?? self.minX, minY ?? self.minY)
    return CGRect(
      x: left, y: top, width: max(0, (maxX ?? self.maxX) - left), height: max(0, (maxY ?? self.maxY) - top))
  }

  /// The rectangle with room around it; leading is left.
  package func expanded(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}
