import SwiftUI

@MainActor extension Question {
  static var symbols: [Question] {
    [
      .shown(
        "symbol-scale", "Sources/PlumbViews/Images/Image.swift",
        "1.29 as recorded (Recorded/Pictures.md#Y61, Y71), 0.8 assumed", within: 0.7
      ) { answers in
        VStack {
          Image(systemName: "circle").imageScale(.small).idealSize("small", answers)
          Image(systemName: "circle").imageScale(.medium).idealSize("medium", answers)
          Image(systemName: "circle").imageScale(.large).idealSize("large", answers)
        }
      },
      .shown(
        "symbol-weight", "Documentation/Differences.md",
        "each weight is as large as the regular one, assumed",
        within: 0.7
      ) { answers in
        VStack {
          Image(systemName: "circle").fontWeight(.ultraLight).idealSize("ultra light", answers)
          Image(systemName: "circle").fontWeight(.regular).idealSize("regular", answers)
          Image(systemName: "circle").fontWeight(.black).idealSize("black", answers)
        }
        .font(.system(size: 40))
      },
      .shown(
        "symbol-room", "Sources/PlumbViews/Images/Resources.swift",
        "that the room grows evenly between them is assumed",
        within: 0.7
      ) { answers in
        VStack {
          ForEach([17, 20, 24, 28, 32, 35, 48], id: \.self) { size in
            Image(systemName: "circle").font(.system(size: size)).idealSize("\(Int(size))", answers)
          }
        }
      },
      .shown(
        "symbol-ink", "Sources/SwiftUI/Resources/Symbols/SymbolSizes.swift",
        "That all symbols have the same is assumed",
        within: 1
      ) { answers in
        VStack {
          ForEach(["star", "heart", "house", "trash", "plus", "magnifyingglass"], id: \.self) { name in
            Image(systemName: name).idealSize(name, answers)
          }
        }
      },
      .calculated(
        "symbol-stroke", "Documentation/Differences.md", "0.27 ultra light to 2.33 black), assumed",
        within: 0.35
      ) { answers in
        for (name, weight) in [
          ("ultra light", Font.Weight.ultraLight), ("regular", .regular), ("black", .black),
        ] {
          let circle = Image(systemName: "circle").font(.system(size: 40, weight: weight)).foregroundStyle(
            .black)
          guard let pixels = Pixels(circle, scale: 4) else { return answers.noteNoPicture() }
          let rows = pixels.rows(inColumn: pixels.width / 2)
          let upper = rows.filter { $0 < pixels.height / 2 }
          answers.note("stroke \(name)", Double(upper.count) / 4)
        }
      }
      .also(
        "Sources/SwiftUI/Resources/Symbols/SymbolLibrary.swift",
        "That the strokes of symbols grow as those of letters is assumed"),
    ]
  }
}
