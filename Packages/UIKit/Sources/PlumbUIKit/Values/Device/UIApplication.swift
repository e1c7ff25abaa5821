import Foundation
import PlumbViews

/// The running program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// Whether a program is in front of the user.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Whether the program is in front of the user.
  open var applicationState: State {
    switch Surroundings.current.environment.scenePhase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// The size of text that the user wants.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(Surroundings.current.environment.dynamicTypeSize)
  }
  /// The side on which lines begin.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Surroundings.current.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  // MARK: Addresses

  /// Opens an address as the host does: a page in another tab. Pictures open nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = Surroundings.current.environment.systemOpenURL?(url) ?? false
    completion?(isOpen)
  }

  /// Opens an address as the host does, and reports whether it could.
  @discardableResult open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    Surroundings.current.environment.systemOpenURL?(url) ?? false
  }

  /// Returns whether a host could open an address: one of the web, a mail or a call.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "facetime"].contains(url.scheme?.lowercased() ?? "")
  }

  /// The options for opening an address. No host uses them.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens it only in the program to which it belongs.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The address of the program's settings. No host has any.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the program's notification settings. No host has any.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: What a page cannot do

  /// Whether the display stays awake. A page cannot say so; the value is kept.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled { WithoutEffect.idleTimer.report() } }
  }
  /// The number at the program's icon. A page has no icon; the value is kept.
  @_Unheeded(.windows, "UIApplication.applicationIconBadgeNumber")
  open var applicationIconBadgeNumber = 0
  /// Whether the icon can be changed: a page has none.
  open var supportsAlternateIcons: Bool { false }
  /// The icon that is shown in place of the usual one: none.
  open var alternateIconName: String? { nil }

  /// Shows another icon. A page has none: the completion receives an error.
  @available(
    *, deprecated,
    message: "In Plumb, UIApplication.setAlternateIconName does nothing: a page has no icon to change."
  )
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  // MARK: Background work

  private var lastTask = 0
  /// Begins work that goes on in the background. Programs are not stopped there, so it always may.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Ends work that went on in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The time that remains for work in the background: without an end.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Lets the keyboard go from a field of SwiftUI; returns whether it wrote to one.
  @discardableResult func endEditing() -> Bool {
    guard let focus = Surroundings.host?.focus, focus.element != nil else { return false }
    focus.focus(nil)
    return true
  }
}

/// Represents the field of SwiftUI that the keyboard writes to, which is no responder itself.
final class FieldResponder: UIResponder {
  @discardableResult override func resignFirstResponder() -> Bool { UIApplication.shared.endEditing() }
}

/// The identifier of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Saves a picture among the user's photos. There are none: the picture is not saved, and the target receives the error of
/// a phone whose user refuses it.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?,
  _ contextInfo: UnsafeMutableRawPointer?, fileID: StaticString = #fileID, line: UInt = #line
) {
  reportUnsupported("UIImageWriteToSavedPhotosAlbum", fileID, line)
  guard let selector = completionSelector as? Selector else { return }
  let told = UncheckedToken((image, completionTarget, contextInfo))
  Task { @MainActor in
    let (image, target, context) = told.value
    let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310)
    // A method takes the context as either kind of pointer, and one that may not be nil is never read without one.
    let other = Unmanaged.passUnretained(error).toOpaque()
    let contexts: [Any?] = [context, context.map { UnsafeRawPointer($0) }, UnsafeRawPointer(other), other]
    _ = contexts.contains { selector.perform(target, [image, error, $0]) }
  }
}
