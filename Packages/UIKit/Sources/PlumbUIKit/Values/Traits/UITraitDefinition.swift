import Foundation

/// A kind of trait. A custom kind has a default value, which ``UIView/traitOverrides`` changes for a view or a controller and all
/// inside.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing overrides the trait.
  static var defaultValue: Value { get }
  /// The name of the trait, for people.
  static var name: String { get }
  /// The identifier of the trait, in reverse-DNS notation.
  static var identifier: String { get }
  /// Whether dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type, with those around it.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Whether dynamic colours depend on the trait: they do not.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait as a value.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
/// Regular or compact, in width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// Regular or compact, in height.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}
/// From left to right, or from right to left.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// Whether contrasts are stronger than usual.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
/// Whether a place lies above the rest.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
/// Whether text is bolder than usual.
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// A kind of trait with its own place among the values of a collection.
protocol SystemTrait: UITraitDefinition {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { get }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.userInterfaceStyle }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.verticalSizeClass }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.preferredContentSizeCategory }
}
extension UITraitDisplayScale: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.displayScale }
}
extension UITraitLayoutDirection: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.layoutDirection }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.userInterfaceIdiom }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.accessibilityContrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.userInterfaceLevel }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var place: WritableKeyPath<UITraitCollection.Values, Value?> { \.legibilityWeight }
}
