import PlumbLayout
import PlumbViews

/// Cuts what is longer than a page into pages.
struct PageCuts {
  /// The part of the views on one page, in points from the top of the views.
  struct Part: Equatable {
    var top: CGFloat
    var bottom: CGFloat
    /// The heads that the page repeats above its part, from the top.
    var heads: [ClosedRange<CGFloat>] = []

    var headLength: CGFloat { heads.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }
  }

  private let content: PagedContent
  private let blocks: [ClosedRange<CGFloat>]
  private let headings: [ClosedRange<CGFloat>]
  private let breaks: [CGFloat]
  private let total: CGFloat

  /// Edges that differ by less are one: they come from sums in another order.
  private static let tolerance: CGFloat = 0.01
  /// More pages than this are a mistake, such as margins that leave a page of one point.
  static let mostPages = 20_000

  /// - Parameter total: how long the views are, in points.
  init(_ content: PagedContent, total: CGFloat) {
    (self.content, self.total) = (content, total)
    blocks = content.blocks.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    headings = content.headings.sorted { $0.lowerBound < $1.lowerBound }
    breaks = content.breaks.sorted()
  }

  /// - Parameter room: how long a page's content may be, in points; of each page, from 0.
  func parts(room: (Int) -> CGFloat) -> [Part] {
    var parts: [Part] = []
    var top: CGFloat = 0
    // The first block that does not end above the page.
    var first = 0
    repeat {
      let whole = max(1, room(parts.count))
      var part = Part(top: top, bottom: total, heads: heads(at: top))
      // Heads that leave no room for what they are the heads of help nobody.
      if part.headLength > whole / 2 { part.heads = [] }
      part.bottom = bottom(of: top, limit: top + whole - part.headLength, &first)
      parts.append(part)
      top = start(after: part.bottom, first)
    } while top < total - Self.tolerance && parts.count < Self.mostPages
    return parts
  }

  private func heads(at top: CGFloat) -> [ClosedRange<CGFloat>] {
    content.heads.filter { $0.place.upperBound <= top + Self.tolerance && top < $0.end - Self.tolerance }
      .map(\.place).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the end of the page that begins at `top`.
  private func bottom(of top: CGFloat, limit: CGFloat, _ first: inout Int) -> CGFloat {
    while first < blocks.count, blocks[first].upperBound <= top + Self.tolerance { first += 1 }
    if let wanted = breaks.first(where: { $0 > top + Self.tolerance }), wanted <= limit { return wanted }
    guard total > limit else { return total }
    var last = first
    while last < blocks.count, blocks[last].lowerBound < limit { last += 1 }
    let page = blocks[first..<last]
    // From below: what begins later than the cut is not cut by it any more.
    var cut = limit
    for block in page.reversed()
    where block.lowerBound < cut - Self.tolerance && block.upperBound > cut + Self.tolerance {
      // What begins with the page, and is too long for the room that its heads leave, is cut somewhere in it.
      if block.lowerBound > top + Self.tolerance { cut = block.lowerBound }
    }
    while let heading = headingBefore(cut, page), heading.lowerBound > top + Self.tolerance {
      cut = heading.lowerBound
    }
    return cut
  }

  /// The heading that is the last thing above a cut.
  private func headingBefore(_ cut: CGFloat, _ page: ArraySlice<ClosedRange<CGFloat>>) -> ClosedRange<
    CGFloat
  >? {
    guard
      let heading = headings.last(where: { $0.upperBound <= cut + Self.tolerance && $0.lowerBound < cut })
    else { return nil }
    let isFollowed = page.contains {
      $0.lowerBound >= heading.upperBound - Self.tolerance && $0.lowerBound < cut - Self.tolerance
    }
    return isFollowed ? nil : heading
  }

  /// Returns the start of the next page: not with what is left of a gap between views.
  private func start(after bottom: CGFloat, _ first: Int) -> CGFloat {
    let next = blocks[first...].first { $0.upperBound > bottom + Self.tolerance }?.lowerBound ?? total
    let isInArea = content.long.contains { $0.lowerBound < next && $0.upperBound > bottom + Self.tolerance }
    return isInArea ? bottom : max(bottom, next)
  }
}
