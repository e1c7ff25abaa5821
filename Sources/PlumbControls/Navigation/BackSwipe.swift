import PlumbLayout
import PlumbViews

/// A swipe from the leading edge, with which a person takes the topmost screen of a stack away: the screen follows the
/// finger, and the one below comes along.
@MainActor final class BackSwipe: Swipeable {
  @Linked private var node: ViewNode?
  private let model: NavigationModel
  private let index: Int
  private let isMirrored: Bool
  /// The position of the screen when the finger took it, in shares of its width.
  private var start = 0.0

  /// The distance from the edge in which a swipe begins, in points (assumed).
  static let reach: CGFloat = 20

  init(_ node: ViewNode, _ place: NavigationContext, isMirrored: Bool) {
    (self.node, model, index, self.isMirrored) = (node, place.model, place.index, isMirrored)
  }

  private var window: CGRect { node.map { $0.extended($0.canvasFrame, beyondSafeArea: .all) } ?? .null }

  /// Returns whether a finger at a point may take the screen: at its leading edge, if it is the topmost and may be
  /// left.
  package func begins(at point: CGPoint) -> Bool {
    guard let node, !node.isInLeftOut, model.allowsSwipe(from: index) else { return false }
    let distance = isMirrored ? window.maxX - point.x : point.x - window.minX
    return distance >= 0 && distance <= BackSwipe.reach
  }

  package func takes(from start: CGPoint, to end: CGPoint) -> Bool {
    forward(end.x - start.x) > abs(end.y - start.y)
  }

  /// A way on the canvas, counted from the leading side.
  private func forward(_ width: CGFloat) -> CGFloat { isMirrored ? -width : width }

  package func begin() { start = max(0, node?.screenSlide?.place.shown ?? 0) }

  /// The finger has moved by so many points from where it took the screen.
  package func drag(by distance: CGFloat) {
    guard let node, window.width > 0 else { return }
    let share = min(1, max(0, start + Double(forward(distance) / window.width)))
    node.screenSlide?.hold(at: share)
    below?.hold(at: share - 1)
    node.host.needsUpdate?()
  }

  /// Removes the screen if it is moved beyond half, or would be a quarter of a second later. Otherwise moves it back.
  ///
  /// - Parameters:
  ///   - distance: in points from where the finger took the screen; `nil` if the swipe was taken back.
  ///   - velocity: of the finger, in points a second.
  package func letGo(at distance: CGFloat?, velocity: CGFloat) {
    guard let node, let slide = node.screenSlide else { return }
    let end = distance.map { start + Double(forward($0 + velocity / 4) / max(1, window.width)) }
    let lower = below
    slide.letGo()
    lower?.letGo()
    if let end, end > 0.5 {
      model.pop(to: index)
      // A program may keep the screen in spite of it.
      node.host.afterLayout { self.comeBackIfKept() }
    } else {
      goBack(slide, lower)
    }
    node.host.needsUpdate?()
  }

  private func comeBackIfKept() {
    guard let node, !node.isDisposed, let slide = node.screenSlide, slide.rest == 0 else { return }
    goBack(slide, below)
    node.host.needsUpdate?()
  }

  private func goBack(_ slide: ScreenSlide, _ lower: ScreenSlide?) {
    var transaction = Transaction()
    transaction.animation = .screens
    slide.place.set(slide.rest, in: transaction)
    if let lower { lower.place.set(lower.rest, in: transaction) }
  }

  private var below: ScreenSlide? { model.slide(of: index - 1) }
}

extension ViewNode {
  /// Lets a person take the screen away from its leading edge, before anything in it is scrolled or pressed there.
  func setBackSwipe(_ place: NavigationContext, _ isMirrored: Bool) {
    place.model.setNode(self, of: place.index)
    guard place.index > 0 else { return }
    // Also where nothing is drawn.
    interactions.isHitEverywhere = true
    interactions.gesture = GestureAttachment(for: .swipe, precedence: .beforeInner) { [unowned self] in
      SwipeRecognizer($0, BackSwipe(self, place, isMirrored: isMirrored))
    }
  }
}
