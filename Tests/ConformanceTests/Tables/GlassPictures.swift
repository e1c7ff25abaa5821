import SwiftUI

extension Recorded {
  /// Recorded/Pictures.md#Y19 to Y60, of iOS 26.
  @AnswerTable static var glassPictures: [Answer] {
    Answer("Y23 glass", phone: 390, 800, on: .iOS26, "a(0,378 390x44)") {
      Button {
      } label: {
        Color.clear.frame(maxWidth: .infinity).frame(height: 30)
      }
      .buttonStyle(.borderedProminent).named("a")
    }
    for (size, height) in [(.large, 52), (.medium, 51)] as [(DynamicTypeSize, CGFloat)] {
      Answer("Y36 glass \(size)", phone: 390, 800, at: size, on: .iOS26, "card(16,35 358x\(height)) a(32,_)")
      {
        List { row("a") }
      }
    }
    Answer("Y33", phone: 402, 800, on: .iOS26, "card(16,35 370x52) a(32,_)") { List { row("a") } }
    Answer("Y37 glass", phone: 390, 800, at: .medium, on: .iOS26, "card(16,35 358x51)") {
      Form { Toggle("A", isOn: .constant(true)).listRowBackground(Color.red.named("card")) }
    }
    Answer("Y42 glass", phone: 390, 800, at: .medium, on: .iOS26, "card(16,35 _x51) card(16,121 _x51)") {
      List {
        Section { row("a") }
        Section { row("b") }
      }
    }
    Answer("Y46", phone: 402, 800, on: .iOS26, "card(16,40.33 370x52) foot(32,100.67) card(16,162.33)") {
      List {
        Section {
          row("a")
        } header: {
          Text("A")
        } footer: {
          Text("F").named("foot")
        }
        Section("B") { row("b") }
      }
    }
    Answer("Y46 without footer", phone: 402, 800, on: .iOS26, "card(16,40.33 370x52) card(16,150.33)") {
      List {
        Section("A") { row("a") }
        Section("B") { row("b") }
      }
    }
    Answer(
      "Y55 glass", phone: 402, 800, at: .accessibility3, on: .iOS26, "card(16,35 370x130) a(32,50) b(32,102)"
    ) {
      List {
        LabeledContent {
          Text("B").named("b")
        } label: {
          Text("A").named("a")
        }
        .listRowBackground(Color.red.named("card"))
      }
    }
    Answer("Y56", phone: 402, 800, at: .medium, on: .iOS26, "card(16,35 370x51)") {
      Form {
        Picker("A", selection: .constant(1)) { Text("One").tag(1) }
          .listRowBackground(Color.red.named("card"))
      }
    }
    Answer("Y57 glass", phone: 390, 1000, on: .iOS26, "a(_,489.83 _x20.33)") {
      NavigationStack { Text("A").named("a") }
    }
  }
}

@MainActor private func row(_ name: String) -> some View {
  Text("Row").named(name).listRowBackground(Color.red.named("card"))
}
