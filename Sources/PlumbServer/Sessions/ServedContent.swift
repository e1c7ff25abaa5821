import Foundation
import PlumbLayout
import PlumbViews
import SwiftUI

/// What a server shows: an app, or one view.
@MainActor package struct ServedContent {
  /// The title of a window, by its id; `nil` is the first window.
  package var title: (_ window: String?) -> String
  /// Makes a window's content, by its id.
  package var content: (_ window: String?) -> AnyView
  /// What the windows inherit, besides their size, scale and appearance.
  package var environment = EnvironmentValues()
  /// Told about what goes wrong in the views.
  package var problems: (String) -> Void = { _ in }
  /// What a preview is offered where its page does not say.
  var own = PreviewCanvas(proposal: ProposedViewSize(width: 390, height: 844), fits: false)
  /// The Swift files of the source, in which the inspector looks views up.
  package var files: [String] = []
  /// Told when a window has dealt with something that happened.
  package var happened: () -> Void = {}

  package init(_ windows: AppWindows, environment: EnvironmentValues = EnvironmentValues()) {
    (title, content, self.environment) = (windows.title, windows.content, environment)
  }

  /// Each window has a view of its own, made anew.
  package init(
    title: String, environment: EnvironmentValues = EnvironmentValues(), view: @escaping () -> AnyView
  ) {
    (self.title, content, self.environment) = ({ _ in title }, { _ in view() }, environment)
  }

  /// Says what a preview is offered where its page does not: a size in points, and whether its canvas is as large as
  /// its answer.
  package mutating func offer(width: CGFloat?, height: CGFloat?, fits: Bool) {
    own = PreviewCanvas(proposal: ProposedViewSize(width: width, height: height), fits: fits)
  }
}
