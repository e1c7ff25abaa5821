import PlumbLayout

extension LazyNode {
  /// Looks at what can be seen after a layout, and has elements made and released.
  @MainActor func reveal(_ node: ViewNode) {
    guard var window = window(node), window.start.isFinite, window.end.isFinite else { return }
    let shift = keepInPlace(node)
    window = (window.start + shift, window.end + shift)
    let moved = visible.map { $0.start != window.start || $0.end != window.end } ?? true
    visible = window
    if moved && pins { node.host.layoutChanged(of: node.layout) }
    var runs: [ViewNode] = []
    node.collectRuns(&runs)
    let layout = node.host.frames.layout.number
    // Content that is made in this layout is first as long as it is estimated, and no place to hold on to.
    anchor = anchor?.again(in: layout) ?? LazyAnchor(runs.compactMap(\.lazyRun), at: window.start, in: layout)
    let seen = seen(window, node)
    self.seen = seen
    for runNode in runs { if let run = runNode.lazyRun { choose(run, runNode, node, seen) } }
  }

  /// Has those elements of a collection made that reach into the window.
  @MainActor private func choose(
    _ run: LazyRun, _ runNode: ViewNode, _ node: ViewNode, _ window: (start: CGFloat, end: CGFloat)
  ) {
    // What was placed was placed with the old mean.
    let placedPitch = run.pitch
    if let pitch = run.measuredPitch, placedPitch.map({ abs($0 - pitch) > 0.01 }) ?? true {
      run.pitch = pitch
      pitches[runNode.kind] = pitch
      if run.realised.count < run.count { node.host.layoutChanged(of: node.layout) }
    }
    guard let pitch = placedPitch ?? run.pitch else { return }
    var range = run.range(
      from: window.start, to: window.end, lineCount: trackCount(at: node), pitch: max(1, pitch))
    // Within one layout the range only grows, so that estimates cannot make it go to and fro for ever.
    if run.chosen == (node.host.frames.layout.number, window.start), range.overlaps(run.realised) {
      let (lower, upper) = (
        min(range.lowerBound, run.realised.lowerBound), max(range.upperBound, run.realised.upperBound)
      )
      range = lower..<upper
    }
    range = run.keepingFocus(range, runNode)
    run.chosen = (node.host.frames.layout.number, window.start)
    if range != run.realised { run.realise(range, runNode) }
  }

  /// Elements before those in sight turn out to be longer or shorter than they were taken for: the content is scrolled
  /// by as much, so that what is in sight stays where it is. Returns by how much, in points.
  @MainActor private func keepInPlace(_ node: ViewNode) -> CGFloat {
    guard let anchor, let run = anchor.run, let scroll = scrollView(node)?.scrollNode else { return 0 }
    let place = anchor.index - run.placed
    guard run.starts.indices.contains(place) else { return 0 }
    let shift = run.starts[place] - anchor.start
    guard abs(shift) > 0.01 else { return 0 }
    return scroll.shift(by: shift, axis)
  }

  /// The scroll view that scrolls along the container.
  @MainActor private func scrollView(_ node: ViewNode) -> ViewNode? {
    var outer = node.enclosingScrollView
    while let here = outer, here.scrollNode?.axes.contains(axis) == false { outer = here.enclosingScrollView }
    return outer
  }

  @MainActor private func trackCount(at node: ViewNode) -> Int {
    trackCount(in: node.host.layoutTree.proposal(of: node.layout)[axis.cross])
  }

  /// The part of the container that its scroll view shows, along the axis.
  @MainActor private func window(_ node: ViewNode) -> (start: CGFloat, end: CGFloat)? {
    guard let outer = scrollView(node) else { return nil }
    let tree = node.host.layoutTree
    let (own, window) = (tree.absoluteFrame(of: node.layout), tree.absoluteFrame(of: outer.layout))
    if axis == .vertical { return (window.minY - own.minY, window.maxY - own.minY) }
    return tree.isMirrored(node.layout)
      ? (own.maxX - window.maxX, own.maxX - window.minX) : (window.minX - own.minX, window.maxX - own.minX)
  }

  /// The same with what is seen of the content beyond the ends of its scroll view: where a large title was, and through
  /// bars of glass.
  @MainActor private func seen(
    _ window: (start: CGFloat, end: CGFloat), _ node: ViewNode
  ) -> (start: CGFloat, end: CGFloat) {
    guard axis == .vertical, let outer = scrollView(node) else { return window }
    let frame = node.host.layoutTree.absoluteFrame(of: outer.layout)
    let whole = outer.extended(frame, beyondSafeArea: isSeenBelowBars ? [.top, .bottom] : .top)
    return (window.start - (frame.minY - whole.minY), window.end + (whole.maxY - frame.maxY))
  }

  /// Returns the place on the canvas of an element that is not there.
  @MainActor func estimatedFrame(of index: Int, in run: LazyRun, _ node: ViewNode) -> CGRect {
    var frame = node.host.layoutTree.absoluteFrame(of: node.layout)
    let pitch = run.pitch ?? 0
    let line = index / trackCount(at: node)
    let start = run.start(ofLine: line, trackCount(at: node))
    let length = max(
      0, run.lengths.length(of: line..<line + 1, else: pitch) - (settings.gap ?? ViewSpacing.defaultDistance))
    if axis == .vertical {
      (frame.origin.y, frame.size.height) = (frame.minY + start, length)
    } else if node.host.layoutTree.isMirrored(node.layout) {
      (frame.origin.x, frame.size.width) = (frame.maxX - start - length, length)
    } else {
      (frame.origin.x, frame.size.width) = (frame.minX + start, length)
    }
    return frame
  }
}

/// The first element in sight, and where it starts in its container.
struct LazyAnchor {
  weak var run: LazyRun?
  let index: Int
  private(set) var start: CGFloat
  /// The layout in which it was chosen.
  private let layout: Int

  /// The innermost element at the place where sight begins: of a section that reaches beyond it, the row there.
  ///
  /// - Parameter edge: where sight begins. There is none as long as all that is before it is known.
  init?(_ runs: [LazyRun], at edge: CGFloat, in layout: Int) {
    var found: (run: LazyRun, index: Int, start: CGFloat)?
    for run in runs {
      guard let first = run.first(beyond: edge) else { continue }
      // Rows of a section are behind its start, and before the start of a section that begins beyond the edge.
      let isNearer = found.map { first.start <= edge ? first.start >= $0.start : first.start < $0.start }
      if isNearer ?? true { found = (run, first.index, first.start) }
    }
    guard let found else { return nil }
    (run, index, start, self.layout) = (found.run, found.index, found.start, layout)
  }

  /// The same element where it is now; `nil` in another layout, and where it is not there any more.
  func again(in layout: Int) -> LazyAnchor? {
    guard layout == self.layout, let run, run.starts.indices.contains(index - run.placed) else { return nil }
    var anchor = self
    anchor.start = run.starts[index - run.placed]
    return anchor
  }
}

extension ViewNode {
  /// The lazy collections among what a container contains directly, outer ones first.
  fileprivate func collectRuns(_ runs: inout [ViewNode]) {
    for child in children where !child.layout.exists {
      if child.lazyRun != nil { runs.append(child) }
      child.collectRuns(&runs)
    }
  }
}
