import SwiftUI

extension Recorded {
  /// Recorded/Shapes.md#J.
  @AnswerTable static var shapes: [Answer] {
    Answer("151", 100, 60, "60x60") { Circle() }
    Answer("151 width", 100, nil, "100x100") { Circle() }
    Answer("151 unspecified", nil, nil, "10x10") { Circle() }
    Answer("151 infinity", .infinity, .infinity, "infxinf") { Circle() }
    Answer("151 fill", 100, 60, "60x60") { Circle().fill(.red) }
    Answer("151 stroke", 100, 60, "60x60") { Circle().stroke(.red) }
    Answer("152", nil, nil, "100x60 c(20,0 60x60) drawn(20,0 60x60)") {
      Circle().named("c").frame(width: 100, height: 60)
    }
    Answer("152 tall", nil, nil, "40x90 c(0,25 40x40) drawn(0,25 40x40)") {
      Circle().named("c").frame(width: 40, height: 90)
    }
    for size in [(100, 60), (0, 0), (nil, nil), (.infinity, .infinity)] as [(CGFloat?, CGFloat?)] {
      Answer("154 \(size)", size.0, size.1, "40x20") { Image("40x20") }
    }
    Answer("154 resizable", nil, nil, "40x20") { Image("40x20").resizable() }
    Answer("154 resizable offered", 100, 60, "100x60") { Image("40x20").resizable() }
    Answer("154 resizable width", 100, nil, "100x20") { Image("40x20").resizable() }
    Answer("154 resizable zero", 0, 0, "0x0") { Image("40x20").resizable() }
    Answer("154 resizable infinity", .infinity, .infinity, "infxinf") { Image("40x20").resizable() }
    Answer("155 fit", 100, 60, "100x50") { Image("40x20").resizable().scaledToFit() }
    Answer("155 fill", 100, 60, "120x60") { Image("40x20").resizable().scaledToFill() }
    Answer("155 fill in a frame", nil, nil, "100x60 i(-10,0 120x60) drawn(-10,0 120x60)") {
      Image("40x20").resizable().named("i").scaledToFill().frame(width: 100, height: 60)
    }
    Answer("155 fit width", 100, nil, "100x50") { Image("40x20").resizable().scaledToFit() }
    Answer("155 fill width", 100, nil, "100x50") { Image("40x20").resizable().scaledToFill() }
    Answer("155 ratio", nil, nil, "100x60 drawn(20,0 60x60)") {
      Image("40x20").resizable().aspectRatio(1, contentMode: .fit).frame(width: 100, height: 60)
    }
    Answer("155 not resizable", 100, 60, "40x20") { Image("40x20").scaledToFit() }
    Answer("157 clipShape", 100, 60, "100x60 a(0,0 100x60)") {
      Color.red.named("a").clipShape(RoundedRectangle(cornerRadius: 20))
    }
    Answer("157 cornerRadius", 100, 60, "100x60 a(0,0 100x60)") { Color.red.named("a").cornerRadius(20) }
    Answer("160", 100, 60, "100x60 a(0,0 20x20) b(0,0 30x30)") {
      GeometryReader { _ in
        fix("a")
        fix("b", 30)
      }
    }
  }
}
