import PlumbLayout

/// A layout that uses one of the engine's own algorithms, so that there is no second stack.
nonisolated public protocol _BuiltInLayout: Layout where Cache == Void {
  var _algorithm: _LayoutAlgorithm { get }
}

/// An algorithm with its numbers.
public struct _LayoutAlgorithm: Sendable {
  enum Kind {
    case stack(LayoutRule.Stack)
    case depthStack(LayoutRule.DepthStack)
    case grid(LayoutRule.Grid)
  }
  let kind: Kind

  /// A gap that is no number counts as none: nothing may become of it that is no number either.
  static func gap(_ length: CGFloat?) -> CGFloat? { length.map { $0.isNaN ? 0 : $0 } }
}

nonisolated extension _BuiltInLayout {
  /// Keeps nothing: the engine has caches of its own.
  public func makeCache(subviews: Subviews) {}

  /// Returns the size that the engine's algorithm answers to a proposal, in points; nothing without subviews.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.withPlaces { places in
      if places.count == 0 { return .zero }
      switch _algorithm.kind {
      case .stack(let stack): return stack.measure(places, proposal, subviews.container)
      case .depthStack(let stack): return stack.measure(places, proposal, subviews.container)
      case .grid(let grid): return grid.measure(places, proposal, subviews.container)
      }
    }
  }

  /// Places the subviews where the engine's algorithm puts them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.withPlaces { places in
      if places.count == 0 { return }
      switch _algorithm.kind {
      case .stack(let stack): stack.arrange(places, proposal, bounds.size, subviews.container)
      case .depthStack(let stack): stack.arrange(places, bounds.size, subviews.container)
      case .grid(let grid): grid.arrange(places, proposal, subviews.container)
      }
      for (index, subview) in subviews.enumerated() {
        let place = places[index]
        subview.place(
          at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
          proposal: place.proposal)
      }
    }
  }

  /// Returns the distances that the container would like on its sides, as the engine merges those of the subviews.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    switch _algorithm.kind {
    case .stack(let stack): subviews.withPlaces { stack.spacing($0) }
    case .depthStack: subviews.dropFirst().reduce(subviews.first?.spacing ?? .zero) { $0.union($1.spacing) }
    case .grid(let grid): subviews.withPlaces { grid.spacing($0) }
    }
  }
}
