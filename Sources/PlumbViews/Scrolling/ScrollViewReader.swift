import PlumbLayout

/// A view that can scroll to a view in its content.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  /// Makes the views, with a proxy that scrolls the scroll views in them.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader. Its proxy scrolls from actions; while the content is made, nothing is there to scroll to.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNodes(_ view: ScrollViewReader, in builder: _TreeBuilder) {
    builder.branch(0, of: Self.self) {
      let node = builder.parent
      let reading = node.composite as? ScrollReading ?? ScrollReading()
      (node.composite, reading.node) = (reading, node)
      builder.composite(_ScrollReaderContent(reading: reading, content: view.content))
    }
  }

  public static var _memberCount: Int? { nil }
}

nonisolated struct _ScrollReaderContent<Content: View>: View {
  let reading: ScrollReading
  let content: (ScrollViewProxy) -> Content

  @MainActor var body: Content { content(ScrollViewProxy(reading: reading)) }
  static var _memberCount: Int? { nil }
}

/// The position of a reader.
final class ScrollReading: @unchecked Sendable {
  @Linked var node: ViewNode?
}

/// Scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy: Sendable {
  let reading: ScrollReading

  /// Scrolls until the view with an id can be seen.
  ///
  /// - Parameter anchor: the point of that view and of the scroll view that meet; without one, the least movement that
  ///   shows the whole view (Recorded/Scrolling.md#214).
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reading.node, !node.isDisposed else { return }
    let id = AnyHashable(id)
    let transaction = Transaction.current
    node.host.willChange()
    node.host.afterLayout { [node = node.link] in node.object?.scroll(to: id, anchor: anchor, in: transaction)
    }
    node.host.needsUpdate?()
  }
}

extension ViewNode {
  /// Scrolls the scroll views around the view with an id, each along the axes that it scrolls.
  ///
  /// - Parameter only: the one of them that a position belongs to; the others stay.
  func scroll(
    to id: AnyHashable, anchor: UnitPoint?, onlyIn only: ScrollNode? = nil,
    in transaction: Transaction = Transaction()
  ) {
    guard !isDisposed, let target = place(of: id) else { return }
    var scrolls: [(node: ScrollNode, axes: [Axis])] = []
    if let only { scrolls = [(only, target.axes.filter { only.axes.contains($0) })] }
    for axis in target.axes where only == nil {
      guard let scroll = target.node.enclosingScrollView(along: axis)?.scrollNode else { continue }
      if let index = scrolls.firstIndex(where: { $0.node === scroll }) {
        scrolls[index].axes.append(axis)
      } else {
        scrolls.append((scroll, [axis]))
      }
    }
    for (scroll, axes) in scrolls {
      scroll.scroll(in: transaction) { [weak self, weak scroll] in
        guard let self, !isDisposed, let scroll else { return nil }
        return destination(of: id, axes, anchor, in: scroll)
      } finish: { [weak self, weak scroll] in
        if let scroll { self?.jump(to: id, axes, anchor, in: scroll) }
      }
    }
  }

  /// Scrolls at once.
  ///
  /// - Parameter tries: a row that was not there yet has its exact place only once it is.
  private func jump(
    to id: AnyHashable, _ axes: [Axis], _ anchor: UnitPoint?, in scroll: ScrollNode, tries: Int = 8
  ) {
    guard !isDisposed, let place = place(of: id), let point = destination(of: id, axes, anchor, in: scroll)
    else { return }
    var (axes, anchor) = (axes, anchor)
    if anchor == nil, place.isEstimated, let axis = place.axes.first {
      // The least movement from here: where that only comes near, it does not begin there anew.
      (axes, anchor) = ([axis], point[axis] > scroll.offset[axis] ? .bottomTrailing : .topLeading)
    }
    let moves = scroll.scroll(to: point)
    guard moves || place.isEstimated, tries > 0 else { return }
    host.layoutChanged(of: layoutAncestor?.layout ?? .none)
    // The rows that come into sight are made after the next layout, and have their places after the one after that.
    host.afterLayout { [host, axes, anchor] in
      host.afterLayout { [weak self, weak scroll, axes, anchor] in
        if let scroll { self?.jump(to: id, axes, anchor, in: scroll, tries: tries - 1) }
      }
      host.layoutChanged(of: scroll.node?.layout ?? .none)
    }
  }

