import PlumbLayout

/// The values that a view inherits from those around it while its nodes are made.
package struct Inherited {
  package var environment: EnvironmentValues
  /// The axis of the nearest stack, which spacers and dividers follow (Rules/Spacing.md#R-42).
  package var stackAxis = StackAxis()
  /// Leading is on the right.
  package var isMirrored = false
  /// The keyboard's focus is on the nearest node around that can have it.
  var isInFocus = false
  /// The axes along which the nearest scroll view scrolls.
  var scrollAxes: Axis.Set = []
  /// The lazy container whose direct content is made.
  var lazyContainer: LazyNode?
  /// The parts of that container's sections that stay in view.
  var pinnedViews: PinnedScrollableViews = []
  /// Modifiers around several elements, outermost first, which are still to be put around each
  /// (Rules/Proposals.md#R-2).
  package var pending: [PendingModifier] = []

  package init(environment: EnvironmentValues) { self.environment = environment }
}

/// A modifier that waits for the elements that it is to be put around.
package struct PendingModifier {
  /// The values that it inherits at its position in the source.
  let inherited: Inherited
  let make: @MainActor (_TreeBuilder, () -> Void) -> Void
}
