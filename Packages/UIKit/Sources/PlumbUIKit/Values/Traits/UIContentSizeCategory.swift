import PlumbViews

/// The size of text that a user wants.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String
  /// Creates a size of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size is known.
  public static let unspecified = named("Unspecified")
  /// The smallest size.
  public static let extraSmall = named("XS")
  /// The second smallest size.
  public static let small = named("S")
  /// A little smaller than usual.
  public static let medium = named("M")
  /// The usual size.
  public static let large = named("L")
  /// A little larger than usual.
  public static let extraLarge = named("XL")
  /// Two steps larger than usual.
  public static let extraExtraLarge = named("XXL")
  /// Three steps larger than usual.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The first of the sizes that are larger than all others.
  public static let accessibilityMedium = named("AccessibilityM")
  /// The second of the sizes that are larger than all others.
  public static let accessibilityLarge = named("AccessibilityL")
  /// The third of the sizes that are larger than all others.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The fourth of the sizes that are larger than all others.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  private static func named(_ word: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(word)")
  }

  /// In the order of `DynamicTypeSize`.
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the size in UIKit's words.
  public init(_ typeSize: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? 3
    self = Self.ordered[index]
  }

  fileprivate var index: Int? { Self.ordered.firstIndex(of: self) }

  /// Whether the size is one of the five that are larger than all others.
  public var isAccessibilityCategory: Bool { (index ?? 0) >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether one size is smaller than another; a size that is not known is smaller than all.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.index ?? -1) < (other.index ?? -1)
  }
}

extension DynamicTypeSize {
  /// Creates the size in SwiftUI's words; `nil` for one that is not known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self = DynamicTypeSize.allCases[index]
  }
}
