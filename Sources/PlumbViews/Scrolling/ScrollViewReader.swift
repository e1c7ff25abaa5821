import PlumbLayout

/// Gives its content the means to scroll to a view in it.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

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

/// Where a reader stands.
final class ScrollReading: @unchecked Sendable {
  weak var node: ViewNode?
}

/// Scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy: Sendable {
  let reading: ScrollReading

  /// Scrolls until the view with an id can be seen.
  ///
  /// - Parameter anchor: the point of that view and of the scroll view that meet; without one, the least movement that
  ///   shows the whole view (recorded.md 214).
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reading.node, !node.isDisposed else { return }
    let id = AnyHashable(id)
    node.host.afterLayout { [weak node] in node?.scroll(to: id, anchor: anchor) }
    node.host.needsUpdate?()
  }
}

extension ViewNode {
  /// Scrolls the scroll view around the view with an id.
  ///
  /// - Parameter tries: a row that was not there yet has its exact place only once it is.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, tries: Int = 2) {
    guard !isDisposed else { return }
    if let target = find(userID: id) {
      for axis in Axis.allCases { target.reveal(target.frameOfMembers, axis, anchor) }
    } else if tries > 0, let run = findLazyRun(with: id) {
      run.node.reveal(run.frame, run.axis, anchor)
      host.afterLayout { [weak self] in self?.scroll(to: id, anchor: anchor, tries: tries - 1) }
      host.layoutChanged(of: layoutAncestor?.layout ?? .none)
    }
  }

  private func find(userID id: AnyHashable) -> ViewNode? {
    for child in children {
      if child.userID == id { return child }
      if let found = child.find(userID: id) { return found }
    }
    return nil
  }

  /// Moves the nearest scroll view with an axis so that a rectangle of the canvas is where it is wanted.
  private func reveal(_ rect: CGRect?, _ axis: Axis, _ anchor: UnitPoint?) {
    var outer = enclosingScrollView
    while let here = outer, here.scrollNode?.axes.contains(axis) == false { outer = here.enclosingScrollView }
    guard let rect, let view = outer, let scroll = view.scrollNode else { return }
    let tree = host.layoutTree
    let window = tree.absoluteFrame(of: view.layout)
    let isMirrored = axis == .horizontal && tree.isMirrored(view.layout)
    // The distance from the view's start to the target's, as it is now.
    let distance =
      isMirrored
      ? window.maxX - rect.maxX : axis == .horizontal ? rect.minX - window.minX : rect.minY - window.minY
    let (start, length) = (distance + scroll.offset[axis], rect.size[axis])
    var point = scroll.offset
    if let anchor {
      point[axis] = start + length * anchor[axis] - scroll.viewport[axis] * anchor[axis]
    } else if start < point[axis] {
      point[axis] = start
    } else if start + length > point[axis] + scroll.viewport[axis] {
      point[axis] = min(start, start + length - scroll.viewport[axis])
    }
    scroll.scroll(to: point)
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
