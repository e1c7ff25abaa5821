import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// A button of 40×20 that counts, and is changed somehow.
private struct Counted<Content: View>: View {
  let count: Count
  let change: (AnyView) -> Content

  var body: some View {
    change(AnyView(Button(action: { count.value += 1 }, label: { Color.red.frame(width: 40, height: 20) })))
  }
}

final class Count {
  var value = 0
}

@MainActor private func hits<Content: View>(
  _ points: [(CGFloat, CGFloat)], in size: CGFloat = 100, _ change: @escaping (AnyView) -> Content
) -> [Bool] {
  let count = Count()
  let view = TestedView(proposing: size, size) {
    Counted(count: count, change: change).frame(width: size, height: size)
  }
  return points.map { x, y in
    let before = count.value
    // A mouse, as a finger also presses a small button from beside it.
    for phase in [PointerEvent.Phase.down, .up] {
      view.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y))))
    }
    return count.value > before
  }
}

@Suite("Hit testing") @MainActor struct HitTestingTests {
  @Test("a button is hit inside its frame and nowhere else")
  func plain() {
    #expect(
      hits([(50, 50), (31, 41), (69, 59), (29, 50), (71, 50), (50, 39), (50, 61)]) { $0 } == [
        true, true, true, false, false, false, false,
      ])
  }

  @Test("each kind of content shape is a set of one, and no two are the same")
  func kinds() {
    let kinds: [ContentShapeKinds] = [
      .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility,
    ]
    #expect(kinds.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
  }

  @Test("an offset button is hit where it is drawn")
  func offset() {
    #expect(hits([(80, 80), (50, 50)]) { $0.offset(x: 30, y: 30) } == [true, false])
  }

  @Test("a positioned button is hit where it stands")
  func position() {
    #expect(hits([(20, 10), (50, 50)]) { $0.position(x: 20, y: 10) } == [true, false])
  }

  @Test("a button turned by a right angle is as tall as it was wide")
  func rotated() {
    #expect(hits([(50, 32), (50, 68), (32, 50)]) { $0.rotationEffect(.degrees(90)) } == [true, true, false])
  }

  @Test("a button of double size is hit at its new corners")
  func scaled() {
    #expect(hits([(12, 32), (88, 68), (8, 50)]) { $0.scaleEffect(2) } == [true, true, false])
  }

  @Test("a button scaled to nothing is not hit")
  func vanished() { #expect(hits([(50, 50)]) { $0.scaleEffect(0) } == [false]) }

  @Test("a turned, scaled and moved button is hit through all three")
  func combined() {
    // 40×20 turned is 20×40 about (50, 50), then 40×80, then moved right by 20.
    let changed = hits([(70, 12), (88, 50), (48, 50)]) {
      $0.rotationEffect(.degrees(90)).scaleEffect(2).offset(x: 20)
    }
    #expect(changed == [true, true, false])
  }

  @Test("what a clip hides is hit, unless a content shape limits that (Recorded/Layers.md#108)")
  func clipped() {
    #expect(hits([(50, 50), (35, 50)]) { $0.frame(width: 20, height: 20).clipped() } == [true, true])
    // The corner of the square around the circle.
    #expect(hits([(50, 50), (41.5, 41.5)]) { $0.clipShape(Circle()) } == [true, true])
    #expect(hits([(41.5, 41.5)]) { $0.cornerRadius(10) } == [true])
    #expect(
      hits([(50, 50), (35, 50)]) { $0.frame(width: 20, height: 20).contentShape(Rectangle()).clipped() }
        == [true, false])
    #expect(
      hits([(50, 50), (35, 50)]) { $0.frame(width: 20, height: 20).clipped().contentShape(Rectangle()) }
        == [true, false])
  }

  @Test("a clipped picture with a tap takes those on the button that it would cover (Recorded/Layers.md#108)")
  func clippedOverButton() {
    func taps(limits: Bool) -> [String] {
      let heard = Heard<String>()
      let view = TestedView(proposing: 300, 300) {
        VStack {
          Button("Button") { heard.add("button") }
          ZStack {
            let square = Rectangle().fill(.orange).frame(width: 300, height: 300).frame(
              width: 100, height: 100)
            if limits { square.contentShape(Rectangle()).clipped() } else { square.clipped() }
          }
          .onTapGesture { heard.add("square") }
        }
      }
      view.tap(at: view.frame(of: "Button").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
      return heard.values
    }
    #expect(taps(limits: false) == ["square"] && taps(limits: true) == ["button"])
  }

  @Test("a canvas is touched in its whole frame, whatever it draws (Recorded/Shapes.md#J1)")
  func canvas() {
    func taps<Content: View>(_ canvas: Content) -> Int {
      let count = Count()
      let view = TestedView(proposing: 100, 100) { canvas.onTapGesture { count.value += 1 } }
      for point in [CGPoint(x: 2, y: 2), CGPoint(x: 50, y: 50), CGPoint(x: 98, y: 98)] { view.tap(at: point) }
      return count.value
    }
    #expect(taps(Canvas { _, _ in }) == 3)
    #expect(
      taps(
        Canvas {
          $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red)); _ = $1
        }) == 3)
    #expect(
      taps(
        Canvas { _, _ in
        } symbols: {
          Text("a").tag(1)
        }) == 3)
  }

  @Test("what a scroll view hides is not hit")
  func scrolledAway() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 100, 100) {
      VStack(spacing: 0) {
        Button {
          heard.add("above")
        } label: {
          Color.red.frame(height: 50)
        }
        ScrollView { Color.blue.frame(height: 300).onTapGesture { heard.add("scrolled") } }
      }
    }
    view.scroll(at: CGPoint(x: 50, y: 75), by: CGSize(width: 0, height: 40))
    view.tap(at: CGPoint(x: 50, y: 25))
    #expect(heard.values == ["above"])
  }

  @Test("what overflows without a clip is hit")
  func overflow() { #expect(hits([(35, 50)]) { $0.frame(width: 20, height: 20) } == [true]) }

  @Test("what cannot be seen is not hit")
  func invisible() {
    #expect(hits([(50, 50)]) { $0.opacity(0) } == [false])
    #expect(hits([(50, 50)]) { $0.hidden() } == [false])
    #expect(hits([(50, 50)]) { $0.opacity(0.1) } == [true])
  }

  @Test("a view that allows no hit testing, and a disabled button, do nothing")
  func refused() {
    #expect(hits([(50, 50)]) { $0.allowsHitTesting(false) } == [false])
    #expect(hits([(50, 50)]) { $0.allowsHitTesting(true) } == [true])
    #expect(hits([(50, 50)]) { $0.disabled(true) } == [false])
  }

  @Test("an overlay takes the hit, unless it allows no hit testing")
  func overlay() {
    #expect(hits([(50, 50)]) { $0.overlay { Color.blue } } == [false])
    #expect(hits([(50, 50)]) { $0.overlay { Color.blue.allowsHitTesting(false) } } == [true])
    #expect(hits([(50, 50)]) { $0.overlay { Color.clear } } == [true])
    #expect(hits([(50, 50)]) { $0.background { Color.blue } } == [true])
  }

  @Test("a higher z-index is in front")
  func zIndex() {
    #expect(
      hits([(50, 50)]) { button in
        ZStack {
          button; Color.blue
        }
      } == [false])
    #expect(
      hits([(50, 50)]) { button in
        ZStack {
          button.zIndex(1); Color.blue
        }
      } == [true])
  }

  @Test(
    "a z-index counts through modifiers that leave the view's size, and not through frames, as a priority does"
  )
  func zIndexInModifiers() {
    func isInFront<Modified: View>(_ modified: @escaping (AnyView) -> Modified) -> Bool {
      hits([(50, 50)]) { button in
        ZStack {
          modified(AnyView(button.zIndex(1))); Color.blue
        }
      } == [true]
    }
    #expect(isInFront { $0.offset(y: 1) })
    #expect(isInFront { $0.opacity(0.9).background(.red).overlay { Color.clear } })
    #expect(isInFront { $0.clipShape(Rectangle()).id(1).animation(.default, value: 1) })
    #expect(!isInFront { $0.frame(width: 40) })
    #expect(!isInFront { $0.padding(2) })
  }

  @Test("a button is pressed wherever its label is drawn, also where that is larger than its place")
  func scaledLabel() {
    let count = Count()
    let view = TestedView(proposing: 100, 100) {
      Button {
        count.value += 1
      } label: {
        Color.red.frame(width: 20, height: 20).scaleEffect(4)
      }
      .buttonStyle(.plain)
      .frame(width: 100, height: 100)
    }
    for x in [50, 75, 15, 95] as [CGFloat] {
      for phase in [PointerEvent.Phase.down, .up] {
        view.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 50))))
      }
    }
    #expect(count.value == 3)
  }

  @Test("a content shape replaces where the content is hit")
  func contentShape() {
    #expect(hits([(50, 50), (32, 42)]) { $0.contentShape(Circle()) } == [true, false])
    #expect(hits([(32, 42)]) { $0.contentShape(.dragPreview, Circle()) } == [true])
  }
}

