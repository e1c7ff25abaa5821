import SwiftUI

/// Each control, as wide as it is offered, with words that break at small widths.
enum SharedControls {
  @MainActor static let all: [(String, AnyView)] = [
    ("button", AnyView(Button("Book the table by the window") {}.buttonStyle(.borderedProminent))),
    (
      "buttons",
      AnyView(
        VStack {
          Button("Plain") {}
          Button("Bordered, and as wide as there is room", systemImage: "tray") {}.buttonStyle(.bordered)
          Button(role: .destructive) {
          } label: {
            Text("Remove").frame(maxWidth: .infinity)
          }.buttonStyle(.borderedProminent).controlSize(.large)
        }.padding())
    ),
    ("toggle", AnyView(Toggle("Send me the news of this neighbourhood", isOn: .constant(true)).padding())),
    ("slider", AnyView(Slider(value: .constant(0.3)).padding())),
    (
      "labelled slider",
      AnyView(
        Slider(value: .constant(4), in: 0...10, step: 1) {
          Text("Speed")
        } minimumValueLabel: {
          Text("Slow")
        } maximumValueLabel: {
          Text("Fast")
        }.padding())
    ),
    ("stepper", AnyView(Stepper("Guests: 4", value: .constant(4)).padding())),
    ("progress", AnyView(ProgressView("Loading the map", value: 0.4).padding())),
    ("turning progress", AnyView(ProgressView())),
    (
      "gauge",
      AnyView(
        Gauge(value: 0.6) {
          Text("Battery")
        } currentValueLabel: {
          Text("60 %")
        }.padding())
    ),
    ("linear gauge", AnyView(Gauge(value: 0.6) { Text("Air") }.gaugeStyle(.accessoryLinear).padding())),
    ("round gauge", AnyView(Gauge(value: 0.6) { Text("Air") }.gaugeStyle(.accessoryCircular))),
    (
      "segments",
      AnyView(
        Picker("View", selection: .constant(1)) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Month").tag(2)
        }.pickerStyle(.segmented).padding())
    ),
    (
      "menu picker",
      AnyView(
        Picker("Flavour", selection: .constant(1)) {
          Text("Vanilla").tag(0)
          Text("Chocolate").tag(1)
        }.padding())
    ),
    (
      "wheel",
      AnyView(
        Picker("Flavour", selection: .constant(1)) {
          ForEach(0..<8) { Text("Number \($0)").tag($0) }
        }.pickerStyle(.wheel))
    ),
    (
      "date picker",
      AnyView(
        DatePicker("Leaves", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000))).padding())
    ),
    (
      "calendar",
      AnyView(
        DatePicker("Leaves", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
          .datePickerStyle(.graphical).padding())
    ),
    ("color picker", AnyView(ColorPicker("Ground", selection: .constant(.red)).padding())),
    (
      "fields",
      AnyView(
        VStack {
          TextField("Name", text: .constant("Ida Lindqvist")).textFieldStyle(.roundedBorder)
          TextField("Notes", text: .constant("A long note that goes over several lines"), axis: .vertical)
          SecureField("Password", text: .constant("secret"))
        }.padding())
    ),
    ("editor", AnyView(TextEditor(text: .constant("Dear Ida,\nthe boat leaves at nine.")).padding())),
    (
      "menu", AnyView(Menu("Sort the books") { Button("By name") {} }.padding())
    ),
    ("label", AnyView(Label("Forty new messages since yesterday", systemImage: "tray.full"))),
    ("link", AnyView(Link("The timetable", destination: URL(string: "https://example.org")!))),
    (
      "group box",
      AnyView(
        GroupBox("Weather") {
          Text("Rain until noon, then clouds and some sun.")
        }.padding())
    ),
    (
      "disclosure",
      AnyView(
        DisclosureGroup("Details", isExpanded: .constant(true)) {
          Text("Two rooms and a kitchen with a balcony")
        }.padding())
    ),
    (
      "labelled content",
      AnyView(LabeledContent("Address", value: "14 Lake Road, second floor").padding())
    ),
    (
      "unavailable",
      AnyView(
        ContentUnavailableView(
          "No letters", systemImage: "tray", description: Text("What you receive is shown here.")))
    ),
    (
      "control group",
      AnyView(
        ControlGroup {
          Button("One") {}; Button("Two") {}
        }.padding())
    ),
  ]
}
