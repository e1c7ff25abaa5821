import SwiftUI

extension Recorded {
  /// Recorded/Frames.md#F and G.
  @AnswerTable static var frames: [Answer] {
    Answer("109", nil, nil, "60x20 a<-60xnil a(20,0)") { fix("a").frame(width: 60) }
    Answer("109 offered", 300, 200, "60x20 a<-60x200 a(20,0)") { fix("a").frame(width: 60) }
    Answer("110", 300, 200, "60x40 a<-60x40 a(20,10)") { fix("a").frame(width: 60, height: 40) }
    Answer("110 height", 300, 200, "20x40 a<-300x40 a(0,10)") { fix("a").frame(height: 40) }
    Answer("112", nil, nil, "0x0 a(-10,-10)") { fix("a").frame(width: 0, height: 0) }
    for place in alignments {
      Answer("113 \(place.name)", nil, nil, "60x40 a(\(place.x * 40),\(place.y * 20))") {
        fix("a").frame(width: 60, height: 40, alignment: place.alignment)
      }
    }
    Answer("115", nil, nil, "60x60") { text("a", (139, 15), (58, 60)).frame(width: 60) }
    Answer("115 maxWidth", nil, nil, "60x15") { text("a", (139, 15), (58, 60)).frame(maxWidth: 60) }
    Answer("116", nil, nil, "100x20 a?0xnil a?infxnil b?0xnil b?infxnil a<-50x_ b<-80x_ a(30,0) b(50,0)") {
      HStack(spacing: 0) {
        fix("a")
        fix("b")
      }.frame(width: 100)
    }
    for size in [(100, 100), (50, 40), (0, 0), (1000, 1000)] as [(CGFloat, CGFloat)] {
      Answer("118 frame \(size)", size.0, size.1, "80x50") { Color.red.frame(width: 80, height: 50) }
    }
    for size in [(100, 100), (50, 50), (10000, 10000)] as [(CGFloat, CGFloat)] {
      Answer("118 \(size)", size.0, size.1, "\(size.0)x\(size.1)") { Color.red }
    }
    for (width, answer) in [(100, 80), (30, 30), (0, 20), (10, 20)] as [(CGFloat, CGFloat)] {
      Answer("121 \(width)", width, nil, "\(answer)x20") { fix("a").frame(maxWidth: 80) }
    }
    Answer("121 unspecified", nil, nil, "20x20") { fix("a").frame(maxWidth: 80) }
    Answer("121 negative", -30, nil, "20x20 a?-30xnil") { fix("a").frame(maxWidth: 80) }
    Answer("122", 10, nil, "80x160 a?10xnil a(-60,0 200x160)") { fix("a", 200, 160).frame(maxWidth: 80) }
    Answer("122 unspecified", nil, nil, "80x160") { fix("a", 200, 160).frame(maxWidth: 80) }
    Answer("124", 100, nil, "100x20 a(40,0)") { fix("a").frame(maxWidth: .infinity) }
    Answer("124 unspecified", nil, nil, "20x20") { fix("a").frame(maxWidth: .infinity) }
    Answer("124 infinity", .infinity, nil, "infx20") { fix("a").frame(maxWidth: .infinity) }
    Answer("124 large child", 100, nil, "200x160") { fix("a", 200, 160).frame(maxWidth: .infinity) }
    Answer("124 both axes", 100, 100, "200x160") {
      fix("a", 200, 160).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    Answer("125", 100, nil, "40x20") { fix("a").frame(minWidth: 40) }
    Answer("125 less", 30, nil, "40x20 a<-40xnil") { fix("a").frame(minWidth: 40) }
    Answer("125 unspecified", nil, nil, "40x20") { fix("a").frame(minWidth: 40) }
    Answer("125 large", 100, nil, "400x20 a<-400xnil a(190,0)") { fix("a").frame(minWidth: 400) }
    Answer("127", nil, nil, "80x20") { fix("a").frame(minWidth: 40, idealWidth: 80, maxWidth: 120) }
    Answer("127 offered", 300, nil, "120x20 a<-120xnil") {
      fix("a").frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
    }
    Answer("128", 100, 100, "20x80 a(0,30)") { fix("a").frame(minHeight: 40, maxHeight: 80) }
    Answer("128 topLeading", 100, 100, "20x80 a(0,0)") {
      fix("a").frame(minHeight: 40, maxHeight: 80, alignment: .topLeading)
    }
    Answer("130", -30, nil, "0x20 a?0xnil") { fix("a").frame(minWidth: -50, maxWidth: 80) }
    Answer("130 negative maximum", 100, nil, "0x20") { fix("a").frame(minWidth: -50, maxWidth: -10) }
    Answer("130 negative minimum", 100, nil, "20x20") { fix("a").frame(minWidth: -50) }
    Answer("131 ideal below minimum", nil, nil, "20x10") { fix("a", 10).frame(minWidth: 20, idealWidth: 10) }
    Answer("131 maximum below ideal", 100, nil, "30x10") { fix("a", 10).frame(idealWidth: 30, maxWidth: 20) }
    Answer("133", window: 300, 100, "148x10 a(96,45) b(164,45)") { HStack { Pair().frame(width: 70) } }
    Answer("133 maxWidth", window: 300, 100, "300x10 a(58,45) b(202,45)") {
      HStack { Pair().frame(maxWidth: .infinity) }
    }
    Answer("133 leading", window: 300, 100, "300x10 a(0,45) b(154,45)") {
      HStack { Pair().frame(maxWidth: .infinity, alignment: .leading) }
    }
    Answer("133 top", window: 300, 100, "88x40 a(106,30) b(144,30)") {
      HStack { Pair().frame(height: 40, alignment: .top) }
    }
    Answer("133 bottom", window: 300, 100, "88x40 a(106,60) b(144,60)") {
      HStack { Pair().frame(height: 40, alignment: .bottom) }
    }
    Answer("133 unframed", window: 300, 100, "88x10 a(106,45) b(144,45)") { HStack { Pair() } }
  }
}
