/// One remembered answer: a size for a proposal, or the place of a guide for a proposal.
struct Answer {
  // The proposal's two lengths; NaN represents an unspecified one, so that a key is two plain numbers.
  var proposedWidth: CGFloat
  var proposedHeight: CGFloat
  var width: CGFloat
  var height: CGFloat
  /// The next answer of the same node, or of the free list.
  var next: Int32
  /// Below 16 a size, in one of the sixteen classes of proposals; from 16 on a guide.
  var kind: UInt32

  static let guideKinds: UInt32 = 16

  var proposal: ProposedViewSize {
    ProposedViewSize(
      width: proposedWidth.isNaN ? nil : proposedWidth, height: proposedHeight.isNaN ? nil : proposedHeight)
  }

  /// Whether another answer is one to the same question.
  func isTo(_ other: Answer) -> Bool { kind == other.kind && proposal == other.proposal }

  /// The guide's number, for an answer about a guide.
  var guide: AlignmentKey? {
    kind < Answer.guideKinds ? nil : AlignmentKey(rawValue: kind - Answer.guideKinds)
  }
}

/// The answers of all nodes, in one pool. Each node's are a short chain, the newest first.
///
/// A size is filed under the classes of the two proposed lengths, {0, ∞, unspecified, finite}. Measured: with a few
/// recent slots instead of the classes, the cost of nested stacks is exponential in the depth.
struct AnswerPool {
  private var entries: UnsafeMutablePointer<Answer>
  private var capacity: Int32
  private var used: Int32 = 0
  private var free: Int32 = -1
  /// The number of released chains.
  private var releases: UInt32 = 0
  /// The number of answers of a kind that each node keeps now.
  var mostPerKind = usualPerKind

  /// The number of answers of one class that a node keeps: more than one only helps views whose width depends on the
  /// height and that are asked with several finite lengths in one pass. With two of them W5c takes a sixth fewer
  /// instructions.
  static let usualPerKind = 4

  init() {
    capacity = 256
    entries = .allocate(capacity: Int(capacity))
  }

  func deallocate() { entries.deallocate() }

  /// 0 to 15: the class of the width times four plus the class of the height.
  static func classOf(_ proposal: ProposedViewSize) -> UInt32 {
    classOf(proposal.width) << 2 | classOf(proposal.height)
  }

  private static func classOf(_ length: CGFloat?) -> UInt32 {
    guard let length else { return 0 }
    return length == 0 ? 1 : length == .infinity ? 2 : 3
  }

  /// The end of a search for an answer that is not there: the oldest answer of its kind, if there are as many as a node
  /// keeps, and the newer one that leads to it.
  struct Oldest {
    fileprivate var index: Int32 = -1
    fileprivate var previous: Int32 = -1
    fileprivate var releases: UInt32 = 0
  }

  /// The answer of a kind for a proposal in a chain.
  ///
  /// - Parameter oldest: where the answer can be inserted if there is none.
  func find(
    _ kind: UInt32, _ proposal: ProposedViewSize, from head: Int32, _ oldest: inout Oldest
  ) -> CGSize? {
    let (width, height) = (proposal.width ?? .nan, proposal.height ?? .nan)
    var (previous, index, count) = (Int32(-1), head, 0)
    while index >= 0 {
      let entry = entries + Int(index)
      if entry.pointee.kind == kind {
        if same(entry.pointee.proposedWidth, width) && same(entry.pointee.proposedHeight, height) {
          return CGSize(width: entry.pointee.width, height: entry.pointee.height)
        }
        count += 1
        if count == mostPerKind {
          oldest = Oldest(index: index, previous: previous, releases: releases)
          return nil
        }
      }
      (previous, index) = (index, entry.pointee.next)
    }
    return nil
  }

  /// Visits a chain's answers, the newest first.
  func forEach(from head: Int32, _ visit: (Answer) -> Void) {
    var index = head
    while index >= 0 {
      visit(entries[Int(index)])
      index = entries[Int(index)].next
    }
  }

  /// Adds an answer in front of a chain, in the place of the oldest of its kind once there are enough of them.
  ///
  /// - Parameter oldest: what a search found. If the chain is another one meanwhile, there is one answer more.
  mutating func insert(
    _ kind: UInt32, _ proposal: ProposedViewSize, _ answer: CGSize, _ oldest: Oldest, head: inout Int32
  ) {
    let index = take(oldest) ? oldest.index : takeFree()
    entries[Int(index)] = Answer(
      proposedWidth: proposal.width ?? .nan, proposedHeight: proposal.height ?? .nan, width: answer.width,
      height: answer.height, next: head, kind: kind)
    head = index
  }

  /// Gives a chain back.
  mutating func release(head: inout Int32) {
    releases &+= 1
    while head >= 0 {
      let next = entries[Int(head)].next
      entries[Int(head)].next = free
      free = head
      head = next
    }
  }

  /// Unlinks an answer, if it is still there.
  private mutating func take(_ oldest: Oldest) -> Bool {
    guard oldest.index >= 0, oldest.releases == releases, entries[Int(oldest.previous)].next == oldest.index
    else { return false }
    entries[Int(oldest.previous)].next = entries[Int(oldest.index)].next
    return true
  }

  private mutating func takeFree() -> Int32 {
    if free >= 0 {
      defer { free = entries[Int(free)].next }
      return free
    }
    if used == capacity { reserve(capacity * 2) }
    used += 1
    return used - 1
  }

  /// Makes room for so many answers.
  mutating func reserve(_ count: Int32) {
    guard count > capacity else { return }
    let larger = UnsafeMutablePointer<Answer>.allocate(capacity: Int(count))
    larger.moveInitialize(from: entries, count: Int(used))
    entries.deallocate()
    (entries, capacity) = (larger, count)
  }

  /// The same number, or both unspecified. Bits take one comparison; that they distinguish 0 from -0 costs an answer at most.
  @inline(__always) private func same(_ one: CGFloat, _ other: CGFloat) -> Bool {
    one.bitPattern == other.bitPattern
  }
}
