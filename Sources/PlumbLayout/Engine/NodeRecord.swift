/// The record of a node in the arena: fixed-size, without references, so that a tree is one block of memory.
struct NodeRecord {
  struct Flags: OptionSet {
    let rawValue: UInt32

    // Without the generic code that a build for debugging runs for a set of options.

    /// Whether any of some flags is among them.
    func has(_ flags: Flags) -> Bool { rawValue & flags.rawValue != 0 }
    mutating func add(_ flags: Flags) { self = Flags(rawValue: rawValue | flags.rawValue) }
    mutating func drop(_ flags: Flags) { self = Flags(rawValue: rawValue & ~flags.rawValue) }

    /// The node or something below it changed since it was placed.
    static let needsPlacement = Flags(rawValue: 1)
    /// Leading is on the right.
    static let isMirrored = Flags(rawValue: 2)
    static let isFree = Flags(rawValue: 4)
    static let hasSpacing = Flags(rawValue: 8)
    /// The node is among the tree's changed ones.
    static let isChanged = Flags(rawValue: 16)
    /// Something below the node needs placement; the node itself and its children's places may be as they were.
    static let contentNeedsPlacement = Flags(rawValue: 32)
    /// One of the two.
    static let needsSomePlacement = Flags(rawValue: 1 | 32)
    /// The rule before this one answered at once, so that nobody knows who has heard its answers.
    static let hasUnknownAskers = Flags(rawValue: 64)
    /// The node's range along an axis, known or not, has been worked out.
    static func hasRange(_ axis: Axis) -> Flags { Flags(rawValue: axis == .horizontal ? 128 : 256) }
    static let hasRange = Flags(rawValue: 128 | 256)
    /// An object such as a text gave the range, or one of the ranges that it is made of.
    static func rangeRestsOnObject(_ axis: Axis) -> Flags {
      Flags(rawValue: axis == .horizontal ? 512 : 1024)
    }
    /// The rule works its answer out sooner than it is looked up, so the size is not remembered.
    static var answersAtOnce: Flags { Flags(rawValue: 2048) }
    /// The children keep the places that the stack's last answer gave them.
    static var hasPlaces: Flags { Flags(rawValue: 4096) }
    /// The rule has the priority of most views, 0, whatever is in it.
    static var hasUsualPriority: Flags { Flags(rawValue: 8192) }
    /// The rule has the priority of an only child, and the usual one with any other number of children.
    static var hasPriorityOfOnlyChild: Flags { Flags(rawValue: 16384) }
    /// An object knows the priority.
    static var hasPriorityOfObject: Flags { Flags(rawValue: 32768) }
    /// All that follows from the rule.
    static var ofRule: Flags { Flags(rawValue: 2048 | 8192 | 16384 | 32768) }
    /// All that is remembered of the distances, ranges and places.
    static let remembered = Flags(rawValue: 8 | 128 | 256 | 512 | 1024 | 4096)
  }

  // Three lines of memory of 64 bytes each: what a stack asks its children for, what it knows of them, and what the placement
  // leaves.
  private(set) var rule: LayoutRule
  var flags: Flags = .needsPlacement

  var parent = NodeID.none
  var firstChild = NodeID.none
  var nextSibling = NodeID.none
  var childCount: Int32 = 0
  /// The first remembered answer, in the tree's pool of answers.
  var answers: Int32 = -1
  /// Which of the sixteen classes of proposals have a remembered answer.
  var answered: UInt16 = 0
  /// The node's part of the changes that are being applied.
  var change: UInt8 = 0
  /// Which lengths the proposal has.
  private var proposedAxes: UInt8 = 0
  /// The next node of the same depth that has a part of the changes.
  var nextChanged = NodeID.none
  /// The tree's round in which the node or something below it was placed otherwise than before.
  var movedRound: UInt32 = 0
  /// The node's place in the last answer of the stack around it.
  var kept = KeptPlace()

  /// The position of the node in the last placement, in its parent's coordinates.
  var origin = CGPoint.zero
  var size = CGSize.zero
  private var proposed = CGSize.zero
  /// The proposal to the stack whose children keep their places.
  var keptWidth = Length(nil)
  var keptHeight = Length(nil)
  /// The start of the range that they cover across the stack.
  var keptStart = AlignedRange.Start()

  /// The proposal of the last placement.
  var proposal: ProposedViewSize {
    get {
      ProposedViewSize(
        width: proposedAxes & 1 == 0 ? nil : proposed.width,
        height: proposedAxes & 2 == 0 ? nil : proposed.height)
    }
    set {
      proposed = CGSize(width: newValue.width ?? 0, height: newValue.height ?? 0)
      proposedAxes = (newValue.width == nil ? 0 : 1) | (newValue.height == nil ? 0 : 2)
    }
  }

  /// Whether the node was last placed with a proposal.
  @inline(__always) func wasPlaced(with other: ProposedViewSize) -> Bool {
    (proposedAxes & 1 == 0) == (other.width == nil) && (proposedAxes & 2 == 0) == (other.height == nil)
      && proposed.width == other.width ?? 0 && proposed.height == other.height ?? 0
  }

  /// Whether there is anything to place in the node, or an object that wants to know when its turn is.
  var hasContent: Bool { firstChild.exists || rule.objectIndex != nil }

  init(rule: LayoutRule) {
    self.rule = rule
    setRule(rule)
  }

  /// Sets the rule, and the flags that follow from it.
  mutating func setRule(_ rule: LayoutRule) {
    self.rule = rule
    let traits = rule.traits
    flags.drop(.ofRule)
    if traits.answersAtOnce { flags.add(.answersAtOnce) }
    switch traits.priority {
    case .own(0): flags.add(.hasUsualPriority)
    case .ofOnlyChild: flags.add(.hasPriorityOfOnlyChild)
    case .ofObject: flags.add(.hasPriorityOfObject)
    case .own, .ofFirstChild: break
    }
  }
}
