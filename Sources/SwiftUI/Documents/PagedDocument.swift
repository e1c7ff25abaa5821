import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

/// A view on as many pages as it needs.
@MainActor package struct PagedDocument {
  let paper: Paper
  /// In points.
  let margins: EdgeInsets
  let description: DocumentDescription
  let background: ResolvedColor?
  /// The views on top and at the bottom of a page, and the view that is cut: each as wide as the paper without its
  /// margins.
  let stage: (AnyView, ProposedViewSize) -> StagedView
  let header: (DocumentPage) -> AnyView
  let footer: (DocumentPage) -> AnyView

  /// - Parameters:
  ///   - margins: in points.
  ///   - background: what is behind each page; nothing if it is `nil`.
  ///   - stage: shows a view that is offered a size.
  package init(
    paper: Paper, margins: EdgeInsets, description: DocumentDescription = DocumentDescription(),
    background: ResolvedColor? = nil, stage: @escaping (AnyView, ProposedViewSize) -> StagedView,
    header: @escaping (DocumentPage) -> AnyView = { _ in AnyView(EmptyView()) },
    footer: @escaping (DocumentPage) -> AnyView = { _ in AnyView(EmptyView()) }
  ) {
    (self.paper, self.margins, self.description) = (paper, margins, description)
    (self.background, self.stage, self.header, self.footer) = (background, stage, header, footer)
  }

  /// The header or footer of a page before it is placed.
  fileprivate struct Edge {
    let staged: StagedView
    @MainActor var length: CGFloat { staged.canvasSize.height }
    @MainActor var content: PagedContent { staged.host.pagedContent(pageLength: length) }
    @MainActor var parts: [PagePart] { staged.pageParts() }
  }

  private var width: CGFloat { paper.size.width - margins.leading - margins.trailing }
  private var length: CGFloat { paper.size.height - margins.top - margins.bottom }

  /// - Throws: `ExportError` for margins that leave no space, and for too many pages.
  package func sequence(of view: AnyView) throws -> PageSequence {
    guard width >= 1, length >= 1, paper.size.width.isFinite, paper.size.height.isFinite else {
      throw ExportError.noRoomOnPage(width: Double(width), height: Double(length))
    }
    let paged = AnyView(view.environment(\.showsWhole, true))
    let staged = stage(paged, ProposedViewSize(width: width, height: nil))
    let total = staged.canvasSize.height
    // How many pages there are is passed to the views that show it, which may need more room for it: twice is enough for
    // what has one more digit.
    var (count, triesLeft) = (1, 3)
    var known: (room: CGFloat, content: PagedContent)?
    while true {
      let edges = Edges(self, count: count)
      let room = edges.room(0)
      let content =
        known.flatMap { $0.room == room ? $0.content : nil } ?? staged.host.pagedContent(pageLength: room)
      known = (room, content)
      let parts = PageCuts(content, total: total).parts(room: edges.room)
      guard parts.count < PageCuts.mostPages else { throw ExportError.tooManyPages(PageCuts.mostPages) }
      if parts.count == count || triesLeft == 0 { return sequence(parts, content, staged, edges) }
      (count, triesLeft) = (parts.count, triesLeft - 1)
    }
  }

  /// The views on top and at the bottom of the pages, each made once.
  @MainActor private final class Edges {
    private let document: PagedDocument
    private let count: Int
    private var made: [Int: (top: Edge, bottom: Edge)] = [:]

    init(_ document: PagedDocument, count: Int) { (self.document, self.count) = (document, count) }

    func of(_ index: Int) -> (top: Edge, bottom: Edge) {
      if let edges = made[index] { return edges }
      let page = DocumentPage(number: index + 1, count: count)
      let proposal = ProposedViewSize(width: document.width, height: nil)
      let edges = (
        Edge(staged: document.stage(document.header(page), proposal)),
        Edge(staged: document.stage(document.footer(page), proposal))
      )
      made[index] = edges
      return edges
    }

    func room(_ index: Int) -> CGFloat {
      let edges = of(index)
      return document.length - edges.top.length - edges.bottom.length
    }
  }

  private func sequence(
    _ parts: [PageCuts.Part], _ content: PagedContent, _ staged: StagedView, _ edges: Edges
  ) -> PageSequence {
    let strips = DrawingStrips(staged.displayList().items)
    let read = staged.pageParts()
    var sequence = PageSequence(pages: [])
    for (index, part) in parts.enumerated() {
      let around = edges.of(index)
      var page = OpenPage(size: paper.size, left: margins.leading, scale: staged.scale)
      if let background {
        page.items.append(
          .fill(Path(CGRect(origin: .zero, size: paper.size)), .color(background), FillStyle()))
      }
      page.add(around.top, at: margins.top)
      var top = margins.top + around.top.length
      for head in part.heads {
        page.add(strips, content, read, from: head.lowerBound, to: head.upperBound, at: top)
        top += head.upperBound - head.lowerBound
      }
      page.add(strips, content, read, from: part.top, to: part.bottom, at: top)
      sequence.contents += content.bookmarks.filter { part.top <= $0.top && $0.top < part.bottom }.map {
        PageSequence.Entry(
          title: $0.entry.title, level: $0.entry.level, page: index + 1, top: top + $0.top - part.top)
      }
      let bottom = paper.size.height - margins.bottom - around.bottom.length
      page.add(around.bottom, at: bottom)
      sequence.pages.append(
        PageSequence.Page(
          picture: DisplayList(size: paper.size, items: page.items), links: page.links, parts: page.parts))
    }
    (sequence.title, sequence.author) = (description.title, description.author)
    (sequence.subject, sequence.keywords) = (description.subject, description.keywords)
    sequence.language = description.language
    return sequence
  }
}

