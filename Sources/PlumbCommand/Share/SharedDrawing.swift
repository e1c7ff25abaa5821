import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbLayout
import PlumbText
import PlumbViews

/// The drawing of a layout's views, so that a page can draw them in other sizes: a tree of marks and effects.
///
/// A part is an object. `n` is the layout node whose frame counts, in the order of the archive; `m` the mark, drawn first; `t`
/// the text, by its number; `e` the effect on all of it; `c` the parts in it; `k` the part whose opacity masks it; `s` says that
/// a drawing only stretches, because it does not follow from the size in a way that is understood.
@MainActor final class SharedDrawing {
  private let order: [NodeID: Int]
  private let scale: CGFloat
  var texts: [JSON] = []
  var fonts = SharedGlyphs()

  /// - Parameter nodes: those of the archive, in order.
  init(_ nodes: [NodeID], scale: CGFloat) {
    order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    self.scale = scale
  }

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

  enum Drawing {
    case template(SizeTemplate)
    /// Only in the size that it has.
    case still(String, CGSize)
    case nothing
  }

  func drawing(in size: CGSize, _ draw: (CGRect) -> [DisplayItem]) -> Drawing {
    let sizes = SizeTemplate.sizes(around: size)
    let texts = sizes.map { size in
      (try? draw(CGRect(origin: .zero, size: size)).svgFragment()) ?? ""
    }
    if texts.allSatisfy(\.isEmpty) { return .nothing }
    if let template = SizeTemplate(texts, sizes) { return .template(template) }
    return .still(texts[0], sizes[0])
  }

  /// - Parameter isStretched: a drawing of one size is stretched to others; letters are not.
  func append(
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
}

extension LayoutTree {
  fileprivate func frameIfThere(of id: NodeID) -> CGRect { id.exists ? frame(of: id) : .zero }
}
