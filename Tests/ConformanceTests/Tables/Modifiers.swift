import SwiftUI

extension Recorded {
  /// Recorded/Frames.md#H and I.
  @AnswerTable static var modifiers: [Answer] {
    Answer("134", 100, 100, "10x10") { Color.red.fixedSize() }
    Answer("134 unspecified", nil, nil, "10x10") { Color.red }
    Answer("134 width", 100, nil, "100x10") { Color.red }
    Answer("134 height", nil, 200, "10x200") { Color.red }
    Answer("134 zero", 0, 0, "0x0") { Color.red }
    Answer("134 infinity", .infinity, .infinity, "infxinf") { Color.red }
    Answer("136 overlay", nil, nil, "priority=2") { urgent.overlay { Color.red } }
    Answer("136 background", nil, nil, "priority=2") { urgent.background { Color.red } }
    Answer("136 opacity", nil, nil, "priority=2") { urgent.opacity(0.5) }
    Answer("136 clipShape", nil, nil, "priority=2") { urgent.clipShape(Circle()) }
    Answer("136 border", nil, nil, "priority=2") { urgent.border(.red) }
    Answer("136 offset", nil, nil, "priority=2") { urgent.offset(x: 4) }
    Answer("136 id", nil, nil, "priority=2") { urgent.id(7) }
    Answer("136 ZStack", nil, nil, "priority=2") { ZStack { urgent } }
    Answer("136 HStack", nil, nil, "priority=2") { HStack { urgent } }
    Answer("136 VStack", nil, nil, "priority=2") { VStack { urgent } }
    Answer("136 frame", nil, nil, "priority=0") { urgent.frame(width: 40) }
    Answer("136 flexible frame", nil, nil, "priority=0") { urgent.frame(minWidth: 40) }
    Answer("136 padding", nil, nil, "priority=0") { urgent.padding(4) }
    Answer("136 aspectRatio", nil, nil, "priority=0") { urgent.aspectRatio(1, contentMode: .fit) }
    Answer("136 fixedSize", nil, nil, "priority=0") { urgent.fixedSize() }
    Answer("136 two children", nil, nil, "priority=0") {
      HStack {
        urgent
        urgent
      }
    }
    Answer("136 two layers", nil, nil, "priority=0") {
      ZStack {
        urgent
        urgent
      }
    }
    Answer("136 Layout", nil, nil, "priority=0") { Propose(proposal: .zero) { urgent } }
    Answer("137", nil, nil, "20x60 c(0,40)") {
      VStack(spacing: 0) {
        fix("a")
        fix("b").hidden()
        fix("c")
      }
    }
    Answer("137 if", nil, nil, "20x40 c(0,20)") {
      VStack(spacing: 0) {
        fix("a")
        if Recorded.never { fix("b") }
        fix("c")
      }
    }
    Answer("139 fit", 100, 60, "60x60") { Color.red.scaledToFit() }
    Answer("139 fill", 100, 60, "100x100") { Color.red.scaledToFill() }
    Answer("142", 500, 300, "168x95 a<-500x281.25") {
      fix("a", 168, 95).aspectRatio(16 / 9, contentMode: .fit)
    }
    Answer("142 ideal", nil, nil, "168x95") { fix("a", 168, 95).aspectRatio(16 / 9, contentMode: .fit) }
    Answer("142 flexible", 500, 300, "500x281.25") { greedy("a").aspectRatio(16 / 9, contentMode: .fit) }
    Answer("143 width", 500, nil, "500x281.25 a<-500x281.25") {
      greedy("a").aspectRatio(16 / 9, contentMode: .fit)
    }
    Answer("143 height", nil, 300, "533.33x300 a<-533.33x300") {
      greedy("a").aspectRatio(16 / 9, contentMode: .fit)
    }
    Answer("145", 100, 100, "100x0 a<-100x-100") { greedy("a").aspectRatio(-1, contentMode: .fit) }
    Answer("146", nil, nil, "10x10") { Color.red.aspectRatio(contentMode: .fit) }
    Answer("146 offered", 100, 60, "60x60") { Color.red.aspectRatio(contentMode: .fit) }
    Answer("146 width", 100, nil, "100x100") { Color.red.aspectRatio(contentMode: .fit) }
    Answer("146 zero", 0, 0, "0x0") { Color.red.aspectRatio(contentMode: .fit) }
    Answer("146 scaledToFill", 100, 60, "100x100") { Color.red.scaledToFill() }
    Answer("148", 100, 100, "40x16 a<-100x100") { fix("a", 40, 16).aspectRatio(1, contentMode: .fit) }
  }

  static var never: Bool { false }

  @MainActor private static var urgent: some View { fix("a").layoutPriority(2) }
}
