import Foundation
import PlumbViews

extension NotificationCenter {
  /// Calls a method of an observer for each notification of a name, as long as the observer is alive.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let call = TargetAction(observer, aSelector)
    let token = UncheckedToken<Any>(
      addObserver(forName: aName, object: anObject, queue: nil) { notification in
        let sent = UncheckedToken(notification)
        MainTurn.run { call.send(sent.value) }
      })
    SelectorObservers.tokens[ObjectIdentifier(observer as AnyObject), default: []]
      .append((aName, SelectorObservers.id(anObject), token))
  }

  /// Calls an observer no more, however it was added.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Calls the methods of an observer for a name and an object no more; `nil` means all names, or all objects.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let (id, sender) = (ObjectIdentifier(observer), SelectorObservers.id(anObject))
    MainTurn.run {
      SelectorObservers.tokens[id]?.removeAll { name, object, token in
        guard aName == nil || name == aName, sender == nil || object == sender else { return false }
        self.removeObserver(token.value)
        return true
      }
    }
  }
}

/// The tokens that the centre gave for each observer that was added with a selector.
@MainActor private enum SelectorObservers {
  static var tokens:
    [ObjectIdentifier: [(name: NSNotification.Name?, object: ObjectIdentifier?, token: UncheckedToken<Any>)]] =
      [:]

  nonisolated static func id(_ object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }
}

/// A value that another thread only hands on.
struct UncheckedToken<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Performs an action on the main actor after a time in seconds.
@MainActor func after(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
  let action = UncheckedToken(action)
  _ = Timer.scheduledTimer(withTimeInterval: max(0, delay), repeats: false) { _ in
    MainTurn.run { action.value() }
  }
}

extension Timer {
  /// Creates a timer that is in no run loop and calls nothing, as one begins with that has yet to be started.
  ///
  /// - Parameter _interval: left out. An extension may not declare `init()` again, which Foundation's timer has not.
  public convenience init(_interval: TimeInterval = 0) {
    self.init(timeInterval: _interval, repeats: false) { _ in }
  }

  /// Returns a timer in the run loop that calls a method.
  @preconcurrency @MainActor @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = TargetAction(target, selector)
    let timer = InformedTimer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
    ) {
      let timer = UncheckedToken($0)
      MainTurn.run { call.send(timer.value) }
    }
    timer.kept = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method once it is in a run loop. It has no `userInfo`, which Foundation's timer can
  /// not keep here.
  @preconcurrency @MainActor public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    if userInfo != nil { WithoutEffect.timerInformation.report() }
    let call = TargetAction(target, selector)
    self.init(timeInterval: interval, repeats: repeats) { timer in
      let timer = UncheckedToken(timer)
      MainTurn.run { call.send(timer.value) }
    }
  }
}

/// A timer that keeps what its target is to know.
private final class InformedTimer: Timer {
  var kept: Any?
  override var userInfo: Any? { kept }
}

extension NSObject {
  /// Calls one of the object's methods after a time in seconds.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let call = TargetAction(self, aSelector)
    let argument = UncheckedToken(anArgument)
    after(delay) { call.send(argument.value) }
  }

  /// Calls one of the object's methods now. Its result is not known, and the answer is `nil`.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    let call = UncheckedToken((object: self, selector: aSelector))
    MainTurn.run { TargetAction(call.value.object, call.value.selector).send() }
    return nil
  }

  /// Returns whether the class has its own method: no, because a selector holds an object's method.
  public class func responds(to aSelector: Selector?) -> Bool { false }
  /// Calls a method of the class: there is none, and the answer is `nil`.
  @discardableResult public class func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! { nil }
}

extension NSObjectProtocol {
  /// Returns whether the object has a method, which only a selector that holds the method itself says.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.name == nil && aSelector != nil }
}
