import Combine
import Observation
import PlumbViews

/// A delegate for an app that is made of SwiftUI's scenes: it is made once, and notified that the app has begun.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  private let made: DelegateType

  /// Creates the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    made = RunningApplication.launch(delegateType) as! DelegateType
  }

  /// The delegate.
  public var wrappedValue: DelegateType { made }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates the delegate, which is an object of the environment too.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    made = RunningApplication.launch(delegateType) as! DelegateType
    DelegateObjects.place = { AnyView($0.environmentObject(RunningApplication.delegate as! DelegateType)) }
  }

  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: made).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates the delegate, which is an object of the environment too.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    made = RunningApplication.launch(delegateType) as! DelegateType
    DelegateObjects.place = { AnyView($0.environment(RunningApplication.delegate as? DelegateType)) }
  }
}

/// Puts a delegate that can be observed into the environment of the app's windows.
@MainActor package enum DelegateObjects {
  fileprivate(set) static var place: ((AnyView) -> AnyView)?

  /// A window's content with the delegate.
  package static func placed(around content: AnyView) -> AnyView { place?(content) ?? content }
}
