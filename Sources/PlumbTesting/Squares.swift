import SwiftUI

extension Font {
  /// Returns the test font: every glyph is a square of 1 em, 0.8 above the baseline and 0.2 below, so that "abc" at 10
  /// points is 30×10 and a person can check it by counting.
  public static func squares(_ size: CGFloat) -> Font { .custom(Font.squaresName, fixedSize: size) }
}
