import SwiftUI

extension Recorded {
  static let alignments: [(name: String, alignment: Alignment, x: CGFloat, y: CGFloat)] = [
    ("topLeading", .topLeading, 0, 0), ("top", .top, 0.5, 0), ("topTrailing", .topTrailing, 1, 0),
    ("leading", .leading, 0, 0.5), ("center", .center, 0.5, 0.5), ("trailing", .trailing, 1, 0.5),
    ("bottomLeading", .bottomLeading, 0, 1), ("bottom", .bottom, 0.5, 1),
    ("bottomTrailing", .bottomTrailing, 1, 1),
  ]

  /// Recorded/Layers.md#D.
  @AnswerTable static var layers: [Answer] {
    for place in alignments {
      Answer("83 \(place.name)", nil, nil, "60x40 a(0,0 60x40) b(\(place.x * 40),\(place.y * 20) 20x20)") {
        ZStack(alignment: place.alignment) {
          fix("a", 60, 40)
          fix("b")
        }
      }
    }
    Answer("83 union", nil, nil, "60x40 a(0,0) b(0,0)") {
      ZStack(alignment: .topLeading) {
        fix("a", 60, 20)
        fix("b", 20, 40)
      }
    }
    Answer("85", 60, 40, "30x20 a<-30x20 a(2.5,5 15x10) b(0,0 20x20)") { halved(.center) }
    Answer("85 topLeading", 60, 40, "30x20 a(0,0 15x10) b(0,0 20x20)") { halved(.topLeading) }
    Answer("85 ideal", nil, nil, "20x20 a(5,5 10x10) b(0,0 20x20)") { halved(.center) }
    Answer("85 large", 100, 100, "60x40 a(15,15 30x10) b(0,0 60x40)") {
      ZStack {
        half("a")
        fix("b", 60, 40)
      }
    }
    Answer("86", nil, nil, "12x12 drawn(0,0 12x12) drawn(4,4 4x4)") {
      ZStack {
        Color.red.frame(width: 12, height: 12)
        Color.white.frame(width: 4, height: 4)
      }
    }
    for place in alignments where ["bottomTrailing", "topLeading", "top", "trailing"].contains(place.name) {
      Answer("86 \(place.name)", nil, nil, "12x12 b(\(place.x * 6),\(place.y * 6) 6x6)") {
        ZStack(alignment: place.alignment) {
          Color.red.frame(width: 12, height: 12)
          Color.white.frame(width: 6, height: 6).named("b")
        }
      }
    }
    Answer("88", nil, nil, "60x40 o(0,0 100x100)") {
      fix("a", 60, 40).overlay(alignment: .topLeading) { fix("o", 100) }
    }
    Answer("88 greedy", nil, nil, "60x40 o(0,0 60x40) o<-60x40") { fix("a", 60, 40).overlay { greedy("o") } }
    Answer("89", nil, nil, "60x40 o(20,10 20x20) p(15,15 30x10)") {
      fix("a", 60, 40).overlay {
        fix("o")
        fix("p", 30, 10)
      }
    }
    Answer("89 topLeading", nil, nil, "60x40 h(2.5,5 15x10) o(0,0 20x20)") {
      fix("a", 60, 40).overlay(alignment: .topLeading) {
        half("h")
        fix("o")
      }
    }
    Answer("89 background", nil, nil, "60x40 h(32.5,25 15x10) o(30,20 20x20)") {
      fix("a", 60, 40).background(alignment: .bottomTrailing) {
        half("h")
        fix("o")
      }
    }
    Answer("91", nil, nil, "60x40 a(0,0 60x40)") { fix("a", 60, 40).overlay {} }
    Answer("91 background", nil, nil, "60x40 a(0,0 60x40)") { fix("a", 60, 40).background {} }
    Answer("92", window: 100, 100, "58x20 a(21,40 58x20) o(21,40 58x20) o<-58x20") {
      fix("a", 58, 20).overlay { greedy("o") }
    }
    Answer("92 background", window: 100, 100, "58x20 o(21,40 58x20) o<-58x20") {
      fix("a", 58, 20).background { greedy("o") }
    }
    Answer("94 border", nil, nil, "20x20 a(0,0)") { fix("a").border(.red, width: 4) }
    Answer("94 opacity", nil, nil, "20x20 a(0,0)") { fix("a").opacity(0.5) }
    Answer("94 clipShape", nil, nil, "20x20 a(0,0)") { fix("a").clipShape(Circle()) }
    Answer("94 cornerRadius", nil, nil, "20x20 a(0,0)") { fix("a").cornerRadius(4) }
    Answer("94 overlay", nil, nil, "20x20 a(0,0)") { fix("a").overlay { fix("o", 40) } }
    Answer("94 clipped", nil, nil, "20x20 a(0,0)") { fix("a").clipped() }
    Answer("95", nil, nil, "36x36 b(0,0 36x36) a(8,8)") {
      fix("a").padding(8).background { Color.red.named("b") }
    }
    Answer("95 inside", nil, nil, "36x36 b(8,8 20x20)") {
      fix("a").background { Color.red.named("b") }.padding(8)
    }
    Answer("95 twice", nil, nil, "44x44 b(4,4 36x36) a(12,12)") {
      fix("a").padding(8).background { Color.red.named("b") }.padding(4)
    }
    Answer("97", nil, nil, "88x10 b(0,0 30x10) b(38,0 50x10)") {
      HStack {
        Members().background { Color.red.named("b") }
      }
    }
  }

  @MainActor private static func halved(_ alignment: Alignment) -> some View {
    ZStack(alignment: alignment) {
      half("a")
      fix("b")
    }
  }
}

/// Two members without names.
private struct Members: View {
  var body: some View {
    fix("", 30, 10)
    fix("", 50, 10)
  }
}
