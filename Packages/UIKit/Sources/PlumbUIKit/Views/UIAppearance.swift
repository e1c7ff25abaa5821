import Foundation
import PlumbControls

/// A class whose looks can be set for all of its views at once.
@preconcurrency @MainActor public protocol UIAppearance {
  /// Returns the object whose properties all views of the class take over when they are shown.
  static func appearance(fileID: StaticString, line: UInt) -> Self
  /// Returns the object whose properties all views of the class take over that are inside of some others.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type], fileID: StaticString,
    line: UInt
  ) -> Self
}

extension UIAppearance {
  /// Returns the object whose properties all views or items of the class take over when they are shown.
  public static func appearance(fileID: StaticString = #fileID, line: UInt = #line) -> Self {
    appearance(whenContainedInInstancesOf: [], fileID: fileID, line: line)
  }
}

/// A class in which looks can be said for others.
@preconcurrency @MainActor public protocol UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
extension UIView: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// Returns the object whose properties all views of the class take over that are inside of some others, the innermost
  /// first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    WithoutEffect.tell(proxyOf: Self.self, containerTypes, fileID, line)
    return AppearanceProxies.proxy(Self.self, containerTypes) { Self(coder: NSCoder())! }
  }
}

extension UIBarItem: UIAppearance {
  /// Returns the object whose properties all items of the class take over that are inside of some views.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    WithoutEffect.tell(proxyOf: Self.self, containerTypes, fileID, line)
    return AppearanceProxies.proxy(Self.self, containerTypes) { Self() }
  }
}

/// The objects that receive the settings for all views of a class.
///
/// A proxy is an object of the class itself, so it takes every property. A value counts that differs from the one of a new
/// object, and a view keeps what was set on itself.
@MainActor package enum AppearanceProxies {
  struct Proxy {
    let type: NSObject.Type
    /// The classes around, the innermost first.
    let containers: [AnyClass]
    /// Whether a class is the proxy's, or one below it.
    let isClass: (AnyClass) -> Bool
    /// The same for the classes around.
    let areContainers: [(AnyClass) -> Bool]
    let object: NSObject
    /// An object of the class on which nobody sets anything.
    let untouched: NSObject

    /// Whether the settings are for an object of a class that is inside of others.
    func fits(_ type: NSObject.Type, _ chain: [AnyClass]) -> Bool {
      guard isClass(type) else { return false }
      var rest = chain[...]
      return areContainers.allSatisfy { isContainer in
        guard let place = rest.firstIndex(where: isContainer) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }

    /// The number of classes above, and after it the number of classes around.
    var rank: (Int, Int) {
      let classes = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      return (classes.reduce(0) { count, _ in count + 1 }, containers.count)
    }
  }

  /// Those that were asked for, the most particular last.
  private(set) static var made: [Proxy] = []

  static func proxy<Object: NSObject>(
    _ type: Object.Type, _ containers: [any UIAppearanceContainer.Type], _ make: () -> Object
  ) -> Object {
    let classes = containers.compactMap { $0 as? AnyClass }
    let known = made.first { proxy in
      proxy.type == type && proxy.containers.elementsEqual(classes, by: ==)
    }
    if let object = known?.object as? Object { return object }
    let object = make()
    made.append(
      Proxy(
        type: type, containers: classes, isClass: { $0 is Object.Type },
        areContainers: containers.map { container in test(container) }, object: object, untouched: make()))
    made.sort { $0.rank < $1.rank }
    ControlLooks.ofClasses = { ControlLooks.ofProxies() }
    return object
  }

  private static func test<Container: UIAppearanceContainer>(_ type: Container.Type) -> (AnyClass) -> Bool {
    { $0 is Container.Type }
  }

  /// Forgets all settings.
  package static func forget() {
    made = []
    ControlLooks.ofClasses = { ControlLooks() }
  }

  /// Gives an object the values that are set for its class, where it has none.
  static func apply(to object: NSObject, in chain: [AnyClass]) {
    guard !made.isEmpty else { return }
    let fitting = made.filter { $0.fits(type(of: object), chain) }
    for property in AppearanceProperty.all where property.belongs(object) {
      let source = fitting.last { property.belongs($0.object) && property.differs($0.object, $0.untouched) }
      guard let source, !property.differs(object, source.untouched) else { continue }
      property.copy(source.object, object)
    }
  }

  /// Gives a view and those inside the values that are set for their classes, once.
  static func apply(toAllIn view: UIView) {
    guard !made.isEmpty else { return }
    if !view.hasAppearance {
      view.hasAppearance = true
      apply(
        to: view, in: sequence(first: view as UIResponder, next: { $0.next }).dropFirst().map { type(of: $0) }
      )
    }
    for inner in view.subviews { apply(toAllIn: inner) }
  }

  /// Returns a new object with what is set for its class; `nil` where nothing is.
  static func model<Object: NSObject>(
    in chain: [AnyClass] = [], _ make: @autoclosure () -> Object
  ) -> Object? {
    guard made.contains(where: { $0.fits(Object.self, chain) }) else { return nil }
    let object = make()
    apply(to: object, in: chain)
    return object
  }
}
