import PlumbDrawing
import PlumbLayout

/// The bars that show the scroll position: there while somebody scrolls, and gone soon after.
///
/// They belong to a screen that somebody uses. A picture, for which no host reports the time, has none, as a picture of an
/// idle screen of iOS has none.
@MainActor final class ScrollIndicators: Motion {
  private weak var scroll: ScrollNode?
  /// When they were last needed, in seconds.
  private var last = 0.0
  private(set) var opacity = 0.0

  /// The times in which they stay and fade, in seconds (assumed).
  private static let (stay, fade) = (0.5, 0.3)

  init(_ scroll: ScrollNode, _ node: ViewNode) {
    self.scroll = scroll
    super.init(node)
  }

  /// The content has moved, or somebody wants them to be seen for a moment.
  func scrolled() {
    guard let host = node?.host, host.animations.hasClock else { return }
    (last, opacity) = (host.time, 1)
    host.animations.start(self)
  }

  override var isRunning: Bool { opacity > 0 && !(scroll?.phase.isScrolling ?? false) }

  override func advance(to time: Double) -> Bool {
    if scroll?.phase.isScrolling ?? false { last = time }
    let over = time - last - ScrollIndicators.stay
    opacity = min(max(0, 1 - over / ScrollIndicators.fade), 1)
    return opacity > 0
  }
}

extension ScrollNode {
  /// Shows the bars from now on while somebody scrolls.
  @MainActor func showIndicators() {
    guard let node else { return }
    let indicators = indicators ?? ScrollIndicators(self, node)
    self.indicators = indicators
    indicators.scrolled()
  }

  /// Returns the drawing of the bars in the view's rectangle.
  @MainActor func drawnIndicators(in frame: CGRect, _ context: DrawingContext) -> [DisplayItem] {
    guard let indicators, indicators.opacity > 0 else { return [] }
    let isDark = requests.environment.colorScheme == .dark
    let shade = ResolvedColor(
      red: isDark ? 1 : 0, green: isDark ? 1 : 0, blue: isDark ? 1 : 0, opacity: IndicatorLook.opacity)
    let bars = Axis.allCases.compactMap { indicator(along: $0, in: frame) }
    guard !bars.isEmpty else { return [] }
    let items = bars.map { bar in
      DisplayItem.fill(
        Path(roundedRect: context.rounded(bar), cornerRadius: IndicatorLook.breadth / 2), .color(shade),
        FillStyle())
    }
    return indicators.opacity < 1 ? [.group(.opacity(indicators.opacity), items)] : items
  }

  /// Returns the position of the bar of an axis; `nil` if there is nothing to scroll, or nobody wants it.
  private func indicator(along axis: Axis, in frame: CGRect) -> CGRect? {
    let visibility = axis == .horizontal ? requests.indicators.horizontal : requests.indicators.vertical
    guard axes.contains(axis), visibility != .hidden, visibility != .never, contentSize[axis] > viewport[axis]
    else {
      return nil
    }
    let margins = indicatorMargins
    var track = CGRect(
      x: frame.minX + (isMirrored ? margins.trailing : margins.leading), y: frame.minY + margins.top,
      width: frame.width - margins.total(along: .horizontal),
      height: frame.height - margins.total(along: .vertical))
    track = CGRect(
      x: track.minX + IndicatorLook.inset, y: track.minY + IndicatorLook.inset,
      width: track.width - 2 * IndicatorLook.inset, height: track.height - 2 * IndicatorLook.inset)
    let room = track.size[axis]
    guard room > 0 else { return nil }
    // Content that is pulled beyond its end pushes the bar together, as much as it is pulled.
    let pulled = abs(stretch[axis])
    let share = viewport[axis] / contentSize[axis]
    let length = min(room, max(IndicatorLook.breadth * 2, max(IndicatorLook.least, room * share) - pulled))
    let way = contentSize[axis] - viewport[axis]
    let done = stretch[axis] > 0 ? 0 : stretch[axis] < 0 ? 1 : min(max(0, offset[axis] / way), 1)
    let start = (room - length) * (axis == .horizontal && isMirrored ? 1 - done : done)
    if axis == .vertical {
      let x = isMirrored ? track.minX : track.maxX - IndicatorLook.breadth
      return CGRect(x: x, y: track.minY + start, width: IndicatorLook.breadth, height: length)
    }
    return CGRect(
      x: track.minX + start, y: track.maxY - IndicatorLook.breadth, width: length,
      height: IndicatorLook.breadth)
  }
}

/// The measures of the bars of iOS, in points (assumed).
private enum IndicatorLook {
  static let breadth: CGFloat = 3
  /// From the view's edges.
  static let inset: CGFloat = 3
  /// A bar is at least so long.
  static let least: CGFloat = 36
  static let opacity: Float = 0.35
}

nonisolated extension View {
  /// Shows the bars of the scroll views in the view for a moment when those appear. A picture has no bars.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(_ScrollFlash(trigger: onAppear ? true : nil, isAtStart: true))
  }

  /// Shows the bars of the scroll views in the view for a moment whenever the value changes. A picture has no bars.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(_ScrollFlash(trigger: value, isAtStart: false))
  }
}

nonisolated package struct _ScrollFlash<Value: Equatable>: _NodeModifier {
  let trigger: Value?
  let isAtStart: Bool

  @MainActor package func configure(_ node: ViewNode) {
    let seen = node.composite as? SeenTrigger<Value>
    node.composite = SeenTrigger(trigger)
    let isNew = seen == nil ? isAtStart : seen?.value != trigger
    guard isNew, trigger != nil else { return }
    node.host.afterLayout { [node = node.link] in node.object?.flashScrollIndicators() }
  }
}

private final class SeenTrigger<Value> {
  let value: Value?
  init(_ value: Value?) { self.value = value }
}

extension ViewNode {
  fileprivate func flashScrollIndicators() {
    scrollNode?.showIndicators()
    for child in children { child.flashScrollIndicators() }
  }
}
