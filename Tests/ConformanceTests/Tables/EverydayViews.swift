import SwiftUI

extension Recorded {
  /// Recorded/Screens.md#Y78 to Y86: distances and lines in everyday views, as apps built for iOS 18 have them.
  @AnswerTable static var everydayViews: [Answer] {
    Answer("Y78 rows", nil, nil, "t(_,0) t(_,22.33)") {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "star")
          Text("One").named("t")
        }
        HStack {
          Image(systemName: "star")
          Text("Two").named("t")
        }
      }
      .onPhone()
    }
    Answer("Y78 medium rows", 300, nil, "t(_,21.33)") {
      VStack(alignment: .leading) {
        HStack {
          Text("Sources")
          Spacer()
          Image(systemName: "chevron.down")
        }
        VStack { Text("Content").named("t") }
      }
      .onPhone(.medium)
    }
    Answer("Y78 icon", nil, nil, "t(_,22.33)") {
      VStack(alignment: .leading) {
        Text("Above")
        HStack {
          Label("Information", systemImage: "star").labelStyle(.iconOnly)
          Text("Below").named("t")
        }
      }
      .onPhone()
    }
    Answer("Y79 rows", 300, nil, "t(_,22.33)") {
      VStack {
        HStack {
          Text("One")
          Spacer()
          Text("Two")
        }
        HStack {
          Text("Three").named("t")
          Spacer()
          Text("Four")
        }
      }
      .onPhone()
    }
    Answer("Y80", nil, nil, "10x108 c(0,58)") {
      VStack {
        ZStack {
          Color.red.frame(width: 10, height: 50)
          Spacer()
        }
        .fixedSize()
        Color.red.frame(width: 10, height: 50).named("c")
      }
      .onPhone()
    }
    Answer("Y86 body", nil, nil, "_x44.67") { twoLines.lineSpacing(4).onPhone() }
    Answer("Y86 two texts", nil, nil, "t(_,60.67)") {
      VStack(spacing: 16) {
        twoLines.lineSpacing(4)
        twoLines.lineSpacing(4).named("t")
      }
      .onPhone()
    }
  }

  /// Recorded/Screens.md#Y84 to Y91: lists below bars, rows and controls.
  @AnswerTable static var everydayRows: [Answer] {
    Answer("Y84", phone: 390, 800, "card(20,96 350x44)") {
      NavigationStack { List { plainRow }.navigationTitle("Landmarks") }
    }
    Answer("Y84 inline", phone: 390, 800, "card(20,79 350x44)") {
      NavigationStack {
        List { plainRow }.navigationTitle("Landmarks").navigationBarTitleDisplayMode(.inline)
      }
    }
    for (name, subtitle, height) in [
      ("three lines", lines(3), 112.33), ("four lines", lines(4), 132.33),
      ("seven lines of caption", lines(7).font(.caption), 164.67),
    ] as [(String, Text, CGFloat)] {
      Answer("Y88 \(name)", phone: 390, 800, on: .iOS26, "card(16,35 358x\(height))") {
        Form {
          Toggle(isOn: .constant(true)) {
            Label("Encryption", systemImage: "lock")
            subtitle
          }
          .listRowBackground(Color.red.named("card"))
        }
      }
    }
    for (size, height) in [(.large, 52), (.medium, 51)] as [(DynamicTypeSize, CGFloat)] {
      for symbol in ["scope", "bolt", "person"] {
        Answer("Y89 \(symbol) \(size)", phone: 390, 800, at: size, on: .iOS26, "card(16,35 358x\(height))") {
          List {
            Label("Region", systemImage: symbol).listRowBackground(Color.red.named("card"))
            Toggle(isOn: .constant(true)) { Label("Region", systemImage: symbol) }
          }
        }
      }
    }
    for (value, height, place) in [
      ("Strict", "52", "v(_,50.83)"), ("Compatible — Accept unsigned", "90.33", "v(44,81.33)"),
    ] {
      Answer("Y97 \(value)", phone: 390, 800, on: .iOS26, "card(16,35 358x\(height)) \(place)") {
        Form {
          Picker("Protection Level", selection: .constant(1)) { Text(value).tag(1).named("v") }
            .listRowBackground(Color.red.named("card"))
        }
      }
    }
    Answer("Y87 empty", nil, nil, "_x21") { SecureField("Password", text: .constant("")).onPhone() }
    Answer("Y87 with a text", nil, nil, "_x20.33") {
      SecureField("Password", text: .constant("secret")).onPhone()
    }
    for (text, font) in [("body", Font.body), ("caption", .caption)] {
      Answer("Y143 \(text)", phone: 390, 800, "t(84.33,_)") {
        List {
          Label {
            Text("Region").named("t")
          } icon: {
            Image(systemName: "bolt")
          }
          .font(font)
        }
      }
    }
    Answer("Y139", 361, nil, "b(0,51)") {
      VStack(spacing: 20) {
        Picker("Theme", selection: .constant(1)) { Text("Blue").tag(1) }.pickerStyle(.segmented)
        Color.blue.frame(height: 52).named("b")
      }
      .onPhone()
    }
    Answer("Y91", 300, nil, "_x28.33") { DisclosureGroup("Details") { Text("Hidden") }.onPhone() }
  }

  private static func lines(_ count: Int) -> Text {
    Text(verbatim: Array(repeating: "Ag", count: count).joined(separator: "\n"))
  }

  @MainActor private static var plainRow: some View {
    Text("Row").listRowBackground(Color.red.named("card"))
  }

  private static var twoLines: Text { Text(verbatim: "One\nTwo") }
}
