/// A vertical line through a view, on which views are lined up.
@frozen public struct HorizontalAlignment: Hashable, Sendable {
  public let key: AlignmentKey
  @inlinable public init(key: AlignmentKey) { self.key = key }
  init(number: UInt32) { key = AlignmentKey(axis: .horizontal, number: number) }

  public static let leading = HorizontalAlignment(number: AlignmentKey.start)
  public static let center = HorizontalAlignment(number: AlignmentKey.center)
  public static let trailing = HorizontalAlignment(number: AlignmentKey.end)
}

/// A horizontal line through a view, on which views are lined up.
@frozen public struct VerticalAlignment: Hashable, Sendable {
  public let key: AlignmentKey
  @inlinable public init(key: AlignmentKey) { self.key = key }
  init(number: UInt32) { key = AlignmentKey(axis: .vertical, number: number) }

  public static let top = VerticalAlignment(number: AlignmentKey.start)
  public static let center = VerticalAlignment(number: AlignmentKey.center)
  public static let bottom = VerticalAlignment(number: AlignmentKey.end)
  /// The baseline of the topmost line of text.
  public static let firstTextBaseline = VerticalAlignment(number: AlignmentKey.firstTextBaseline)
  /// The baseline of the lowest line of text.
  public static let lastTextBaseline = VerticalAlignment(number: AlignmentKey.lastTextBaseline)
}

/// A point in a view, on which views are lined up in both directions.
@frozen public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  @inlinable public subscript(axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
