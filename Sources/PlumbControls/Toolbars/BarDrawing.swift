import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The ground of a bar: shown where content lies under it, and always where a screen says so. On iOS 26 bars have none of
/// their own: content that goes under them fades.
nonisolated struct _BarGround: _PrimitiveView {
  let background: BarBackground
  let edge: Edge
  /// The colour that content fades into.
  var ground = SystemColor.background
  /// The part of the bar that goes away with the content, in points.
  var scrollable: CGFloat = 0

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let bar = Color(.bar).resolve(in: environment)
    let ground = Color(.background).resolve(in: environment)
    let separator = environment.platformStyle.separator.resolved(environment.colorScheme)
    let isGlass = environment.platformStyle.isGlass && view.background.visibility == .automatic
    // Hardly anything is seen behind the row of items; further on the content comes out (assumed).
    let fade = LinearGradient(
      stops: [(0, 0.97), (0.8, 0.92), (1, 0)].map { place, opacity in
        Gradient.Stop(color: Color(view.ground).opacity(opacity), location: place)
      }, startPoint: view.edge == .top ? .top : .bottom, endPoint: view.edge == .top ? .bottom : .top)
    let fill = (isGlass ? AnyShapeStyle(fade) : view.background.style?.style)?._resolveStyle(in: environment)
    builder.leaf(
      Self.self, "", .fill(LayoutRule.Fill()),
      configure: { node in
        node.interactions.isHitAsDrawn = true
        node.mark = { [unowned node] context, frame in
          let offset = view.edge == .top ? node.scrollBesideBar : 0
          let isShown =
            switch view.background.visibility {
            case .visible: true
            case .hidden: false
            case .automatic: view.edge == .top ? offset > max(0, view.scrollable) + 0.5 : !isGlass
            }
          guard isShown else { return }
          var frame = frame
          frame.size.height -= min(max(0, offset), view.scrollable)
          let shown = frame
          frame = node.extended(frame, beyondSafeArea: [.top, .bottom, .leading, .trailing])
          if view.edge == .top { frame.size.height = shown.maxY - frame.minY }
          let rect = context.rounded(frame)
          if let fill {
            context.add(.fill(Path(rect), fill.paint(in: rect), FillStyle()))
          } else {
            context.add(.fill(Path(rect), .color(ground), FillStyle()))
            context.add(.fill(Path(rect), .color(bar), FillStyle()))
          }
          if isGlass { return }
          let thickness = 1 / context.scale
          let y = view.edge == .top ? rect.maxY - thickness : rect.minY
          let line = CGRect(x: rect.minX, y: y, width: rect.width, height: thickness)
          context.add(.fill(Path(line), .color(separator), FillStyle()))
        }
      })
  }
}

/// Goes up with the content beside the bar, and disappears under the row above.
nonisolated struct _ScrolledAway: _ElementModifier {
  let height: CGFloat

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let height = modifier.height
    builder.element(
      Self.self, "", .plain,
      configure: { node in
        node.effect = { [unowned node] frame, items, _ in
          let offset = min(node.scrollBesideBar, height)
          guard offset > 0, !items.isEmpty else { return items }
          let moved = DisplayItem.group(.transform(CGAffineTransform(translationX: 0, y: -offset)), items)
          return [.group(.clip(Path(frame), FillStyle()), [moved])]
        }
      }, content: content)
  }
}

/// Shown once the content beside the bar was scrolled by a distance; `nil` shows it always.
nonisolated struct _ShownWhenScrolled: _NodeModifier {
  let distance: CGFloat?

  @MainActor func configure(_ node: ViewNode) {
    guard let distance else {
      node.effect = nil
      return
    }
    node.effect = { [unowned node] _, items, _ in
      node.scrollBesideBar > distance || items.isEmpty ? items : [.group(.opacity(0), items)]
    }
  }
}
