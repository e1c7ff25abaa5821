import SwiftUI

/// A builder of the entries that a preview shows.
@resultBuilder public struct PreviewTimelineBuilder {
  /// Converts an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Joins several entries, in order.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// Returns the entries of an `if` without `else`.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  /// Returns the entries of the first branch.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Returns the entries of the other branch.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Joins the entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

extension Preview {
  /// Creates a preview of a widget in a size: its entries, one below the other.
  @preconcurrency public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name ?? "\(family)", traits: .sizeThatFitsLayout) {
      WidgetTimeline(family: family, parts: widget().body._configuration, entries: timeline())
    }
  }

  /// Creates a preview of a widget in a size, with what its provider gives before anything is known.
  @preconcurrency public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name ?? "\(family)", traits: .sizeThatFitsLayout) {
      let entry = timelineProvider().placeholder(in: TimelineProviderContext(family: family))
      WidgetTimeline(family: family, parts: widget().body._configuration, entries: [entry])
    }
  }
}

/// Some entries of a widget.
struct WidgetTimeline: View {
  let family: WidgetFamily
  let parts: _WidgetParts
  let entries: [any TimelineEntry]

  var body: some View {
    let shown =
      entries.isEmpty
      ? [parts.placeholder(TimelineProviderContext(family: family))].compactMap { $0 } : entries
    VStack(spacing: 16) {
      if let families = parts.families, !families.contains(family) {
        Text(verbatim: "The widget's supportedFamilies have no \(family).").font(.footnote)
      }
      ForEach(shown.indices, id: \.self) { index in
        if let view = parts.view(shown[index]) {
          WidgetPlaceholder(family: family, hasMargins: parts.hasMargins) { view }
        } else {
          Text(verbatim: "The widget shows no \(type(of: shown[index])).").font(.footnote)
        }
      }
    }
    .padding(16).background(Color.gray.opacity(0.3))
  }
}
