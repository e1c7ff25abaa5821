/// The older name of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five largest.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// In the same order.
  fileprivate var size: DynamicTypeSize {
    DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? 3]
  }

  fileprivate init(_ size: DynamicTypeSize) {
    self = ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.size < other.size
  }
}

extension EnvironmentValues {
  /// The type size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
