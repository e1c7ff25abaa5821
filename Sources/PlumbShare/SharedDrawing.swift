import PlumbDrawing
import PlumbInspector
import PlumbLayout
import PlumbServer
import PlumbText
import PlumbViews

/// The drawing of a layout's views, so that a page can draw them in other sizes: a tree of marks and effects.
///
/// A part is an object. `n` is the layout node whose frame counts, in the order of the archive; `m` the mark, drawn first; `t`
/// the text, by its number; `e` the effect on all of it; `c` the parts in it; `k` the part whose opacity masks it.
@MainActor package final class SharedDrawing {
  private let order: [NodeID: Int]
  private let scale: CGFloat
  /// For each node the sizes that it has on the page, sorted.
  private let sizes: [[CGSize]]
  private let templates: SharedTemplates
  let forms: DrawnForms
  private let followed: [ObjectIdentifier: FollowedDrawing]
  package internal(set) var texts: [JSON] = []

  /// - Parameters:
  ///   - nodes: those of the archive, in order.
  ///   - sizes: for each of them the sizes that it has on the page, as far as they are known.
  ///   - forms: those of other editions, with their glyphs and images.
  ///   - templates: the drawings of other editions.
  ///   - followed: the drawings of views whose code knows the size of the page.
  init(
    _ nodes: [NodeID], scale: CGFloat, sizes: [[CGSize]],
    sharing forms: DrawnForms, _ templates: SharedTemplates = SharedTemplates(),
    followed: [ObjectIdentifier: FollowedDrawing] = [:]
  ) {
    order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    (self.scale, self.sizes, self.forms, self.templates) = (scale, sizes, forms, templates)
    self.followed = followed
  }

  /// The drawing of nodes that have one size each.
  package convenience init(_ nodes: [NodeID], scale: CGFloat, sharing forms: DrawnForms) {
    self.init(nodes, scale: scale, sizes: [], sharing: forms)
  }

  /// The sizes that a node has on the page, as far as they are known.
  private func sizes(of node: NodeID) -> [CGSize] {
    order[node].flatMap { sizes.indices.contains($0) ? sizes[$0] : nil } ?? []
  }

  package func parts(of node: ViewNode) -> [JSON] {
    if node.isLeftOut?() ?? false { return [] }
    let layout = node.layout.exists ? node.layout : node.firstLayout
    var fields: [(String, JSON)] = []
    if let number = order[layout] { fields.append(("n", .number(CGFloat(number)))) }
    let size = node.host.layoutTree.frameIfThere(of: layout).size
    let others = sizes(of: layout)
    let isText = node.mark != nil && appendText(of: node, to: &fields)
    if let mark = node.mark, !isText, let line = followed[ObjectIdentifier(node)] {
      var context = DrawingContext(scale: scale)
      mark(&context, CGRect(origin: .zero, size: size))
      fields.append(("m", line.json(SizedDrawing(forms.form(of: context.items)))))
    } else if let mark = node.mark, !isText {
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
          effect(frame, [DrawnForms.content], DrawingContext(scale: scale))
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
    let drawing = drawing(in: node.frame.size, and: others) { size in
      let (form, numbers) = sizes.formed(in: size)
      return SizedDrawing(form: form, numbers: numbers)
    }
    append(drawing, "shape", to: &fields)
    return fields
  }

  // MARK: Marks and effects

  enum Drawing {
    case template(SizeTemplate)
    /// Templates that hold at some of the sizes, and which one holds at each. The page takes that of the nearest size.
    case pieces([SizeTemplate], [(size: CGSize, template: Int)])
    case nothing
  }

  /// - Parameter others: further sizes that it has on the page.
  func drawing(in size: CGSize, and others: [CGSize] = [], _ draw: (CGRect) -> [DisplayItem]) -> Drawing {
    var isEmpty = true
    let drawing = drawing(in: size, and: others) { size in
      let items = draw(CGRect(origin: .zero, size: size))
      if !items.isEmpty { isEmpty = false }
      return SizedDrawing(forms.form(of: items))
    }
    return isEmpty ? .nothing : drawing
  }

  /// - Parameter make: draws in a size.
  private func drawing(in size: CGSize, and others: [CGSize], _ make: (CGSize) -> SizedDrawing) -> Drawing {
    var known: [[CGFloat]: SizedDrawing] = [:]
    func drawn(_ size: CGSize) -> SizedDrawing {
      if let known = known[[size.width, size.height]] { return known }
      let drawn = make(size)
      known[[size.width, size.height]] = drawn
      return drawn
    }
    // A template holds for all that it was not tried on if it holds for the smallest and for the largest.
    let ends = [others.first, others.last].compactMap(\.self)
    if let template = templates.template(in: size, and: ends, drawn) { return .template(template) }
    let sizes = SizeTemplate.sizes(around: size)
    if let template = SizeTemplate(sizes.map(drawn), sizes),
      ends.allSatisfy({ template.makes(drawn($0), in: $0) })
    {
      templates.add(template)
      return .template(template)
    }
    return pieces([size] + others, drawn)
  }

  /// A drawing that follows from its size in several ways, as a line that has no room, or in one that nobody finds.
  private func pieces(_ sizes: [CGSize], _ drawn: (CGSize) -> SizedDrawing) -> Drawing {
    var (templates, rows): ([SizeTemplate], [(size: CGSize, template: Int)]) = ([], [])
    for size in sizes where !rows.contains(where: { $0.size == size }) {
      let tried = SizeTemplate.sizes(around: size)
      let found = SizeTemplate(tried.map(drawn), tried).flatMap { $0.makes(drawn(size), in: size) ? $0 : nil }
      let template = found ?? SizeTemplate(drawn(size))
      rows.append((size, templates.count))
      if found != nil {
        for other in sizes
        where !rows.contains(where: { $0.size == other }) && template.makes(drawn(other), in: other) {
          rows.append((other, templates.count))
        }
      }
      templates.append(template)
    }
    return .pieces(templates, rows)
  }

  /// - Parameter isStretched: a drawing of one size is stretched to others; letters and effects, which have letters in them, are
  ///   not.
  func append(
    _ drawing: Drawing, _ name: String, isStretched: Bool = true, to fields: inout [(String, JSON)]
  ) {
    switch drawing {
    case .nothing: if name == "e" { fields.append((name, .null)) }
    case .template(let template): fields.append((name, template.json))
    case .pieces(let templates, let rows):
      let places = rows.map {
        JSON.array([.number($0.size.width), .number($0.size.height), .number(CGFloat($0.template))])
      }
      fields.append(
        (
          name,
          .object([
            ("of", .array(templates.map(\.json))), ("at", .array(places)),
            ("isStretched", .bool(isStretched && rows.count == 1)),
          ])
        ))
    }
  }
}

extension LayoutTree {
  fileprivate func frameIfThere(of id: NodeID) -> CGRect { id.exists ? frame(of: id) : .zero }
}
