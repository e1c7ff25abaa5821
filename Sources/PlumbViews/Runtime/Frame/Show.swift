import Foundation
import PlumbLayout

/// Views that a program shows, on a canvas and in an environment. Pictures, pages, apps that a program uses, and tests all show their
/// views in this way, and take frames of them.
@MainActor package final class Show {
  /// The properties of a show that only some programs set.
  package struct Options {
    /// A closure that receives the problems of the views.
    package var problems: (String) -> Void
    /// The date at the zero of the show's time; `nil` for that of the views themselves.
    package var startDate: Date?
    /// The time at which movements begin, in seconds; `nil` where changes are shown as they will be in the end.
    package var time: Double?
    /// The values that the views of an earlier show kept for themselves.
    package var keptState: KeptState?
    /// Whether changes by code outside of the views count.
    package var hearsOtherCode: Bool

    package init(
      startDate: Date? = nil, time: Double? = nil, keptState: KeptState? = nil, hearsOtherCode: Bool = true,
      problems: @escaping (String) -> Void = { _ in }
    ) {
      (self.startDate, self.time, self.keptState) = (startDate, time, keptState)
      (self.hearsOtherCode, self.problems) = (hearsOtherCode, problems)
    }
  }

  package let host: ViewHost
  /// The canvas of the next frame.
  package var canvas: any FrameCanvas
  package private(set) var environment: EnvironmentValues

  /// Makes the views, and lays nothing out yet.
  ///
  /// - Parameter screen: the screen that the views' code sees. The first bodies run before the first layout.
  package init<Content: View>(
    _ view: Content, in environment: EnvironmentValues, on canvas: any FrameCanvas,
    screen: Surroundings.Screen, _ options: Options = Options()
  ) {
    Surroundings.announce(Surroundings(environment: environment, screen: screen))
    host = ViewHost(view, environment: environment)
    (self.canvas, self.environment) = (canvas, environment)
    host.problems = options.problems
    host.hearsOtherCode = options.hearsOtherCode
    if let keptState = options.keptState { host.keptState = keptState }
    if let startDate = options.startDate { host.startDate = startDate }
    if let time = options.time { host.advance(to: time) }
  }

  /// Changes what the views inherit.
  package func change(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    host.setEnvironment(environment)
  }

  /// Lays the views out, if something changed.
  ///
  /// - Returns: the size of the canvas, in points.
  @discardableResult
  package func layOut() -> CGSize { canvas.layOut(host) }

  /// Makes the frame of a time, in seconds; see `ViewHost.frame(at:events:on:)`.
  package func frame(at time: Double) -> Frame { host.frame(at: time, on: canvas) }

  /// Does the same without a picture.
  package func update(at time: Double) { host.show(at: time, on: canvas) }
}
