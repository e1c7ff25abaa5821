import PlumbTesting
import SwiftUI
import Testing

/// Expects the outline of a row of the layout API.
///
/// `OutlineLawTests` counts these calls: a row without one fails. The numbers are reasoned from the rules, and each
/// reason that is not plain stands beside them.
@MainActor func expectOutline<Content: View>(
  of row: LayoutRow, proposing width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1,
  style: PlatformStyle = .iOS, safeArea: EdgeInsets = EdgeInsets(),
  environment: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> Content,
  is expected: () -> String
) {
  let tested = TestedView(
    proposing: width, height, scale: scale, style: style, safeArea: safeArea, environment: environment, view)
  expectOutline(of: row, tested, sourceLocation: sourceLocation, is: expected)
}

/// Expects the outline of a row of the layout API in a view that something was done to.
///
/// - Parameters:
///   - title: the only view to compare, with what is in it.
///   - isAcceptedOnly: the row compiles and does nothing, and says so.
@MainActor func expectOutline(
  of row: LayoutRow, _ view: TestedView, from title: String? = nil, isAcceptedOnly: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, is expected: () -> String
) {
  view.expectOutline(from: title, sourceLocation: sourceLocation, is: expected)
  let told = view.warnings.filter { !isAcceptedOnly || !$0.contains("\(row) does nothing: ") }
  #expect(told == [] && view.warnings.isEmpty != isAcceptedOnly, sourceLocation: sourceLocation)
}
