/// The record of a node in the arena: fixed-size, without references, so that a tree is one block of memory.
struct NodeRecord {
  struct Flags: OptionSet {
    let rawValue: UInt32

    /// Whether any of some flags is among them, without the generic code that a build for debugging runs for it.
    func has(_ flags: Flags) -> Bool { rawValue & flags.rawValue != 0 }

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
    /// All that is remembered of the distances, ranges and places.
    static let remembered = Flags(rawValue: 8 | 128 | 256 | 512 | 1024 | 4096)
  }

  private(set) var rule: LayoutRule
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
  var flags: Flags = .needsPlacement
  /// The next node of the same depth that has such a part.
  var nextChanged = NodeID.none
  /// The tree's round in which the node or something below it was placed otherwise than before.
  var movedRound: UInt32 = 0

  /// The position of the node in the last placement, in its parent's coordinates.
  var origin = CGPoint.zero
  var size = CGSize.zero
  var proposal = ProposedViewSize.unspecified

  /// Where the last answer of the stack around the node puts it.
  var kept = KeptPlace()
  /// The proposal to the stack whose children keep their places.
  var keptWidth = Length(nil)
  var keptHeight = Length(nil)

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
    flags.subtract([.answersAtOnce, .hasUsualPriority, .hasPriorityOfOnlyChild])
    if traits.answersAtOnce { flags.insert(.answersAtOnce) }
    switch traits.priority {
    case .own(0): flags.insert(.hasUsualPriority)
    case .ofOnlyChild: flags.insert(.hasPriorityOfOnlyChild)
    case .own, .ofFirstChild, .ofObject: break
    }
  }
}
