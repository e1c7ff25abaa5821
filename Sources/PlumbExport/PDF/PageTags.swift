import CPangoCairo
import PlumbDrawing
import PlumbLayout
import PlumbText

/// Determines, while a page is drawn, the part to which each item belongs.
///
/// Items outside of all parts, such as backgrounds and lines, belong to none, and are not read.
final class PageTags {
  private let cr: OpaquePointer
  private let parts: [PagePart]
  private var lines = PageLines()
  /// The parts that reach into each band of the page, by index.
  private var bands: [Int: [Int]] = [:]
  private var open: Int?
  /// Everything belongs to what is open, or to nothing.
  private var isWhole = false
  /// The parts in the order in which they were begun, which is that of their structure elements.
  private(set) var begun: [PagePart] = []

  private static let bandHeight: CGFloat = 64

  init(_ parts: [PagePart], on cr: OpaquePointer) {
    (self.parts, self.cr) = (parts, cr)
    for (index, part) in parts.enumerated() {
      for band in Self.bands(part.frame) { bands[band, default: []].append(index) }
    }
  }

  /// Nothing that is on a page lies outside of these bands.
  private static func bands(_ frame: CGRect) -> ClosedRange<Int> {
    func band(_ y: CGFloat) -> Int { Int(max(0, min(y, 14_400)) / bandHeight) }
    return band(frame.minY)...band(max(frame.minY, frame.maxY))
  }

  /// Begins the part to which something belongs, and ends the one before.
  ///
  /// - Parameters:
  ///   - bounds: where it is drawn, in points of the page.
  ///   - isText: text belongs to parts of every kind. Something else begins figures and groups, or is in what is open.
  func draw(_ bounds: CGRect, isText: Bool) {
    guard !bounds.isNull, bounds.midX.isFinite, bounds.midY.isFinite else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let open, parts[open].frame.contains(middle), !isText { return }
    let part = part(at: middle, isText: isText)
    guard part != open else { return }
    end()
    guard let part else { return }
    open = part
    begun.append(parts[part])
    lines = PageLines(parts[part].text)
    cairo_tag_begin(cr, parts[part].tag, nil)
  }

  /// The smallest part around a point.
  private func part(at point: CGPoint, isText: Bool) -> Int? {
    let near = bands[Self.bands(CGRect(origin: point, size: .zero)).lowerBound] ?? []
    return near.filter { (isText || parts[$0].beginsDrawn) && parts[$0].frame.contains(point) }
      .min { parts[$0].area < parts[$1].area }
  }

  /// Returns whether a space is between a run of text and what was written before in the same part.
  func needsSpace(before run: GlyphRun, at origin: CGPoint) -> Bool {
    open != nil && lines.needsSpace(before: run.text, baseline: origin.y)
  }

  /// Ends the part that is open.
  func end() {
    guard let index = open else { return }
    cairo_tag_end(cr, parts[index].tag)
    open = nil
  }
}

extension PageTags {
  /// Begins the part to which an item belongs.
  ///
  /// - Returns: whether the item is drawn whole in that part, until `endWhole`. An item with a layer or pixels of its
  ///   own is: it cannot have parts inside, and belongs to the first that it shows.
  func begin(_ item: DisplayItem, _ transform: CGAffineTransform) -> Bool {
    guard !isWhole else { return false }
    switch item {
    case .group(let effect, let items):
      if case .shadow = effect { end() }
      guard effect.isDrawnApart else { return false }
      end()
      beginFirst(of: items, transform)
      isWhole = true
      return true
    case .glyphs: draw(item.bounds.applying(transform), isText: true)
    default: draw(item.bounds.applying(transform), isText: false)
    }
    return false
  }

  func endWhole() {
    isWhole = false
    end()
  }

  private func beginFirst(of items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items where open == nil {
      switch item {
      case .group(.transform(let inner), let items): beginFirst(of: items, inner.concatenating(transform))
      case .group(_, let items): beginFirst(of: items, transform)
      case .glyphs: draw(item.bounds.applying(transform), isText: true)
      default: draw(item.bounds.applying(transform), isText: false)
      }
    }
  }
}

extension Effect {
  /// Whether a page has what is in it on a layer, or as pixels.
  fileprivate var isDrawnApart: Bool {
    switch self {
    case .opacity(let opacity): opacity > 0 && opacity < 1
    case .blur(let radius, _): radius > 0
    case .blend, .mask, .color, .layer: true
    case .clip, .transform, .shadow: false
    }
  }
}

extension PagePart {
  fileprivate var area: CGFloat { frame.width * frame.height }
}
