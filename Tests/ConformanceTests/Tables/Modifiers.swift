import SwiftUI

extension Recorded {
  /// Recorded/Frames.md#H and I.
  @ArmTable static var modifiers: [Arm] {
    Arm("134", 100, 100, "10x10") { Color.red.fixedSize() }
    Arm("134 unspecified", nil, nil, "10x10") { Color.red }
    Arm("134 width", 100, nil, "100x10") { Color.red }
    Arm("134 height", nil, 200, "10x200") { Color.red }
    Arm("134 zero", 0, 0, "0x0") { Color.red }
    Arm("134 infinity", .infinity, .infinity, "infxinf") { Color.red }
    Arm("136 overlay", nil, nil, "priority=2") { urgent.overlay { Color.red } }
    Arm("136 background", nil, nil, "priority=2") { urgent.background { Color.red } }
    Arm("136 opacity", nil, nil, "priority=2") { urgent.opacity(0.5) }
    Arm("136 clipShape", nil, nil, "priority=2") { urgent.clipShape(Circle()) }
    Arm("136 border", nil, nil, "priority=2") { urgent.border(.red) }
    Arm("136 offset", nil, nil, "priority=2") { urgent.offset(x: 4) }
    Arm("136 id", nil, nil, "priority=2") { urgent.id(7) }
    Arm("136 ZStack", nil, nil, "priority=2") { ZStack { urgent } }
    Arm("136 HStack", nil, nil, "priority=2") { HStack { urgent } }
    Arm("136 VStack", nil, nil, "priority=2") { VStack { urgent } }
    Arm("136 frame", nil, nil, "priority=0") { urgent.frame(width: 40) }
    Arm("136 flexible frame", nil, nil, "priority=0") { urgent.frame(minWidth: 40) }
    Arm("136 padding", nil, nil, "priority=0") { urgent.padding(4) }
    Arm("136 aspectRatio", nil, nil, "priority=0") { urgent.aspectRatio(1, contentMode: .fit) }
    Arm("136 fixedSize", nil, nil, "priority=0") { urgent.fixedSize() }
    Arm("136 two children", nil, nil, "priority=0") {
      HStack {
        urgent
        urgent
      }
    }
    Arm("136 two layers", nil, nil, "priority=0") {
      ZStack {
        urgent
        urgent
      }
    }
    Arm("136 Layout", nil, nil, "priority=0") { Propose(proposal: .zero) { urgent } }
    Arm("137", nil, nil, "20x60 c(0,40)") {
      VStack(spacing: 0) {
        fix("a")
        fix("b").hidden()
        fix("c")
      }
    }
    Arm("137 if", nil, nil, "20x40 c(0,20)") {
      VStack(spacing: 0) {
        fix("a")
        if Recorded.never { fix("b") }
        fix("c")
      }
    }
    Arm("139 fit", 100, 60, "60x60") { Color.red.scaledToFit() }
    Arm("139 fill", 100, 60, "100x100") { Color.red.scaledToFill() }
    Arm("142", 500, 300, "168x95 a<-500x281.25") { fix("a", 168, 95).aspectRatio(16 / 9, contentMode: .fit) }
    Arm("142 ideal", nil, nil, "168x95") { fix("a", 168, 95).aspectRatio(16 / 9, contentMode: .fit) }
    Arm("142 flexible", 500, 300, "500x281.25") { greedy("a").aspectRatio(16 / 9, contentMode: .fit) }
    Arm("143 width", 500, nil, "500x281.25 a<-500x281.25") {
      greedy("a").aspectRatio(16 / 9, contentMode: .fit)
    }
    Arm("143 height", nil, 300, "533.33x300 a<-533.33x300") {
      greedy("a").aspectRatio(16 / 9, contentMode: .fit)
    }
    Arm("145", 100, 100, "100x0 a<-100x-100") { greedy("a").aspectRatio(-1, contentMode: .fit) }
    Arm("146", nil, nil, "10x10") { Color.red.aspectRatio(contentMode: .fit) }
    Arm("146 offered", 100, 60, "60x60") { Color.red.aspectRatio(contentMode: .fit) }
    Arm("146 width", 100, nil, "100x100") { Color.red.aspectRatio(contentMode: .fit) }
    Arm("146 zero", 0, 0, "0x0") { Color.red.aspectRatio(contentMode: .fit) }
    Arm("146 scaledToFill", 100, 60, "100x100") { Color.red.scaledToFill() }
    Arm("148", 100, 100, "40x16 a<-100x100") { fix("a", 40, 16).aspectRatio(1, contentMode: .fit) }
  }

  static var never: Bool { false }

  @MainActor private static var urgent: some View { fix("a").layoutPriority(2) }
}
