import PlumbDrawing
import PlumbLayout

/// A view that scrolls content that may be larger, along one axis or both.
///
/// Along a scrolled axis the content has its ideal length, and the view takes what it is offered; across it the view
/// is as long as its content (Rules/Scrolling.md#R-100). Several views in it are a column, whatever the axes are
/// (Rules/Scrolling.md#R-101).
nonisolated public struct ScrollView<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  /// The content that scrolls.
  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown, unless `scrollIndicators` hides them.
  public var showsIndicators: Bool

  /// Creates a scroll view for an axis, or both, that shows its indicators while a person scrolls.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    (self.axes, showsIndicators, self.content) = (axes, true, content())
  }

  /// Creates a scroll view for an axis, or both. `showsIndicators` sets whether it shows its indicators while a person
  /// scrolls.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  @MainActor public static func _makeNodes(_ view: ScrollView, in builder: _TreeBuilder) {
    let settings = builder.inherited.environment.scrollSettings
    let isMirrored = builder.inherited.isMirrored
    var requests = ScrollRequests(builder.inherited.environment)
    if !view.showsIndicators { requests.indicators = (.hidden, .hidden) }
    builder.element(
      Self.self, "ScrollView", .container, make: { ScrollNode() },
      update: { object, node in
        object.node = node
        object.requests = requests
        node.changeSafeRegion = { _, region in region.makeAllSafe() }
        node.effect = { [unowned node, unowned object] frame, items, context in
          let bars = object.drawnIndicators(in: frame, context)
          guard !settings.isClipDisabled, !items.isEmpty else { return items + bars }
          let rect = context.rounded(node.extended(frame, beyondSafeArea: .all))
          return [.group(.clip(Path(rect), FillStyle()), items)] + bars
        }
        return object.update(axes: view.axes, settings, isMirrored: isMirrored)
      }
    ) {
      builder.inherited.scrollAxes = view.axes
      // Scrolled views in a row of a list are no part of the row: a link has no chevron there, and is not pressed with the row.
      builder.inherited.environment.sectionStyle = nil
      // These are meant for this scroll view, not for those in it.
      if !settings.isForNestedToo {
        builder.inherited.environment.scrollSettings = ScrollSettings()
      }
      builder.inherited.stackAxis = StackAxis(.vertical)
      builder.several(view.content, along: .vertical)
    }
  }
}

/// The settings of modifiers around the scroll view.
struct ScrollSettings: Equatable {
  /// The margins of the content, in points, which scroll with it.
  var contentMargins = EdgeInsets()
  /// The sides on which margins were set, even if they are zero.
  var givenMargins: Edge.Set = []
  /// The margins of the indicators, in points.
  var indicatorMargins = EdgeInsets()
  var anchors = ScrollAnchors()
  var isClipDisabled = false
  /// The place that the program requests to show.
  var destination: ScrollDestination?
  /// The view that binds the position.
  var receiver: ScrollReceiver?

  /// Whether no setting was made, so that there is none to reset.
  var isForNestedToo: Bool { self == ScrollSettings() }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}
