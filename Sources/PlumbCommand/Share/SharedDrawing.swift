import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbLayout
import PlumbText
import PlumbViews

/// What the views of a layout draw, so that a page can draw them in other sizes: a tree of marks and effects.
///
/// A part is an object. `n` is the layout node whose frame counts, in the order of the archive; `m` the mark, drawn first; `t`
/// the text, by its number; `e` the effect on all of it; `c` the parts in it; `k` the part whose opacity masks it; `s` says that
/// a drawing only stretches, because it does not follow from the size in a way that is understood.
@MainActor final class SharedDrawing {
  private let order: [NodeID: Int]
  private let scale: CGFloat
  private(set) var texts: [JSON] = []
  private var outlines: [String] = []
  private var outlineNumbers: [SharedGlyph: Int] = [:]

  /// - Parameter nodes: those of the archive, in order.
  init(_ nodes: [NodeID], scale: CGFloat) {
    order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    self.scale = scale
  }

  /// Outlines of glyphs, in thousandths of an em.
  var glyphs: JSON { .array(outlines.map(JSON.string)) }

  func parts(of node: ViewNode) -> [JSON] {
    if node.isLeftOut?() ?? false { return [] }
    let layout = node.layout.exists ? node.layout : node.firstLayout
    var fields: [(String, JSON)] = []
    if let number = order[layout] { fields.append(("n", .number(CGFloat(number)))) }
    let size = node.host.layoutTree.frameIfThere(of: layout).size
    let isText = node.mark != nil && appendText(of: node, to: &fields)
    if let mark = node.mark, !isText {
      append(
        drawing(in: size) { frame in
          var context = DrawingContext(scale: scale)
          mark(&context, frame)
          return context.items
        }, "m", to: &fields)
    }
    if let effect = node.effect {
      append(
        drawing(in: size) { frame in effect(frame, [Self.content], DrawingContext(scale: scale)) }, "e",
        to: &fields)
    }
    if node.masksWithSecond, node.children.count == 2 {
      fields.append(("k", .array(parts(of: node.children[1]))))
      fields.append(("c", .array(parts(of: node.children[0]))))
      return [.object(fields)]
    }
    let children = node.childrenInDrawingOrder.flatMap(parts)
    // What only gives structure leaves no trace.
    if node.mark == nil && node.effect == nil { return children }
    if !children.isEmpty { fields.append(("c", .array(children))) }
    return [.object(fields)]
  }

  // MARK: Marks and effects

  /// Stands for the content of an effect: a rectangle that no view draws.
  private static let content = DisplayItem.fill(
    Path(CGRect(x: -7777, y: -7777, width: 1, height: 1)),
    .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)), FillStyle())

  private enum Drawing {
    case template(SizeTemplate)
    /// Only in the size that it has.
    case still(String, CGSize)
    case nothing
  }

  private func drawing(in size: CGSize, _ draw: (CGRect) -> [DisplayItem]) -> Drawing {
    let sizes = SizeTemplate.sizes(around: size)
    let texts = sizes.map { size in
      (try? draw(CGRect(origin: .zero, size: size)).svgFragment()) ?? ""
    }
    if texts.allSatisfy(\.isEmpty) { return .nothing }
    if let template = SizeTemplate(texts, sizes) { return .template(template) }
    return .still(texts[0], sizes[0])
  }

  private func append(_ drawing: Drawing, _ name: String, to fields: inout [(String, JSON)]) {
    switch drawing {
    case .nothing: if name == "e" { fields.append((name, .array([]))) }
    case .template(let template): fields.append((name, template.json))
    case .still(let text, let size):
      fields.append((name, .array([.string(text)])))
      fields.append(("s", .array([.number(size.width), .number(size.height)])))
    }
  }

  // MARK: Texts

  /// A text whose glyphs the page can put into lines by itself.
  private func appendText(of node: ViewNode, to fields: inout [(String, JSON)]) -> Bool {
    guard let leaf = node.object as? TextLeaf, leaf.hasGlyphsOfItsOwn,
      leaf.looks.allSatisfy({ $0.isPlain })
    else { return false }
    var paints: [JSON] = []
    for look in leaf.looks {
      guard let color = look.style.paint(in: CGRect(x: 0, y: 0, width: 100, height: 20)).plainColor else {
        return false
      }
      paints.append(.array([.string(color.css), .number(CGFloat(color.opacity))]))
    }
    let text = leaf.shaped
    guard let clusters = text.drawnClusters.shared(numbered: outline) else { return false }
    let marks = text.drawnMarks
    let (ellipses, hyphens) = (
      marks.ellipses.compactMap { $0.shared(numbered: outline) },
      marks.hyphens.compactMap { $0.shared(numbered: outline) }
    )
    fields.append(("t", .number(CGFloat(texts.count))))
    texts.append(
      .object([
        ("clusters", clusters), ("ellipses", .array(ellipses)), ("hyphens", .array(hyphens)),
        ("paints", .array(paints)), ("leftToRight", .bool(text.isLeftToRight)),
        ("alignment", .string(leaf.options.alignment.word)),
      ]))
    return true
  }

  /// The number of a glyph's outline; nil for a glyph that is a picture.
  private func outline(_ glyph: SharedGlyph) -> Int? {
    if let known = outlineNumbers[glyph] { return known }
    guard let path = glyph.font.svgOutline(of: glyph.id) else { return nil }
    outlines.append(path)
    outlineNumbers[glyph] = outlines.count - 1
    return outlines.count - 1
  }
}

/// A glyph of a font.
struct SharedGlyph: Hashable {
  let font: FontFace
  let id: UInt32
}

extension [DrawnCluster] {
  /// Each cluster as its width, font size, level, attributes, rise, and three numbers for each glyph: outline, x, y. Nil if a
  /// glyph has no outline.
  fileprivate func shared(numbered: (SharedGlyph) -> Int?) -> JSON? {
    var result: [JSON] = []
    for cluster in self {
      var numbers = [
        cluster.width, cluster.size, CGFloat(cluster.level), CGFloat(cluster.attributes), cluster.baselineOffset,
      ]
      for glyph in cluster.glyphs {
        guard let outline = numbered(SharedGlyph(font: cluster.font, id: glyph.id)) else { return nil }
        numbers += [CGFloat(outline), glyph.x, glyph.y]
      }
      result.append(.array(numbers.map { .number(($0 * 1000).rounded() / 1000) }))
    }
    return .array(result)
  }
}

extension LineOptions.Alignment {
  fileprivate var word: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension Paint {
  /// The colour of a paint that is one.
  fileprivate var plainColor: ResolvedColor? {
    switch self {
    case .color(let color): color
    case .faded(let paint, let factor): paint.plainColor.map { $0.opacity(factor) }
    default: nil
    }
  }
}

extension ResolvedColor {
  /// Without its opacity.
  fileprivate var css: String {
    let (red, green, blue) = bytes
    return "rgb(\(red) \(green) \(blue))"
  }
}

extension LayoutTree {
  fileprivate func frameIfThere(of id: NodeID) -> CGRect { id.exists ? frame(of: id) : .zero }
}
