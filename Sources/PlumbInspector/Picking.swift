import PlumbLayout

/// Chooses the views that a point means, by the rule of `pick.js`: front to back, what is seen before what is not, and the
/// smallest view that a person wrote first.
struct Picking {
  private var views: [InspectedNode] = []
  /// For each view the one around it.
  private var above: [Int?] = []
  /// The drawing order of each view: after its container, and among its neighbours as they say.
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
    let places = places(point)
    let direct = hits(places, point)
    let near = thinViews(near: point, places, direct)
    let hits = (direct + near).sorted { order[$0] > order[$1] }
    var layers: [Layer] = []
    for hit in hits {
      let isSolid = views[hit].drawn.isSolid
      // A point does not choose a view that only arranges the parts of a control.
      if !isSolid, views[hit].isPart { continue }
      guard let chosen = near.contains(hit) ? hit : written(hit, places, point) else { continue }
      if let inner = layers.firstIndex(where: { isAround(chosen, $0.view) }) {
        // A view that only arranges others is on what the view around it draws, such as the label of a button.
        if isSolid, !layers.contains(where: \.isSolid) { layers[inner].isSolid = true }
        continue
      }
      layers.append(Layer(view: chosen, hit: hit, isSolid: isSolid))
    }
    // A view that draws nothing hides only the control that it is in, whose whole frame counts as seen. Others come last.
    if let front = layers.firstIndex(where: \.isSolid), front > 0,
      !layers[..<front].contains(where: { isAround(layers[front].hit, $0.hit) })
    {
      layers = Array(layers[front...] + layers[..<front])
    }
    return layers.map { views[$0.view] }
  }

  /// The point in the coordinates of what is in each view; `nil` where nothing of that can be seen, and nothing is hit.
  private func places(_ point: CGPoint) -> [CGPoint?] {
    var places: [CGPoint?] = []
    for (index, view) in views.enumerated() {
      let outer = above[index].map { places[$0] } ?? point
      places.append(outer.flatMap { view.drawn.inside(view.frame, $0) })
    }
    return places
  }

  /// The point in the coordinates of a view itself.
  private func place(_ index: Int, _ places: [CGPoint?], _ point: CGPoint) -> CGPoint? {
    views[index].drawn.transform == nil ? above[index].map { places[$0] } ?? point : places[index]
  }

  private func hits(_ places: [CGPoint?], _ point: CGPoint) -> [Int] {
    views.indices.filter { index in
      let view = views[index]
      guard let own = place(index, places, point), view.drawn.holds(view.frame, own) else { return false }
      return view.drawn.clip == nil || places[index] != nil
    }
  }

  /// A view that is thinner than twice this, such as a divider, is hit this far from it, too, in points.
  private static let reach = 4.0

  /// The thin views beside a point at which nothing is seen but what they are in.
  private func thinViews(near point: CGPoint, _ places: [CGPoint?], _ direct: [Int]) -> [Int] {
    views.indices.filter { index in
      let view = views[index]
      guard view.drawn.isSolid, view.drawn.outline == nil, !view.isPart, view.children.isEmpty,
        min(view.frame.width, view.frame.height) < 2 * Self.reach, !direct.contains(index),
        let own = place(index, places, point),
        max(view.frame.minX - own.x, own.x - view.frame.maxX) < Self.reach,
        max(view.frame.minY - own.y, own.y - view.frame.maxY) < Self.reach
      else { return false }
      return !direct.contains { views[$0].drawn.isSolid && !isAround($0, index) }
    }
  }

  /// The view that a hit means: what a bar shows of a modifier means that one, and anything else itself or the nearest view
  /// around it that a person wrote and whose frame has the point. `nil` where that is none.
  private func written(_ index: Int, _ places: [CGPoint?], _ point: CGPoint) -> Int? {
    if let meant = views[index].drawn.meant, views.indices.contains(meant), !views[meant].isPart {
      return meant
    }
    var (outermost, at, isWritten) = (index, Optional(index), false)
    while let here = at {
      let view = views[here]
      if !view.isPart {
        isWritten = true
        let isThere =
          view.drawn.outline == nil
          ? place(here, places, point).map(view.frame.contains) ?? false : here == index
        if isThere { return here }
      } else if !view.isModifier {
        outermost = here
      }
      at = above[here]
    }
    return isWritten ? nil : outermost
  }

  private func isAround(_ outer: Int, _ inner: Int) -> Bool {
    var at = Optional(inner)
    while let here = at {
      if here == outer { return true }
      at = above[here]
    }
    return false
  }
}
