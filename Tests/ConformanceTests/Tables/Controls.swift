import SwiftUI

extension Recorded {
  /// Recorded/Controls.md#223 and 224, Recorded/Controls.md#U: the sizes of controls on macOS. Texts are blocks of the
  /// recorded widths, where the numbers are of Apple's font.
  @AnswerTable static var controls: [Answer] {
    for (name, size, text, answer) in [
      ("mini", .mini, (12, 11), "28x13"), ("small", .small, (15, 14), "35x20"),
      ("regular", .regular, (17, 16), "41x24"), ("large", .large, (17, 16), "45x28"),
      ("extraLarge", .extraLarge, (17, 16), "53x36"),
    ] as [(String, ControlSize, (CGFloat, CGFloat), String)] {
      Answer("U2 \(name)", nil, nil, answer) {
        Button {
        } label: {
          block(text.0, text.1)
        }
        .controlSize(size)
      }
    }
    Answer("U1 bordered", nil, nil, "41x24") {
      Button(action: {}, label: { block(17) }).buttonStyle(.bordered)
    }
    Answer("U1 prominent", nil, nil, "41x24") {
      Button(action: {}, label: { block(17) }).buttonStyle(.borderedProminent)
    }
    Answer("U1 borderless", nil, nil, "17x16") {
      Button(action: {}, label: { block(17) }).buttonStyle(.borderless)
    }
    Answer("U1 plain", nil, nil, "17x16") { Button(action: {}, label: { block(17) }).buttonStyle(.plain) }
    Answer("U1 link", nil, nil, "17x16") { Button(action: {}, label: { block(17) }).buttonStyle(.link) }
    Answer("U1 endless", 300, 200, "300x24") {
      Button(action: {}, label: { block(17).frame(maxWidth: .infinity) })
    }
    Answer("U1 endless ideal", nil, nil, "41x24") {
      Button(action: {}, label: { block(17).frame(maxWidth: .infinity) })
    }
    Answer("U1 endless plain", 300, 200, "300x16") {
      Button(action: {}, label: { block(17).frame(maxWidth: .infinity) }).buttonStyle(.plain)
    }
    Answer("U3 checkbox", 300, 200, "53x16") { Toggle(isOn: .constant(true)) { block(32) } }
    Answer("U3 empty", 300, 200, "21x19") { Toggle(isOn: .constant(true)) { EmptyView() } }
    Answer("U3 switch", 300, 200, "94x24") {
      Toggle(isOn: .constant(true)) { block(32) }.toggleStyle(.switch)
    }
    Answer("U3 button", 300, 200, "56x24") {
      Toggle(isOn: .constant(true)) { block(32) }.toggleStyle(.button)
    }
    Answer("U4 slider", 300, 200, "300x16") { Slider(value: .constant(0.5)) }
    Answer("U4 slider ideal", nil, nil, "30x16") { Slider(value: .constant(0.5)) }
    Answer("223 slider at nothing", 0, 0, "20x16") { Slider(value: .constant(0.5)) }
    Answer("U4 slider with label", nil, nil, "83x16") { Slider(value: .constant(0.5)) { block(45) } }
    Answer("U4 stepper", 300, 200, "50x24") {
      Stepper(label: { block(22) }, onIncrement: {}, onDecrement: {})
    }
    Answer("U4 stepper empty", 300, 200, "28x24") {
      Stepper(label: { block(0, 14) }, onIncrement: {}, onDecrement: {})
    }
    Answer("U5 menu", 300, 200, "139x24") { flavors.pickerStyle(.menu) }
    Answer("U5 segmented", 300, 200, "256x24") { flavors.pickerStyle(.segmented) }
    // The height was printed as 61; 223 gives the distance of rows.
    Answer("U5 radioGroup", 300, 200, "112x61.68") { flavors.pickerStyle(.radioGroup) }
    Answer("U5 inline", 300, 200, "112x61.68") { flavors.pickerStyle(.inline) }
    Answer("223 radioGroup", 300, 200, "_x38.84") {
      Picker(selection: .constant(0), content: { ForEach(0..<2) { _ in block(34) } }, label: { block(37) })
        .pickerStyle(.radioGroup)
    }
    Answer("U6 list", 300, 200, "300x200") { List(0..<3) { block(CGFloat($0)) } }
    Answer("U6 list ideal", nil, nil, "0x0") { List(0..<3) { block(CGFloat($0)) } }
    Answer("U8 field at nothing", 0, 0, "0x24") { TextField("Name", text: .constant("Hello")) }
    Answer("U8 field wide", 250, 200, "250x24") { TextField("Name", text: .constant("Hello")) }
    Answer("U8 field empty ideal", nil, nil, "12x24") { TextField("", text: .constant("")) }
    Answer("U8 round", 250, nil, "250x24") {
      TextField("Name", text: .constant("Hello")).textFieldStyle(.roundedBorder)
    }
    Answer("U8 square", 250, nil, "250x24") {
      TextField("Name", text: .constant("Hello")).textFieldStyle(.squareBorder)
    }
    Answer("U8 plain", 250, nil, "250x16") {
      TextField("Name", text: .constant("Hello")).textFieldStyle(.plain)
    }
    Answer("U8 mini", 250, nil, "250x19") { TextField("Name", text: .constant("Hello")).controlSize(.mini) }
    Answer("U8 small ideal", nil, nil, "_x22") {
      TextField("Name", text: .constant("Hello")).controlSize(.small)
    }
    Answer("U8 small", 250, nil, "250x21") { TextField("Name", text: .constant("Hello")).controlSize(.small) }
    Answer("U8 large", 250, nil, "250x24") { TextField("Name", text: .constant("Hello")).controlSize(.large) }
    Answer("U9 at nothing", 0, 0, "0x0") { TextEditor(text: .constant("Hello")) }
    Answer("U9 ideal", nil, nil, "0x12") { TextEditor(text: .constant("Hello")) }
    Answer("U9 wide", 200, nil, "200x12") { TextEditor(text: .constant("Hello")) }
    Answer("U9 high", nil, 200, "0x200") { TextEditor(text: .constant("Hello")) }
    Answer("U9 endless", .infinity, .infinity, "infxinf") { TextEditor(text: .constant("Hello")) }
    Answer("U10 spinner", 300, 200, "32x32") { ProgressView() }
    Answer("U10 small", 300, 200, "16x16") { ProgressView().controlSize(.small) }
    Answer("U10 mini", 300, 200, "10x10") { ProgressView().controlSize(.mini) }
    Answer("U10 large", 300, 200, "32x32") { ProgressView().controlSize(.large) }
    Answer("U10 linear", 300, 200, "300x20") { ProgressView(value: 0.5) }
    Answer("U10 linear ideal", nil, nil, "0x20") { ProgressView(value: 0.5) }
    Answer("U10 linear small", 300, 200, "300x12") { ProgressView(value: 0.5).controlSize(.small) }
    Answer("U10 framed", 300, 200, "100x20") { ProgressView(value: 0.5).frame(width: 100) }
    Answer("U10 labelled spinner", 300, 200, "48x52") { ProgressView { block(48) } }
    Answer("U10 labelled bar", 300, 200, "300x36") { ProgressView(value: 0.5) { block(48) } }
    Answer("U10 labelled bar ideal", nil, nil, "48x36") { ProgressView(value: 0.5) { block(48) } }
    Answer("U10 both labels", 300, 200, "300x50") {
      ProgressView(value: 0.5) {
        block(24)
      } currentValueLabel: {
        block(20, 14)
      }
    }
    Answer("U10 circular", 300, 200, "32x32") { ProgressView(value: 0.5).progressViewStyle(.circular) }
    Answer("U11 well", 300, 200, "79x24") { ColorPicker(selection: .constant(.red)) { block(23) } }
    Answer("U11 alone", 300, 200, "48x24") { ColorPicker("Tint", selection: .constant(.red)).labelsHidden() }
    Answer("224 fields", 300, 200, "300x24 a(0,0 146x24) b(154,0 146x24)") {
      HStack {
        TextField("Name", text: .constant("")).named("a")
        TextField("Name", text: .constant("")).named("b")
      }
    }
    Answer("224 buttons", 300, 200, "157x24 a(0,0 41.5x24) b(49.5,0 107.5x24)") {
      HStack {
        Button(action: {}, label: { block(17.5) }).named("a")
        Button(action: {}, label: { block(83.5) }).named("b")
      }
    }
  }

  /// Three options with the widths of "Alpha", "Beta" and "Gamma", and a label with that of "Flavor".
  @MainActor private static var flavors: some View {
    Picker(selection: .constant(0)) {
      block(34).tag(0)
      block(28).tag(1)
      block(46).tag(2)
    } label: {
      block(37)
    }
  }

  @MainActor private static func block(_ width: CGFloat, _ height: CGFloat = 16) -> some View {
    Color.blue.frame(width: width, height: height)
  }
}
