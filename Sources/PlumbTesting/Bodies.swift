import PlumbGraph
import PlumbViews
import SwiftUI
import Testing

extension TestedView {
  /// Returns the names of the views whose bodies run because of a change, in order.
  ///
  /// Views of the library that are made of others count too: a button's action has no equal, so a button whose
  /// surroundings run again does the same.
  ///
  ///     counter.bodies { counter.press("+1") }  // ["Counter", "Button"]
  public func bodies(after change: () -> Void) -> [String] {
    host.graph.log = []
    change()
    layOut()
    defer { host.graph.log = nil }
    let suffix = ".body"
    // A name that starts with an underscore is not a user's view.
    return (host.graph.log ?? []).filter { $0.hasSuffix(suffix) && !$0.hasPrefix("_") }
      .map { String($0.dropLast(suffix.count)) }
  }
}

/// Expects exactly these views to run their bodies because of a change.
///
///     expectBodies(["Counter", "Button"]) { Counter() } after: { $0.press("+1") }
@MainActor public func expectBodies<Content: View>(
  _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder of view: () -> Content,
  after change: (TestedView) -> Void
) {
  let tested = TestedView(proposing: 200, 200, view)
  let bodies = tested.bodies { change(tested) }
  expectEqual(bodies.joined(separator: "\n"), expected.joined(separator: "\n"), sourceLocation)
}
