import PlumbDrawing
import PlumbExport
import PlumbInspector
import PlumbLayout
import PlumbText
import PlumbViews

/// The drawing of a layout's views, so that a page can draw them in other sizes: a tree of marks and effects.
///
/// A part is an object. `n` is the layout node whose frame counts, in the order of the archive; `m` the mark, drawn first; `t`
/// the text, by its number; `e` the effect on all of it; `c` the parts in it; `k` the part whose opacity masks it.
@MainActor final class SharedDrawing {
  private let order: [NodeID: Int]
  private let scale: CGFloat
  /// For each node the sizes that it has on the page, sorted.
  private let sizes: [[CGSize]]
  private let pictures: SVGPictures
  private let templates: SharedTemplates
  var texts: [JSON] = []
  var fonts = SharedGlyphs()

  /// - Parameters:
  ///   - nodes: those of the archive, in order.
  ///   - sizes: for each of them the sizes that it has on the page, as far as they are known.
  ///   - pictures: the pictures of other editions.
  ///   - templates: the drawings of other editions.
  init(
    _ nodes: [NodeID], scale: CGFloat, sizes: [[CGSize]] = [],
    sharing pictures: SVGPictures = SVGPictures(), _ templates: SharedTemplates = SharedTemplates()
  ) {
    order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    (self.scale, self.sizes, self.pictures, self.templates) = (scale, sizes, pictures, templates)
  }

  /// The sizes that a node has on the page, as far as they are known.
  private func sizes(of node: NodeID) -> [CGSize] {
    order[node].flatMap { sizes.indices.contains($0) ? sizes[$0] : nil } ?? []
  }

  func parts(of node: ViewNode) -> [JSON] {
    if node.isLeftOut?() ?? false { return [] }
    let layout = node.layout.exists ? node.layout : node.firstLayout
    var fields: [(String, JSON)] = []
    if let number = order[layout] { fields.append(("n", .number(CGFloat(number)))) }
    let size = node.host.layoutTree.frameIfThere(of: layout).size
    let others = sizes(of: layout)
    let isText = node.mark != nil && appendText(of: node, to: &fields)
    if let mark = node.mark, !isText {
      append(
        drawing(in: size, and: others) { frame in
          var context = DrawingContext(scale: scale)
          mark(&context, frame)
          return context.items
        }, "m", isStretched: node.role != .text, to: &fields)
    }
    if let effect = node.effect {
      append(
        drawing(in: size, and: others) { frame in
          effect(frame, [Self.content], DrawingContext(scale: scale))
        }, "e", isStretched: false, to: &fields)
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

  /// Returns the fields that say where a view of the tree is hit, and how what is in it is moved: `drawn`, as `DrawnPlace`
  /// writes it, and where that follows from the size of the view, its end as `shape`.
  func place(of node: InspectedNode) -> [(String, JSON)] {
    guard let sizes = node.drawnSizes else { return [("drawn", node.drawn.json)] }
    var fields: [(String, JSON)] = [("drawn", .array(node.drawn.plainJSON))]
    // A view that covers several nodes has the size of none of them.
    let others = node.covered.isEmpty ? self.sizes(of: node.layout) : []
    append(drawing(in: node.frame.size, and: others, sizes.text), "shape", to: &fields)
    return fields
  }

  // MARK: Marks and effects

  /// Represents the content of an effect: a rectangle that no view draws.
  static let content = DisplayItem.fill(
    Path(CGRect(x: -7777, y: -7777, width: 1, height: 1)),
    .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)), FillStyle())

  enum Drawing {
    case template(SizeTemplate)
    /// As it is in some sizes. The page draws what is between two of them.
    case table([(size: CGSize, text: String)])
    case nothing
  }

  /// - Parameter others: further sizes that it has on the page.
  func drawing(in size: CGSize, and others: [CGSize] = [], _ draw: (CGRect) -> [DisplayItem]) -> Drawing {
    drawing(in: size, and: others) { size in
      (try? draw(CGRect(origin: .zero, size: size)).svgFragment(sharing: pictures)) ?? ""
    }
  }

  /// - Parameter write: the text of what is drawn in a size.
  private func drawing(in size: CGSize, and others: [CGSize], _ write: (CGSize) -> String) -> Drawing {
    var texts: [[CGFloat]: String] = [:]
    func text(_ size: CGSize) -> String {
      if let known = texts[[size.width, size.height]] { return known }
      let text = write(size)
      texts[[size.width, size.height]] = text
      return text
    }
    // A template holds for all that it was not tried on if it holds for the smallest and for the largest.
    let ends = [others.first, others.last].compactMap(\.self)
    if let known = templates.template(in: size, and: ends, text) { return .template(known) }
    let sizes = SizeTemplate.sizes(around: size)
    if (sizes + ends).allSatisfy({ text($0).isEmpty }) { return .nothing }
    if let template = SizeTemplate(sizes.map(text), sizes),
      ends.allSatisfy({ template.makes(text($0), in: $0) })
    {
      templates.add(template, text(size))
      return .template(template)
    }
    return .table(others.isEmpty ? [(size, text(sizes[0]))] : others.map { ($0, text($0)) })
  }

  /// - Parameter isStretched: a drawing of one size is stretched to others; letters and effects, which have letters in them, are
  ///   not.
  func append(
    _ drawing: Drawing, _ name: String, isStretched: Bool = true, to fields: inout [(String, JSON)]
  ) {
    switch drawing {
    case .nothing: if name == "e" { fields.append((name, .array([]))) }
    case .template(let template): fields.append((name, template.json))
    case .table(let table):
      let rows = table.map {
        JSON.array([.number($0.size.width), .number($0.size.height), .string($0.text)])
      }
      fields.append(
        (name, .object([("at", .array(rows)), ("isStretched", .bool(isStretched && table.count == 1))])))
    }
  }
}

extension LayoutTree {
  fileprivate func frameIfThere(of id: NodeID) -> CGRect { id.exists ? frame(of: id) : .zero }
}