@Suite("Tapped places") @MainActor struct TappedPlacesTests {
  private func taps<Content: View>(_ points: [(CGFloat, CGFloat)], @ViewBuilder _ view: () -> Content)
    -> [Bool]
  {
    let count = Count()
    let content = view()
    let tested = TestedView(proposing: 100, 40) { content.onTapGesture { count.value += 1 } }
    return points.map { x, y in
      let before = count.value
      tested.tap(at: CGPoint(x: x, y: y))
      return count.value > before
    }
  }

  @Test("the empty middle of a row is not hit, unless it has a content shape")
  func spacer() {
    let row = HStack(spacing: 0) {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(taps([(5, 5), (50, 5), (95, 5)]) { row } == [true, false, true])
    #expect(taps([(50, 5)]) { row.contentShape(Rectangle()) } == [true])
    #expect(taps([(50, 5)]) { row.background(.red) } == [true])
  }

  @Test("a shape is hit inside its outline, a clear colour nowhere")
  func shapes() {
    #expect(taps([(20, 20), (2, 2)]) { Circle().frame(width: 40, height: 40) } == [true, false])
    #expect(taps([(20, 20)]) { Color.clear } == [false])
    #expect(
      taps([(20, 20), (1, 20)]) { Circle().stroke(.red, lineWidth: 4).frame(width: 40, height: 40) } == [
        false, true,
      ])
  }

  @Test("a text is hit in its whole rectangle")
  func text() { #expect(taps([(1, 1), (29, 9), (31, 5)]) { Text("a c") } == [true, true, false]) }

  @Test("padding is not hit")
  func padding() {
    #expect(
      taps([(12, 12), (5, 5)]) { Color.red.frame(width: 20, height: 20).padding(10) } == [true, false])
  }
}
