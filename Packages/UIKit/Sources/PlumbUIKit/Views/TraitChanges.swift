import Foundation
import PlumbViews

/// The registration of an observer of changed traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An observer of changed traits.
@MainActor final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
    super.init()
  }

  func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
    if traits.contains(where: { old.values.differ(from: new.values, in: $0) }) { tell(old) }
  }
}

/// The traits of a view or a controller, as it was notified of them, and its other observers.
@MainActor final class TraitState {
  /// The traits where it is shown.
  var shown: UITraitCollection?
  fileprivate var told: UITraitCollection?
  var observers: [TraitObserver] = []
  /// The traits that it sets for itself and all inside.
  var overrides = UITraitCollection.Values()
}

/// Notes the traits of the place where a view is shown, and notifies the view and its controller of others.
///
/// Only what may override the methods, or has observers, is in it: a class of the app. The environment is read trait by trait, so
/// that nothing runs again when another value changes.
struct TraitReader: ViewModifier {
  private let view: UIView?
  private let controller: UIViewController?
  @Environment(\.self) private var environment

  init?(_ view: UIView) {
    (self.view, controller) = (view, view.controller)
    guard view.isToldOfTraits || view.controller?.isToldOfTraits ?? false else { return nil }
  }

  init?(_ controller: UIViewController) {
    (view, self.controller) = (nil, controller)
    guard controller.isToldOfTraits else { return nil }
  }

  func body(content: Content) -> some View {
    let traits = UITraitCollection(environment).overridden(
      by: view?.overridesAround ?? controller?.overridesAround ?? [])
    for state in [view?.traitState, controller?.traitState] {
      state?.shown = traits
      if state?.told == nil { state?.told = traits }
    }
    return content.onChange(of: traits, initial: true) { _, new in
      controller?.traitsChanged(to: new)
      view?.traitsChanged(to: new)
    }
  }
}

extension UIView {
  fileprivate var isToldOfTraits: Bool { isForeign || !traitState.observers.isEmpty }

  fileprivate func traitsChanged(to new: UITraitCollection) {
    guard let old = traitState.told, old != new else { return }
    traitState.told = new
    traitCollectionDidChange(old)
    for observer in traitState.observers { observer.tell(old, new) }
  }
}

extension UIViewController {
  fileprivate var isToldOfTraits: Bool { !isOwn(type(of: self)) || !traitState.observers.isEmpty }

  fileprivate func traitsChanged(to new: UITraitCollection) {
    guard let old = traitState.told, old != new else { return }
    traitState.told = new
    // The traits are still the old ones while the controller hears of the others.
    let transition = WindowTransition(in: viewIfLoaded)
    traitState.shown = old
    willTransition(to: new, with: transition)
    traitState.shown = new
    transition.runAnimations()
    traitCollectionDidChange(old)
    for observer in traitState.observers { observer.tell(old, new) }
    transition.runCompletions()
  }
}
