import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbText
import PlumbViews

/// Where a view is shown: the size that it is offered, and the surroundings that it inherits.
package struct Stage {
  /// What the view is offered, in points.
  package var proposal = ProposedViewSize(width: 390, height: 844)
  /// The canvas is as large as the view's answer; otherwise the view is centred in what it was offered.
  package var fits = false
  package var environment = EnvironmentValues()
  /// What of the canvas the view is not offered, in points.
  package var safeArea = EdgeInsets()
  /// The date when the view appears, for what tells time in it.
  package var date: Date?

  package init() { environment.displayScale = 2 }

  /// A view on this stage, laid out.
  @MainActor package func show<Content: View>(
    _ view: Content, problems: @escaping (String) -> Void = { _ in }
  ) -> StagedView {
    ProgramLanguage.set(environment)
    let host = ViewHost(view, environment: environment)
    host.problems = problems
    if let date { host.startDate = date }
    let staged = StagedView(host: host, stage: self)
    staged.layOut()
    return staged
  }
}

/// A view that is there, on a stage.
@MainActor package final class StagedView {
  package let host: ViewHost
  package let stage: Stage
  /// In points.
  package private(set) var canvas = CGSize.zero
  /// The view's own answer, in points.
  package private(set) var size = CGSize.zero

  init(host: ViewHost, stage: Stage) { (self.host, self.stage) = (host, stage) }

  /// What the view is offered: the stage's proposal without the safe area's insets.
  package var proposal: ProposedViewSize {
    let insets = stage.safeArea
    return ProposedViewSize(
      width: stage.proposal.width.map { max(0, $0 - insets.total(along: .horizontal)) },
      height: stage.proposal.height.map { max(0, $0 - insets.total(along: .vertical)) })
  }

  /// Lays the view out, again if something changed.
  package func layOut() {
    let insets = stage.safeArea
    // The host keeps this, to lay the view out again while it moves.
    host.layOut(proposal) { [weak self] size in
      guard let self else { return .zero }
      self.size = size
      let room = CGSize(
        width: proposal.width ?? size.width, height: proposal.height ?? size.height)
      let area = stage.fits ? size : room
      canvas = CGSize(
        width: area.width + insets.total(along: .horizontal),
        height: area.height + insets.total(along: .vertical))
      let corner = CGPoint(x: insets.leading, y: insets.top)
      host.canvas = (CGRect(origin: .zero, size: canvas), CGRect(origin: corner, size: area))
      return CGPoint(
        x: insets.leading + (area.width - size.width) / 2, y: insets.top + (area.height - size.height) / 2)
    }
  }

  package func displayList() -> DisplayList {
    host.displayList(size: canvas, scale: stage.environment.displayScale)
  }
}
