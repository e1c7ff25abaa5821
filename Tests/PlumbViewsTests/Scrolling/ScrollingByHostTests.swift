import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Scrolling by a person")
struct ScrollingByHostTests {
  private func rows(_ axes: Axis.Set = .vertical, count: Int = 10) -> some View {
    ScrollView(axes) {
      AnyLayout(axes == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0)))
      {
        ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 50, height: 50) }
      }
      .scrollTargetLayout()
    }
  }

  @Test("content moves as far as it reaches, and what is left is told")
  func reach() {
    let view = TestedView(proposing: 50, 200) { rows() }
    #expect(view.scroll(by: CGSize(width: 0, height: -120)) == CGSize(width: 0, height: -120))
    #expect(view.frame(of: "Text(\"0\")")?.minY == -100)
    #expect(view.scroll(by: CGSize(width: 0, height: -500)) == CGSize(width: 0, height: -180))
    #expect(view.scrollView?.offset == CGPoint(x: 0, y: 300))
    #expect(view.scroll(by: CGSize(width: 30, height: 0)) == .zero)
  }

  @Test("right to left, a move to the right shows what comes later")
  func mirrored() {
    let view = TestedView(proposing: 200, 50, environment: { $0.layoutDirection = .rightToLeft }) {
      rows(.horizontal)
    }
    #expect(view.scroll(by: CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 0))
    #expect(view.scrollView?.offset == CGPoint(x: 60, y: 0))
    #expect(view.frame(of: "Text(\"0\")")?.midX == 235)
  }

  @Test(
    "a behaviour moves the place where scrolling ends",
    arguments: [(CGFloat(40), CGFloat(0), CGFloat(0)), (40, 230, 200), (40, 110, 200), (0, 390, 200)])
  func paging(now: CGFloat, proposed: CGFloat, end: CGFloat) {
    let view = TestedView(proposing: 50, 200) { rows().scrollTargetBehavior(.paging) }
    view.scroll(by: CGSize(width: 0, height: -now))
    view.endScrolling(proposing: CGPoint(x: 0, y: proposed))
    #expect(view.scrollView?.offset.y == end)
    #expect(view.scrollView?.phase == .idle)
  }

  @Test("a view-aligned behaviour ends where a view starts, by its limit")
  func viewAligned() {
    func end(_ behavior: ViewAlignedScrollTargetBehavior, _ proposed: CGFloat) -> CGFloat? {
      let view = TestedView(proposing: 50, 200) { rows().scrollTargetBehavior(behavior) }
      view.endScrolling(proposing: CGPoint(x: 0, y: proposed))
      return view.scrollView?.offset.y
    }
    #expect(end(.viewAligned, 130) == 150)
    #expect(end(.viewAligned, 120) == 100)
    #expect(end(.viewAligned(limitBehavior: .alwaysByOne), 290) == 50)
    #expect(end(.viewAligned(limitBehavior: .alwaysByFew), 290) == 150)
    // The middle of view 4 is at 225, that of the scroll view at 100.
    #expect(end(.viewAligned(anchor: .center), 130) == 125)
  }

  struct Nudge: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y += context.velocity.dy + (context.layoutDirection == .leftToRight ? 1 : 0)
      if context.originalTarget.rect.height != context.containerSize.height { target.rect.origin.y = -1 }
    }
  }

  @Test("a behaviour of one's own sees the speed and the environment, and cannot leave the content")
  func ownBehavior() {
    let view = TestedView(proposing: 50, 200) { rows().scrollTargetBehavior(Nudge()) }
    view.endScrolling(proposing: CGPoint(x: 0, y: 30), velocity: CGVector(dx: 0, dy: 7))
    #expect(view.scrollView?.offset.y == 38)
    view.endScrolling(proposing: CGPoint(x: 0, y: 300), velocity: CGVector(dx: 0, dy: 7))
    #expect(view.scrollView?.offset.y == 300)
  }

  @Test("watchers hear of phases and geometry")
  func watchers() {
    let log = Log()
    let view = TestedView(proposing: 50, 200) {
      rows()
        .contentMargins(.top, 10, for: .scrollContent)
        .onScrollPhaseChange { old, new, context in
          log.lines.append("\(old) \(new) \(describe(context.geometry.contentOffset.y))")
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { old, new in
          log.lines.append("\(describe(old)) \(describe(new))")
        }
    }
    view.scroll(by: CGSize(width: 0, height: -30))
    view.endScrolling(proposing: CGPoint(x: 0, y: 50))
    #expect(
      log.lines == [
        "-10 -10", "idle interacting -10", "-10 20", "interacting decelerating 20", "20 40",
        "decelerating idle 40",
      ])
    let geometry = view.scrollView?.geometry
    #expect(geometry?.contentSize == CGSize(width: 50, height: 500))
    #expect(geometry?.contentInsets == EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
    #expect(geometry?.bounds == CGRect(x: 0, y: 40, width: 50, height: 200))
    #expect(geometry?.visibleRect == CGRect(x: 0, y: 50, width: 50, height: 190))
  }

  @Test("what modifiers ask of a host can be read by it")
  func requests() async throws {
    let log = Log()
    let view = TestedView(proposing: 50, 200) {
      rows().scrollDisabled(true).scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.immediately).scrollIndicatorsFlash(onAppear: true)
        .scrollEdgeEffectStyle(.hard, for: .top)
        .refreshable { log.lines.append("refreshed") }
    }
    let requests = try #require(view.scrollView?.requests)
    #expect(!requests.isEnabled)
    #expect(requests.indicators == (.hidden, .hidden))
    #expect(requests.bounce == (.automatic, .basedOnSize))
    #expect(requests.keyboardMode == .immediately)
    await requests.refresh?()
    #expect(log.lines == ["refreshed"])
  }

  final class Log {
    var lines: [String] = []
  }
}
