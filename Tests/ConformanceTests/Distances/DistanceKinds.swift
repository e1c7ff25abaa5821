import SwiftUI

/// A kind of view in the table of distances.
struct DistanceKind {
  let name: String
  let view: @MainActor () -> AnyView

  init<Content: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor () -> Content) {
    (self.name, self.view) = (name, { AnyView(view()) })
  }

  @MainActor static let all: [DistanceKind] = [
    DistanceKind("text") { Text("Text") },
    DistanceKind("caption") { Text("Text").font(.caption) },
    DistanceKind("symbol") { Image(systemName: "star") },
    DistanceKind("resizable") { Image(systemName: "star").resizable().frame(width: 20, height: 20) },
    DistanceKind("shape") { Circle().frame(width: 20) },
    DistanceKind("colour") { Color.red.frame(height: 20) },
    DistanceKind("divider") { Divider() },
    DistanceKind("spacer") { Spacer() },
    DistanceKind("button") { Button("Button") {} },
    DistanceKind("bordered") { Button("Button") {}.buttonStyle(.bordered) },
    DistanceKind("toggle") { Toggle("Toggle", isOn: .constant(true)) },
    DistanceKind("field") { TextField("Field", text: .constant("")) },
    DistanceKind("rounded field") { TextField("Field", text: .constant("")).textFieldStyle(.roundedBorder) },
    DistanceKind("menu") { Picker("Picker", selection: .constant(1)) { Text("One").tag(1) } },
    DistanceKind("segments") {
      Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
    },
    DistanceKind("slider") { Slider(value: .constant(0.5)) },
    DistanceKind("stepper") { Stepper("Stepper", value: .constant(1)) },
    DistanceKind("label") { Label("Label", systemImage: "star") },
    DistanceKind("icon") { Label("Label", systemImage: "star").labelStyle(.iconOnly) },
    DistanceKind("progress") { ProgressView(value: 0.5) },
    DistanceKind("gauge") { Gauge(value: 0.5) { Text("Gauge") } },
    DistanceKind("disclosure") { DisclosureGroup("Group") { Text("Text") } },
    DistanceKind("padded") { Text("Text").padding() },
    DistanceKind("framed") { Text("Text").frame(height: 40) },
    DistanceKind("scroll view") { ScrollView { Text("Text") }.frame(minHeight: 10) },
    DistanceKind("list") { List { Text("Text") }.frame(minHeight: 10) },
    DistanceKind("row") {
      HStack {
        Text("Text")
        Spacer()
        Text("Text")
      }
    },
    DistanceKind("symbol, text") {
      HStack {
        Image(systemName: "star")
        Text("Text")
      }
    },
    DistanceKind("ZStack") {
      ZStack {
        Color.red.frame(height: 20)
        Text("Text")
      }
    },
  ]

  /// The pairs that pictures show, each with the recorded answer; the distances of all other pairs follow from the rules.
  static let recorded: [String: [(above: String, below: String)]] = [
    "Y8": [("text", "text"), ("button", "button")],
    "Y20": [("toggle", "toggle")],
    "Y78": [
      ("symbol", "text"), ("text", "symbol, text"), ("symbol, text", "symbol, text"), ("text", "icon"),
      ("row", "text"), ("slider", "row"),
    ],
    "Y79": [("row", "row"), ("text", "row")],
    "Y81": [
      ("text", "caption"), ("field", "divider"), ("divider", "padded"), ("field", "field"),
      ("text", "scroll view"),
      ("colour", "caption"), ("padded", "padded"), ("framed", "framed"), ("slider", "slider"),
      ("colour", "slider"), ("text", "segments"), ("text", "rounded field"), ("rounded field", "text"),
    ],
    "Y91": [("padded", "disclosure"), ("text", "disclosure"), ("row", "disclosure")],
  ]

  /// The recorded answer of a pair.
  static func source(_ above: String, _ below: String) -> String? {
    recorded.first { $0.value.contains { $0 == (above, below) } }?.key
  }
}
