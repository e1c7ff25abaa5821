import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The motion in or out of a part of a presentation: drawn elsewhere meanwhile, and nothing at all while it is there.
nonisolated struct _PresentationMotion: _ElementModifier {
  enum Way {
    /// The view moves in from below the canvas, and back.
    case slide
    case fade
    /// The view starts a tenth larger and fades in; it only fades out (UIKit's own for alerts, assumed).
    case pop
    /// Grows out of what presents it, and shrinks back into it. A popover grows out of its part of that.
    case grow(from: PresentationSource, to: PopoverPlace?)
  }
  let way: Way

  init(_ way: Way) { self.way = way }

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let phase = builder.inherited.environment.presentationPhase
    builder.element(
      Self.self, "", nil,
      configure: { node in
        // Less than 0 before it is there, 0 while it is, more than 0 when it leaves.
        let place = node.animated(phase.value)
        // Who only fades is in its place.
        if case .fade = modifier.way {} else { node.makeMotion().way = place }
        node.effect = { [unowned node] frame, items, _ in
          place.shown == 0 || items.isEmpty
            ? items : [modifier.picture(of: items, at: place.shown, frame, node)]
        }
      }, content: content)
  }

  @MainActor private func picture(
    of items: [DisplayItem], at place: Double, _ frame: CGRect, _ node: ViewNode
  ) -> DisplayItem {
    let away = min(1, abs(place))
    switch way {
    case .slide:
      let top = node.extended(frame, beyondSafeArea: .all).minY
      let distance = max(0, node.safeRegion.whole.maxY - top) * away
      return .group(.transform(CGAffineTransform(translationX: 0, y: distance)), items)
    case .fade:
      return .group(.opacity(1 - away), items)
    case .pop:
      let scale = place < 0 ? 1 + 0.1 * away : 1
      return scaled(items, by: scale, about: CGPoint(x: frame.midX, y: frame.midY), away)
    case .grow(let source, let place):
      let anchor = place?.anchor(in: source.frame, isMirrored: source.isMirrored) ?? source.frame
      let isBeside = anchor.midX < frame.minX || anchor.midX > frame.maxX
      let point = CGPoint(
        x: min(max(anchor.midX, frame.minX), frame.maxX),
        y: isBeside
          ? min(max(anchor.midY, frame.minY), frame.maxY)
          : anchor.midY < frame.midY ? frame.minY : frame.maxY)
      // Half as large at the ends of its way (assumed).
      return scaled(items, by: 1 - 0.5 * away, about: point, away)
    }
  }

  private func scaled(
    _ items: [DisplayItem], by scale: CGFloat, about point: CGPoint, _ away: Double
  ) -> DisplayItem {
    let map = CGAffineTransform(scaleX: scale, y: scale).about(point)
    return .group(.opacity(1 - away), scale == 1 ? items : [.group(.transform(map), items)])
  }
}

extension AnyTransition {
  /// Passes the target of the movement to the parts of a presentation, each of which moves by itself.
  ///
  /// - Parameter kind: what is presented. The times are UIKit's as measured by eye (assumed).
  static func presentation(_ kind: PresentationKind) -> AnyTransition {
    let phases = AnyTransition { content, phase in
      AnyView(content.environment(\.presentationPhase, phase))
    }
    return switch kind {
    case .alert: phases.animation(in: .spring(duration: 0.4), out: .easeInOut(duration: 0.25))
    case .menu, .contextMenu, .popover:
      phases.animation(in: .spring(duration: 0.3), out: .easeInOut(duration: 0.2))
    case .sheet, .fullScreenCover, .confirmationDialog: phases.animation(in: .screens, out: .screens)
    }
  }
}

extension Animation {
  /// The curve of screens that come and go: half a second that begins fast and ends gently, as UIKit's own spring for that
  /// looks (assumed).
  static let screens = timingCurve(0.23, 1, 0.32, 1, duration: 0.5)
}

private struct PresentationPhaseKey: EnvironmentKey { static var defaultValue: TransitionPhase { .identity } }

extension EnvironmentValues {
  /// The phase of the presentation that contains the view.
  var presentationPhase: TransitionPhase {
    get { self[PresentationPhaseKey.self] }
    set { self[PresentationPhaseKey.self] = newValue }
  }
}
