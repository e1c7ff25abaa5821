import Foundation
import PlumbLayout

/// The places that are needed to cut laid-out views into pages. Places are in points from the top of the canvas.
nonisolated package struct PagedContent: Sendable {
  /// The blocks that stay on one page, in no order.
  package var blocks: [ClosedRange<CGFloat>] = []
  /// Blocks that stay on the page of what follows them.
  package var headings: [ClosedRange<CGFloat>] = []
  /// The start of a new page.
  package var breaks: [CGFloat] = []
  /// The areas that are longer than a page, and have nothing in them where they can be cut better: a picture, an area.
  package var long: [ClosedRange<CGFloat>] = []
  package var heads: [Head] = []
  package var links: [Link] = []
  package var bookmarks: [Bookmark] = []

  package init() {}

  /// The part that is shown again on each page that goes on with the views around it.
  package struct Head: Equatable, Sendable {
    package var place: ClosedRange<CGFloat>
    /// The end of the views around it.
    package var end: CGFloat

    package init(place: ClosedRange<CGFloat>, end: CGFloat) { (self.place, self.end) = (place, end) }
  }

  package struct Link: Equatable, Sendable {
    package var address: URL
    package var frame: CGRect
  }

  package struct Bookmark: Equatable, Sendable {
    package var entry: PageBookmark
    package var top: CGFloat
  }
}

extension ViewHost {
  /// Returns the places of the last layout that are needed for pages of a length, in points.
  package func pagedContent(pageLength: CGFloat) -> PagedContent {
    var walk = PageWalk(pageLength: pageLength)
    walk.visit(root, .zero, until: canvas?.whole.maxY ?? 0)
    return walk.content
  }
}

/// Collects what stays together, from the outside to the inside.
@MainActor private struct PageWalk {
  let pageLength: CGFloat
  var content = PagedContent()

  /// A node that takes part in the layout by itself, on the canvas.
  private struct Member {
    let node: ViewNode
    let frame: CGRect
    var span: ClosedRange<CGFloat> { frame.minY...max(frame.minY, frame.maxY) }

    @MainActor var isDivider: Bool {
      guard case .divider = node.host.layoutTree.rule(of: node.layout) else { return false }
      return true
    }
  }

  /// The content that cutting finds in a view. One block includes the space around it: its padding, its frame, its
  /// background.
  enum Found {
    case nothing, oneBlock, more

    mutating func add(_ other: Found) {
      if self == .nothing { self = other } else if other != .nothing { self = .more }
    }
  }

  /// - Parameters:
  ///   - origin: of the layout node above.
  ///   - end: the end of the nearest several views that contain the node.
  @discardableResult
  mutating func visit(_ node: ViewNode, _ origin: CGPoint, until end: CGFloat) -> Found {
    if node.isPresentation || node.isLeftOut?() ?? false { return .nothing }
    note(node, origin, until: end)
    guard node.layout.exists else { return visit(node.children, origin, until: end) }
    let frame = frame(of: node, origin)
    let span = frame.minY...max(frame.minY, frame.maxY)
    if let leaf = node.object as? TextLeaf { return add(leaf, of: node, frame) }
    let rule = node.host.layoutTree.rule(of: node.layout)
    if case .spacer = rule { return .nothing }
    var children = node.children
    // What is behind a view, or before it, is cut where the view is.
    if case .layered = rule { children = NodeList(children.prefix(1)) }
    var members: [Member] = []
    for child in children { collect(child, frame.origin, into: &members) }
    if members.isEmpty { return node.mark != nil || node.object != nil ? add(span) : .nothing }
    let isRow = keepRows(members)
    let found = visit(children, frame.origin, until: members.count > 1 ? frame.maxY : end)
    return isRow || found == .oneBlock ? add(span) : found
  }

  private mutating func visit(_ nodes: NodeList, _ origin: CGPoint, until end: CGFloat) -> Found {
    var found = Found.nothing
    for node in nodes { found.add(visit(node, origin, until: end)) }
    return found
  }

  private func frame(of node: ViewNode, _ origin: CGPoint) -> CGRect {
    node.host.layoutTree.frame(of: node.layout).offsetBy(dx: origin.x, dy: origin.y)
  }

