import PlumbDrawing
import PlumbLayout

/// Something that may be covered by something else: then it is not shown, and what it keeps lives on.
nonisolated struct _Coverable<Content: View>: _PrimitiveView {
  let isCovered: Bool
  /// It is a screen of a stack: it comes from the trailing side, and what covers it pushes it a little to the leading one.
  let slides: Bool
  let content: Content

  init(isCovered: Bool, slides: Bool = false, @ViewBuilder content: () -> Content) {
    (self.isCovered, self.slides, self.content) = (isCovered, slides, content())
  }

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let environment = builder.inherited.environment
    builder.element(
      Self.self, "", .plain,
      configure: { node in
        let isNew = node.isLeftOut == nil
        let isChanged = node.isCovered != view.isCovered
        node.isCovered = view.isCovered
        node.isLeftOut = { [unowned node] in node.isCovered }
        if isChanged { node.host.preferencesChanged() }
        let told = isChanged && !isNew ? node.tellingWhenCovered() : nil
        if view.slides { node.slide(environment, isCoveredNow: isChanged && !isNew && view.isCovered, told) }
        told?.close()
      }
    ) { builder.secondary(view.content) }
  }
}

/// Where a screen of a stack is drawn: 1 beside the stack, 0 in it, -1 below another screen.
@MainActor private final class ScreenSlide {
  let place: Animated<Double>
  /// The screen was on top, and is seen while another one comes over it.
  var isSeenBelow = false

  init(_ place: Animated<Double>) { self.place = place }

  /// How far a covered screen goes to the leading side, in shares of its width, and how dark it becomes (UIKit's own,
  /// assumed).
  static let coveredShift = 0.3
  static let coveredShade = 0.1
}

extension ViewNode {
  /// The screen is covered, and still seen beside the one that covers it.
  var isSlidingAway: Bool {
    guard let slide = composite as? ScreenSlide else { return false }
    return slide.isSeenBelow && slide.place.isRunning
  }

  /// Tells the views inside that they are covered once that can be seen, and at once that they are not. Who comes is told
  /// before who goes.
  fileprivate func tellingWhenCovered() -> AnimationCompletion {
    guard isCovered else {
      host.afterLayout { [weak self] in self?.tellAppearances() }
      return AnimationCompletion(.logicallyComplete) {}
    }
    let told = AnimationCompletion(.logicallyComplete) { [weak self] in
      guard let self else { return }
      host.afterLayout { [weak self] in self?.tellAppearances() }
    }
    told.host = host
    return told
  }

  /// Sends the screen to its place.
  fileprivate func slide(
    _ environment: EnvironmentValues, isCoveredNow: Bool, _ told: AnimationCompletion?
  ) {
    let phase = environment.screenPhase
    // One that comes or goes below another is not seen.
    let target = isCovered ? -1.0 : phase.isIdentity ? 0 : 1
    guard let slide = composite as? ScreenSlide else {
      let slide = ScreenSlide(Animated(target, self))
      composite = slide
      makeMotion().way = slide.place
      let isMirrored = environment.layoutDirection == .rightToLeft
      let ground = Color(.background).resolve(in: environment)
      effect = { [unowned self] frame, items, _ in
        let place = slide.place.shown
        return place == 0 || items.isEmpty
          ? items : [picture(of: items, at: place, frame, ground, isMirrored)]
      }
      return
    }
    var transaction = host.transaction(at: self)
    transaction.animation = phase == .willAppear || transaction.disablesAnimations ? nil : .screens
    if let told { transaction.completions.append(told) }
    if isCoveredNow { slide.isSeenBelow = true }
    if !isCovered { slide.isSeenBelow = false }
    slide.place.set(target, in: transaction)
  }

  private func picture(
    of items: [DisplayItem], at place: Double, _ frame: CGRect, _ ground: ResolvedColor, _ isMirrored: Bool
  ) -> DisplayItem {
    // What is drawn at the edges of the canvas belongs to the screen, too; on the sides it ends with the stack.
    let window = extended(frame, beyondSafeArea: .all)
    let way = window.width * (isMirrored ? -1 : 1)
    let shift = place > 0 ? place * way : place * ScreenSlide.coveredShift * way
    var all = [.fill(Path(window), .color(ground), FillStyle())] + items
    if place < 0 {
      let shade = ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(-place * ScreenSlide.coveredShade))
      all.append(.fill(Path(window), .color(shade), FillStyle()))
    }
    let moved = DisplayItem.group(.transform(CGAffineTransform(translationX: shift, y: 0)), all)
    return .group(.clip(Path(window), FillStyle()), [moved])
  }
}

extension AnyTransition {
  /// Tells a screen of a stack where it is on its way; it moves by itself.
  static var screen: AnyTransition {
    AnyTransition { content, phase in AnyView(content.environment(\.screenPhase, phase)) }
      .animation(.screens)
  }
}

private struct ScreenPhaseKey: EnvironmentKey { static var defaultValue: TransitionPhase { .identity } }

extension EnvironmentValues {
  /// Where the screen that the view is in is on its way.
  var screenPhase: TransitionPhase {
    get { self[ScreenPhaseKey.self] }
    set { self[ScreenPhaseKey.self] = newValue }
  }
}
