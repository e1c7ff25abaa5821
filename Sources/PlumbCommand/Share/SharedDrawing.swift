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
  private var elements: [String] = []
  private var glyphNumbers: [SharedGlyph: Int] = [:]

  /// - Parameter nodes: those of the archive, in order.
  init(_ nodes: [NodeID], scale: CGFloat) {
    order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    self.scale = scale
  }

  /// Glyphs, in thousandths of an em, as SVG elements.
  var glyphs: JSON { .array(elements.map(JSON.string)) }

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
        }, "m", isStretched: node.role != .text, to: &fields)
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

  /// - Parameter isStretched: a drawing of one size is stretched to others; letters are not.
  private func append(
    _ drawing: Drawing, _ name: String, isStretched: Bool = true, to fields: inout [(String, JSON)]
  ) {
    switch drawing {
    case .nothing: if name == "e" { fields.append((name, .array([]))) }
    case .template(let template): fields.append((name, template.json))
    case .still(let text, let size):
      fields.append((name, .array([.string(text)])))
      if isStretched { fields.append(("s", .array([.number(size.width), .number(size.height)]))) }
    }
  }

  // MARK: Texts

  /// A text whose glyphs the page can put into lines by itself. One with pictures in it is drawn as it is.
  private func appendText(of node: ViewNode, to fields: inout [(String, JSON)]) -> Bool {
    guard let leaf = node.object as? TextLeaf, leaf.hasGlyphsOfItsOwn,
      leaf.looks.allSatisfy({ !$0.isImage })
    else { return false }
    let (text, marks) = (leaf.shaped, leaf.shaped.drawnMarks)
    fields.append(("t", .number(CGFloat(texts.count))))
    texts.append(
      .object([
        ("clusters", shared(text.drawnClusters)), ("ellipses", .array(marks.ellipses.map(shared))),
        ("hyphens", .array(marks.hyphens.map(shared))), ("looks", .array(leaf.looks.map(look))),
        ("leftToRight", .bool(text.isLeftToRight)), ("alignment", .string(leaf.options.alignment.word)),
      ]))
    return true
  }

  /// Each cluster as its width, font size, level, attributes, rise, and three numbers for each glyph: its number, x, y.
  private func shared(_ clusters: [DrawnCluster]) -> JSON {
    .array(
      clusters.map { cluster in
        var numbers = [
          cluster.width, cluster.size, CGFloat(cluster.level), CGFloat(cluster.attributes),
          cluster.baselineOffset,
        ]
        for glyph in cluster.glyphs {
          guard let number = number(of: SharedGlyph(font: cluster.font, id: glyph.id)) else { continue }
          numbers += [CGFloat(number), glyph.x, glyph.y]
        }
        return .array(numbers.map { .number(($0 * 1000).rounded() / 1000) })
      })
  }

  private func number(of glyph: SharedGlyph) -> Int? {
    if let known = glyphNumbers[glyph] { return known }
    guard let element = try? glyph.font.svgElement(of: glyph.id) else { return nil }
    elements.append(element)
    glyphNumbers[glyph] = elements.count - 1
    return elements.count - 1
  }

  // MARK: Looks

  private func look(_ look: TextLook) -> JSON {
    var fields: [(String, JSON)] = [("fill", fill(look.style))]
    if let ground = look.background { fields.append(("ground", fill(ground))) }
    let rules = look.rules.map { rule in
      JSON.object([
        ("ems", .number(rule.ems)), ("fill", fill(rule.style)),
        ("dashes", rule.dashes.map { .array($0.map(JSON.number)) } ?? .null),
      ])
    }
    if !rules.isEmpty { fields.append(("rules", .array(rules))) }
    return .object(fields)
  }

  /// A colour as text with its opacity, or the template of a rectangle that has the paint.
  private func fill(_ style: _ResolvedStyle) -> JSON {
    if let color = style.paint(in: CGRect(x: 0, y: 0, width: 100, height: 20)).plainColor {
      return .object([("color", .string(color.css)), ("opacity", .number(CGFloat(color.opacity)))])
    }
    let drawing = drawing(in: CGSize(width: 100, height: 20)) { rect in
      [.fill(Path(rect), style.paint(in: rect), FillStyle())]
    }
    var fields: [(String, JSON)] = []
    append(drawing, "template", to: &fields)
    return .object(fields)
  }
}

/// A glyph of a font.
struct SharedGlyph: Hashable {
  let font: FontFace
  let id: UInt32
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
