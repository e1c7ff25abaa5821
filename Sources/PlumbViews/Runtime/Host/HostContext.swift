import PlumbLayout

/// The canvas, the environment and the stores that a host is given, and the reports and values that it gives besides pictures.
@MainActor final class HostContext {
  let environment: HostEnvironment
  let reports = HostReports()
  /// The whole canvas, and the part of it that nothing covers, in points; by default those of the root.
  var canvas: (whole: CGRect, safe: CGRect)?
  /// The size that the whole canvas is to have, with what covers its edges.
  var canvasProposal: ProposedViewSize?
  /// The parts of the canvas that round corners and window controls cover in its corners, in points.
  var canvasCorners = RectangleCornerInsets()
  /// The store of `@AppStorage`, where no store is named.
  var appStorage = MemoryStore()
  /// The store of `@SceneStorage`.
  var sceneStorage = MemoryStore()
  /// The values of `@State` in an older generation of the same views; `nil` where they are not kept.
  var keptState: KeptState?
  /// The values that modifiers pass to hosts about the whole view, such as its presentation as a preview.
  var attachments = Attachments()

  init(_ environment: HostEnvironment) { self.environment = environment }
}

extension ViewHost {
  /// The whole canvas, and the part of it that nothing covers, in points; by default those of the root.
  package var canvas: (whole: CGRect, safe: CGRect)? {
    get { context.canvas }
    set { context.canvas = newValue }
  }

  /// The size that the whole canvas is to have, with what covers its edges: size classes and margins follow from it, and not
  /// from the size that the canvas has had so far. By default it is the root's proposal.
  package var canvasProposal: ProposedViewSize? {
    get { context.canvasProposal }
    set { context.canvasProposal = newValue }
  }

  /// The parts of the canvas that round corners and window controls cover in its corners, in points.
  package var canvasCorners: RectangleCornerInsets {
    get { context.canvasCorners }
    set { context.canvasCorners = newValue }
  }

  /// The screen on which the views are: that of the surroundings in which they were made, until the host says more.
  package var screen: Surroundings.Screen {
    get { context.environment.screen }
    set { context.environment.screen = newValue }
  }

  /// The store of `@AppStorage`, where no store is named.
  package var appStorage: MemoryStore {
    get { context.appStorage }
    set { context.appStorage = newValue }
  }

  /// The store of `@SceneStorage`.
  package var sceneStorage: MemoryStore {
    get { context.sceneStorage }
    set { context.sceneStorage = newValue }
  }

  /// The values of `@State` in an older generation of the same views; `nil` where they are not kept.
  package var keptState: KeptState? {
    get { context.keptState }
    set { context.keptState = newValue }
  }

  /// The values that modifiers pass to hosts about the whole view, such as its presentation as a preview.
  package var attachments: Attachments {
    get { context.attachments }
    set { context.attachments = newValue }
  }

  /// Changes a value of the environment that the root inherits.
  package func setEnvironment(_ values: EnvironmentValues) {
    mirrorRoot(values)
    context.environment.set(values, preferredColorScheme)
  }

  /// The surroundings for code without a view while this host's code runs.
  package var surroundings: Surroundings { context.environment.surroundings }

  var textClock: TextClock { context.environment.textClock }
}
