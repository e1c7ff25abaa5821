import PlumbUIKit
import SwiftUI

/// The size of a view's picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// As a device: the view is in its safe area.
  case device(config: ViewImageConfig)
  /// A size in points, in whose middle the view is.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}

extension SwiftUISnapshotLayout {
  /// The stage for a view with some traits.
  func stage(_ traits: UITraitCollection) -> Stage {
    switch self {
    case .device(let device):
      let size = device.size.map { ProposedViewSize($0) } ?? .unspecified
      let insets = device.safeArea
      return Stage(
        size: size, fits: device.size == nil,
        safeArea: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      ).with(UITraitCollection(traitsFrom: [device.traits, traits]))
    case .fixed(let width, let height):
      return Stage(size: ProposedViewSize(width: width, height: height)).with(traits)
    case .sizeThatFits: return Stage(size: .unspecified, fits: true).with(traits)
    }
  }

  /// The traits that the stage has no words for.
  func environment(_ traits: UITraitCollection, _ values: EnvironmentValues) -> EnvironmentValues {
    var (traits, values) = (traits, values)
    if case .device(let device) = self { traits = UITraitCollection(traitsFrom: [device.traits, traits]) }
    if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) { values.horizontalSizeClass = width }
    if let height = UserInterfaceSizeClass(traits.verticalSizeClass) { values.verticalSizeClass = height }
    if traits.accessibilityContrast == .high { values.colorSchemeContrast = .increased }
    if traits.legibilityWeight == .bold { values.legibilityWeight = .bold }
    return values
  }
}

extension Stage {
  /// The same stage with what traits say. Pictures say the language and the date themselves: the machine's must not matter.
  fileprivate func with(_ traits: UITraitCollection) -> Stage {
    var stage = self
    stage.scale = traits.displayScale > 0 ? traits.displayScale : Stage.defaultScale
    stage.colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    stage.layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
    stage.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    stage.date = Stage.defaultDate
    stage.timeZone = Stage.defaultTimeZone
    return stage
  }
}
