import Foundation
import PlumbViews

/// The parts of a transition that its closures read.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated; it isn't here.
  var isAnimated: Bool { get }
  /// The duration in seconds; 0 here.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was given up; it never is here.
  var isCancelled: Bool { get }
  /// The transform from the old size to the new one; none here.
  var targetTransform: CGAffineTransform { get }
  /// The view in which it happens.
  var containerView: UIView { get }
}

/// A coordinator of a change of size or of traits. What goes along with the change is done at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Does something along with the transition, and something else when it is over.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does something along with the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change of the window's size, or of traits. What goes along with it is done when the size is the new one, before the content is
/// placed, and the rest once it is placed.
@MainActor final class WindowTransition: UIViewControllerTransitionCoordinator {
  private weak var container: UIView?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(in container: UIView?) { self.container = container }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { container ?? UIView() }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    let actions = animations
    animations = []
    for action in actions { action(self) }
  }

  func runCompletions() {
    let actions = completions
    completions = []
    for action in actions { action(self) }
  }
}

extension UIViewController {
  /// Notifies the outermost controller that the window has another size than at the last layout, before placement. Nobody is
  /// notified where only the place of a controller in the window has changed.
  func windowTransition(to size: CGSize) -> WindowTransition? {
    guard let window = Surroundings.host?.windowSize else { return nil }
    let outermost = sequence(first: self) { $0.parent }.reduce(self) { $1 }
    let last = outermost.windowSize
    outermost.windowSize = window
    guard let last, last != window else { return nil }
    let transition = WindowTransition(in: outermost.viewIfLoaded)
    outermost.viewWillTransition(to: outermost === self ? size : window, with: transition)
    return transition
  }

  /// Notifies the controllers inside whose views are as large as this one's.
  func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let isInside = child.viewIfLoaded?.superview === viewIfLoaded
      if isInside, child.viewIfLoaded?.bounds.size != viewIfLoaded?.bounds.size { continue }
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
}
