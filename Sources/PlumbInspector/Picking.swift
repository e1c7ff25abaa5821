import PlumbLayout

/// Chooses the views that a point means, by the rule of `pick.js`: front to back, content before its background, and the smallest
/// view that a person wrote first.
struct Picking {
  private var views: [InspectedNode] = []
  /// For each view the one around it.
  private var above: [Int?] = []
  /// How late each view is drawn: after what it is in, and among its neighbours as they say.
  private var order: [Int] = []

  private struct Layer {
    var view: Int
    var hit: Int
    var isSolid: Bool
  }

  init(_ root: InspectedNode) {
    add(root, nil)
    order = drawingOrder
  }

  private mutating func add(_ node: InspectedNode, _ outer: Int?) {
    let index = views.count
    views.append(node)
    above.append(outer)
    for child in node.children { add(child, index) }
  }

  private var drawingOrder: [Int] {
    var inner: [[Int]] = Array(repeating: [], count: views.count)
    for index in views.indices { if let outer = above[index] { inner[outer].append(index) } }
    var (order, open, count) = (Array(repeating: 0, count: views.count), [0], 0)
    while let index = open.popLast() {
      order[index] = count
      count += 1
      open += inner[index].sorted { (views[$0].drawn.order, $0) > (views[$1].drawn.order, $1) }
    }
    return order
  }

  /// The views at a point of the canvas, those in front first; empty if there is none.
  func views(at point: CGPoint) -> [InspectedNode] {
    let hits = hits(point).sorted { order[$0] > order[$1] }
    var layers: [Layer] = []
    for hit in hits {
      let isSolid = views[hit].drawn.isSolid
      // A point does not choose a view that only arranges the parts of a control.
      if !isSolid, views[hit].isPart { continue }
      let chosen = written(hit)
      if layers.contains(where: { isAround(chosen, $0.view) }) { continue }
      layers.append(Layer(view: chosen, hit: hit, isSolid: isSolid))
    }
    // A view that draws nothing hides only its own background and the control that it is in, not the views behind it.
    if let front = layers.firstIndex(where: \.isSolid), front > 0,
      !layers[..<front].contains(where: {
        isBackground(layers[front].hit, of: $0.hit) || isAround(layers[front].hit, $0.hit)
      })
    {
      layers.insert(layers.remove(at: front), at: 0)
    }
    return layers.isEmpty ? hits.suffix(1).map { views[$0] } : layers.map { views[$0.view] }
  }

  private func hits(_ point: CGPoint) -> [Int] {
    var places: [CGPoint?] = []
    var hits: [Int] = []
    for (index, view) in views.enumerated() {
      let outer = above[index].map { places[$0] } ?? point
      // Where nothing of what is around can be seen, nothing in it is hit.
      places.append(outer.flatMap { view.drawn.inside(view.frame, $0) })
      let own = view.drawn.transform == nil ? outer : places[index]
      if let own, view.drawn.holds(view.frame, own), view.drawn.clip == nil || places[index] != nil {
        hits.append(index)
      }
    }
    return hits
  }

  /// The view itself or the nearest one around it that a person wrote.
  private func written(_ index: Int) -> Int {
    var (outermost, at) = (index, Optional(index))
    while let here = at {
      if !views[here].isPart { return here }
      if !views[here].isModifier { outermost = here }
      at = above[here]
    }
    return outermost
  }

  private func isAround(_ outer: Int, _ inner: Int) -> Bool {
    var at = Optional(inner)
    while let here = at {
      if here == outer { return true }
      at = above[here]
    }
    return false
  }

  /// Whether one view belongs to the background of something that has the other in it.
  private func isBackground(_ index: Int, of content: Int) -> Bool {
    var at = Optional(index)
    while let here = at {
      if isAround(here, content) { return views[here].drawn.hasBackground }
      at = above[here]
    }
    return false
  }
}
