import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

/// A check for problems that keep people from using a view.
public enum AccessibilityCheck: CaseIterable, Sendable {
  /// Each control and each image has a label.
  case labels
  /// Each target of a tap is at least 44 points wide and high.
  case targets
  /// Texts contrast with what is behind them: 4.5 to 1, or 3 to 1 where they are large.
  case contrast
}

extension TestedView {
  /// Returns the problems that keep people from using the view, a sentence each; empty where there are none.
  ///
  /// Contrasts are read from the picture, so what is behind a text should be plain.
  public func accessibilityProblems(_ checks: [AccessibilityCheck] = AccessibilityCheck.allCases) -> [String]
  {
    let elements = elements
    var problems: [String] = []
    if checks.contains(.labels) { problems += elements.compactMap(\.labelProblem) }
    if checks.contains(.targets) { problems += elements.compactMap(\.targetProblem) }
    if checks.contains(.contrast) {
      let list = host.picture(size: size)
      if let pixels = try? list.pixels(scale: displayScale) {
        let contrast = DrawnContrast(pixels: pixels, scale: displayScale)
        problems += elements.compactMap { contrast.problem(of: $0) }
      }
    }
    return problems
  }
}

/// Expects that nothing keeps people from using a view: labels, targets of 44 points, contrasts.
@MainActor public func expectAccessible<Content: View>(
  _ checks: [AccessibilityCheck] = AccessibilityCheck.allCases, proposing width: CGFloat? = 390,
  _ height: CGFloat? = 844, environment: (inout EnvironmentValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder of view: () -> Content
) {
  let tested = TestedView(
    proposing: width, height,
    environment: { values in
      values.takeResourcesOfProgram()
      values.font = nil
      environment(&values)
    }, view)
  let problems = tested.accessibilityProblems(checks)
  guard !problems.isEmpty else { return }
  recordFailure(problems.joined(separator: "\n"), at: sourceLocation)
}

extension TestedElement {
  /// The smallest side of what a finger finds, in points.
  private static let leastSide: CGFloat = 44

  fileprivate var labelProblem: String? {
    guard label.isEmpty, ![.staticText, .group, .progress].contains(role) else { return nil }
    return
      "\(line) says nothing of what it is. Add a label, or accessibilityHidden(true) where it only decorates."
  }

  fileprivate var targetProblem: String? {
    // A link is in a text, whose lines say how high it is.
    guard [.button, .toggle, .slider, .stepper, .textField].contains(role),
      min(frame.width, frame.height) < Self.leastSide
    else { return nil }
    return
      "\(name) is \(describe(frame.width))×\(describe(frame.height)) points large; a finger needs 44×44. Add padding inside of it, or a larger contentShape."
  }
}
