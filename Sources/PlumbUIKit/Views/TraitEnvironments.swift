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
    return .current(forced ?? .unspecified)
  }
}

extension UIViewController: UITraitEnvironment {
  /// The traits of its view, or of the surroundings where that is not loaded.
  var surroundingTraits: UITraitCollection {
    viewIfLoaded?.surroundingTraits ?? .current(overrideUserInterfaceStyle)
  }
}

extension UITraitCollection {
  /// The traits of the surroundings, in a look that a view insists on unless it is unspecified.
  @MainActor fileprivate static func current(_ forced: UIUserInterfaceStyle) -> UITraitCollection {
    guard forced != .unspecified else { return .current }
    return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: forced)])
  }
}

/// The registration of an observer of changed traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class NoTraitChanges: NSObject, UITraitChangeRegistration {}

/// A kind of trait, to be told of.
public protocol UITraitDefinition {}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// Regular or compact, in width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// Regular or compact, in height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// From left to right, or from right to left.
public struct UITraitLayoutDirection: UITraitDefinition {}

/// An environment that code may watch.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Asks for a call when traits change. They change with the page as a whole, so it is not called.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
  /// Asks for a call when traits change, in a closure that names the type of its first parameter, such as `Self`.
  /// They change with the page as a whole, so it is not called.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
  /// Asks for a message when traits change. They change with the page as a whole, so it is not sent.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
  /// Asks for a message to an object when traits change. They change with the page as a whole, so it is not sent.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
