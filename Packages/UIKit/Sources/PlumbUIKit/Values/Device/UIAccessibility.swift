import Foundation
import PlumbViews

/// The accessibility settings of a user.
public enum UIAccessibility {
  private static var environment: EnvironmentValues { Surroundings.current.environment }

  /// Whether a screen reader speaks, which a page does not know.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether a switch is used instead of fingers, which a page does not know.
  public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }
  /// Whether less should move.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether less should shine through.
  public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
  /// Whether text is bolder than usual.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// Whether contrasts are stronger than usual.
  public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
  /// Whether colours alone should say nothing.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
  /// Whether everything is grey, which a page does not know.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user is kept in one program, which a page does not know.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether sound is the same on both ears, which a page does not know.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have captions, which a page does not know.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether a menu of large buttons is shown, which a page does not know.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the screen can be read out, which a page does not know.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether films begin by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// A notification to an assistive tool.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Posted to read a text out.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen is another one.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The whole screen is another one.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification for an assistive tool. No host reads anything out; the page's own elements announce their
  /// changes.
  public static func post(
    notification: Notification, argument: Any?, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if notification == .announcement { WithoutEffect.announcement.report(fileID, line) }
  }

  /// A screen reader began or ended, which no host reports.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOver")
  /// The user wants less to move, or more, which no host reports.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotion")
  /// The user wants bolder text, or usual text, which no host reports.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldText")
}

extension UIContentSizeCategory {
  /// The user wants another size of text, which no host reports; views are made anew for it.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChange")
}
