import PlumbDrawing
import PlumbLayout
import PlumbViews
import SwiftUI

/// A scene that no page shows: a program uses it and looks at it.
@MainActor package final class DrivenScene {
  private let session: Session

  /// - Parameter stage: how large it is, and what it inherits; the time goes on.
  package init(_ content: ServerContent, stage: Stage) {
    let canvas = StageCanvas(stage)
    let size = canvas.proposal.replacingUnspecifiedDimensions(
      by: Stage.defaultSize.replacingUnspecifiedDimensions())
    let viewport = Viewport(size: size, scale: stage.scale ?? Stage.defaultScale)
    let isDark = stage.colorScheme == .dark
    session = Session(
      id: "driven", window: nil, content: content, viewport: viewport, isDark: isDark,
      stageHello: StageHello(stage: stage))
    // Each frame counts as seen at once, so that the views go on.
    let link = PageLink(page: "driven") { [weak session] message in
      guard case .binary = message else { return }
      Task { @MainActor in session?.seesNewestFrame() }
    }
    session.attach(link, viewport: viewport, isDark: isDark)
  }

  /// The elements that a person could use or read, from the start of the screen to its end.
  package var elements: [AccessibleElement] { session.accessibleElements }

  /// In points.
  package var size: CGSize { session.frame.picture.size }

  package func picture() -> DisplayList { session.frame.picture }

  /// Performs an action as a person would.
  ///
  /// - Returns: why it was not possible, if it was not.
  package func send(_ event: InputEvent) -> String? { session.receive(.input(event, edit: nil))?.description }

  /// Waits until nothing moves, but not longer than some seconds: some things always move.
  package func settle(atMost seconds: Double = 1.5) async {
    let end = ContinuousClock.now + .seconds(seconds)
    var rests = 0
    // What a task or a timer does next is not known, so it has to be at rest for a moment.
    while rests < 3, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(20))
      rests = session.isMoving ? 0 : rests + 1
    }
  }
}
