import PlumbLayout

/// The values that a view inherits from those around it while its nodes are made.
package struct Inherited {
  package var environment: EnvironmentValues
  /// The axis of the nearest stack, which spacers and dividers follow (Rules/Spacing.md#R-42).
  package var stackAxis = StackAxis()
  /// Leading is on the right.
  package var isMirrored: Bool
  /// The keyboard's focus is on the nearest node around that can have it.
  var isInFocus = false
  /// The nearest view around with a body is one of Plumb's own.
  var isInLibrary = false
  /// The axes along which the nearest scroll view scrolls.
  var scrollAxes: Axis.Set = []
  /// The lazy container whose direct content is made.
  var lazyContainer: LazyNode?
  /// The parts of that container's sections that stay in view.
  var pinnedViews: PinnedScrollableViews = []
  /// Modifiers around several elements, outermost first, which are still to be put around each
  /// (Rules/Proposals.md#R-2).
  package var pending = PendingModifiers()

  package init(environment: EnvironmentValues) {
    self.environment = environment
    isMirrored = environment.layoutDirection == .rightToLeft
  }
}

/// Modifiers in each other. One more takes no time however many there are, though all lists from outside in are kept meanwhile.
package struct PendingModifiers {
  private final class Link {
    let modifier: PendingModifier
    let outer: Link?
    init(_ modifier: PendingModifier, in outer: Link?) { (self.modifier, self.outer) = (modifier, outer) }
  }

  private var innermost: Link?

  package init() {}

  var isEmpty: Bool { innermost == nil }

  mutating func append(_ modifier: PendingModifier) { innermost = Link(modifier, in: innermost) }

  /// From the outermost to the innermost.
  var all: [PendingModifier] {
    var found: [PendingModifier] = []
    var link = innermost
    while let next = link {
      found.append(next.modifier)
      link = next.outer
    }
    return found.reversed()
  }
}

/// A modifier that waits for the elements that it is to be put around.
package struct PendingModifier {
  /// The values that it inherits at its position in the source.
  let inherited: Inherited
  /// The call of the modifier.
  let callSite: UInt
  let make: @MainActor (_TreeBuilder, () -> Void) -> Void
}
