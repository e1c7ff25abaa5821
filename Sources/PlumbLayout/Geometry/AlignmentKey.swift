/// The number that represents an alignment guide: which axis it lies on, and which guide it is.
///
/// Guides that users declare get their numbers from above, together with the rule of their default value
/// (`LayoutTree.customGuideDefault`), because types cannot be distinguished here (Embedded Swift).
@frozen public struct AlignmentKey: Hashable, Sendable {
  public let rawValue: UInt32

  /// Numbers below 16 are ours.
  public static let firstCustomNumber: UInt32 = 16

  @inlinable public init(axis: Axis, number: UInt32) {
    rawValue = number << 1 | (axis == .horizontal ? 0 : 1)
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public var axis: Axis { rawValue & 1 == 0 ? .horizontal : .vertical }
  @inlinable public var number: UInt32 { rawValue >> 1 }
  @inlinable public var isCustom: Bool { number >= AlignmentKey.firstCustomNumber }

  static let start: UInt32 = 0
  static let center: UInt32 = 1
  static let end: UInt32 = 2
  static let firstTextBaseline: UInt32 = 3
  static let lastTextBaseline: UInt32 = 4

  @inline(__always) var isTextBaseline: Bool {
    axis == .vertical && (number == AlignmentKey.firstTextBaseline || number == AlignmentKey.lastTextBaseline)
  }

  /// Whether a container with several children passes the guide on. The edges and the centre of a container are
  /// its own; baselines and users' guides come from its children (Rules/Alignment.md#R-81).
  var isMergedByContainers: Bool { isCustom || isTextBaseline }

  /// The value of a built-in guide that nobody has set, in a view of a given length. Views without text have
  /// their baselines at the bottom (Rules/Alignment.md#R-80).
  func builtInDefault(_ length: CGFloat) -> CGFloat {
    switch number {
    case AlignmentKey.start: 0
    case AlignmentKey.center: length / 2
    default: length
    }
  }

  /// The position of the guide in a length, as a share of it. Only edges and the middle lie somewhere without a view;
  /// every other guide counts as the middle.
  package var share: CGFloat {
    switch number {
    case AlignmentKey.start: 0
    case AlignmentKey.end: 1
    default: 0.5
    }
  }

  /// One value from those of several children, read in order: the smallest first baseline, the largest last
  /// baseline, the mean of a user's guide (Rules/Alignment.md#R-81).
  @frozen public struct Merge {
    public let key: AlignmentKey
    var sum: CGFloat = 0
    var count = 0

    public init(_ key: AlignmentKey) { self.key = key }

    public mutating func add(_ value: CGFloat) {
      count += 1
      if count == 1 {
        sum = value
      } else if key.isCustom {
        sum += value
      } else if key.number == AlignmentKey.firstTextBaseline {
        sum = min(sum, value)
      } else {
        sum = max(sum, value)
      }
    }

    public var value: CGFloat? {
      if count == 0 { return nil }
      return key.isCustom ? sum / CGFloat(count) : sum
    }
  }
}
