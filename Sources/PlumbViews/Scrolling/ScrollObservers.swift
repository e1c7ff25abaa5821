import PlumbDrawing
import PlumbLayout

/// The values that are known when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext {
  /// The size of the scroll view and of its content, and the visible part.
  public let geometry: ScrollGeometry
  /// The velocity of the offset, in points a second; `nil` while nothing moves.
  public let velocity: CGVector?
}

nonisolated extension View {
  /// Adds an action to perform when the first scroll view in the view starts or stops scrolling.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseAction { old, new, _ in action(old, new) })
  }

  /// Adds an action to perform when the first scroll view in the view starts or stops scrolling, with its geometry and
  /// velocity.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseAction(action))
  }

  /// Adds an action for the old and the new value that are made from the geometry of the first scroll view in the view.
  /// It is performed at first, with the value twice, and whenever the value has changed.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryAction(transform: transform, action: action))
  }
}

nonisolated package struct _ScrollPhaseAction: _NodeModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  @MainActor package func configure(_ node: ViewNode) { node.composite = ScrollPhaseWatch(action) }
}

/// An observer of the first scroll view in a node.
private final class ScrollPhaseWatch {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }
}

nonisolated package struct _ScrollGeometryAction<Value: Equatable>: _NodeModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    (self.transform, self.action) = (transform, action)
  }

  @MainActor package func configure(_ node: ViewNode) {
    node.watchLayout(
      { ($0.firstScrollView?.scrollNode?.geometry).map(transform) }, changed: action)
  }
}

extension ViewNode {
  /// The first scroll view that the node is or has in it.
  package var firstScrollView: ViewNode? {
    if scrollNode != nil { return self }
    for child in children { if let found = child.firstScrollView { return found } }
    return nil
  }

  /// Notifies the views around the scroll view whose first scroll view it is.
  func tellPhase(from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector) {
    guard let geometry = scrollNode?.geometry else { return }
    let context = ScrollPhaseChangeContext(
      geometry: geometry, velocity: velocity.dx == 0 && velocity.dy == 0 ? nil : velocity)
    var outer = parent
    while let node = outer {
      if let watch = node.composite as? ScrollPhaseWatch, node.firstScrollView === self {
        watch.action(old, new, context)
      }
      outer = node.parent
    }
  }
}
