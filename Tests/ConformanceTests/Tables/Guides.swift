import SwiftUI

extension Recorded {
  /// Recorded/Text.md#L. The texts are real; their heights and baselines are those of the system font on macOS, their
  /// widths are not.
  @AnswerTable static var guides: [Answer] {
    Answer("182", nil, nil, "_x16 first=13 last=13") { small }
    Answer("182 two lines", nil, nil, "_x32 first=13 last=29") { two }
    Answer("182 large", nil, nil, "_x30 first=25 last=25") { large }
    Answer("182 colour", nil, nil, "20x30 first=30 last=30") { Color.red.frame(width: 20, height: 30) }
    Answer("184", nil, nil, "_x26 first=13 last=13") { columnWithSquare }
    Answer("184 overlay", nil, nil, "30x30 first=30 last=30") {
      Color.red.frame(width: 30, height: 30).overlay { small }
    }
    Answer("185 first", nil, nil, "_x44 a(_,12) b(_,0) c(_,12) d(_,15) first=25 last=41") {
      row(.firstTextBaseline)
    }
    Answer("185 last", nil, nil, "_x34 a(_,16) b(_,4) c(_,0) d(_,19)") { row(.lastTextBaseline) }
    Answer("185 center", nil, nil, "_x32 a(_,8) b(_,1) c(_,0) d(_,11)") { row(.center) }
    Answer("185 blocks", nil, nil, "78.5x44 a(0,12) b(20,0) c(48.5,12) d(68.5,15) first=25 last=41") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        lines("a", 20, 16, first: 13)
        lines("b", 28.5, 30, first: 25)
        lines("c", 20, 32, first: 13, last: 29)
        Color.red.frame(width: 10, height: 10).named("d")
      }
    }
    Answer("187 top", nil, nil, "40x30 a(0,0)") { uneven(.top) }
    Answer("187 center", nil, nil, "40x30 a(0,10)") { uneven(VerticalAlignment.center) }
    Answer("187 bottom", nil, nil, "40x30 a(0,20)") { uneven(.bottom) }
    Answer("187 leading", nil, nil, "30x40 a(0,0)") { uneven(.leading) }
    Answer("187 centred column", nil, nil, "30x40 a(10,0)") { uneven(HorizontalAlignment.center) }
    Answer("187 trailing", nil, nil, "30x40 a(20,0)") { uneven(.trailing) }
    Answer("188", nil, nil, "first=0 last=0") { HStack { Spacer() } }
    Answer("R-81", nil, nil, "_x30 first=20 last=25") {
      HStack {
        small
        large
      }
    }
    Answer("R-81 swapped", nil, nil, "_x30 first=20 last=25") {
      HStack {
        large
        small
      }
    }
    Answer("R-81 column", nil, nil, "_x46 first=13 last=41") {
      VStack {
        small
        large
      }
    }
  }

  @MainActor private static var small: Text { Text("Hello").font(.system(size: 13)) }
  @MainActor private static var two: Text { Text("one\ntwo").font(.system(size: 13)) }
  @MainActor private static var large: Text { Text("Hello").font(.system(size: 26)) }

  @MainActor private static var columnWithSquare: some View {
    VStack(spacing: 0) {
      small
      Color.red.frame(width: 10, height: 10)
    }
  }

  @MainActor private static func row(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      small.named("a")
      large.named("b")
      two.named("c")
      Color.red.frame(width: 10, height: 10).named("d")
    }
  }

  @MainActor private static func uneven(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      fix("a", 20, 10)
      fix("b", 20, 30)
    }
  }

  @MainActor private static func uneven(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      fix("a", 10, 20)
      fix("b", 30, 20)
    }
  }
}
