/// The columns or the rows of a grid while its cells get their shares.
struct GridTracks {
  /// The length that the grid is offered along the axis.
  let offered: CGFloat?
  private(set) var lengths: [CGFloat]
  /// The gap before each track.
  private(set) var gaps: [CGFloat]
  /// The number of cells of the present priority without a share in each track.
  private var waiting: [Int]
  private var isOpen: [Bool]
  private var isCommitted: [Bool]
  /// A cell that takes this track alone gets its share.
  private var hasAnswer: [Bool]
  /// The length that each open track may have in the present group.
  private(set) var share: CGFloat = 0
  /// The number of tracks that share, and the total length of those that are done.
  private(set) var open = 0
  private(set) var committed: CGFloat = 0

  init(count: Int, offered: CGFloat?) {
    self.offered = offered.map { max(0, $0) }
    lengths = Array(repeating: 0, count: count)
    gaps = lengths
    waiting = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
    (isCommitted, hasAnswer) = (isOpen, isOpen)
  }

  mutating func setGap(_ gap: CGFloat, before track: Int) { gaps[track] = gap }

  // MARK: Groups

  /// Forgets the cells of the last priority.
  mutating func startPriority() {
    for track in waiting.indices { waiting[track] = 0 }
  }

  mutating func await(_ tracks: Range<Int>) { for track in tracks { waiting[track] += 1 } }

  mutating func countShared(_ tracks: Range<Int>) { for track in tracks { waiting[track] -= 1 } }

  /// Works out what each open track may have.
  mutating func startGroup() {
    (open, committed) = (0, 0)
    for track in lengths.indices {
      isOpen[track] = waiting[track] > 0
      if isOpen[track] { open += 1 }
      if isCommitted[track] { committed += lengths[track] }
    }
    guard let offered, offered < .infinity else {
      share = .infinity
      return
    }
    share = open == 0 ? 0 : max(0, (offered - sumOfGaps - committed) / CGFloat(open))
  }

  mutating func commit() {
    for track in waiting.indices where waiting[track] == 0 { isCommitted[track] = true }
  }

  // MARK: Lengths

  /// The length that a cell in these tracks is offered.
  func offer(_ tracks: Range<Int>, isUnsized: Bool, takesAll: Bool) -> CGFloat? {
    guard let offered else { return nil }
    let present = max(0, length(of: tracks))
    if isUnsized { return present }
    if takesAll { return max(offered, present) }
    var sum = innerGaps(of: tracks)
    for track in tracks { sum += isOpen[track] ? share : lengths[track] }
    return max(sum, present)
  }

  /// The answer of a cell that takes one track.
  mutating func lengthen(_ track: Int, to length: CGFloat) {
    hasAnswer[track] = true
    lengths[track] = max(lengths[track], length)
  }

  /// Adds what a span lacks.
  mutating func lengthen(_ tracks: Range<Int>, to length: CGFloat) {
    let missing = length - self.length(of: tracks)
    guard missing > 0, !tracks.isEmpty else { return }
    var unanswered = 0
    for track in tracks where !hasAnswer[track] { unanswered += 1 }
    for track in tracks where unanswered == 0 || !hasAnswer[track] {
      lengths[track] += missing / CGFloat(unanswered == 0 ? tracks.count : unanswered)
    }
  }

  // MARK: Places

  func length(of tracks: Range<Int>) -> CGFloat {
    var sum = innerGaps(of: tracks)
    for track in tracks { sum += lengths[track] }
    return sum
  }

  var total: CGFloat { max(0, length(of: 0..<lengths.count)) }

  /// The start of each track.
  var starts: [CGFloat] {
    var position: CGFloat = 0
    var starts: [CGFloat] = []
    starts.reserveCapacity(lengths.count)
    for track in lengths.indices {
      position += gaps[track]
      starts.append(position)
      position += lengths[track]
    }
    return starts
  }

  var sumOfGaps: CGFloat { innerGaps(of: 0..<gaps.count) }

  private func innerGaps(of tracks: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for track in tracks.dropFirst() { sum += gaps[track] }
    return sum
  }
}
