import Foundation

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// The appearance: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The side on which lines begin.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Whether contrasts are stronger than usual.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether the place lies above the rest.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether text is bolder than usual.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

/// The traits that a view or a controller sets for itself and all inside.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Ends the override of a trait.
  mutating func remove(_ trait: UITrait)
}

/// Values as traits that can be changed.
struct ChangedTraits: UITraitOverrides {
  var values: UITraitCollection.Values

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) ?? T.defaultValue }
    set { values.set(newValue, of: trait) }
  }

  func contains(_ trait: UITrait) -> Bool { values.has(trait) }
  mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitCollection {
  /// Changes traits.
  public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection of the traits that a closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: Values().changed(by: mutations))
  }

  /// Returns the traits with the changes of a closure.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  /// The value of a trait: its default value where it is not known.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values.value(of: trait) ?? T.defaultValue
  }

  /// The system's traits on which dynamic colours depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }
}

extension UITraitCollection.Values {
  /// The value of a custom trait. One whose type cannot be compared is equal to itself alone.
  struct Custom: Equatable {
    private final class Setting {}
    let value: Any
    private let setting = Setting()

    init(_ value: Any) { self.value = value }

    static func == (one: Custom, other: Custom) -> Bool {
      if one.setting === other.setting { return true }
      return (one.value as? any Equatable)?.isSame(as: other.value) ?? false
    }
  }

  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    if let system = trait as? any SystemTrait.Type { return value(at: system) as? T.Value }
    return custom[ObjectIdentifier(trait)].flatMap { $0.value as? T.Value }
  }

  mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      set(value, at: system)
    } else {
      custom[ObjectIdentifier(trait)] = Custom(value)
    }
  }

  func has(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return value(at: system) != nil }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      set(nil, at: system)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Whether a trait is another one in other values.
  func differ(from other: Self, in trait: UITrait) -> Bool {
    var (own, others) = (Self(), Self())
    own.copy(trait, from: self)
    others.copy(trait, from: other)
    return own != others
  }

  private mutating func copy(_ trait: UITrait, from other: Self) {
    if let system = trait as? any SystemTrait.Type {
      set(other.value(at: system), at: system)
    } else {
      custom[ObjectIdentifier(trait)] = other.custom[ObjectIdentifier(trait)]
    }
  }

  private func value<T: SystemTrait>(at trait: T.Type) -> Any? { self[keyPath: T.place] }
  private mutating func set<T: SystemTrait>(_ value: Any?, at trait: T.Type) {
    self[keyPath: T.place] = value as? T.Value
  }

  fileprivate func changed(by mutations: UITraitCollection.UITraitMutations) -> Self {
    var traits: any UIMutableTraits = ChangedTraits(values: self)
    mutations(&traits)
    return (traits as? ChangedTraits)?.values ?? self
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
