import SwiftUI

extension Recorded {
  /// recorded.md C. The system font of Apple's platforms is not here; Noto Sans is, and its arms are those that have
  /// one. What is 16 tall there is 23 here.
  @ArmTable static var spacing: [Arm] {
    Arm("77 rectangle, colour", 200, 50, "200x50 a(0,0 96x50) b(104,0 96x50)") {
      HStack {
        Rectangle().named("a")
        Color.red.named("b")
      }
    }
    Arm("77 colour, leaf", 200, 50, "200x50 a(0,0 172x50) b(180,15)") {
      HStack {
        Color.red.named("a")
        fix("b")
      }
    }
    Arm("77 leaf, stack, padding", nil, nil, "84x28 b(28,4) c(60,4)") {
      HStack {
        fix("a")
        VStack { fix("b") }
        fix("c").padding(4)
      }
    }
    Arm("77 text, image", nil, nil, "_x_ i(_,_ 40x20) s(8,_ 10x10)") {
      HStack {
        fix("a", 0)
        Color.red.frame(width: 10, height: 10).named("s")
        Text("one").font(noto)
        Text("two").font(noto)
        Image("40x20").named("i")
      }
    }
    Arm("77 text, leaf", nil, nil, "28x23 b(8,_)") {
      HStack {
        Text("").font(noto).frame(width: 0, height: 23)
        fix("b")
      }
    }
    Arm("79 Noto Sans", nil, nil, "_x46.52 t(_,0 _x23) c(_,36.52 10x10)") {
      VStack {
        Text("Hi").font(noto).named("t")
        Color.red.frame(width: 10, height: 10).named("c")
      }
    }
    Arm("80 padding", nil, nil, "_x43 c(_,33 10x10)") {
      VStack {
        Text("Hi").font(noto).padding(1)
        Color.red.frame(width: 10, height: 10).named("c")
      }
    }
    Arm("80 frame", nil, nil, "_x38 c(_,28 10x10)") {
      VStack {
        Text("Hi").font(noto).frame(height: 20)
        Color.red.frame(width: 10, height: 10).named("c")
      }
    }
    Arm("82", nil, nil, "123x50.5 b(10,10 103x30.5) a(15,15 93x20.5)") {
      fix("a", 93, 20.5).padding(5).background { RoundedRectangle(cornerRadius: 8).named("b") }.padding(10)
    }
  }

  private static var noto: Font { .custom("Noto Sans", fixedSize: 17) }
}
