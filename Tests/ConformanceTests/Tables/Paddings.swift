import SwiftUI

extension Recorded {
  /// Recorded/Layers.md#E.
  @AnswerTable static var paddings: [Answer] {
    Answer("98", nil, nil, "36x36 a(8,8)") { fix("a").padding(8) }
    Answer("98 twice", nil, nil, "36x36 a(8,8)") { fix("a").padding(4).padding(4) }
    Answer("100", nil, nil, "60x60 a(12,12)") {
      fix("a", 10, 26).padding(12).frame(width: 60, height: 60, alignment: .topLeading)
    }
    Answer("100 centred", nil, nil, "60x60 a(25,17)") {
      fix("a", 10, 26).padding(12).frame(width: 60, height: 60)
    }
    Answer("101", nil, nil, "260x60 a(12,12) b(60,12) c(212,12)") {
      HStack(spacing: 12) {
        fix("a", 36)
        fix("b", 140, 36)
        fix("c", 36)
      }.padding(12)
    }
    Answer("103", nil, nil, "56x36 g(8,8 20x20) b(36,8)") {
      HStack(spacing: 0) {
        fix("a").background { Color.red.named("g") }.padding(8)
        fix("b")
      }
    }
    Answer("104", nil, nil, "24x20 a(-8,0) b(4,0)") {
      HStack(spacing: 0) {
        fix("a").padding(-8)
        fix("b")
      }
    }
    Answer("106", 200, nil, "200x26 p(40,0 160x26) b(105,8)") {
      HStack(spacing: 0) {
        fix("a", 40, 10)
        fix("b", 30, 10).frame(maxWidth: .infinity).padding(8).named("p")
      }
    }
    Answer("107", nil, nil, "120x26 a(8,8) b(62,8)") { HStack { Pair().padding(8) } }
    Answer("107 Group", nil, nil, "120x26 a(8,8) b(62,8)") { HStack { Group { Pair() }.padding(8) } }
  }
}
