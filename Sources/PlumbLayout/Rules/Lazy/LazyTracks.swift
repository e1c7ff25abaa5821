/// The columns of a lazy grid, or its rows.
///
/// 1. The lengths of the fixed tracks and of the distances are set aside.
/// 2. The other tracks share the rest in order: each gets what remains divided by how many are still to come, within
///    its bounds.
/// 3. An adaptive track fills its share with as many tracks of its least length as go in, which share it evenly. Where not
///    one goes in there is one of the whole share.
/// 4. Where the least lengths need more than there is, the grid is as broad as its tracks, and the tracks are made anew in that.
///
/// (Rules/Grids.md#R-93, R-94, Recorded/Grids.md#205)
package struct LazyTracks {
  package enum Length: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  /// The requested length of a track, and the distance to the next one, in points.
  package struct Item: Equatable, Sendable {
    package var length: Length
    package var gap: CGFloat
    package init(_ length: Length, gap: CGFloat) { (self.length, self.gap) = (length, gap) }
  }

  package struct Track: Equatable, Sendable {
    /// In points from the first track's start.
    package var start: CGFloat
    package var length: CGFloat
    /// The item that it was made for.
    package var item: Int
  }

  /// The number of tracks that one adaptive item makes at most, however small they may be.
  package static let limit = 1000

  package private(set) var tracks: [Track] = []
  /// From the first track's start to the last one's end, in points.
  package private(set) var total: CGFloat = 0

  package init(_ items: [Item], in available: CGFloat) {
    var remaining = available
    var open = 0
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.length { remaining -= max(0, length) } else { open += 1 }
      if index + 1 < items.count { remaining -= item.gap }
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let share = max(0, remaining / CGFloat(max(1, open)))
      switch item.length {
      case .fixed(let length): add(max(0, length), at: &position, gap: item.gap, index)
      case .flexible(let minimum, let maximum):
        let length = max(max(0, minimum), min(share, maximum))
        add(length, at: &position, gap: item.gap, index)
        (remaining, open) = (remaining - length, open - 1)
      case .adaptive(let minimum, let maximum):
        let count = LazyTracks.count(in: share, minimum: minimum, gap: item.gap)
        let even = max(0, (share - CGFloat(count - 1) * item.gap) / CGFloat(count))
        let length = max(0, min(even, max(maximum, minimum)))
        for _ in 0..<count { add(length, at: &position, gap: item.gap, index) }
        (remaining, open) = (remaining - share, open - 1)
      }
    }
  }

  /// Returns the tracks of a grid that is as broad as they need.
  package static func placed(_ items: [Item], in available: CGFloat) -> LazyTracks {
    let first = LazyTracks(items, in: available)
    return first.total > available ? LazyTracks(items, in: first.total) : first
  }

  private static func count(in share: CGFloat, minimum: CGFloat, gap: CGFloat) -> Int {
    guard share.isFinite else { return 1 }
    let count = (share + gap) / max(minimum + gap, 0.01)
    return count.isNaN ? 1 : Int(min(max(1, count), CGFloat(limit)))
  }

  private mutating func add(_ length: CGFloat, at position: inout CGFloat, gap: CGFloat, _ item: Int) {
    tracks.append(Track(start: position, length: length, item: item))
    total = position + length
    position += length + gap
  }
}
