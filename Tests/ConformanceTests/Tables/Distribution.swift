import SwiftUI

extension Recorded {
  /// Recorded/Stacks.md#A, the first half: how a stack shares its room.
  @AnswerTable static var distribution: [Answer] {
    Answer("1", nil, nil, "300x100 a(0,0 100x100) b(100,0 100x100) c(200,0 100x100)") {
      HStack(spacing: 0) {
        Rectangle().named("a")
        Rectangle().named("b")
        Rectangle().named("c")
      }.frame(width: 300, height: 100)
    }
    Answer("2", nil, nil, "150x100 a(-12.5,0 75x100) b(62.5,0 100x100)") {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).named("a")
        Rectangle().frame(minWidth: 100).named("b")
      }.frame(width: 150, height: 100)
    }
    Answer("4", 100, 50, "100x20 a(0,0 40x20) b(40,0 60x20) a<-40x50 b<-50x50") {
      HStack(spacing: 0) {
        range("a", 20...100)
        range("b", 60...100)
      }
    }
    Answer("4 swapped", 100, 50, "100x20 b(0,0 60x20) a(60,0 40x20)") {
      HStack(spacing: 0) {
        range("b", 60...100)
        range("a", 20...100)
      }
    }
    Answer("5", 100, 50, "100x20 a<-70x50 a(0,0 70x20) b(70,0 30x20)") {
      HStack(spacing: 0) {
        range("a", 0...80).layoutPriority(1)
        range("b", 30...80)
      }
    }
    Answer("5 without a minimum", 100, 50, "100x20 a<-100x50 a(0,0 80x20) b(80,0 20x20)") {
      HStack(spacing: 0) {
        range("a", 0...80).layoutPriority(1)
        range("b", 0...80)
      }
    }
    Answer("7", 200, 50, "200x20 a(0,0) f(20,0 180x20) b(100,0 20x20)") {
      HStack(spacing: 0) {
        fix("a")
        fix("b").frame(maxWidth: .infinity).named("f")
      }
    }
    Answer("8", 200, 50, "200x20 a(0,0) s(20,_ 8x_) b(28,0 172x20)") {
      HStack(spacing: 0) {
        fix("a")
        Spacer().named("s")
        flexW("b", 0, 10, .infinity)
      }
    }
    Answer("8 swapped", 200, 50, "200x20 b(0,0 172x20) a(180,0)") {
      HStack(spacing: 0) {
        flexW("b", 0, 10, .infinity)
        Spacer()
        fix("a")
      }
    }
    Answer("10", nil, nil, "108x20 a(0,0 80x20) b(88,0)") {
      HStack(spacing: 0) {
        range("a", 0...80)
        Spacer()
        fix("b")
      }
    }
    Answer("11", .infinity, .infinity, "infx20 a?infxinf b?infxinf") {
      HStack(spacing: 0) {
        flexW("a", 0, 10, .infinity)
        fix("b")
      }
    }
    Answer("13", 300, 50, "40x20 a(0,0) b(20,0)") {
      HStack(spacing: 0) {
        fix("a")
        fix("b")
      }
    }
    Answer("14", 100, 50, "100x20 a(0,0 80x20) b(80,0 20x20)") {
      HStack(spacing: 0) {
        HStack { range("a", 0...80).layoutPriority(1) }
        range("b", 0...80)
      }
    }
    // 50 and 50 leave no room for a gap, so the inner stack has none.
    Answer("14 with two", 100, 50, "100x20 a(0,0 50x20) b(50,0 50x20)") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          range("a", 0...80).layoutPriority(1)
          fix("c", 0)
        }
        range("b", 0...80)
      }
    }
    Answer("16", 60, 50, "75x20 c<-20x50 a<-7.5x50 b<-0x50 a(0,0 30x20) b(30,0 0x20) c(30,0 45x20)") {
      HStack(spacing: 0) {
        range("a", 30...40)
        flexW("b", 0, 50, 100)
        fix("c", 45, 20)
      }
    }
    Answer("17", 100, 50, "100x20 c<-100x50 a(0,0 0x20) b(0,0 20x20) c(20,0 80x20)") {
      HStack(spacing: 0) {
        range("a", 0...80).layoutPriority(-1)
        range("b", 0...80)
        range("c", 0...80).layoutPriority(1)
      }
    }
    Answer("19", 100, 100, "100x40 a(0,0 100x20) b(35,20 30x20)") { widening }
    Answer("19 ideal", nil, nil, "30x40 a(0,0 30x20) b(0,20 30x20)") { widening }
    Answer("20", 80, nil, "80x48 a(0,0 46x48) b(46,16 34x16)") { twoTexts }
    Answer("20 wide", 400, nil, "139x16 a(0,0 105x16) b(105,0 34x16)") { twoTexts }
    Answer("22", 80, nil, "74x64 a(0,0 34x64) b(34,27 40x10)") {
      HStack(spacing: 0) {
        text("a", (105, 16), (46, 48), (34, 64))
        fix("b", 40, 10)
      }
    }
    Answer("22 two texts", 40, nil, "39x64 a(0,0 20x64) b(20,8 19x48)") {
      HStack(spacing: 0) {
        text("a", (70, 16), (20, 64))
        text("b", (43, 16), (19, 48))
      }
    }
    Answer("23", nil, 50, "48x20") {
      HStack(spacing: 0) {
        fix("a")
        Spacer()
        fix("b")
      }
    }
    Answer("25", 200, 50, "200x50 a(0,0 0x50) b(0,0 200x50)") {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b").layoutPriority(1)
      }
    }
    Answer("25 negative", 200, nil, "200x10 a(0,0 200x10) b(200,0 0x10)") {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b").layoutPriority(-1)
      }
    }
    Answer("26", 200, 50, "200x50 a(0,0 96x50) s(96,_ 8x_) b(104,0 96x50)") {
      HStack(spacing: 0) {
        greedy("a")
        Spacer().named("s")
        greedy("b")
      }
    }
    Answer("28", 100, nil, "100x20 a<-92x_ a(0,0 80x20) s(80,_ 8x_) b<-12x_ b(88,0 12x20)") {
      HStack(spacing: 0) {
        range("a", 0...80).layoutPriority(1)
        Spacer().named("s")
        range("b", 0...80)
      }
    }
    Answer("29", 100, nil, "100x20 a(0,0 0x20) s(0,_ 100x_) b(100,0 0x20)") {
      HStack(spacing: 0) {
        range("a", 0...80)
        Spacer().layoutPriority(1).named("s")
        range("b", 0...80)
      }
    }
    Answer("31", 100, 50, "0x0") { HStack {} }
    Answer("32", 100, 50, "100x30 a<-80x50 a(0,11.25 80x7.5) b(80,0 20x30)") {
      HStack(spacing: 0) {
        area600("a")
        fix("b", 20, 30)
      }
    }
  }

  @MainActor private static var widening: some View {
    VStack(spacing: 0) {
      flexW("a", 0, 10, .infinity)
      fix("b", 30, 20)
    }
  }

  @MainActor private static var twoTexts: some View {
    HStack(spacing: 0) {
      text("a", (105, 16), (46, 48))
      text("b", (34, 16))
    }
  }
}
