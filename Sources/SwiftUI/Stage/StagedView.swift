import PlumbControls
import PlumbDrawing
import PlumbLayout
import PlumbViews

/// A view that is there, on a stage.
@MainActor package final class StagedView {
  private let show: Show
  package private(set) var canvas: StageCanvas
  /// The view's own answer, in points.
  package private(set) var size = CGSize.zero

  fileprivate init(_ show: Show, _ canvas: StageCanvas) { (self.show, self.canvas) = (show, canvas) }

  package var host: ViewHost { show.host }

  package var scale: CGFloat { show.environment.displayScale }

  /// The size of the canvas, in points.
  package var canvasSize: CGSize { canvas.whole(size).size }

  /// Lays the view out, again if something changed.
  package func layOut() { canvas.layOut(host) { [weak self] size in self?.size = size } }

  /// Lays the view out on another canvas, as when its window is resized.
  package func layOut(on canvas: StageCanvas) {
    self.canvas = canvas
    layOut()
  }

  package var isDark: Bool { (host.preferredColorScheme ?? show.environment.colorScheme) == .dark }

  package func displayList() -> DisplayList { host.displayList(size: canvasSize, scale: scale) }

  /// Returns the drawing of the view, on the background that the platform has behind everything.
  package func picture() -> DisplayList {
    host.picture(size: canvasSize)
  }
}

extension Stage {
  /// Shows a view, laid out.
  ///
  /// - Parameters:
  ///   - canvas: the canvas that the stage says, unless another is given.
  ///   - environment: what no stage says, such as the resources of a source.
  ///   - problems: receives what goes wrong in the view.
  @MainActor package func show<Content: View>(
    _ view: Content, canvas: StageCanvas? = nil, environment: EnvironmentValues = EnvironmentValues(),
    problems: @escaping (String) -> Void = { _ in }
  ) -> StagedView {
    var values = environment
    values.displayScale = Stage.defaultScale
    apply(to: &values)
    let canvas = canvas ?? StageCanvas(self)
    if canvas.proposal.height == nil { values.showsWhole = true }
    let show = Show(
      view, in: values, on: canvas, screen: canvas.screen, Show.Options(startDate: date, problems: problems))
    let staged = StagedView(show, canvas)
    staged.layOut()
    return staged
  }

  /// Shows a view of a source, on the canvas that it wants as a preview where the stage does not say a size.
  @MainActor package func show(
    preview view: AnyView, traits: [PreviewTrait<Preview.ViewTraits>], environment: EnvironmentValues,
    problems: @escaping (String) -> Void
  ) -> StagedView {
    let canvas = StageCanvas(self, traits: traits)
    let staged = show(view, canvas: canvas, environment: environment, problems: problems)
    // What a view settings for is known once it has been laid out.
    let settled = canvas.applying(staged.host.previewSettings)
    guard !hasSize, settled != canvas else { return staged }
    return show(view, canvas: settled, environment: environment)
  }
}
