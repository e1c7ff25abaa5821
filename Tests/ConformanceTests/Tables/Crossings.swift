import SwiftUI

extension Recorded {
  /// Recorded/Stacks.md#A, the second half: frames in stacks, and what happens across a stack.
  @AnswerTable static var crossings: [Answer] {
    Answer("34", 0, 0, "0x85") { twoMinima }
    Answer("34 offered its minimum", 100, 85, "100x122.5 a(0,0 100x42.5) b(0,42.5 100x80)") { twoMinima }
    Answer("37", 300, nil, "300x100 f(0,0 150x100) g(150,40 150x20)") {
      HStack(spacing: 0) {
        fix("a", 100).frame(maxWidth: .infinity).named("f")
        fix("b", 20).frame(maxWidth: .infinity).named("g")
      }
    }
    Answer("38", 300, nil, "300x200 f(0,0 200x200) g(200,90 100x20)") {
      HStack(spacing: 0) {
        fix("a", 200).frame(maxWidth: .infinity).named("f")
        fix("b", 20).frame(maxWidth: .infinity).named("g")
      }
    }
    Answer("38 with a minimum", 300, nil, "300x200 f(0,0 150x200) a(-25,0 200x200) g(150,90 150x20)") {
      HStack(spacing: 0) {
        fix("a", 200).frame(minWidth: 0, maxWidth: .infinity).named("f")
        fix("b", 20).frame(maxWidth: .infinity).named("g")
      }
    }
    Answer("40", 100, nil, "95x112 a(0,0 45x112) b(45,51 50x10)") {
      HStack(spacing: 0) {
        text("a", (252, 16), (45, 112))
        fix("b", 50, 10)
      }
    }
    Answer("40 fixedSize", 100, nil, "302x16 a(0,0 252x16) b(252,3 50x10)") {
      HStack(spacing: 0) {
        text("a", (252, 16), (45, 112)).fixedSize()
        fix("b", 50, 10)
      }
    }
    Answer("41", 100, nil, "100x48 f(0,0 50x48) a(1,0 48x48) g(50,19 50x10)") {
      HStack(spacing: 0) {
        text("a", (110, 16), (48, 48)).frame(maxWidth: .infinity).named("f")
        fix("b", 20, 10).frame(maxWidth: .infinity).named("g")
      }
    }
    Answer("43", nil, nil, "40x40 f(20,0 20x40) b(20,15 20x10)") { tallFrame }
    Answer("43 in a frame", nil, nil, "40x100 f(20,0 20x100)") { tallFrame.frame(height: 100) }
    Answer("44", 200, nil, "30x20 v(0,0 30x20)") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          fix("a", 30, 10)
          fix("b", 0, 10)
        }.named("v")
      }
    }
    Answer("44 with a wide child", 200, nil, "200x20 v(0,0 200x20)") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          fix("a", 30, 10)
          fix("b", 0, 10).frame(maxWidth: .infinity)
        }.named("v")
      }
    }
    Answer("46", nil, nil, "50x40 f(20,15 30x10)") {
      HStack(spacing: 0) {
        fix("a", 20, 40)
        fix("b", 10).frame(width: 30).named("f")
      }
    }
    Answer("46 with a tall frame", nil, nil, "50x40 g(20,0 30x40) f(20,15 30x10)") {
      HStack(spacing: 0) {
        fix("a", 20, 40)
        fix("b", 10).frame(width: 30).named("f").frame(maxHeight: .infinity).named("g")
      }
    }
    Answer("47", nil, nil, "40x100 f(20,37.5 20x25)") {
      HStack(spacing: 0) {
        fix("a", 20, 40)
        fix("b", 20, 10).frame(maxHeight: 25).named("f")
      }.frame(height: 100)
    }
    Answer("49", nil, nil, "40x30 f(20,-10 20x50)") {
      HStack(spacing: 0) {
        fix("a", 20, 10)
        fix("b", 20, 50).frame(maxHeight: .infinity).named("f")
      }.frame(height: 30)
    }
    Answer("49 with a minimum", nil, nil, "40x30 f(20,0 20x30) b(20,-10 20x50)") {
      HStack(spacing: 0) {
        fix("a", 20, 10)
        fix("b", 20, 50).frame(minHeight: 0, maxHeight: .infinity).named("f")
      }.frame(height: 30)
    }
    Answer("50", nil, nil, "196x42 f(0,16 196x26)") { underline.frame(width: 196) }
    Answer("50 ideal", nil, nil, "42x42 f(0,16 42x26)") { underline }
    Answer("50 with a colour", nil, nil, "196x42 f(0,16 196x26)") {
      VStack(spacing: 0) {
        fix("a", 42, 16)
        Color.red.frame(height: 26).named("f")
      }.frame(width: 196)
    }
    Answer("52", nil, nil, "12x12 a(0,2 4x10) b(4,0 4x12) c(8,2 4x10)") {
      HStack(alignment: .bottom, spacing: 0) {
        Color.red.frame(height: 10).named("a")
        Color.green.frame(height: 12).named("b")
        Color.blue.frame(height: 10).named("c")
      }.frame(width: 12, height: 12)
    }
    Answer("53", nil, nil, "12x12 a(0,0 1x2) b(0,2 1x1) c(1,0 6x3) d(7,0 5x3) e(0,3 3x9) f(3,3 9x9)") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 1, height: 2).named("a")
            Color.red.frame(width: 1, height: 1).named("b")
          }
          Color.red.frame(width: 6, height: 3).named("c")
          Color.red.frame(width: 5, height: 3).named("d")
        }
        HStack(spacing: 0) {
          Color.red.frame(width: 3, height: 9).named("e")
          Color.red.frame(width: 9, height: 9).named("f")
        }
      }.frame(width: 12, height: 12)
    }
    Answer("55", nil, nil, "88x10 a(0,0) b(38,0)") { HStack { Pair() } }
    Answer("55 inline", nil, nil, "88x10 a(0,0) b(38,0)") {
      HStack {
        fix("a", 30, 10)
        fix("b", 50, 10)
      }
    }
    Answer("55 ForEach", nil, nil, "88x10 a(0,0) b(38,0)") {
      HStack { ForEach(0..<1) { _ in Pair() } }
    }
  }

  @MainActor private static var twoMinima: some View {
    VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100).named("a")
      Color.blue.frame(minHeight: 80).named("b")
    }
  }

  @MainActor private static var tallFrame: some View {
    HStack(spacing: 0) {
      fix("a", 20, 40)
      fix("b", 20, 10).frame(maxHeight: .infinity).named("f")
    }
  }

  @MainActor private static var underline: some View {
    VStack(spacing: 0) {
      fix("a", 42, 16)
      fix("b", 0, 26).frame(maxWidth: .infinity).named("f")
    }
  }
}
