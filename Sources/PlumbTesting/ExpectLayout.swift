import PlumbViews
import SwiftUI
import Testing

/// Expects a view to be laid out as an outline says: names, places and sizes, in points.
///
/// The view's own top leading corner is 0,0, and text is made of squares of 10 points unless a font is set. Modifiers
/// that change no frame are left out. The number of spaces between a name and its numbers is not compared.
///
///     expectLayout(proposing: 200, 40) {
///       HStack(spacing: 0) { Color.red.frame(width: 60); Spacer() }
///     } is: {
///       """
///       HStack           0,0 200×40
///       ├─ frame         0,0 60×40
///       │  └─ Color.red  0,0 60×40
///       └─ Spacer        60,20 140×0
///       """
///     }
///
/// With `SNAPSHOT_TESTING_RECORD=failed` in the environment, an outline that differs is written into the test, which fails
/// once, so that a person looks at it.
@MainActor public func expectLayout<Content: View>(
  proposing width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, style: PlatformStyle = .iOS,
  environment: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ view: () -> Content, is expected: () -> String
) {
  let tested = TestedView(
    proposing: width, height, scale: scale, style: style, environment: environment, view)
  tested.compareOutline(
    tested.outline, with: expected(), InlineOutline("expectLayout", closure: 1, at: sourceLocation))
}

/// Records an issue that shows two texts as one, with `-` before what was expected and `+` before what came.
func expectEqual(_ actual: String, _ expected: String, _ sourceLocation: SourceLocation) {
  guard let difference = lineDifference(expected: expected, actual: actual) else { return }
  recordFailure("\n" + difference, at: sourceLocation)
}
