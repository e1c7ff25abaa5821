import SwiftUI

@MainActor extension Question {
  /// A question for each kind of view: the distances that it prefers to others.
  static var distances: [Question] {
    func kind<Shown: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> Shown) -> Question
    {
      .shown(
        "distance-\(name)", "Documentation/Distances.md", "distances follow from the rules and are assumed",
        within: 0.35, on: [.iOS]
      ) { answers in
        Neighbours(answers: answers) {
          Text("A")
          Color.clear
          view()
          view()
        }
      }
    }
    return [
      kind("text") { Text("A") },
      kind("title") { Text("A").font(.title) },
      kind("button") { Button("A") {} },
      kind("bordered-button") { Button("A") {}.buttonStyle(.bordered) },
      kind("toggle") { Toggle("A", isOn: .constant(true)) },
      kind("slider") { Slider(value: .constant(0.5)) },
      kind("stepper") { Stepper("A", value: .constant(1)) },
      kind("field") { TextField("A", text: .constant("")) },
      kind("round-field") { TextField("A", text: .constant("")).textFieldStyle(.roundedBorder) },
      kind("label") { Label("A", systemImage: "star") },
      kind("progress") { ProgressView(value: 0.5) },
      kind("spinner") { ProgressView() },
      kind("divider") { Divider() },
      kind("menu") { Menu("A") { Button("B") {} } },
      kind("date") { DatePicker("A", selection: .constant(Date(timeIntervalSince1970: 0))) },
      kind("segments") {
        Picker("A", selection: .constant(1)) {
          Text("1").tag(1)
          Text("2").tag(2)
        }
        .pickerStyle(.segmented)
      },
      kind("box") { GroupBox { Color.clear.frame(width: 10, height: 10) } },
      kind("gauge") { Gauge(value: 0.5) { Text("A") } },
    ] + symbolDistances
  }

  private static var symbolDistances: [Question] {
    ["circle", "star", "heart.fill", "gearshape"].map { name in
      .shown(
        "distance-\(name)", "Documentation/Rules/Spacing.md",
        "that it does so for each symbol is assumed from two pictures", within: 0.35
      ) { answers in
        Neighbours(answers: answers) {
          Text("A")
          Color.clear
          Image(systemName: name)
          Image(systemName: name)
        }
      }
    } + [
      .shown(
        "distance-caption", "Sources/PlumbLayout/Text/TextLayout.swift",
        "with what was measured on macOS; that iOS does the same is assumed", within: 0.35, on: [.iOS]
      ) { answers in
        Neighbours(answers: answers) {
          Text("A")
          Color.clear
          Text("A").font(.caption2)
          Text("A").font(.largeTitle)
        }
      }
    ]
  }
}
