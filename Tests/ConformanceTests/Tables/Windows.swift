import SwiftUI

extension Recorded {
  /// Recorded/Layouts.md#Q and Recorded/Stacks.md#V: views in a window, which centres them.
  @AnswerTable static var windows: [Answer] {
    Answer("229", window: 100, 100, "58x20 a(21,40 58x20)") { fix("a", 58, 20) }
    Answer("229 greedy", window: 100, 100, "100x100 a(0,0 100x100)") { greedy("a") }
    Answer("230", window: 200, 100, "a(38.5,24.75 123x50.5) drawn(38.5,25 123x50.5)") { fix("a", 123, 50.5) }
    // 0.5 goes up to the next pixel, and each edge by itself: 10.25 and 20.5 wide is 10.5 to 31.
    Answer("232", window: 41, 41, "drawn(10.5,10.5 20.5x20.5)") { fix("a", 20.5) }
    Answer("V1", window: 120, 100, "a(35,10) b(35,30) c(35,50) d(35,70)") { VStack(spacing: 0) { four } }
    Answer("V1 row", window: 120, 100, "a(-40,40) b(10,40) c(60,40) d(110,40)") {
      HStack(spacing: 0) { four }
    }
    Answer("V1 row in a frame", window: 120, 100, "a(-40,40) b(10,40) c(60,40) d(110,40)") {
      HStack(spacing: 0) { four }.frame(width: 120)
    }
    Answer("V2", window: 700, 100, "a(0,40 300x20) b(300,40 300x20) c(600,40 100x20)") {
      HStack(spacing: 0) {
        wide("a")
        wide("b")
        fix("c", 100, 20)
      }
    }
    Answer("V2 priority", window: 700, 100, "a(0,40 0x20) b(0,40 600x20) c(600,40 100x20)") {
      HStack(spacing: 0) {
        wide("a")
        wide("b").layoutPriority(1)
        fix("c", 100, 20)
      }
    }
    Answer("V4", window: 200, 100, "a(0,40 100x20) b(100,40 100x20)") {
      HStack(spacing: 0) {
        range("a", 0...200)
        range("b", 0...200)
      }
    }
    Answer("V4 fixed", window: 200, 100, "a(-100,40) b(100,40)") {
      HStack(spacing: 0) {
        fix("a", 200, 20)
        fix("b", 200, 20)
      }
    }
    Answer("V5", window: 150, 100, "c(-75,40) b(125,40)") {
      HStack(spacing: 0) {
        fix("c", 200, 20)
        fix("b", 100, 20)
      }
    }
    Answer("V5 frame", window: 150, 100, "f(-40,40 130x20) c(-75,40 200x20) b(90,40)") {
      HStack(spacing: 0) {
        fix("c", 200, 20).frame(width: 130).named("f")
        fix("b", 100, 20)
      }
    }
    Answer("V7", window: 200, 200, "a(0,-140) f(75,-60 50x400)") {
      VStack(spacing: 0) {
        fix("a", 200, 80)
        fix("b", 50, 400).frame(maxHeight: .infinity).named("f")
      }
    }
    Answer("V7 minimum", window: 200, 200, "a(0,0) f(75,80 50x120) b(75,-60 50x400)") {
      VStack(spacing: 0) {
        fix("a", 200, 80)
        fix("b", 50, 400).frame(minHeight: 0, maxHeight: .infinity).named("f")
      }
    }
    Answer("V8", window: 200, 200, "a(30,10 11x16)") { corner(fix("a", 11, 16)) }
    Answer("V8 minWidth", window: 200, 200, "f(30,10 100x16)") {
      corner(fix("a", 11, 16).frame(minWidth: 100))
    }
    Answer("V8 maxWidth", window: 200, 200, "f(30,10 80x16)") { corner(fix("a", 11, 16).frame(maxWidth: 80)) }
  }

  @MainActor @ViewBuilder private static var four: some View {
    fix("a", 50, 20)
    fix("b", 50, 20)
    fix("c", 50, 20)
    fix("d", 50, 20)
  }

  @MainActor private static func wide(_ name: String) -> some View { flexW(name, 0, 10, .infinity) }

  @MainActor private static func corner(_ view: some View) -> some View {
    view.named("f").padding(.leading, 30).padding(.top, 10).frame(
      width: 200, height: 200, alignment: .topLeading)
  }
}
