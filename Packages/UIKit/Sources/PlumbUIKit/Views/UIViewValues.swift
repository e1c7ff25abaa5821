import Foundation

extension UIView {
  /// The size of a content that has none.
  public nonisolated static var noIntrinsicMetric: CGFloat { -1 }

  /// The way in which content fills the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
    case topRight, bottomLeft, bottomRight
  }

  /// The parts of a frame that grow with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance on the left grows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance on the right grows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance above grows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance below grows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// The side on which content begins.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The kinds of elements that assistive tools meet.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No kind.
  public static let none: UIAccessibilityTraits = []
  /// It is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads somewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is the one that is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
}
