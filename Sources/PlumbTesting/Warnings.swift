import PlumbViews
import SwiftUI
import Testing

/// Returns the warnings of a view when it is laid out: each thing that it asks for and can't be, once.
///
///     #expect(warnings { Color.red.frame(width: -12) }.count == 1)
@MainActor public func warnings<Content: View>(
  proposing width: CGFloat? = 100, _ height: CGFloat? = 100, @ViewBuilder of view: () -> Content
) -> [String] {
  TestedView(proposing: width, height, view).warnings
}

/// Expects exactly these warnings when a view is laid out, word for word.
@MainActor public func expectWarnings<Content: View>(
  _ expected: [String], proposing width: CGFloat? = 100, _ height: CGFloat? = 100,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder of view: () -> Content
) {
  let actual = TestedView(proposing: width, height, view).warnings
  expectEqual(actual.joined(separator: "\n"), expected.joined(separator: "\n"), sourceLocation)
}
