/// The lines of one text in the rooms that it was last put into, so that a question that comes again fills nothing.
///
/// 1. The same room has the same lines.
/// 2. Lines that fit as they are fit a narrower room, too, as long as the widest of them does: every place to break
///    that a line passed by is still passed by.
/// 3. If only hard breaks end the lines, a wider room has nothing to change.
/// 4. A room that is high enough for all lines, or for the only one, changes none.
package struct FilledLines {
  /// The text that fills the lines.
  package let text: BreakableText
  /// The options for filling them.
  package let options: LineOptions
  /// The number of line fillings since the last `forget`. A question that was answered from what is kept does not count.
  package private(set) var fillings = 0
  private var kept: [Filling] = []

  private struct Filling {
    let width: CGFloat
    let height: CGFloat
    let lines: FilledText
  }

  /// A stack asks for the least, the most and a share.
  private static let mostRooms = 3
  /// The maximum number of lines kept beside those of the last room (assumed): a book is not kept three times.
  private static let mostLines = 10_000

  /// Nothing is filled before somebody asks.
  package init(_ text: BreakableText, _ options: LineOptions) { (self.text, self.options) = (text, options) }

  /// The lines for a proposal, as `BreakableText.fill` fills them.
  package mutating func lines(width: CGFloat?, height: CGFloat?) -> FilledText {
    let (width, height) = (BreakableText.length(width), BreakableText.length(height))
    for filling in kept.reversed() where holds(filling, width, height) { return filling.lines }
    let lines = text.fill(width: width, height: height, options: options)
    fillings += 1
    if kept.count == Self.mostRooms { kept.removeFirst() }
    if kept.reduce(lines.ranges.count, { $0 + $1.lines.ranges.count }) > Self.mostLines { kept = [] }
    kept.append(Filling(width: width, height: height, lines: lines))
    return lines
  }

  /// Keeps nothing, and counts from nothing.
  package mutating func forget() { self = FilledLines(text, options) }

  /// Returns whether the lines of one room are those of another.
  private func holds(_ filling: Filling, _ width: CGFloat, _ height: CGFloat) -> Bool {
    if filling.width == width && filling.height == height { return true }
    let lines = filling.lines
    guard !lines.gaveWay, lines.widest <= filling.width, lines.widest <= width,
      lines.ranges.count == 1 || lines.size.height <= height
    else { return false }
    // As many lines as paragraphs: no line ends because the room does.
    // A hyphen makes a line that ends earlier wider than one that ends later, so that places to break have no order.
    return lines.ranges.count == text.paragraphs.count || (width <= filling.width && text.hyphens.isEmpty)
  }
}

extension FilledText {
  /// Characters were left out, made smaller or moved together.
  fileprivate var gaveWay: Bool { isTruncated || scale != 1 || ranges.contains { $0.tightening != 0 } }
}
