import Foundation
import PlumbTesting
import SwiftUI
import Testing

@Suite("Scrolling by a person") @MainActor struct ScrollGestureTests {
  /// 100×100 on a column of ten rows of 100×50: the offset goes to 400.
  private func rows(_ told: Told = Told()) -> TestedView {
    TestedView(proposing: 100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Button {
              told.add("row \(row)")
            } label: {
              Color.red.frame(width: 100, height: 50)
            }
            .accessibilityIdentifier("row \(row)")
          }
        }
      }
    }
  }

  private func top(_ view: TestedView) -> CGFloat { view.frame(of: "row 0")?.minY ?? .nan }
  private let place = CGPoint(x: 50, y: 50)

  @Test("a wheel moves the content, as far as it reaches")
  func wheel() {
    let view = rows()
    view.scroll(at: place, by: CGSize(width: 0, height: -30))
    #expect(top(view) == -30)
    view.scroll(at: place, by: CGSize(width: 0, height: -1000))
    #expect(top(view) == -400)
    view.scroll(at: place, by: CGSize(width: 5, height: 1000))
    #expect(top(view) == 0)
  }

  @Test("a finger moves the content after 10 points, and presses nothing then")
  func finger() {
    let told = Told()
    let view = rows(told)
    view.touch(.down, at: place)
    view.touch(.moved, at: CGPoint(x: 50, y: 41))
    #expect(top(view) == 0)
    view.touch(.moved, at: CGPoint(x: 50, y: 39))
    view.touch(.moved, at: CGPoint(x: 50, y: 19))
    #expect(top(view) == -20)
    view.advance(by: 1)
    view.touch(.up, at: CGPoint(x: 50, y: 19))
    #expect(told.lines == [])
    view.tap(at: place)
    #expect(told.lines == ["row 1"])
  }

  @Test("content that is let go slows down by 0.998 a millisecond")
  func momentum() {
    let view = rows()
    // 20 points in a tenth of a second: 200 points a second.
    view.touch(.down, at: CGPoint(x: 50, y: 90))
    view.touch(.moved, at: CGPoint(x: 50, y: 70))
    view.advance(by: 0.2)
    view.touch(.moved, at: CGPoint(x: 50, y: 70))
    view.advance(by: 0.1)
    view.touch(.moved, at: CGPoint(x: 50, y: 50))
    view.touch(.up, at: CGPoint(x: 50, y: 50))
    #expect(top(view) == -20)
    view.advance(by: 0.5)
    let decay = -1000 * log(0.998)
    #expect(abs(top(view) + 20 + 200 * (1 - exp(-decay * 0.5)) / decay) < 0.01)
    view.advance(by: 5)
    #expect(abs(top(view) + 20 + 200 / decay) < 0.01)
  }

  @Test("how often one looks does not change where moving content is")
  func frames() {
    func end(_ steps: Int) -> CGFloat {
      let view = rows()
      view.drag(from: CGPoint(x: 50, y: 90), to: place)
      for _ in 0..<steps { view.advance(by: 0.3 / Double(steps)) }
      return top(view)
    }
    #expect(abs(end(1) - end(60)) < 0.001)
  }

  @Test("a finger stops moving content and presses nothing by that")
  func stop() {
    let told = Told()
    let view = rows(told)
    view.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), for: 0.2)
    view.advance(by: 0.1)
    let before = top(view)
    view.touch(.down, at: place)
    view.advance(by: 1)
    view.touch(.up, at: place)
    view.advance(by: 1)
    #expect(top(view) == before)
    #expect(told.lines == [])
  }

  @Test("beyond its end content gives way less and less, and comes back")
  func rubberBand() {
    let view = rows()
    view.touch(.down, at: CGPoint(x: 50, y: 20))
    view.touch(.moved, at: CGPoint(x: 50, y: 40))
    view.touch(.moved, at: CGPoint(x: 50, y: 60))
    // (1 - 1 / (20 · 0.55 / 100 + 1)) · 100
    #expect(abs(top(view) - 9.909) < 0.001)
    view.touch(.moved, at: CGPoint(x: 50, y: 40))
    #expect(top(view) == 0)
    view.touch(.moved, at: CGPoint(x: 50, y: 60))
    view.advance(by: 1)
    view.touch(.up, at: CGPoint(x: 50, y: 60))
    view.advance(by: 2)
    #expect(top(view) == 0)
  }

  @Test("content that is thrown at its end comes to rest there")
  func thrown() {
    let view = rows()
    view.scroll(at: place, by: CGSize(width: 0, height: -350))
    view.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50), for: 0.1)
    view.advance(by: 0.15)
    #expect(top(view) < -400)
    view.advance(by: 3)
    #expect(top(view) == -400)
  }

  @Test("the inner scroll view moves until its end, then the outer one")
  func nested() {
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 100, height: 140).accessibilityIdentifier("inner") }
            .frame(height: 100)
          Color.blue.frame(height: 200).accessibilityIdentifier("outer")
        }
      }
    }
    func tops() -> [CGFloat] { ["inner", "outer"].map { view.frame(of: $0)?.minY ?? .nan } }
    view.scroll(at: place, by: CGSize(width: 0, height: -30))
    #expect(tops() == [-30, 100])
    view.scroll(at: place, by: CGSize(width: 0, height: -30))
    #expect(tops() == [-60, 80])
  }

  @Test("a finger moves the scroll view of its direction, whichever is inside")
  func crossed() {
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 300).accessibilityIdentifier("both") }
      }
    }
    view.touch(.down, at: place)
    view.touch(.moved, at: CGPoint(x: 50, y: 38))
    view.touch(.moved, at: CGPoint(x: 40, y: 18))
    #expect(view.frame(of: "both")?.origin == CGPoint(x: 0, y: -20))
    view.touch(.cancelled, at: CGPoint(x: 40, y: 18))
    view.touch(.down, at: place)
    view.touch(.moved, at: CGPoint(x: 38, y: 50))
    view.touch(.moved, at: CGPoint(x: 18, y: 50))
    #expect(view.frame(of: "both")?.origin == CGPoint(x: -20, y: -20))
  }

  @Test("a scroll view that is disabled stays where it is")
  func disabled() {
    let view = TestedView(proposing: 100, 100) {
      ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("row 0") }.scrollDisabled(true)
    }
    view.scroll(at: place, by: CGSize(width: 0, height: -30))
    view.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
    #expect(top(view) == 0)
  }

  @Test("a paged scroll view comes to rest on the next page")
  func paging() {
    let view = TestedView(proposing: 100, 100) {
      ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("row 0") }
        .scrollTargetBehavior(.paging)
    }
    view.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), for: 0.2)
    view.advance(by: 3)
    #expect(top(view) == -100)
  }

  @Test("a drag of a view inside goes before the finger's scrolling")
  func innerDrag() {
    let told = Told()
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        Color.red.frame(width: 100, height: 300).accessibilityIdentifier("row 0")
          .gesture(DragGesture().onEnded { _ in told.add("drag") })
      }
    }
    view.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
    #expect(told.lines == ["drag"])
    #expect(top(view) == 0)
  }
}
