import SwiftUI

extension Recorded {
  /// What Documentation/Rules.md marks as measured and Documentation/Recorded.md has no case of.
  @AnswerTable static var rules: [Answer] {
    Answer("R-2 Group", nil, nil, "88x10 a(0,0) b(38,0)") { HStack { Group { Pair() } } }
    Answer("R-2 no gap for nothing", nil, nil, "48x20 b(28,0)") {
      HStack {
        fix("a")
        if Recorded.never { fix("c") }
        fix("b")
      }
    }
    Answer("R-33 padding(0)", nil, nil, "_x34.15") { column(label.padding(0), square) }
    Answer("R-33 padding on other edges", nil, nil, "_x34.15") {
      column(label.padding(.horizontal, 4), square)
    }
    Answer("R-33 frame of a width", nil, nil, "_x34.15") { column(label.frame(width: 90), square) }
    Answer("R-33 frame of a largest width", nil, nil, "_x34.15") { column(label.frame(maxWidth: 90), square) }
    Answer("R-33 frame of a least height", nil, nil, "_x34") { column(label.frame(minHeight: 10), square) }
    Answer("R-34", nil, nil, "48x20") { between(Spacer()) }
    Answer("R-34 frame", nil, nil, "50x20") { between(Spacer().frame(width: 10)) }
    Answer("R-34 padding(0)", nil, nil, "48x20") { between(Spacer().padding(0)) }
    Answer("R-34 fixedSize", nil, nil, "48x20") { between(Spacer().fixedSize()) }
    Answer("R-34 overlay", nil, nil, "48x20") { between(Spacer().overlay { Color.red }) }
    Answer("R-34 layoutPriority", nil, nil, "48x20") { between(Spacer().layoutPriority(3)) }
    Answer("R-34 ZStack", nil, nil, "48x20") { between(ZStack { Spacer() }) }
    Answer("R-34 ZStack of spacers", nil, nil, "48x20") {
      between(
        ZStack {
          Spacer()
          Spacer()
        })
    }
    Answer("R-34 explicit", nil, nil, "58x20") {
      HStack(spacing: 5) {
        fix("a")
        Spacer()
        fix("b")
      }
    }
    Answer("R-35 HStack", nil, nil, "_x34.15") { column(HStack { label }, square) }
    Answer("R-35 ZStack", nil, nil, "_x34.15") { column(ZStack { label }, square) }
    Answer("R-35 VStack", nil, nil, "_x34.15") { column(VStack { label }, square) }
    Answer("R-35 two texts", nil, nil, "_x32") { column(HStack { label }, label) }
    Answer("R-41", nil, nil, "10x1") { Divider() }
    Answer("R-41 column", nil, nil, "30x11 d(0,10 30x1)") {
      VStack(spacing: 0) {
        fix("a", 30, 10)
        Divider().named("d")
      }
    }
    Answer("R-41 row", nil, nil, "31x20 d(30,0 1x20)") {
      HStack(spacing: 0) {
        fix("a", 30, 20)
        Divider().named("d")
      }
    }
    Answer("R-42 overlay content", nil, nil, "40x20 s(0,10 20x0)") {
      HStack(spacing: 0) {
        fix("a").overlay { Spacer().named("s") }
        fix("b")
      }
    }
    Answer("R-42 ZStack", 200, 50, "200x50 s(20,0 160x50)") {
      HStack(spacing: 0) {
        fix("a")
        ZStack { Spacer().named("s") }
        fix("b")
      }
    }
    Answer("R-58", nil, nil, "150x80 f(0,0 50x30) a(30,10)") {
      fix("a").frame(width: 50, height: 30, alignment: .bottomTrailing).named("f")
        .frame(width: 150, height: 80, alignment: .topLeading)
    }
    Answer("R-60 default", nil, nil, "52x52 a(16,16)") { fix("a").padding() }
    Answer("R-60 more than there is", nil, nil, "0x0") { fix("a").padding(-16) }
    Answer("R-60 nil stays nil", 100, nil, "52x52 a<-68xnil") { fix("a").padding(16) }
    Answer("R-63 fixedSize on one axis", 100, 60, "10x60 a<-nilx60") {
      greedy("a").fixedSize(horizontal: true, vertical: false)
    }
    Answer("R-63 offset", nil, nil, "20x20 a(7,-3)") { fix("a").offset(x: 7, y: -3) }
    Answer("R-63 rotationEffect", nil, nil, "20x20 a(0,0)") { fix("a").rotationEffect(.degrees(30)) }
    Answer("R-63 scaleEffect", nil, nil, "20x20 a(0,0)") { fix("a").scaleEffect(3) }
    Answer("R-70 shapes", 100, nil, "100x10") { RoundedRectangle(cornerRadius: 4) }
    Answer("R-70 Capsule", nil, 100, "10x100") { Capsule() }
    Answer("R-70 Ellipse", nil, nil, "10x10") { Ellipse() }
    Answer("R-82 padding", nil, nil, "first=17 last=17") { label.padding(4) }
    Answer("R-82 frame", nil, nil, "first=25 last=25") { label.frame(height: 40) }
    Answer("R-82 flexible frame", nil, 40, "first=25 last=25") { label.frame(maxHeight: .infinity) }
    Answer("R-82 background", nil, nil, "first=13 last=13") {
      label.background { Color.red.frame(height: 90) }
    }
  }

  @MainActor private static var label: some View { Text("Hello").font(.system(size: 13)) }
  @MainActor private static var square: some View { Color.red.frame(width: 10, height: 10) }

  @MainActor private static func column(_ above: some View, _ below: some View) -> some View {
    VStack {
      above
      below
    }
  }

  @MainActor private static func between(_ middle: some View) -> some View {
    HStack {
      fix("a")
      middle
      fix("b")
    }
  }
}
