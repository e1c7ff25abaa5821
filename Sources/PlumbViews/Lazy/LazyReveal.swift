import PlumbLayout

extension LazyNode {
  /// Looks at what can be seen after a layout, and has elements made and released.
  @MainActor func reveal(_ node: ViewNode) {
    guard let window = window(node), window.start.isFinite, window.end.isFinite else { return }
    let moved = visible.map { $0.start != window.start || $0.end != window.end } ?? true
    visible = window
    if moved && hasSections && !pinned.isEmpty { node.host.layoutChanged(of: node.layout) }
    var runs: [ViewNode] = []
    node.collectRuns(&runs)
    for runNode in runs {
      guard let run = runNode.lazyRun else { continue }
      if let pitch = run.measuredPitch, run.pitch.map({ abs($0 - pitch) > 0.01 }) ?? true {
        run.pitch = pitch
        if run.realised.count < run.count { node.host.layoutChanged(of: node.layout) }
      }
      guard run.pitch != nil else { continue }
      var range = run.range(from: window.start, to: window.end, lineCount: trackCount(node))
      // Within one layout the range only grows, so that estimates cannot make it go to and fro for ever.
      if run.chosen == (node.host.layoutNumber, window.start), range.overlaps(run.realised) {
        let (lower, upper) = (
          min(range.lowerBound, run.realised.lowerBound), max(range.upperBound, run.realised.upperBound)
        )
        range = lower..<upper
      }
      run.chosen = (node.host.layoutNumber, window.start)
      if range != run.realised { run.realise(range, runNode) }
    }
  }

  @MainActor private func trackCount(_ node: ViewNode) -> Int {
    guard case .grid(let items, _, _) = form else { return 1 }
    let breadth = node.host.layoutTree.proposal(of: node.layout)[axis.cross]
    return max(1, breadth.map { LazyTracks(items, in: $0).tracks.count } ?? items.count)
  }

  /// The part of the container that its scroll view shows, along the axis.
  @MainActor private func window(_ node: ViewNode) -> (start: CGFloat, end: CGFloat)? {
    var outer = node.enclosingScrollView
    while let here = outer, here.scrollNode?.axes.contains(axis) == false { outer = here.enclosingScrollView }
    guard let outer else { return nil }
    let tree = node.host.layoutTree
    let (own, window) = (tree.absoluteFrame(of: node.layout), tree.absoluteFrame(of: outer.layout))
    if axis == .vertical { return (window.minY - own.minY, window.maxY - own.minY) }
    return tree.isMirrored(node.layout)
      ? (own.maxX - window.maxX, own.maxX - window.minX) : (window.minX - own.minX, window.maxX - own.minX)
  }

  /// Where an element that is not there would be, on the canvas.
  @MainActor func estimatedFrame(of index: Int, in run: LazyRun, _ node: ViewNode) -> CGRect {
    var frame = node.host.layoutTree.absoluteFrame(of: node.layout)
    let pitch = run.pitch ?? 0
    let start = run.base + CGFloat(index / trackCount(node)) * pitch
    let length = max(0, pitch - (gap ?? ViewSpacing.defaultDistance))
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

extension LazyRun {
  /// The elements whose lines reach into a part of the container.
  fileprivate func range(from start: CGFloat, to end: CGFloat, lineCount: Int) -> Range<Int> {
    let pitch = max(pitch ?? 1, 1)
    // The line that holds the last element may have room for more.
    let whole = (realised.upperBound + lineCount - 1) / lineCount * lineCount
    let first = starts.first ?? base + CGFloat(realised.lowerBound / lineCount) * pitch
    func lines(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(0, (length / pitch).rounded(rule)), CGFloat(count))) * lineCount
    }
    var lower: Int
    if start < first {
      lower = lines(start - base, .down)
    } else if start >= self.end {
      lower = whole + lines(start - self.end, .down)
    } else {
      let after = starts.firstIndex { $0 > start } ?? starts.count
      lower = realised.lowerBound + max(0, after - 1)
    }
    let upper: Int
    if end <= first {
      upper = lines(end - base, .up)
    } else if end > self.end {
      upper = whole + lines(end - self.end, .up)
    } else {
      upper = realised.lowerBound + (starts.firstIndex { $0 >= end } ?? starts.count)
    }
    lower -= lower % lineCount
    return min(lower, count)..<max(min(lower, count), min(upper, count))
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
