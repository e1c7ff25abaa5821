import Foundation
import PlumbLayout
import PlumbText
import PlumbViews

/// Makes fonts and lengths grow with the size of text that the user wants.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// As body text grows.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style's growth.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    let environment = UITraitCollection.environment(with: traits)
    return TextStyleMeasure.scale(
      style.swiftUI, environment.platformStyle.platform, environment.dynamicTypeSize)
  }

  /// Returns the font at the size that it grows to.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// Returns the font at the size that it grows to in some traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(font.pointSize * factor(traitCollection))
  }
  /// Returns the font at the size that it grows to, as far as a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize * factor(nil), maximumPointSize))
  }
  /// Returns the length that a length in points grows to.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// Returns the length that a length in points grows to in some traits.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * factor(traitCollection)
  }
}
