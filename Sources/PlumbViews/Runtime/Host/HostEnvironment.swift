import Foundation
import PlumbGraph
import PlumbLayout

/// The environment that the root inherits: what the host sets, with what the canvas's size and the views' own wishes change.
@MainActor final class HostEnvironment {
  /// The environment that the host has set.
  private var values: EnvironmentValues
  /// The language of strings that the views' code looks up.
  private(set) var language: Language
  /// The screen on which the views are: that of the surroundings in which they were made, until the host says more.
  var screen = Surroundings.screen
  let textClock: TextClock
  let undoManager = UndoManager()
  private let attribute: Attribute<EnvironmentValues>
  private let canvasParts: CanvasParts
  private let editing: HostEditMode
  /// The colour scheme that the views asked for when the environment was set last.
  private var appliedColorScheme: ColorScheme?

  init(_ values: EnvironmentValues, _ graph: Graph, _ clock: AnimationClock) {
    (self.values, language) = (values, Language(values))
    editing = HostEditMode(graph)
    textClock = TextClock(graph, clock)
    var given = values
    given.add(editing, textClock, undoManager)
    attribute = graph.input(given, name: "environment")
    canvasParts = CanvasParts(graph, values.canvasSizeClasses)
  }

  /// A reader of the values for the root.
  func reader(_ graph: Graph, _ subgraph: Subgraph) -> EnvironmentReader {
    EnvironmentReader(graph: graph, subgraph: subgraph, root: attribute, canvas: canvasParts)
  }

  /// Sets other values, with the colour scheme that the views ask for.
  func set(_ values: EnvironmentValues, _ wanted: ColorScheme?) {
    let sizeClasses = self.values.canvasSizeClasses
    (self.values, language) = (values, Language(values))
    self.values.canvasSizeClasses = sizeClasses
    set(wanted)
  }

  /// Sets the colour scheme that the views ask for, if it is another one: the environment may hold what cannot be compared, and
  /// then all views run again.
  func apply(_ wanted: ColorScheme?) {
    if wanted != appliedColorScheme { set(wanted) }
  }

  private func set(_ wanted: ColorScheme?) {
    var values = values
    appliedColorScheme = wanted
    if let wanted { values.colorScheme = wanted }
    values.add(editing, textClock, undoManager)
    attribute.set(values)
  }

  /// Sets the size classes of the views by the canvas's size.
  func fitSizeClasses(to proposal: ProposedViewSize) {
    if values.fit(proposal, on: screen) { canvasParts.set(values.canvasSizeClasses) }
  }

  /// Pixels per point.
  var displayScale: CGFloat { values.displayScale }

  /// Whether the views are dark.
  var isDark: Bool { (appliedColorScheme ?? values.colorScheme) == .dark }

  /// The surroundings for code without a view while the host's code runs.
  var surroundings: Surroundings {
    var values = values
    if let wanted = appliedColorScheme { values.colorScheme = wanted }
    return Surroundings(environment: values, screen: screen)
  }
}
