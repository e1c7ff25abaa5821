import Foundation

/// A view or a controller, which has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the place in which it is.
  var traitCollection: UITraitCollection { get }
  /// The traits are others.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits of the surroundings, with the nearest look that a view around it insists on.
  var surroundingTraits: UITraitCollection {
    let forced = sequence(first: self) { $0.superview }.map(\.overrideUserInterfaceStyle)
      .first { $0 != .unspecified }
    let shown = sequence(first: self) { $0.superview }.lazy.compactMap(\.traitState.shown).first
    return .around(shown, forced ?? .unspecified).overridden(by: overridesAround)
  }
}

extension UIViewController: UITraitEnvironment {
  /// The traits of its view, or of the surroundings where that is not loaded.
  var surroundingTraits: UITraitCollection {
    if traitState.shown == nil, let viewIfLoaded { return viewIfLoaded.surroundingTraits }
    return .around(traitState.shown, overrideUserInterfaceStyle).overridden(by: overridesAround)
  }
}

extension UITraitCollection {
  /// The traits of the place where something is shown, or of the surroundings, in a look that a view insists on unless it is unspecified.
  @MainActor fileprivate static func around(_ shown: UITraitCollection?, _ forced: UIUserInterfaceStyle)
    -> UITraitCollection
  {
    let traits = performedNow ?? shown ?? .current
    guard forced != .unspecified else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: forced)])
  }
}

/// An environment that code may watch.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Asks for a call when traits change, after `traitCollectionDidChange(_:)`.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { [weak self] old in if let self { handler(self, old) } }
  }
  /// Asks for a call when traits change, in a closure that names the type of its first parameter, such as `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { [weak self] old in if let observer = self as? Observer { handler(observer, old) } }
  }
  /// Asks for a message when traits change.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }
  /// Asks for a message to an object when traits change.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let call = TargetAction(target, action)
    return observe(traits) { [weak self] old in if let self { call.send(self, old) } }
  }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    state?.observers.removeAll { $0 === registration }
  }

  private var state: TraitState? {
    (self as? UIView)?.traitState ?? (self as? UIViewController)?.traitState
  }

  private func observe(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void)
    -> TraitObserver
  {
    let observer = TraitObserver(traits, tell)
    state?.observers.append(observer)
    // A view that nobody watched is shown without a reader of traits.
    (self as? UIView)?.changed()
    (self as? UIViewController)?.viewIfLoaded?.changed()
    return observer
  }
}
