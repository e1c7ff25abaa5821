import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Dragging a sheet") @MainActor struct SheetDragTests {
  /// A sheet on a canvas of 200 by 410, of which sheets may use 410 and leave 10 at the top.
  private func sheet<Content: View>(_ isShown: Heard<Bool>, @ViewBuilder _ content: @escaping () -> Content)
    -> TestedView
  {
    TestedView(proposing: 200, 410) {
      Held(true, told: isShown.add) { binding in
        Color.white.sheet(isPresented: binding) { content() }
      }
    }
  }

  private func drag(_ view: TestedView, from start: CGFloat, to end: CGFloat) {
    view.drag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end))
  }

  @Test("a sheet that is dragged down far enough goes; a little, and it comes back")
  func dismissing() {
    let heard = Heard<Bool>()
    let view = sheet(heard) { Color.red }
    drag(view, from: 30, to: 60)
    #expect(heard.values == [])
    #expect(view.frame(of: "Color.red")?.minY == 10)
    drag(view, from: 30, to: 330)
    #expect(heard.values == [false])
    #expect(view.frame(of: "Color.red") == nil)
  }

  @Test("a sheet that may not be swiped away comes back")
  func fixed() {
    let heard = Heard<Bool>()
    let view = sheet(heard) { Color.red.interactiveDismissDisabled() }
    drag(view, from: 30, to: 390)
    #expect(heard.values == [])
    #expect(view.frame(of: "Color.red")?.minY == 10)
  }

  @Test("a sheet that may not be swiped away stays so when its heights change")
  func fixedWithHeights() {
    let heard = Heard<Bool>()
    var detents: Binding<Set<PresentationDetent>>!
    let view = sheet(heard) {
      Held(Set([PresentationDetent.medium])) { heights in
        let _ = detents = heights
        Color.red.presentationDetents(heights.wrappedValue).interactiveDismissDisabled()
      }
    }
    detents.wrappedValue = [.large]
    view.layOut()
    #expect(view.frame(of: "Color.red")?.minY == 10)
    drag(view, from: 30, to: 390)
    #expect(heard.values == [])
  }

  @Test("a sheet with several heights goes to the nearest one, and tells the program")
  func detents() {
    let heard = Heard<Bool>()
    let chosen = Heard<PresentationDetent>()
    let view = sheet(heard) {
      Held(PresentationDetent.medium, told: chosen.add) { detent in
        Color.red.presentationDetents([.medium, .large], selection: detent)
      }
    }
    #expect(view.frame(of: "Color.red")?.minY == 205)
    drag(view, from: 220, to: 60)
    #expect(view.frame(of: "Color.red")?.minY == 10)
    drag(view, from: 30, to: 160)
    #expect(view.frame(of: "Color.red")?.minY == 205)
    #expect(chosen.values == [.large, .medium])
    #expect(heard.values == [])
  }

  @Test("a sheet without a binding for its height keeps the one that it was dragged to")
  func dragged() {
    let heard = Heard<Bool>()
    let view = sheet(heard) { Color.red.presentationDetents([.height(100), .large]) }
    #expect(view.frame(of: "Color.red")?.minY == 310)
    drag(view, from: 320, to: 60)
    #expect(view.frame(of: "Color.red")?.minY == 10)
  }
}
