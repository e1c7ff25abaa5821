#if PLUMB_MODULE
  @_exported import Foundation
  import ActivityKit
  import AppIntents

  /// Previews a widget at the entries of a timeline.
  @freestanding(declaration)
  public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")
  /// Previews a widget at the entries of its provider.
  @freestanding(declaration)
  public macro Preview<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")
  /// Previews a live activity in some states.
  @freestanding(declaration)
  public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")
#endif
