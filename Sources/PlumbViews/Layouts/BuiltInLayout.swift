import PlumbLayout

/// A layout that uses one of the engine's own algorithms, so that there is no second stack.
nonisolated public protocol _BuiltInLayout: Layout where Cache == Void {
  var _algorithm: _LayoutAlgorithm { get }
}

/// An algorithm with its numbers.
public struct _LayoutAlgorithm: Sendable {
  let rule: any ContainerRule

  /// A gap that is no number counts as none: nothing may become of it that is no number either.
  static func gap(_ length: CGFloat?) -> CGFloat? { length.map { $0.isNaN ? 0 : $0 } }
}

nonisolated extension _BuiltInLayout {
  /// Keeps nothing: the engine has its own caches.
  public func makeCache(subviews: Subviews) {}

  /// Returns the size that the engine's algorithm answers to a proposal, in points; nothing without subviews.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.withPlaces { places in
      if places.count == 0 { return .zero }
      return _algorithm.rule.measure(places, proposal, subviews.container)
    }
  }

  /// Places the subviews where the engine's algorithm puts them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.withPlaces { places in
      if places.count == 0 { return }
      _algorithm.rule.arrange(places, proposal, bounds.size, subviews.container)
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
    subviews.withPlaces { _algorithm.rule.spacing($0) }
  }
}
