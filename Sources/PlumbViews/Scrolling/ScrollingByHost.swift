import PlumbDrawing
import PlumbLayout

/// The door by which a host scrolls a scroll view, as a wheel, a finger or what is left of its speed wants.
///
/// A host that moves content says so with a phase; when the finger is gone it asks `restingOffset` where to end, moves
/// there in its own time with `.decelerating`, and ends with `.idle`.
extension ScrollNode {
  /// Moves the content over the canvas, in points: right and down are positive, whatever the layout direction is.
  ///
  /// - Returns: how far it did move; what is left is for the scroll view around it.
  @MainActor @discardableResult package func scroll(
    by translation: CGSize, phase: ScrollPhase, velocity: CGVector = .zero
  ) -> CGSize {
    let old = offset
    let along = isMirrored ? translation.width : -translation.width
    scroll(
      to: CGPoint(x: old.x + along, y: old.y - translation.height), phase: phase, velocity: velocity)
    let x = offset.x - old.x
    return CGSize(width: isMirrored ? x : -x, height: old.y - offset.y)
  }

  /// Moves the content so that its offset from the leading top is this one, as far as the content reaches.
  ///
  /// - Parameter velocity: how fast the offset changes, in points a second.
  /// - Returns: whether anything moved.
  @MainActor @discardableResult package func scroll(
    to offset: CGPoint, phase: ScrollPhase, velocity: CGVector = .zero
  ) -> Bool {
    stopAnimation()
    enter(phase, velocity: velocity)
    isPositionedByPerson = true
    let moved = scroll(to: offset)
    if moved, receiver != nil, let host = node?.host {
      // A lazy container makes what it now shows after the first layout; its views have places after the second.
      host.afterLayouts(2) { [weak self] in self?.tellPosition() }
    }
    return moved
  }

  /// Notifies the observers that the phase of the scroll view has changed.
  @MainActor package func enter(_ phase: ScrollPhase, velocity: CGVector = .zero) {
    guard phase != self.phase else { return }
    let old = self.phase
    self.phase = phase
    node?.tellPhase(from: old, to: phase, velocity: velocity)
  }

  /// Returns where scrolling that would end at an offset comes to rest: moved by the scroll view's target behaviour, no
  /// further than the content reaches, and where no part of the bar above is cut.
  @MainActor package func restingOffset(proposing offset: CGPoint, velocity: CGVector = .zero) -> CGPoint {
    let proposed = clamp(offset)
    guard let behavior = requests.targetBehavior else { return keepingBarWhole(proposed) }
    var target = ScrollTarget(rect: CGRect(origin: proposed, size: viewport))
    let context = ScrollTargetBehaviorContext(
      originalTarget: target, velocity: velocity, contentSize: contentSize, containerSize: viewport,
      axes: axes, environment: requests.environment, targets: targetRects, offset: self.offset)
    behavior.updateTarget(&target, context: context)
    return keepingBarWhole(clamp(target.rect.origin))
  }

  /// The distance by which the offset can go, in points.
  package var largestOffset: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - viewport.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height - viewport.height) : 0)
  }

  /// The geometry that observers of the scroll view receive.
  @MainActor package var geometry: ScrollGeometry {
    let margins = contentMargins
    var insets = margins
    var container = viewport
    if let node {
      let safe = node.safeRegion.insets(of: node.canvasFrame)
      for edge in Edge.allCases { insets[edge] += safe[edge] }
      for axis in Axis.allCases { container[axis] += safe.total(along: axis) }
    }
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: CGSize(
        width: max(0, contentSize.width - margins.total(along: .horizontal)),
        height: max(0, contentSize.height - margins.total(along: .vertical))),
      contentInsets: insets, containerSize: container)
  }
}

/// The requests of modifiers around a scroll view to the host that scrolls it.
package struct ScrollRequests {
  /// No finger or wheel scrolls where this is false; the program still can.
  package var isEnabled = true
  package var indicators: (horizontal: ScrollIndicatorVisibility, vertical: ScrollIndicatorVisibility) = (
    .automatic, .automatic
  )
  package var bounce: (horizontal: ScrollBounceBehavior, vertical: ScrollBounceBehavior) = (
    .automatic, .automatic
  )
  package var keyboardMode = ScrollDismissesKeyboardMode.automatic
  /// The action for when a person pulls the content down past its start.
  package var refresh: RefreshAction?
  var targetBehavior: (any ScrollTargetBehavior)?
  var environment = EnvironmentValues()
}

extension ScrollRequests {
  init(_ environment: EnvironmentValues) {
    isEnabled = environment.isScrollEnabled
    indicators = (
      environment.horizontalScrollIndicatorVisibility, environment.verticalScrollIndicatorVisibility
    )
    bounce = (environment.horizontalScrollBounceBehavior, environment.verticalScrollBounceBehavior)
    keyboardMode = environment.scrollDismissesKeyboardMode
    refresh = environment.refresh
    targetBehavior = environment.scrollTargetBehavior
    self.environment = environment
  }
}
