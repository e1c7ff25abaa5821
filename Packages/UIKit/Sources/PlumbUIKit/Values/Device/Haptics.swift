import Foundation
import PlumbLayout

// A page has nothing that can be felt: all of this does nothing, in each run, and nobody is notified.

/// Makes a device tremble.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
  /// Creates a generator.
  public override init() { super.init() }
  /// Gets ready.
  open func prepare() {}
}

/// Makes a device tremble as if something was hit.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// The style of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Creates a generator of a medium hit.
  public override init() { super.init() }
  /// Creates a generator of a hit.
  public init(style: FeedbackStyle) { super.init() }
  /// Trembles.
  open func impactOccurred() {}
  /// Trembles, with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes a device tremble as if something was done or failed.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// The kind of event to report.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Trembles.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Makes a device tremble as if a wheel moved on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// Trembles.
  open func selectionChanged() {}
}
