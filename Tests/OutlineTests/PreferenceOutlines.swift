import PlumbTesting
import SwiftUI
import Testing

/// The sum of what views say.
private struct Sum: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// The places of views.
private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Corner: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

@MainActor @Suite("Outlines: preferences and anchors")
struct PreferenceOutlines {
  private var red: some View { Color.red.frame(width: 40, height: 20) }

  private struct Summing<Content: View>: View {
    @State private var sum: CGFloat = 0
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        content.onPreferenceChange(Sum.self) { sum = $0 }
        Color.blue.frame(width: sum, height: 5)
      }
    }
  }

  @Test("what siblings say is joined on the way up: 10 and 20 are a bar of 30")
  func preference() {
    let view = TestedView(proposing: 100, 100) {
      Summing {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).preference(key: Sum.self, value: 10)
          Color.red.frame(width: 40, height: 20).preference(key: Sum.self, value: 20)
        }
      }
    }
    let outline = """
      VStack           0,0 80×25
      ├─ HStack        0,0 80×20
      │  ├─ Color.red  0,0 40×20
      │  └─ Color.red  40,0 40×20
      └─ Color.blue    25,20 30×5
      """
    expectOutline(of: .preference, view) { outline }
    expectOutline(of: .preferenceKey, view) { outline }
    expectOutline(of: .onPreferenceChange, view) { outline }
  }

  @Test("what comes from inside can be changed on the way: twice 10 is 20")
  func transform() {
    expectOutline(of: .transformPreference, proposing: 100, 100) {
      Summing {
        Color.red.frame(width: 40, height: 20).preference(key: Sum.self, value: 10)
          .transformPreference(Sum.self) { $0 *= 2 }
      }
    } is: {
      """
      VStack         0,0 40×25
      ├─ Color.red   0,0 40×20
      └─ Color.blue  10,20 20×5
      """
    }
  }

  @Test("a place goes up as an anchor, and an overlay finds it in its own coordinates")
  func anchors() {
    func view() -> some View {
      VStack(spacing: 0) {
        Color.green.frame(width: 60, height: 10)
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
    }
    let outline = """
      overlay                  0,0 60×30
      ├─ VStack                0,0 60×30
      │  ├─ Color.green        0,0 60×10
      │  └─ Color.red          10,10 40×20
      └─ GeometryReader        0,0 60×30
         └─ offset             0,0 40×20
            └─ Color.blue      10,10 40×20
      """
    let tested = TestedView(proposing: 100, 100) {
      view().overlayPreferenceValue(Places.self) { (places: [Anchor<CGRect>]) in
        GeometryReader { proxy in
          let frame = places.first.map { proxy[$0] } ?? .zero
          Color.blue.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    expectOutline(of: .anchorPreference, tested) { outline }
    expectOutline(of: .overlayPreferenceValue, tested) { outline }
    expectOutline(of: .anchor, tested) { outline }
  }

  @Test("places of a view and of one in it are joined; what is behind is made from them")
  func transformAnchors() {
    expectOutline(of: .transformAnchorPreference, proposing: 100, 100) {
      red.anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        .backgroundPreferenceValue(Places.self, alignment: .topLeading) { places in
          GeometryReader { proxy in
            // The padding's width less the view's: 10.
            Color.blue.frame(width: proxy[places[1]].width - proxy[places[0]].width, height: 1)
          }
        }
    } is: {
      """
      background                  0,0 50×30
      ├─ padding                  0,0 50×30
      │  └─ Color.red             5,5 40×20
      └─ GeometryReader           0,0 50×30
         └─ Color.blue            0,0 10×1
      """
    }
    expectOutline(of: .backgroundPreferenceValue, proposing: 100, 100) {
      red.anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
        .backgroundPreferenceValue(Corner.self) { corner in
          GeometryReader { proxy in
            Color.blue.frame(width: corner.map { proxy[$0].x } ?? 0, height: 1)
          }
        }
    } is: {
      """
      background                  0,0 40×20
      ├─ Color.red                0,0 40×20
      └─ GeometryReader           0,0 40×20
         └─ Color.blue            0,0 40×1
      """
    }
  }
}
