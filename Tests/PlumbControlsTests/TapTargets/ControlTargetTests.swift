import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// Controls that are more than buttons.
enum ValueControl: String, CaseIterable, Sendable {
  case slider, stepper, colorPicker, textField, roundedField, secureField, textEditor, datePicker, segments,
    wheel
  case toggle

  /// The press that has an effect: a tap, or a movement.
  var movement: CGSize {
    switch self {
    case .slider: CGSize(width: 30, height: 0)
    case .wheel: CGSize(width: 0, height: -40)
    default: .zero
    }
  }

  @MainActor @ViewBuilder func view(_ heard: Heard<String>) -> some View {
    let date = Date(timeIntervalSince1970: 0)
    switch self {
    case .slider: Held(0.5, told: { _ in heard.add("") }) { Slider(value: $0) { Text("abc") } }
    case .stepper: Held(1, told: { _ in heard.add("") }) { Stepper("abc", value: $0).labelsHidden() }
    case .colorPicker: Held(Color.red) { ColorPicker("abc", selection: $0).labelsHidden() }
    case .textField: Held("") { TextField("abc", text: $0) }
    case .roundedField: Held("") { TextField("abc", text: $0).textFieldStyle(.roundedBorder) }
    case .secureField: Held("") { SecureField("abc", text: $0) }
    case .textEditor: Held("") { TextEditor(text: $0).accessibilityLabel("abc").frame(height: 90) }
    case .datePicker:
      Held(date) { DatePicker("abc", selection: $0, displayedComponents: .date).labelsHidden() }
    case .segments: picker(heard, 3).pickerStyle(.segmented)
    case .wheel: picker(heard, 1).pickerStyle(.wheel)
    case .toggle: Held(false, told: { _ in heard.add("") }) { Toggle("abc", isOn: $0).labelsHidden() }
    }
  }

  @MainActor private func picker(_ heard: Heard<String>, _ value: Int) -> some View {
    Held(value, told: { _ in heard.add("") }) { value in
      Picker("abc", selection: value) {
        Text("one").tag(1)
        Text("two").tag(2)
        Text("none").tag(4)
      }
    }
  }
}

@Suite("Tap targets of sliders, fields and pickers") @MainActor struct ControlTargetTests {
  /// The control with an element that tells its rectangle.
  private func probe(_ control: ValueControl, in place: TapPlace) -> TapProbe {
    place.probe { heard in
      control.view(heard).frame(maxWidth: 260).background {
        Color.clear.accessibilityElement().accessibilityLabel("frame")
      }
    }
  }

  @Test(
    "the nine points of the view take a press or a movement, and beside it nothing does",
    arguments: [TapPlace.column, .sheet, .popover], ValueControl.allCases)
  func nine(_ place: TapPlace, _ control: ValueControl) throws {
    let frame = try #require(probe(control, in: place).frame("frame"), "\(control) has no frame")
    for point in frame.ninePoints {
      for isTouch in [true, false] {
        #expect(
          probe(control, in: place).answers(at: point, isTouch: isTouch, moving: control.movement),
          "\(control) in \(place), \(frame), at \(point), \(isTouch ? "finger" : "mouse")")
      }
    }
    for point in frame.outside(by: 3) {
      #expect(
        !probe(control, in: place).answers(at: point, isTouch: false, moving: control.movement),
        "\(control) in \(place), \(frame), outside at \(point)")
    }
  }
}