  private func collect(_ node: ViewNode, _ origin: CGPoint, into members: inout [Member]) {
    if node.isPresentation || node.isLeftOut?() ?? false { return }
    if node.layout.exists { return members.append(Member(node: node, frame: frame(of: node, origin))) }
    for child in node.children { collect(child, origin, into: &members) }
  }

  // MARK: What stays together

  private mutating func keep(_ span: ClosedRange<CGFloat>) {
    if fits(span) { content.blocks.append(span) }
  }

  private func fits(_ span: ClosedRange<CGFloat>) -> Bool {
    let length = span.upperBound - span.lowerBound
    return length > 0 && length <= pageLength
  }

  /// Something that has no better place to be cut.
  private mutating func add(_ span: ClosedRange<CGFloat>) -> Found {
    guard span.upperBound > span.lowerBound else { return .nothing }
    guard fits(span) else {
      content.long.append(span)
      return .more
    }
    content.blocks.append(span)
    return .oneBlock
  }

  /// Views side by side, or on each other, are a row. A divider stays with what it is below of.
  ///
  /// - Returns: whether all of them are one row.
  private mutating func keepRows(_ members: [Member]) -> Bool {
    var row: ClosedRange<CGFloat> = 0...0
    var (count, rows) = (0, 0)
    for member in members.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      // Neighbours touch, and the last digits of their places differ.
      if count > 0, member.span.lowerBound < row.upperBound - 0.01 {
        row = row.lowerBound...max(row.upperBound, member.span.upperBound)
        count += 1
      } else {
        if count > 1 { keep(row) }
        if count > 0, member.isDivider { keep(row.lowerBound...member.span.upperBound) }
        (row, count, rows) = (member.span, 1, rows + 1)
      }
    }
    if count > 1 { keep(row) }
    return rows == 1 && count > 1 && fits(row)
  }

  /// A text is cut between lines, but never so that one line is alone.
  private mutating func add(_ leaf: TextLeaf, of node: ViewNode, _ frame: CGRect) -> Found {
    addLinks(of: node, frame)
    let text = leaf.lines(in: frame.size)
    guard text.count > 3, frame.height > 0 else { return add(frame.minY...max(frame.minY, frame.maxY)) }
    let lines = text.lines
    let tops = lines.map { frame.minY + $0.top }
    let bottoms = lines.map { frame.minY + $0.top + $0.height }
    keep(frame.minY...max(frame.minY, bottoms[1]))
    for line in 2..<lines.count - 2 { keep(tops[line]...max(tops[line], bottoms[line])) }
    keep(tops[lines.count - 2]...max(tops[lines.count - 2], frame.maxY))
    return .more
  }

  // MARK: What is said about a view

  private mutating func note(_ node: ViewNode, _ origin: CGPoint, until end: CGFloat) {
    let pages = node.attachment(NodePages.self)
    let isHeading = node.accessibility.addedTraits.contains(.isHeader)
    guard pages != nil || isHeading else { return }
    var members: [Member] = []
    collect(node, origin, into: &members)
    guard let top = members.map(\.span.lowerBound).min(), let bottom = members.map(\.span.upperBound).max()
    else { return }
    if isHeading { content.headings.append(top...bottom) }
    guard let pages else { return }
    if let address = pages.destination {
      content.links += members.map { PagedContent.Link(address: address, frame: $0.frame) }
    }
    if pages.keepsTogether { keep(top...bottom) }
    if pages.beginsPage { content.breaks.append(top) }
    if pages.repeats {
      keep(top...bottom)
      content.heads.append(PagedContent.Head(place: top...bottom, end: end))
    }
    if let entry = pages.bookmark {
      content.bookmarks.append(PagedContent.Bookmark(entry: entry, top: top))
    }
  }

  private mutating func addLinks(of node: ViewNode, _ frame: CGRect) {
    guard let links = node.interaction?.links else { return }
    for link in links.links {
      for place in links.places(of: link, in: frame.size) {
        content.links.append(
          PagedContent.Link(
            address: link.address, frame: place.offsetBy(dx: frame.minX, dy: frame.minY)))
      }
    }
  }
}