/// A page on which something is drawn.
private struct OpenPage {
  let size: CGSize
  let left: CGFloat
  /// Pixels per point, to which edges are rounded.
  let scale: CGFloat
  var items: [DisplayItem] = []
  var links: [PageSequence.Link] = []
  var parts: [PagePart] = []

  /// Draws the view on top or at the bottom, with its own top at a height.
  @MainActor mutating func add(_ edge: PagedDocument.Edge, at top: CGFloat) {
    let place = CGAffineTransform(translationX: left, y: top)
    let drawn = edge.staged.displayList().items
    if !drawn.isEmpty { items.append(.group(.transform(place), drawn)) }
    for link in edge.content.links { add(link, moved: place) }
    for part in edge.parts { add(part, moved: place) }
  }

  /// Draws a strip of something, with the strip's top at a height.
  mutating func add(
    _ strips: DrawingStrips, _ content: PagedContent, _ read: [PagePart], from first: CGFloat,
    to last: CGFloat, at top: CGFloat
  ) {
    let drawn = strips.items(from: first, to: last)
    let place = CGAffineTransform(translationX: left, y: top - first)
    if !drawn.isEmpty {
      // Views may reach into the margins at the sides, but not into other pages. A line at the end is a pixel high at least.
      let bottom = top - first + (last * scale).rounded(.up) / scale
      let window = Path(CGRect(x: 0, y: top, width: size.width, height: bottom - top))
      items.append(.group(.clip(window, FillStyle()), [.group(.transform(place), drawn)]))
    }
    for link in content.links where link.frame.minY < last && link.frame.maxY > first {
      add(link, moved: place)
    }
    for var part in read where part.frame.minY < last && part.frame.maxY > first {
      let (top, bottom) = (max(part.frame.minY, first), min(part.frame.maxY, last))
      part.frame = CGRect(x: part.frame.minX, y: top, width: part.frame.width, height: bottom - top)
      add(part, moved: place)
    }
  }

  private mutating func add(_ part: PagePart, moved place: CGAffineTransform) {
    var part = part
    part.frame = part.frame.applying(place)
    parts.append(part)
  }

  private mutating func add(_ link: PagedContent.Link, moved place: CGAffineTransform) {
    links.append(
      PageSequence.Link(address: link.address.absoluteString, frame: link.frame.applying(place)))
  }
}
