import PlumbLayout
import PlumbViews

extension UITraitCollection {
  /// Creates the traits from the values that views inherit.
  package convenience init(_ environment: EnvironmentValues) {
    let screen = Surroundings.current.screen.size
    // Between the widest phone, 440 points, and the narrowest tablet, 744 (assumed).
    let isPhone = min(screen.width, screen.height) < 600
    let isMac = environment.platformStyle.platform == .macOS
    self.init(
      values: Values(
        userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
        displayScale: environment.displayScale,
        horizontalSizeClass: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        verticalSizeClass: UIUserInterfaceSizeClass(environment.verticalSizeClass),
        preferredContentSizeCategory: UIContentSizeCategory(environment.dynamicTypeSize),
        layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        userInterfaceIdiom: isMac ? .mac : isPhone ? .phone : .pad,
        accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        userInterfaceLevel: .base,
        legibilityWeight: environment.legibilityWeight == .bold ? .bold : .regular))
  }

  /// Returns the values that views inherit where some traits hold. The values without a trait are the current ones.
  static func environment(with traits: UITraitCollection?) -> EnvironmentValues {
    var environment = Surroundings.current.environment
    guard let values = (traits ?? performedNow)?.values else { return environment }
    switch values.userInterfaceStyle {
    case .light: environment.colorScheme = .light
    case .dark: environment.colorScheme = .dark
    case .unspecified, nil: break
    }
    if let scale = values.displayScale, scale > 0 { environment.displayScale = scale }
    if let size = values.preferredContentSizeCategory.flatMap({ DynamicTypeSize($0) }) {
      environment.dynamicTypeSize = size
    }
    return environment
  }
}

extension ColorScheme {
  /// Creates the appearance in SwiftUI's words; `nil` where it is not known.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates the appearance in UIKit's words.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates the size class in SwiftUI's words; `nil` where it is not known.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates the size class in UIKit's words.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// Creates the direction in SwiftUI's words; `nil` where it is not known.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}