  /// Returns the known or expected place on the canvas of the view with an id, and the axes along which it is known.
  private func place(
    of id: AnyHashable
  ) -> (node: ViewNode, frame: CGRect, axes: [Axis], isEstimated: Bool)? {
    if let target = find(userID: id), let frame = target.frameOfMembers {
      return (target, frame, Axis.allCases, false)
    }
    guard let run = findLazyRun(with: id) else { return nil }
    return (run.node, run.frame, [run.axis], true)
  }

  private func find(userID id: AnyHashable) -> ViewNode? {
    for child in children {
      if child.userID == id { return child }
      if let found = child.find(userID: id) { return found }
    }
    return nil
  }

  private func enclosingScrollView(along axis: Axis) -> ViewNode? {
    var outer = enclosingScrollView
    while let here = outer, here.scrollNode?.axes.contains(axis) == false { outer = here.enclosingScrollView }
    return outer
  }

  /// The offset at which the view with an id is where it is wanted in a scroll view.
  private func destination(
    of id: AnyHashable, _ axes: [Axis], _ anchor: UnitPoint?, in scroll: ScrollNode
  ) -> CGPoint? {
    guard let place = place(of: id), let view = scroll.node else { return nil }
    let known = axes.filter { place.axes.contains($0) }
    return view.offset(showing: place.frame, known, anchor, in: scroll)
  }

  /// Scrolls the nearest scroll view along an axis by the least movement that shows a part of the node.
  ///
  /// - Parameter part: in points from the node's corner.
  package func reveal(_ part: CGRect, along axis: Axis) {
    guard !isDisposed, let view = enclosingScrollView(along: axis), let scroll = view.scrollNode else {
      return
    }
    let corner = canvasFrame.origin
    let moves = scroll.scroll(
      to: view.offset(showing: part.offsetBy(dx: corner.x, dy: corner.y), [axis], nil, in: scroll))
    if moves, host.input.scrolling.endMotion(of: scroll) { scroll.enter(.idle) }
  }

  /// The offset of a scroll view at which a rectangle of the canvas is where it is wanted in it.
  private func offset(
    showing frame: CGRect, _ axes: [Axis], _ anchor: UnitPoint?, in scroll: ScrollNode
  ) -> CGPoint {
    let tree = host.layoutTree
    let window = tree.absoluteFrame(of: layout)
    var point = scroll.offset
    for axis in axes {
      let isMirrored = axis == .horizontal && tree.isMirrored(layout)
      // The distance from the view's start to the target's, as it is now.
      let distance =
        isMirrored
        ? window.maxX - frame.maxX
        : axis == .horizontal ? frame.minX - window.minX : frame.minY - window.minY
      let (start, length) = (distance + scroll.placedOffset[axis], frame.size[axis])
      if let anchor {
        point[axis] = start + length * anchor[axis] - scroll.viewport[axis] * anchor[axis]
      } else if start < point[axis] {
        point[axis] = start
      } else if start + length > point[axis] + scroll.viewport[axis] {
        point[axis] = min(start, start + length - scroll.viewport[axis])
      }
    }
    return scroll.clamp(point)
  }

  /// The rectangle around everything that the node lays out, on the canvas, in points.
  var frameOfMembers: CGRect? {
    var members: [NodeID] = []
    appendLayoutMembers(to: &members)
    guard let first = members.first else { return nil }
    return members.dropFirst().reduce(host.layoutTree.absoluteFrame(of: first)) {
      let (a, b) = ($0, host.layoutTree.absoluteFrame(of: $1))
      let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
      return CGRect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
    }
  }
}
