import PlumbViews

/// A bar with the looks of its class.
///
/// As in UIKit they are read when the bar is made. What is set by the views that appear with it counts, too, and what is set
/// later is for bars that come later.
nonisolated struct _OfClass<Bar: View>: View {
  let part: KeyPath<ControlLooks, BarLooks> & Sendable
  let bar: (BarLooks) -> Bar
  @State private var kept = KeptLooks()
  @State private var readings = 0
  @Environment(\.ownControlLooks) private var own

  init(_ part: KeyPath<ControlLooks, BarLooks> & Sendable, bar: @escaping (BarLooks) -> Bar) {
    (self.part, self.bar) = (part, bar)
  }

  @MainActor var body: some View {
    let _ = readings
    bar(own?[keyPath: part] ?? kept.looks(part))
      .modifier(_WhenAppeared { if kept.readAgain(part) { readings += 1 } })
  }
}

/// The looks that a bar has read.
@MainActor private final class KeptLooks {
  private var looks: BarLooks?

  nonisolated init() {}

  func looks(_ part: KeyPath<ControlLooks, BarLooks>) -> BarLooks {
    if looks == nil { readAgain(part) }
    return looks ?? BarLooks()
  }

  /// Returns whether anything else is set now.
  @discardableResult func readAgain(_ part: KeyPath<ControlLooks, BarLooks>) -> Bool {
    let before = looks
    looks = ControlLooks.ofClasses()[keyPath: part]
    return looks != before
  }
}

/// Does something once, after the actions of all views that appear at the same time.
nonisolated private struct _WhenAppeared: _NodeModifier {
  let action: @MainActor () -> Void

  @MainActor func configure(_ node: ViewNode) {
    guard node.composite == nil else { return }
    node.composite = node
    let host = node.host
    host.afterLayouts(2, action)
  }
}
