import PlumbLayout

/// Views one below the other. In a scroll view, elements of a `ForEach` are made only where they can be seen.
///
/// The stack is as broad as what it is offered. Rows that are scrolled out of sight are released, with their state.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column of views that a scroll view shows as they come into sight.
  ///
  /// - Parameter spacing: the distance between neighbours in points; `nil` leaves it to the views themselves.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNodes(_ view: LazyVStack, in builder: _TreeBuilder) {
    let alignment = Alignment(horizontal: view.alignment, vertical: .center)
    builder.lazy(
      Self.self, "LazyVStack", .vertical, .stack(alignment), view.spacing, view.pinnedViews,
      stackAxis: .vertical, content: view.content)
  }
}

/// Views side by side. In a scroll view, elements of a `ForEach` are made only where they can be seen.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row of views that a scroll view shows as they come into sight.
  ///
  /// - Parameter spacing: the distance between neighbours in points; `nil` leaves it to the views themselves.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNodes(_ view: LazyHStack, in builder: _TreeBuilder) {
    let alignment = Alignment(horizontal: .center, vertical: view.alignment)
    builder.lazy(
      Self.self, "LazyHStack", .horizontal, .stack(alignment), view.spacing, view.pinnedViews,
      stackAxis: .horizontal, content: view.content)
  }
}

/// The views of a section that stay in view while the section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections stay in sight at the start as long as any of their section is in sight.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections stay in sight at the end as long as any of their section is in sight.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension _TreeBuilder {
  /// A lazy container, which is lazy where a scroll view scrolls along its axis.
  func lazy(
    _ kind: Any.Type, _ name: String, _ axis: Axis, _ form: LazyLayout.Form, _ spacing: CGFloat?,
    _ pinned: PinnedScrollableViews, stackAxis: Axis?, content: some View
  ) {
    let spacing = usable(spacing, "spacing of", allowsNegative: true)
    let sections = inherited.environment.lazySections
    let isGlass = inherited.environment.platformStyle.isGlass
    var settings = LazyLayout.Settings(axis, form, gap: spacing)
    settings.pinsHeaders = pinned.contains(.sectionHeaders)
    settings.pinsFooters = pinned.contains(.sectionFooters)
    settings.sections = sections
    element(
      kind, name, .container, make: { LazyNode() },
      update: { object, node in
        node.readLayout = { [unowned object] node in object.reveal(node) }
        object.isSeenBelowBars = isGlass
        return object.update(settings)
      }
    ) {
      inherited.stackAxis = StackAxis(stackAxis)
      if sections != nil { inherited.environment.lazySections = nil }
      if inherited.scrollAxes.contains(axis) { inherited.lazyContainer = parent.object as? LazyNode }
      // What is pinned is drawn over what scrolls below it.
      inherited.pinnedViews = pinned
      make(content)
    }
  }
}
