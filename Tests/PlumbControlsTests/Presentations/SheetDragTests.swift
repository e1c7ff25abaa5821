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

  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)").accessibilityIdentifier("row \(number)") }
  }

  /// What scrolls on a sheet: twenty rows, more than the sheet shows.
  enum Scrolled: String, CaseIterable, Sendable {
    case scrollView, list, navigation, scrollViewOfButtons

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .scrollView:
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Row(number: $0).frame(maxWidth: .infinity, minHeight: 44) } }
        }
      case .list: List(0..<20) { Row(number: $0) }.listStyle(.plain)
      case .navigation: NavigationStack { List(0..<20) { Row(number: $0) }.navigationTitle("rows") }
      case .scrollViewOfButtons:
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Button {
              } label: {
                Row(number: row).frame(maxWidth: .infinity, minHeight: 44)
              }
            }
          }
        }
      }
    }
  }

  private func drag(_ view: TestedView, from start: CGFloat, to end: CGFloat, isTouch: Bool) {
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      view.send(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: 100, y: y), isTouch: isTouch)))
    }
    send(.down, start)
    for step in 1...10 {
      view.advance(by: 0.05)
      send(.moved, start + (end - start) * CGFloat(step) / 10)
    }
    send(.up, end)
  }

  @Test(
    "what scrolls on a sheet is dragged down with the sheet where it is at its top, by a finger and by a mouse",
    arguments: Scrolled.allCases, [true, false])
  func scrolledToTop(_ content: Scrolled, isTouch: Bool) {
    let heard = Heard<Bool>()
    let view = sheet(heard) { content.view }
    let top = view.frame(of: "row 0")?.minY ?? .nan
    drag(view, from: 180, to: 210, isTouch: isTouch)
    view.advance(by: 2)
    #expect(heard.values == [])
    #expect(view.frame(of: "row 0")?.minY == top)
    drag(view, from: 180, to: 390, isTouch: isTouch)
    #expect(heard.values == [false])
  }

  @Test(
    "what scrolls on a sheet follows the finger itself up, and down again to its top",
    arguments: Scrolled.allCases)
  func scrolledAway(_ content: Scrolled) {
    let heard = Heard<Bool>()
    let view = sheet(heard) { content.view }
    let top = view.frame(of: "row 0")?.minY ?? .nan
    drag(view, from: 300, to: 100, isTouch: true)
    view.advance(by: 5)
    let away = view.frame(of: "row 0")?.minY ?? -1000
    #expect(away < top - 100)
    drag(view, from: 180, to: 390, isTouch: true)
    view.advance(by: 5)
    #expect(heard.values == [])
    #expect(view.frame(of: "row 0").map { $0.minY > away } ?? false)
  }

  @Test("a pull on a sheet that refreshes its content, or turns a drum, leaves the sheet where it is")
  func pulled() {
    for isDrum in [true, false] {
      let heard = Heard<Bool>()
      let view = sheet(heard) {
        if isDrum {
          Picker("", selection: .constant(0)) { ForEach(0..<20) { Text("row \($0)").tag($0) } }
            .pickerStyle(.wheel)
            .accessibilityIdentifier("drum")
        } else {
          Scrolled.list.view.refreshable {}
        }
      }
      #expect(!isDrum || view.frame(of: "drum") != nil)
      let middle = isDrum ? view.frame(of: "drum")?.midY ?? .nan : 180
      drag(view, from: middle, to: middle + 180, isTouch: true)
      #expect(heard.values == [])
    }
  }
}
