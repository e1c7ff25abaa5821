import SwiftUI

/// The values of a live activity's view.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The constant values.
  public let attributes: Attributes
  /// The changing values.
  public let state: Attributes.ContentState
  /// The identifier of the activity.
  public let activityID: String
  /// Whether the state is out of date. In a preview it is not.
  public let isStale = false
}

/// A widget that shows a live activity, here in previews.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public let _configuration: _WidgetParts

  /// Creates a live activity of a view for the lock screen and of the parts of the dynamic island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    var parts = _WidgetParts()
    parts.activity = { attributes, state, kind in
      guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
        return nil
      }
      let context = ActivityViewContext<Attributes>(
        attributes: attributes, state: state, activityID: "preview")
      return kind.island.map { dynamicIsland(context).view($0) } ?? AnyView(content(context))
    }
    _configuration = parts
  }
}

/// The kind of a live activity's preview.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// The states of the dynamic island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }
  let island: DynamicIslandPreviewViewState?
  /// On the lock screen.
  public static let content = ActivityPreviewViewKind(island: nil)
  /// In the dynamic island.
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(island: state)
  }
}

/// A builder of the states that a preview shows.
@resultBuilder public struct PreviewActivityBuilder<State> {
  /// Converts a state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Joins several states, in order.
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}

extension Preview {
  /// Creates a preview of a live activity: its states, one below the other.
  @preconcurrency public init<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () ->
      [Attributes.ContentState]
  ) {
    nonisolated(unsafe) let given = attributes
    self.init(name ?? (kind.island.map { "\($0)" } ?? "content"), traits: .sizeThatFitsLayout) {
      ActivityTimeline(
        parts: widget().body._configuration, kind: kind, attributes: given, states: contentStates())
    }
  }
}

/// Some states of a live activity.
struct ActivityTimeline: View {
  let parts: _WidgetParts
  let kind: ActivityPreviewViewKind
  let attributes: Any
  let states: [Any]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(states.indices, id: \.self) { index in
        if let view = parts.activity(attributes, states[index], kind) {
          ActivityPlaceholder(isIsland: kind.island != nil) { view }
        } else {
          Text(verbatim: "The widget shows no \(type(of: attributes)).").font(.footnote)
        }
      }
    }
    .padding(16).background(Color.gray.opacity(0.3))
  }
}

/// The place of a live activity: a card of the lock screen, or the black island. Its measures are assumed.
struct ActivityPlaceholder<Content: View>: View {
  let isIsland: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isIsland {
      content.foregroundStyle(.white).padding(.horizontal, 12).padding(.vertical, 8).frame(minHeight: 37)
        .background(Color.black, in: RoundedRectangle(cornerRadius: 37, style: .continuous))
        .environment(\.colorScheme, .dark)
    } else {
      content.frame(width: 361).background(Color(uiColor: .systemBackground))
        .clipped(withTouchesTo: RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
  }
}

extension View {
  /// Sets the colour behind a live activity. The lock screen's card in a preview has it.
  public func activityBackgroundTint(_ color: Color?) -> some View { background(color ?? .clear) }
  /// Sets the colour of the system's buttons beside a live activity. There are none here.
  public func activitySystemActionForegroundColor(
    _ color: Color?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("activitySystemActionForegroundColor", fileID, line) }
  /// Sets the position of a view of the island's edges that is too wide. It is always beside the camera here.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { reportingCompanion("dynamicIsland(verticalPlacement:)", fileID, line) }
}

extension EnvironmentValues {
  /// Whether the live activity fills the display. In a preview it does not.
  public var isActivityFullscreen: Bool { false }
  /// The size of the live activity.
  public var activityFamily: ActivityFamily { .medium }
}

/// The size of live activities.
public enum ActivityFamily: Hashable, Sendable, CaseIterable { case small, medium }

extension WidgetConfiguration {
  /// Sets the other sizes of a live activity. Previews show it in one size.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    reportCompanion("supplementalActivityFamilies")
    return _AnyWidgetConfiguration(_configuration: _configuration)
  }
}
