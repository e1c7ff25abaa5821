import PlumbGraph
import PlumbLayout
import PlumbViews

/// A text at the end of a row; outside of lists it changes nothing.
///
/// A link that the badge is on shows it itself, before its chevron.
nonisolated struct _RowBadge: _ElementModifier {
  let text: Text?

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    guard builder.inherited.environment.listLook != nil, let text = modifier.text else { return content() }
    let row = LayoutRule.Stack(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 8)
    var place: RowBadgePlace!
    builder.element(
      Self.self, "badge", .stack(row),
      configure: { node in
        place = node.composite as? RowBadgePlace ?? RowBadgePlace(node)
        node.composite = place
      }
    ) {
      builder.inherited.stackAxis = StackAxis(.horizontal)
      builder.inheriting {
        builder.inherited.environment.rowBadge = RowBadge(text: text, place: place)
        content()
      }
      builder.composite(_BadgeAtEnd(text: text, place: place))
    }
  }
}

/// A badge, and whether a link shows it.
struct RowBadge: Equatable {
  let text: Text
  let place: RowBadgePlace
}

@MainActor final class RowBadgePlace: Equatable {
  let isTaken: Attribute<Bool>
  @Linked private var node: ViewNode?

  init(_ node: ViewNode) {
    self.node = node
    isTaken = node.host.graph.input(false, name: "badge.isTaken")
  }

  func take(_ isTaken: Bool) { if node?.isDisposed == false { self.isTaken.set(isTaken) } }

  nonisolated static func == (one: RowBadgePlace, other: RowBadgePlace) -> Bool { one === other }
}

nonisolated private struct _BadgeAtEnd: View {
  let text: Text
  let place: RowBadgePlace

  @MainActor var body: some View {
    if !place.isTaken.value {
      Spacer(minLength: 0)
      text.foregroundStyle(.secondary)
    }
  }
  static var _memberCount: Int? { nil }
}

/// The badge of the row, shown by a link in it.
nonisolated struct _TakenBadge: View {
  let badge: RowBadge

  @MainActor var body: some View {
    badge.text.foregroundStyle(.secondary).modifier(_TakesBadge(place: badge.place))
  }
  static var _memberCount: Int? { 1 }
}

nonisolated private struct _TakesBadge: _ElementModifier {
  let place: RowBadgePlace

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let place = modifier.place
    builder.element(
      Self.self, "", nil,
      configure: { node in
        node.host.afterWalk { place.take(true) }
        node.willDispose = { place.take(false) }
      }, content: content)
  }
}

private struct RowBadgeKey: EnvironmentKey { static var defaultValue: RowBadge? { nil } }

extension EnvironmentValues {
  /// The badge that is written on the views around in a row.
  var rowBadge: RowBadge? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}
