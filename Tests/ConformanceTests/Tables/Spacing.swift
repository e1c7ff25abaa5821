import SwiftUI

extension Recorded {
  /// Recorded/Spacers.md#C. Heights and distances of the system font are those of macOS; its glyphs, and so its
  /// widths, are another font's here. Answers with a padded or framed text take Noto Sans, which is 23 tall at 17 points.
  @AnswerTable static var spacing: [Answer] {
    Answer("77 rectangle, colour", 200, 50, "200x50 a(0,0 96x50) b(104,0 96x50)") {
      HStack {
        Rectangle().named("a")
        Color.red.named("b")
      }
    }
    Answer("77 colour, leaf", 200, 50, "200x50 a(0,0 172x50) b(180,15)") {
      HStack {
        Color.red.named("a")
        fix("b")
      }
    }
    Answer("77 leaf, stack, padding", nil, nil, "84x28 b(28,4) c(60,4)") {
      HStack {
        fix("a")
        VStack { fix("b") }
        fix("c").padding(4)
      }
    }
    Answer("77 image, colour, image", nil, nil, "106x20 i(0,0 40x20) c(48,5) i(66,0 40x20)") {
      HStack {
        Image("40x20").named("i")
        Color.red.frame(width: 10, height: 10).named("c")
        Image("40x20").named("i")
      }
    }
    Answer("77 text", nil, nil, "26x16 c(16,3)") {
      HStack {
        Text(" ").frame(width: 8).frame(height: 16)
        Color.red.frame(width: 10, height: 10).named("c")
      }
    }
    Answer("79 text, colour", nil, nil, "_x34.15 c(_,24.15)") { column(text(13), square) }
    Answer("79 colour, text", nil, nil, "_x30.74 t(_,14.74 _x16)") { column(square, text(13)) }
    Answer("79 large text, colour", nil, nil, "_x55.8 c(_,45.8)") { column(text(26), square) }
    Answer("79 colour, large text", nil, nil, "_x48.98 t(_,18.98 _x30)") { column(square, text(26)) }
    Answer("79 two texts", nil, nil, "_x46 t(_,0 _x16) t(_,16 _x30)") { column(text(13), text(26)) }
    Answer("79 Noto Sans", nil, nil, "_x46.52 t(_,0 _x23) c(_,36.52 10x10)") {
      column(Text("Hi").font(noto).named("t"), square)
    }
    Answer("80 padding", nil, nil, "_x36 c(_,26)") { column(text(13).padding(1), square) }
    Answer("80 frame", nil, nil, "_x38 c(_,28)") { column(text(13).frame(height: 20), square) }
    Answer("80 padding, Noto Sans", nil, nil, "_x43 c(_,33)") {
      column(Text("Hi").font(noto).padding(1), square)
    }
    Answer("82", nil, nil, "123x50.5 b(10,10 103x30.5) a(15,15 93x20.5)") {
      fix("a", 93, 20.5).padding(5).background { RoundedRectangle(cornerRadius: 8).named("b") }.padding(10)
    }
  }

  private static var noto: Font { .custom("Noto Sans", fixedSize: 17) }

  @MainActor private static func text(_ size: CGFloat) -> some View {
    Text("Hello").font(.system(size: size)).named("t")
  }

  @MainActor private static var square: some View { Color.red.frame(width: 10, height: 10).named("c") }

  @MainActor private static func column(_ above: some View, _ below: some View) -> some View {
    VStack {
      above
      below
    }
  }
}
