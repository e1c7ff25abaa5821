import Foundation

/// A file with screens that Xcode has drawn. It is not read here: each of its controllers is an empty one.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a storyboard by its name, whatever bundle it is in.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Returns the first controller: an empty one, which is reported.
  open func instantiateInitialViewController() -> UIViewController? {
    report("its first controller")
    return UIViewController()
  }
  /// Returns the controller of an identifier: an empty one, which is reported.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report("its controller \"\(identifier)\"")
    return UIViewController()
  }
  /// Returns the first controller, which a closure makes; `nil` where it makes none. There is no archive to read: its coder
  /// has no values.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    report("its first controller")
    return creator?(NSKeyedArchiver(requiringSecureCoding: false))
  }
  /// Returns the controller of an identifier, which a closure makes; where it makes none, an empty one of the type.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    report("its controller \"\(identifier)\"")
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    if let made = creator?(coder) ?? Controller(coder: coder) { return made }
    fatalError("\(Controller.self) makes no controller from a storyboard, which Plumb does not read.")
  }

  private func report(_ part: String) {
    PlumbUIKit.report(
      "UIStoryboard(name: \"\(name)\") does nothing: \(WithoutEffect.storyboards.missing), so \(part) is empty."
    )
  }
}

/// The way from a controller of a storyboard to another one.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  public let identifier: String?
  /// The controller at which it begins.
  public let source: UIViewController
  /// The controller to which it leads.
  public let destination: UIViewController
  private let handler: () -> Void

  /// Creates a way that does nothing by itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, {})
  }
  /// Creates a way that calls a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) { self.init(performHandler, identifier, source, destination) }

  private init(
    _ handler: @escaping () -> Void, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination, self.handler) = (
      identifier, source, destination, handler
    )
  }

  /// Goes the way: calls the closure that it is made with.
  open func perform() { handler() }
}

extension UIViewController {
  /// The storyboard that the controller comes from: none.
  public var storyboard: UIStoryboard? { nil }
}
