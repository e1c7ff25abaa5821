import Foundation
import PlumbViews
import SwiftUI

/// The content of a server: an app, or one view.
@MainActor package struct ServerContent {
  /// The title of a window, by its id; `nil` is the first window.
  package var title: (_ window: String?) -> String
  /// Makes a window's content, by its id.
  package var content: (_ window: String?) -> AnyView
  /// The environment of the windows, apart from their size, scale and appearance.
  package var environment = EnvironmentValues()
  /// A closure that receives the problems of the views.
  package var problems: (String) -> Void = { _ in }
  /// The initial stage of a window: in the frame of a device, or as large as the browser's window where there is none.
  package var stage = PageStage()
  /// The canvas of a preview where neither its page nor its modifiers define one.
  package var canvas = StageCanvas()
  /// The things that the source needs and that are not available, in sentences for the page.
  package var missing: [String] = []
  /// The folder for the files that pages upload, with a folder for each scene.
  package var filesFolder = FileManager.default.temporaryDirectory
  /// Whether pages bring and fetch files; otherwise there is done what the other commands do.
  package var bringsFiles = true
  /// Whether the values of `AppStorage` are those of the program's user defaults, and are kept.
  package var keepsSettings = false
  /// A closure that is called when a window has handled an event.
  package var handledEvent: () -> Void = {}
  /// The notices about it for its pages; `nil` where nobody watches the main thread.
  package var notices: AppNotices?

  package init(_ windows: AppWindows, environment: EnvironmentValues = EnvironmentValues()) {
    (title, content, self.environment) = (windows.title, windows.content, environment.loadingNetImages)
  }

  /// Each window has its own view, made anew.
  package init(
    title: String, environment: EnvironmentValues = EnvironmentValues(), view: @escaping () -> AnyView
  ) {
    (self.title, content, self.environment) = ({ _ in title }, { _ in view() }, environment.loadingNetImages)
  }
}
