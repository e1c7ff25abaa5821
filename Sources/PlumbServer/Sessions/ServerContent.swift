import Foundation
import PlumbViews
import SwiftUI

/// What a server shows: an app, or one view.
@MainActor package struct ServerContent {
  /// The title of a window, by its id; `nil` is the first window.
  package var title: (_ window: String?) -> String
  /// Makes a window's content, by its id.
  package var content: (_ window: String?) -> AnyView
  /// What the windows inherit, besides their size, scale and appearance.
  package var environment = EnvironmentValues()
  /// Told about what goes wrong in the views.
  package var problems: (String) -> Void = { _ in }
  /// How the page shows a window at first: in the frame of a device, or as large as the browser's window where there is none.
  package var stage = PageStage()
  /// What a preview is offered where neither its page nor its modifiers say.
  package var canvas = StageCanvas()
  /// The Swift files of the source, in which the inspector looks views up.
  package var files: [String] = []
  /// What the source needs and is not to be had, in sentences for the page.
  package var missing: [String] = []
  /// Where the files are kept that pages bring, each scene's in a folder of its own.
  package var filesFolder = FileManager.default.temporaryDirectory
  /// Whether pages bring and fetch files; otherwise there is done what the other commands do.
  package var bringsFiles = true
  /// Told when a window has handled an event.
  package var handledEvent: () -> Void = {}
  /// Asked when the main thread does not answer; `nil` where nobody watches it.
  package var hangs: HangAnswers?

  package init(_ windows: AppWindows, environment: EnvironmentValues = EnvironmentValues()) {
    (title, content, self.environment) = (windows.title, windows.content, environment)
  }

  /// Each window has a view of its own, made anew.
  package init(
    title: String, environment: EnvironmentValues = EnvironmentValues(), view: @escaping () -> AnyView
  ) {
    (self.title, content, self.environment) = ({ _ in title }, { _ in view() }, environment)
  }
}
