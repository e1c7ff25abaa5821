import PlumbLayout

nonisolated extension View {
  /// Adds an action to perform when the view is scrolled into or out of sight, and at first if it is in sight.
  ///
  /// - Parameter threshold: the share of the view's area that is enough, from 0 to 1.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    modifier(_ScrollVisibilityAction(threshold: threshold, action: action))
  }

  /// Adds an action for the ids of the visible views in the first scroll view's target layout. It is performed at
  /// first, and whenever the ids have changed.
  ///
  /// - Parameter threshold: the share of a view's area that is enough, from 0 to 1.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollTargetVisibilityAction<ID>(threshold: threshold, action: action))
  }
}

nonisolated package struct _ScrollVisibilityAction: _NodeModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor package func configure(_ node: ViewNode) {
    node.watchLayout(first: false) { node in
      node.frameOfMembers.map { node.visibleShare(of: $0) >= shareLimit(threshold) }
    } changed: { _, isVisible in
      action(isVisible)
    }
  }
}

/// Nothing of a view is never enough, and all of it may miss by what divisions lose.
private func shareLimit(_ threshold: Double) -> CGFloat {
  threshold.isNaN ? 0.5 : CGFloat(min(max(threshold, 1e-6), 1 - 1e-6))
}

nonisolated package struct _ScrollTargetVisibilityAction<ID: Hashable>: _NodeModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor package func configure(_ node: ViewNode) {
    node.watchLayout { node -> [ID]? in
      guard let scroll = node.firstScrollView?.scrollNode else { return nil }
      let window = CGRect(origin: scroll.offset, size: scroll.viewport)
      let limit = shareLimit(threshold)
      return scroll.targetViews.filter { $0.rect.share(in: window) >= limit }
        .compactMap { view in view.ids.lazy.compactMap { $0.base as? ID }.last }
    } changed: { _, ids in
      action(ids)
    }
  }
}

extension ViewNode {
  /// The share of a rectangle of the canvas that the scroll views around the node show.
  fileprivate func visibleShare(of frame: CGRect) -> CGFloat {
    var window = host.canvas?.whole ?? host.layoutTree.absoluteFrame(of: host.root.layout)
    var outer = enclosingScrollView
    while let scroll = outer {
      window = window.overlap(with: scroll.canvasFrame)
      outer = scroll.enclosingScrollView
    }
    return frame.share(in: window)
  }
}

extension CGRect {
  /// Returns the intersection of two rectangles; empty if there is none.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The share of the rectangle that lies in another one; an empty one lies in it as a whole or not at all.
  fileprivate func share(in window: CGRect) -> CGFloat {
    let common = overlap(with: window)
    guard width > 0, height > 0 else {
      let isInside =
        minX >= window.minX && maxX <= window.maxX && minY >= window.minY && maxY <= window.maxY
      return isInside ? 1 : 0
    }
    return common.width / width * (common.height / height)
  }
}
