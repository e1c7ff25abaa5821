import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// A bar as wide as what is told, below a window of 100 points on rows of 40, 60 and 200.
private struct Telling<Watched: View>: View {
  let watch: @MainActor (AnyView, Binding<CGFloat>) -> Watched
  @State private var told: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      watch(
        AnyView(
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(width: 100, height: 40).id(1)
              Color.green.frame(width: 100, height: 60).id(2)
              Color.gray.frame(width: 100, height: 200).id(3)
            }
            .scrollTargetLayout()
          }), $told)
      Color.blue.frame(width: told, height: 10)
    }
  }
}

@MainActor @Suite("Outlines: who watches scrolling")
struct ScrollObserverOutlines {
  private func scrolled(
    by distance: CGFloat, _ watch: @escaping @MainActor (AnyView, Binding<CGFloat>) -> some View
  ) -> TestedView {
    let view = TestedView(proposing: 100, 110) { Telling(watch: watch) }
    view.scroll(by: CGSize(width: 0, height: -distance))
    return view
  }

  private func outline(_ offset: Int, _ told: Int) -> String {
    """
    VStack                0,0 100×110
    ├─ ScrollView         0,0 100×100
    │  └─ VStack          0,\(-offset) 100×300
    │     ├─ Color.red    0,\(-offset) 100×40
    │     ├─ Color.green  0,\(40 - offset) 100×60
    │     └─ Color.gray   0,\(100 - offset) 100×200
    └─ Color.blue         \(50 - told / 2),100 \(told)×10
    """
  }

  @Test("the offset and the sizes are told when they change")
  func geometry() {
    let view = scrolled(by: 30) { scroll, told in
      scroll.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { told.wrappedValue = $1 }
    }
    expectOutline(of: .onScrollGeometryChange, view) { outline(30, 30) }
  }

  @Test("the phase is told: a finger moves the content")
  func phase() {
    let view = scrolled(by: 30) { scroll, told in
      scroll.onScrollPhaseChange { old, new in
        told.wrappedValue = old == .idle && new == .interacting ? 20 : 2
      }
    }
    expectOutline(of: .onScrollPhaseChange, view) { outline(30, 20) }
  }

  private struct Seen: View {
    @State private var told: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 40)
              .onScrollVisibilityChange(threshold: 0.5) { told = $0 ? 10 : 20 }
            Color.green.frame(width: 100, height: 60)
            Color.gray.frame(width: 100, height: 200)
          }
        }
        Color.blue.frame(width: told, height: 10)
      }
    }
  }

  @Test("a view is in sight as long as half of it is")
  func visibility() {
    let view = TestedView(proposing: 100, 110) { Seen() }
    view.scroll(by: CGSize(width: 0, height: -20))
    expectOutline(of: .onScrollVisibilityChange, view) { outline(20, 10) }
    view.scroll(by: CGSize(width: 0, height: -2))
    expectOutline(of: .onScrollVisibilityChange, view) { outline(22, 20) }
  }

  @Test("the ids in sight are told: all of 2, and half of the 200 of 3")
  func targets() {
    let view = scrolled(by: 40) { scroll, told in
      scroll.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { ids in
        told.wrappedValue = CGFloat(ids.reduce(0, +)) * 2
      }
    }
    expectOutline(of: .onScrollTargetVisibilityChange, view) { outline(40, 10) }
  }
}
