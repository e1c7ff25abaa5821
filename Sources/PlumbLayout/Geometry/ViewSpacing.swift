/// The distances that a view would like to its neighbours, on each side.
///
/// A side may speak in several categories; two neighbours compare the categories that both speak. So a text asks
/// for room measured from its baseline beside a picture, and for none beside another text (Rules/Spacing.md#R-31,
///
public struct ViewSpacing: Sendable, Equatable {
  /// The preferred distances of one side, in points; `nil` where it has no preference.
  struct Side: Sendable, Equatable {
    /// Beside anything.
    var plain: CGFloat?
    /// Beside another text: the leading of this text's font.
    var textToText: CGFloat?
    /// A symbol is here, which counts as a text without leading (Rules/Spacing.md#R-37).
    var isSymbol = false
    /// Between the view above and a text.
    var aboveText: CGFloat?
    /// Between a text and the view below.
    var belowText: CGFloat?

    /// The distance between what is text on both sides: the leading of the lower text's font (Rules/Spacing.md#R-32), and 0
    /// where one side has only symbols (Rules/Spacing.md#R-37).
    func wishBetweenTexts(above lower: Side) -> CGFloat? {
      if hasText, let leading = lower.textToText { return leading }
      return (hasText || isSymbol) && (lower.hasText || lower.isSymbol) ? 0 : nil
    }

    var hasText: Bool { textToText != nil }

    /// The larger preference in each category.
    func union(_ other: Side) -> Side {
      Side(
        plain: larger(plain, other.plain), textToText: larger(textToText, other.textToText),
        isSymbol: isSymbol || other.isSymbol, aboveText: larger(aboveText, other.aboveText),
        belowText: larger(belowText, other.belowText))
    }
  }

  /// The distance between neighbours that have no preference (Rules/Spacing.md#R-30).
  public static let defaultDistance: CGFloat = 8

  var top: Side
  var leading: Side
  var bottom: Side
  var trailing: Side

  /// Creates a view with no preferences. It responds to a text's preference below and above with nothing, so
  /// that the text's own distance holds there.
  public init() {
    (leading, trailing) = (Side(), Side())
    top = Side(belowText: 0)
    bottom = Side(aboveText: 0)
  }

  /// No distance on any side, beside anything: what a spacer asks for (Rules/Spacing.md#R-34).
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = Side(plain: 0) }
    return spacing
  }()

  /// Returns a text's preferences, in points.
  ///
  /// - Parameters:
  ///   - lineGap: to another text above: its font's leading.
  ///   - above: to a view above that is no text.
  ///   - below: to a view below that is no text.
  public static func text(lineGap: CGFloat, above: CGFloat, below: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = Side(textToText: lineGap, aboveText: above)
    spacing.bottom = Side(textToText: lineGap, belowText: below)
    return spacing
  }

  /// Returns the preferences of a symbol that has its own size (Rules/Spacing.md#R-37).
  ///
  /// - Parameter belowBaseline: the distance from its baseline to the bottom of what is drawn of it, in points.
  package static func symbol(belowBaseline: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = Side(isSymbol: true, aboveText: belowBaseline)
    spacing.bottom = Side(isSymbol: true, belowText: belowBaseline)
    return spacing
  }

  subscript(edge: Edge) -> Side {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Returns the distance in points that this view and the one after it along an axis agree on.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) = (self[.end(of: axis)], next[.start(of: axis)])
    let shared = larger(
      mine.wishBetweenTexts(above: theirs),
      larger(both(mine.aboveText, theirs.aboveText), both(mine.belowText, theirs.belowText)))
    return shared ?? larger(mine.plain, theirs.plain) ?? ViewSpacing.defaultDistance
  }

  /// Returns the source of the distance, for traces of the layout.
  func source(ofDistanceTo next: ViewSpacing, along axis: Axis) -> GapSource {
    let (mine, theirs) = (self[.end(of: axis)], next[.start(of: axis)])
    let wishes: [(GapSource, CGFloat?)] = [
      (mine.hasText && theirs.hasText ? .textToText : .symbol, mine.wishBetweenTexts(above: theirs)),
      (.aboveText, both(mine.aboveText, theirs.aboveText)),
      (.belowText, both(mine.belowText, theirs.belowText)),
    ]
    let distance = distance(to: next, along: axis)
    if let wish = wishes.first(where: { $0.1 == distance }) { return wish.0 }
    return larger(mine.plain, theirs.plain) == nil ? .usual : .wish
  }

  /// Keeps the larger preference, category by category, on the given sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = self[edge].union(other[edge]) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Clears a text's preferences on the given sides; a spacer's stay (Rules/Spacing.md#R-33, R-34).
  mutating func resetText(_ edges: Edge.Set) {
    let fresh = ViewSpacing()
    for edge in Edge.allCases where edges.contains(edge) {
      var side = fresh[edge]
      side.plain = self[edge].plain
      self[edge] = side
    }
  }

  /// Clears every preference on the given sides.
  mutating func reset(_ edges: Edge.Set) {
    let fresh = ViewSpacing()
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = fresh[edge] }
  }
}

/// Returns the larger of two preferences if both exist.
private func both(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
  guard let one, let other else { return nil }
  return max(one, other)
}

/// Returns the larger of two preferences, or the one that exists.
private func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
  guard let one else { return other }
  guard let other else { return one }
  return max(one, other)
}
