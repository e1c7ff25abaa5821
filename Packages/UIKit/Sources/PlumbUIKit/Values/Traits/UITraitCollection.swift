import Foundation
import PlumbLayout
import PlumbViews

/// The traits of a place on a screen: light or dark, the scale, the size classes, the size of text.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  struct Values: Equatable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var displayScale: CGFloat?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var accessibilityContrast: UIAccessibilityContrast?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var legibilityWeight: UILegibilityWeight?
    /// The traits of an app's own kinds.
    var custom: [ObjectIdentifier: Custom] = [:]

    /// The other's values win.
    mutating func take(_ other: Values) {
      userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
      displayScale = other.displayScale ?? displayScale
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
      layoutDirection = other.layoutDirection ?? layoutDirection
      userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
      accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
      userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
      custom.merge(other.custom) { $1 }
    }
  }
  let values: Values

  /// Creates a collection without traits.
  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  /// Creates a collection with one trait.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    values = Values(userInterfaceStyle: userInterfaceStyle)
  }
  /// Creates a collection with one trait.
  public init(displayScale: CGFloat) { values = Values(displayScale: displayScale) }
  /// Creates a collection with one trait.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    values = Values(horizontalSizeClass: horizontalSizeClass)
  }
  /// Creates a collection with one trait.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    values = Values(verticalSizeClass: verticalSizeClass)
  }
  /// Creates a collection with one trait.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    values = Values(preferredContentSizeCategory: preferredContentSizeCategory)
  }
  /// Creates a collection with one trait.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    values = Values(layoutDirection: layoutDirection)
  }
  /// Creates a collection with one trait.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { values = Values(userInterfaceIdiom: idiom) }
  /// Creates a collection with one trait.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    values = Values(userInterfaceLevel: userInterfaceLevel)
  }
  /// Creates a collection with one trait.
  public init(legibilityWeight: UILegibilityWeight) { values = Values(legibilityWeight: legibilityWeight) }
  /// Creates a collection with one trait.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    values = Values(accessibilityContrast: accessibilityContrast)
  }

  /// Creates a collection of the traits of several; the last one of a kind counts.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for traits in traitCollections { values.take(traits.values) }
    self.values = values
  }

  /// The appearance: light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// Pixels per point; 0 where that is not known.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The size of text that the user wants.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  /// The side on which lines begin.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// Whether the user wants stronger contrasts.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// Whether the place lies above the rest, as a sheet does.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// Whether the user wants bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// Returns the traits themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both know the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.userInterfaceStyle.hashValue ^ values.displayScale.hashValue }

  /// Returns whether colours may be other ones there.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }

  /// Returns whether all that the other traits know is so here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var both = values
    both.take(trait.values)
    return both == values
  }

  // MARK: The current traits

  @TaskLocal private static var performed: UITraitCollection?
  static var performedNow: UITraitCollection? { performed }

  /// The traits of the view whose code runs, or of the closure that `performAsCurrent` runs.
  public class var current: UITraitCollection {
    performed ?? UITraitCollection(Surroundings.current.environment)
  }

  /// Runs a closure in which these traits are current.
  open func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$performed.withValue(self) { actions() }
  }
}
