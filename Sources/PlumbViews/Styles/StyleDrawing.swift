import PlumbDrawing
import PlumbLayout

extension DrawingContext {
  /// Fills a path with a style, with the blurred picture below it and with its shadows where the style has them.
  mutating func fill(_ path: Path, _ style: _ResolvedStyle, in rect: CGRect, _ fillStyle: FillStyle) {
    if let (tint, ground, opacity) = style.material {
      addBackdrop(of: path, in: rect, ground: ground, opacity: opacity)
      return add(.fill(path, .faded(.color(tint), opacity), fillStyle))
    }
    let (plain, shadows) = style.withoutShadows
    var item = DisplayItem.fill(path, plain.paint(in: rect), fillStyle)
    if let (tile, opacity) = plain.tile {
      item = .group(.clip(path, fillStyle), tile.items(in: rect))
      if opacity < 1 { item = .group(.opacity(opacity), [item]) }
    }
    for shadow in shadows where !shadow.isInner {
      item = .group(.shadow(shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y), [item])
    }
    add(item)
    for shadow in shadows where shadow.isInner { addInner(shadow, path, in: rect) }
  }

  /// The shadow of everything around a path, which falls into it.
  private mutating func addInner(_ shadow: ResolvedShadow, _ path: Path, in rect: CGRect) {
    let reach = shadow.radius * blurReach + max(abs(shadow.x), abs(shadow.y)) + 1
    var around = Path(rect.insetBy(dx: -reach, dy: -reach))
    around.addPath(path)
    let ring = DisplayItem.fill(around, .color(shadow.color), FillStyle(eoFill: true))
    let fallen = DisplayItem.group(
      .shadow(shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y), [ring])
    add(.group(.clip(path, FillStyle()), [fallen]))
  }

  /// In points; as iOS's own blur looks (assumed).
  private static var backdropRadius: CGFloat { 20 }
  /// Materials over materials hold what is below them twice over; from here on there is no picture below.
  static var mostBackdropItems: Int { 2000 }

  /// The drawing so far, behind what is drawn next: a view that is moved has moved away from what was behind it.
  var drawnBelow: [DisplayItem] {
    var (drawn, back) = ([items], CGAffineTransform.identity)
    for part in below.reversed() {
      switch part {
      case .items(let items): drawn.append(back == .identity ? items : [.group(.transform(back), items)])
      case .effect(let node, let frame):
        let transform = MainActor.assumeIsolated { node.drawnTransform(in: frame) }
        guard let moved = transform, moved.determinant != 0, moved.determinant.isFinite
        else { continue }
        back = moved.inverted().concatenating(back)
      }
    }
    return Array(drawn.reversed().joined())
  }

  /// Adds a blurred copy of the drawing so far, inside a path.
  private mutating func addBackdrop(of path: Path, in rect: CGRect, ground: ResolvedColor, opacity: Double) {
    isSteady = false
    let reach = Self.backdropRadius * blurReach
    let near = rect.insetBy(dx: -reach, dy: -reach)
    // A ground beyond the canvas would colour its edges.
    let visible = canvas.map { near.common(with: $0) } ?? near
    let drawn = drawnBelow.filter { !$0.bounds.common(with: near).isNull }
    guard !drawn.isEmpty, drawn.reduce(0, { $0 + $1.count }) <= Self.mostBackdropItems else { return }
    // Each group has the bounds of what it needs: a blur of the whole canvas for each card on it takes most of a second.
    let below = DisplayItem.group(
      .clip(Path(near), FillStyle()), [.fill(Path(visible), .color(ground), FillStyle())] + drawn)
    let blurred = DisplayItem.group(.blur(radius: Self.backdropRadius, isOpaque: false), [below])
    let backdrop = DisplayItem.group(
      .color(.saturation(1.5)), [.group(.clip(path, FillStyle()), [blurred])])
    add(opacity < 1 ? .group(.opacity(opacity), [backdrop]) : backdrop)
  }
}

extension DisplayItem {
  /// Itself and everything in it.
  var count: Int {
    switch self {
    case .group(.mask(let mask), let items):
      1 + mask.reduce(0) { $0 + $1.count } + items.reduce(0) { $0 + $1.count }
    case .group(_, let items): 1 + items.reduce(0) { $0 + $1.count }
    default: 1
    }
  }
}

extension _ResolvedStyle {
  /// The painted style, without shadows and opacities, and all opacities together.
  var innermost: (kind: Kind, opacity: Double) {
    var (kind, opacity) = (kind, 1.0)
    while true {
      switch kind {
      case .faded(let inner, let share): (kind, opacity) = (inner, opacity * share)
      case .shadowed(let inner, _): kind = inner
      default: return (kind, opacity)
      }
    }
  }

  /// The colour and the opacity of a material.
  fileprivate var material: (tint: ResolvedColor, ground: ResolvedColor, opacity: Double)? {
    let (kind, opacity) = innermost
    guard case .material(let tint, let ground) = kind else { return nil }
    return (tint, ground, opacity)
  }

  /// The style itself, and its shadows, the outermost last.
  fileprivate var withoutShadows: (_ResolvedStyle, [ResolvedShadow]) {
    var (kind, shadows) = (kind, [ResolvedShadow]())
    while case .shadowed(let inner, let shadow) = kind {
      kind = inner
      shadows.insert(shadow, at: 0)
    }
    return (_ResolvedStyle(kind), shadows)
  }
}

extension _ResolvedStyle {
  /// The colour that replaces the style where only one colour can be used.
  var mainColor: Color {
    let (kind, opacity) = innermost
    return switch kind {
    case .color(let color), .material(let color, _): Color(color.opacity(opacity))
    case .tiles(let tile): Color(tile.color.opacity(opacity))
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _):
      Color((stops.first?.color ?? .clear).opacity(opacity))
    // Neither is innermost.
    case .faded, .shadowed: .clear
    }
  }
}
