/// One side of a rectangle. Leading is left where text runs left to right.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Several sides at once.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }

  /// Returns the side where an axis starts.
  public static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// Returns the side where an axis ends.
  public static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}

/// The leading or the trailing side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
