import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The ground of a bar: shown where scrolled content lies under it (Recorded/Screens.md#Y131), and always where a screen says so. Up to iOS 18 the
/// content shines through it (Recorded/Screens.md#Y147). On iOS 26 bars have none: content that goes under them fades. What UIKit's classes say counts where SwiftUI's modifiers say nothing.
nonisolated struct _BarGround: _PrimitiveView {
  let background: BarBackground
  let edge: Edge
  /// The colour that content fades into.
  var ground = SystemColor.background
  /// The part of the bar that goes away with the content, in points.
  var scrollable: CGFloat = 0
  var looks = BarLooks()

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    let (over, atEdge) = (view.layers(view.looks.ground, environment), view.edgeLayers(environment))
    let isGlass = view.isGlass(environment)
    builder.leaf(
      Self.self, "", .fill(LayoutRule.Fill()),
      configure: { node in
        node.interactions.isHitAsDrawn = true
        node.mark = { [unowned node] context, frame in
          let offset = view.edge == .top ? node.goneOfBar(view.scrollable) : 0
          // A screen's own word needs no look at its content.
          var isOverContent: Bool {
            view.edge == .top
              ? offset > max(0, view.scrollable) + 0.5 : !isGlass && node.hasContentUnderBottomBar
          }
          let layers: Layers? =
            switch view.background.visibility {
            case .visible: over
            case .hidden: nil
            case .automatic: isOverContent ? over : atEdge
            }
          guard let layers else { return }
          var frame = frame
          frame.size.height -= min(max(0, offset), view.scrollable)
          let shown = frame
          frame = node.extended(frame, beyondSafeArea: [.top, .bottom, .leading, .trailing])
          if view.edge == .top { frame.size.height = shown.maxY - frame.minY }
          let rect = context.rounded(frame)
          if layers.isChrome {
            context.fillBar(
              rect, tint: view.tint(environment), ground: Color(.background).resolve(in: environment))
          }
          for fill in layers.fills {
            context.add(.fill(Path(rect), fill.paint(in: rect), FillStyle()))
          }
          guard let color = layers.line else { return }
          let thickness = 1 / context.scale
          let y =
            switch (view.edge, layers.isChrome) {
            case (.top, true): rect.maxY
            case (.top, false): rect.maxY - thickness
            case (_, true): rect.minY - thickness
            case (_, false): rect.minY
            }
          let line = CGRect(x: rect.minX, y: y, width: rect.width, height: thickness)
          context.add(.fill(Path(line), .color(color), FillStyle()))
        }
      })
  }

  /// Content fades where neither a screen nor a class says anything.
  @MainActor private func isGlass(_ environment: EnvironmentValues) -> Bool {
    environment.platformStyle.isGlass && background.visibility == .automatic && looks.ground == nil
      && looks.edgeGround == nil
  }

  /// The fills, the hindmost first, and the line at the edge.
  private struct Layers {
    /// Whether the content below comes through, before the fills.
    var isChrome = false
    var fills: [_ResolvedStyle] = []
    var line: ResolvedColor?
  }

  @MainActor private func layers(_ ground: BarLooks.Ground?, _ environment: EnvironmentValues) -> Layers {
    func resolved<S: ShapeStyle>(_ style: S) -> _ResolvedStyle { style._resolveStyle(in: environment) }
    let separator = environment.platformStyle.separator.resolved(environment.colorScheme)
    if isGlass(environment) {
      // Hardly anything is seen behind the row of items; further on the content comes out (assumed).
      let fade = LinearGradient(
        stops: [(0, 0.97), (0.8, 0.92), (1, 0)].map { place, opacity in
          Gradient.Stop(color: Color(self.ground).opacity(opacity), location: place)
        }, startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
      return Layers(fills: [resolved(fade)])
    }
    if let style = background.style?.style { return Layers(fills: [resolved(style)], line: separator) }
    let own = ground ?? BarLooks.Ground(isSystem: looks.background == nil)
    var layers = Layers()
    let isChrome = own.isSystem && environment.platformStyle.platform == .iOS
    layers.isChrome = isChrome
    if own.isSystem && !isChrome { layers.fills = [resolved(Color(.background)), resolved(Color(.bar))] }
    if let color = own.color { layers.fills.append(resolved(color)) }
    layers.line =
      switch own.line {
      case .system: isChrome ? line(environment) : separator
      case .none: nil
      case .color(let color): color.resolve(in: environment)
      }
    return layers
  }

  /// The tint over blurred content, so that black is 18 in the dark and white 249 in the light (Recorded/Screens.md#Y147).
  private func tint(_ environment: EnvironmentValues) -> ResolvedColor {
    let (white, cover): (Float, Float) = environment.colorScheme == .dark ? (0.132, 0.535) : (0.97, 0.757)
    return ResolvedColor(red: white, green: white, blue: white, opacity: cover)
  }

  /// A line beside the bar, through which the content is seen (Recorded/Screens.md#Y147).
  private func line(_ environment: EnvironmentValues) -> ResolvedColor {
    let isDark = environment.colorScheme == .dark
    let white: Float = isDark ? 1 : 0
    return ResolvedColor(red: white, green: white, blue: white, opacity: isDark ? 0.15 : 0.3)
  }

  /// Returns the fills for a bar under which no content lies.
  @MainActor private func edgeLayers(_ environment: EnvironmentValues) -> Layers? {
    guard background.style == nil, let ground = looks.edgeGround else { return nil }
    return layers(ground, environment)
  }
}

/// A part of a bar that goes up while the content beside the bar is scrolled, and disappears under what is above it.
nonisolated struct _ScrolledAway: _ElementModifier {
  /// The length of the parts that go before it, in points.
  let start: CGFloat
  let height: CGFloat
  /// The length of all parts that go away.
  let room: CGFloat

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    builder.element(
      Self.self, "", .plain,
      configure: { node in
        node.effect = { [unowned node] frame, items, _ in
          let gone = min(node.goneOfBar(modifier.room) - modifier.start, modifier.height)
          guard gone > 0, !items.isEmpty else { return items }
          let moved = DisplayItem.group(.transform(CGAffineTransform(translationX: 0, y: -gone)), items)
          return [.group(.clip(Path(frame), FillStyle()), [moved])]
        }
      }, content: content)
  }
}

/// Says which parts of the bar go away, so that scrolling comes to rest where none is cut.
nonisolated struct _CollapsingParts: _NodeModifier {
  /// In points, the first to go first.
  let lengths: [CGFloat]

  @MainActor func configure(_ node: ViewNode) { node.collapsingParts = lengths }
}

/// Shown once so much of the bar has gone away; `nil` shows it always.
nonisolated struct _ShownWhenScrolled: _NodeModifier {
  let distance: CGFloat?
  /// The length of all parts that go away, in points.
  let room: CGFloat

  @MainActor func configure(_ node: ViewNode) {
    guard let distance else {
      node.effect = nil
      return
    }
    node.effect = { [unowned node] _, items, _ in
      node.goneOfBar(room) > distance || items.isEmpty ? items : [.group(.opacity(0), items)]
    }
  }
}
