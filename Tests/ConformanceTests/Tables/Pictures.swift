import SwiftUI

extension Recorded {
  /// Recorded/Pictures.md#Y, texts: heights, baselines and distances on iOS at three pixels a point, without widths.
  @AnswerTable static var pictureTexts: [Answer] {
    Answer("Y1 ten lines", nil, nil, "_x219") { lines(10).onPhone(scale: 1) }
    Answer("Y1 three lines", nil, nil, "_x65") { lines(3).onPhone(scale: 1) }
    Answer("Y2", nil, nil, "_x40.33 first=15.33 last=36.33") { lines(2).onPhone(.medium) }
    Answer("Y3", nil, nil, "_x_ first=13.33 last=32.33") { lines(2).font(.subheadline).onPhone(.medium) }
    for (style, font) in [("caption", .caption.bold()), ("caption2", .caption2)] as [(String, Font)] {
      Answer("Y4 \(style)", nil, nil, "first=10.33 last=23.33") { lines(2).font(font).onPhone(.medium) }
    }
    Answer("Y5 medium", nil, nil, "first=31.33 last=71.33") { lines(2).font(.largeTitle).onPhone(.medium) }
    Answer("Y5 large", nil, nil, "first=32 last=73") { lines(2).font(.largeTitle).onPhone(scale: 1) }
    Answer("Y6", nil, nil, "_x38.33") { lines(2).font(.system(size: 16)).onPhone() }
    Answer("Y8 large", nil, nil, "b(0,22.33)") { column(.body).onPhone() }
    Answer("Y8 medium", nil, nil, "b(0,21.33)") { column(.body).onPhone(.medium) }
    // Baselines of 15.33 and 13.33 that are 19.67 apart.
    Answer("Y9", nil, nil, "b(0,21.67)") { column(.subheadline).onPhone(.medium) }
    // The line of 16 points is 19.33 high.
    Answer("Y68", nil, nil, "b(0,19.33)") { column(.caption).onPhone(.medium) }
    Answer("Y10", nil, nil, "_x19.33 first=15.33") { lines(1).onPhone(.medium) }
  }

  /// Recorded/Pictures.md#Y15 to Y28.
  @AnswerTable static var pictureControls: [Answer] {
    Answer("Y15", nil, nil, "49x31") { Toggle("", isOn: .constant(true)).labelsHidden().onPhone() }
    Answer("Y20", nil, nil, "b(0,39)") {
      VStack {
        Toggle("A", isOn: .constant(true))
        Toggle("B", isOn: .constant(true)).named("b")
      }
      .onPhone()
    }
    Answer("Y21 large", nil, nil, "_x22") { TextField("A", text: .constant("a")).onPhone() }
    Answer("Y21 medium", nil, nil, "_x21") { TextField("A", text: .constant("a")).onPhone(.medium) }
    for (size, height) in [
      (.medium, 34), (.accessibility1, 49.33), (.accessibility2, 56.33), (.accessibility5, 84.33),
    ] as [(DynamicTypeSize, CGFloat)] {
      Answer("Y22 \(size)", nil, nil, "_x\(height)") {
        TextField("A", text: .constant("a")).textFieldStyle(.roundedBorder).onPhone(size)
      }
    }
  }

  /// Recorded/Pictures.md#Y31 to Y59, up to iOS 18.
  @AnswerTable static var pictureLists: [Answer] {
    Answer("Y31", phone: 390, 800, "card(20,35 350x44) a(40,_)") { List { row("a") } }
    Answer("Y32", phone: 320, 568, "card(16,35 288x44) a(32,_)") { List { row("a") } }
    Answer("Y37", phone: 390, 800, "card(20,35 350x44)") {
      Form { Toggle("A", isOn: .constant(true)).listRowBackground(Color.red.named("card")) }
    }
    Answer("Y42", phone: 390, 800, "card(20,35 350x44) card(20,114.33 350x44)") {
      List {
        Section { row("a") }
        Section { row("b") }
      }
    }
    Answer("Y43", phone: 390, 800, "head(40,17 _x15.67) card(20,38.67 350x44)") {
      List {
        Section {
          row("a")
        } header: {
          Text("A").named("head")
        }
      }
    }
    for (size, distance) in [(.large, 56.33), (.medium, 55)] as [(DynamicTypeSize, CGFloat)] {
      Answer("Y44 \(size)", phone: 390, 800, at: size, "card(20,35) card(20,\(35 + 44 + distance))") {
        List {
          Section { row("a") }
          Section("B") { row("b") }
        }
      }
    }
    Answer("Y45", phone: 390, 800, "card(20,35) foot(40,85 _x15.67) card(20,151.33)") {
      List {
        Section {
          row("a")
        } footer: {
          Text("F").named("foot")
        }
        Section("B") { row("b") }
      }
    }
    Answer("Y7", phone: 390, 800, at: .medium, "foot(40,85 _x28.33)") {
      List {
        Section {
          row("a")
        } footer: {
          lines(2).named("foot")
        }
      }
    }
    Answer("Y54", phone: 390, 800, "card(20,0 350x44)") { List { row("a") }.contentMargins(.top, 0) }
    Answer("Y55", phone: 390, 800, at: .accessibility3, "a(40,_) b(40,94.33)") {
      List {
        LabeledContent {
          Text("B").named("b")
        } label: {
          Text("A").named("a")
        }
      }
    }
    Answer("Y57", phone: 390, 1000, "a(_,489.83 _x20.33)") { NavigationStack { Text("A").named("a") } }
    Answer("Y58", phone: 390, 800, "a(0,44 390x756)") {
      NavigationStack { Color.red.named("a").navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
    }
    Answer("Y59", phone: 390, 800, "a(0,96 390x704)") {
      NavigationStack { Color.red.named("a").navigationTitle("A") }
    }
  }
}

private func lines(_ count: Int) -> Text {
  Text(verbatim: Array(repeating: "Ag", count: count).joined(separator: "\n"))
}

@MainActor private func column(_ second: Font) -> some View {
  VStack(alignment: .leading) {
    Text("Above")
    Text("Below").font(second).named("b")
  }
}

@MainActor private func row(_ name: String) -> some View {
  Text("Row").named(name).listRowBackground(Color.red.named("card"))
}

extension View {
  /// What a view has around it on a phone.
  nonisolated func onPhone(_ size: DynamicTypeSize = .large, scale: CGFloat = 3) -> some View {
    environment(\.platformStyle, .iOS).environment(\.displayScale, scale).dynamicTypeSize(size)
  }
}
