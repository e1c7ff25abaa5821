import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// A view of 100 by 60 in the middle of 400 by 400, and the rectangle in which it is pressed.
enum LayeredView: String, CaseIterable, Sendable {
  case tapped, clearTapped, clearShaped, stackTapped, stackShaped, circleTapped, circleShaped
  case disabled, transparent, hidden, overlaid, overlaidTransparent, behind, raised
  case scaled, turned, moved, positioned, clipped, padded, framed

  /// The points of nine that answer, as rows of "x" and ".": in the rectangle.
  var map: [String] {
    switch self {
    case .clearTapped, .disabled, .transparent, .hidden, .overlaid, .behind:
      [".........", ".........", "........."]
    case .circleTapped, .circleShaped: [".x.", "xxx", ".x."]
    case .stackTapped: ["...", "x.x", "..."]
    default: ["xxx", "xxx", "xxx"]
    }
  }
  /// The rectangle that is tried.
  var frame: CGRect {
    switch self {
    case .scaled: CGRect(x: 100, y: 140, width: 200, height: 120)
    case .turned: CGRect(x: 170, y: 150, width: 60, height: 100)
    case .moved: CGRect(x: 250, y: 200, width: 100, height: 60)
    case .positioned: CGRect(x: 0, y: 0, width: 100, height: 60)
    // What the clip hides is pressed, too (Recorded/Layers.md#108).
    case .clipped: CGRect(x: 150, y: 170, width: 100, height: 60)
    default: CGRect(x: 150, y: 170, width: 100, height: 60)
    }
  }

  @MainActor @ViewBuilder func view(_ heard: Heard<String>) -> some View {
    let press: () -> Void = { heard.add("press") }
    let box = Color.red.frame(width: 100, height: 60).onTapGesture(perform: press)
    let stack = HStack {
      Text("ab")
      Spacer()
      Text("cd")
    }.frame(width: 100, height: 60)
    switch self {
    case .tapped: box
    case .clearTapped: Color.clear.frame(width: 100, height: 60).onTapGesture(perform: press)
    case .clearShaped:
      Color.clear.frame(width: 100, height: 60).contentShape(Rectangle()).onTapGesture(perform: press)
    case .stackTapped: stack.onTapGesture(perform: press)
    case .stackShaped: stack.contentShape(Rectangle()).onTapGesture(perform: press)
    case .circleTapped: Ellipse().fill(.red).frame(width: 100, height: 60).onTapGesture(perform: press)
    case .circleShaped:
      Color.red.frame(width: 100, height: 60).contentShape(Ellipse()).onTapGesture(perform: press)
    case .disabled: box.disabled(true)
    case .transparent: box.allowsHitTesting(false)
    case .hidden: box.hidden()
    case .overlaid: box.overlay { Color.blue.onTapGesture {} }
    case .overlaidTransparent: box.overlay { Color.blue.allowsHitTesting(false) }
    case .behind:
      ZStack {
        box
        Color.blue.frame(width: 100, height: 60).zIndex(1)
      }
    case .raised:
      ZStack {
        box.zIndex(1)
        Color.blue.frame(width: 100, height: 60)
      }
    case .scaled: box.scaleEffect(2)
    case .turned: box.rotationEffect(.degrees(90))
    case .moved: box.offset(x: 100, y: 30)
    case .positioned: box.position(x: 50, y: 30)
    case .clipped: box.frame(width: 50, height: 60).clipped()
    case .padded: box.padding(40)
    case .framed: box.frame(width: 300, height: 300)
    }
  }
}

@Suite("Tap targets of gestures, shapes and layers") @MainActor struct LayeredTargetTests {
  private func probe(_ layered: LayeredView) -> TapProbe {
    TapProbe(width: 400, height: 400) { layered.view($0).frame(width: 400, height: 400) }
  }

  @Test(
    "a tap gesture answers at those of nine points that its content or its shape covers, and not outside",
    arguments: LayeredView.allCases)
  func nine(_ layered: LayeredView) {
    let frame = layered.frame
    for isTouch in [true, false] {
      let found = frame.ninePoints.map { probe(layered).answers(at: $0, isTouch: isTouch) ? "x" : "." }
        .joined()
      #expect(found == layered.map.joined().prefix(9), "\(layered), \(isTouch ? "finger" : "mouse")")
      for point in frame.outside(by: 3) where point.x > 0 && point.y > 0 {
        #expect(!probe(layered).answers(at: point, isTouch: isTouch), "\(layered), outside at \(point)")
      }
    }
  }
}
