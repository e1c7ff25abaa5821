import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The drawn place of a stack's screen: 1 beside the stack, 0 in it, -1 below another screen.
@MainActor final class ScreenSlide {
  let place: Animated<Double>
  /// The screen was on top, and is seen while another one comes over it.
  fileprivate var isSeenBelow = false
  /// A finger holds the screen, and not its own animation.
  private var isHeld = false

  /// The place to which the screen goes when nobody holds it.
  private(set) var rest: Double

  init(_ place: Animated<Double>) { (self.place, rest) = (place, place.target) }

  /// The distance by which a covered screen goes to the leading side, in shares of its width, and how dark it becomes
  /// (UIKit's own, assumed).
  static let coveredShift = 0.3
  static let coveredShade = 0.1

  /// A covered screen is drawn all the same.
  var isSeen: Bool { isSeenBelow && (place.isRunning || isHeld && place.shown > -1) }

  /// Shows the screen at a place, without any animation, as long as it is held.
  func hold(at place: Double) {
    (isHeld, isSeenBelow) = (true, true)
    self.place.set(place, in: Transaction())
  }

  /// Lets go of the screen; what moves it from now on is its own animation.
  func letGo() { isHeld = false }

  /// Sends the screen to a place, unless it is held and nothing else is wanted of it.
  fileprivate func send(to target: Double, in transaction: Transaction) {
    if isHeld, target == rest { return }
    isHeld = false
    rest = target
    place.set(target, in: transaction)
  }
}

extension ViewNode {
  var screenSlide: ScreenSlide? { composite as? ScreenSlide }

  /// Sends the screen to its place.
  func slide(_ environment: EnvironmentValues, isCoveredNow: Bool, _ told: AnimationCompletion?) {
    let phase = environment.screenPhase
    // One that comes or goes below another is not seen.
    let target = isCovered ? -1.0 : phase.isIdentity ? 0 : 1
    guard let slide = screenSlide else { return makeSlide(at: target, environment) }
    var transaction = host.transaction(at: self)
    transaction.animation = phase == .willAppear || transaction.disablesAnimations ? nil : .screens
    if let told { transaction.completions.append(told) }
    if isCoveredNow { slide.isSeenBelow = true }
    if !isCovered { slide.isSeenBelow = false }
    slide.send(to: target, in: transaction)
  }

  private func makeSlide(at target: Double, _ environment: EnvironmentValues) {
    let slide = ScreenSlide(Animated(target, self))
    composite = slide
    let motion = makeMotion()
    motion.way = slide.place
    motion.isStillSeen = { slide.isSeen }
    hidesBelow = { slide.place.shown != 0 }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let ground = Color(.background).resolve(in: environment)
    effect = { [unowned self] frame, items, _ in
      let place = slide.place.shown
      return place == 0 || items.isEmpty
        ? items : [picture(of: items, at: place, frame, ground, isMirrored)]
    }
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
  /// The transition that passes its phase to a screen of a stack, which moves by itself.
  static var screen: AnyTransition {
    AnyTransition { content, phase in AnyView(content.environment(\.screenPhase, phase)) }
      .animation(.screens)
  }
}

private struct ScreenPhaseKey: EnvironmentKey { static var defaultValue: TransitionPhase { .identity } }

extension EnvironmentValues {
  /// The phase of the screen that contains the view.
  var screenPhase: TransitionPhase {
    get { self[ScreenPhaseKey.self] }
    set { self[ScreenPhaseKey.self] = newValue }
  }
}
