import PlumbTesting
import PlumbViews
import SwiftUI
import TestLayers
import Testing
import ViewTesting

/// Controls of one size, which are pressed where their element is.
enum PlacedControl: String, CaseIterable, Sendable {
  case text, symbol, label, bordered, prominent, plain, borderless, capsule, ownCapsule
  case menu, symbolMenu, link, editButton, navigationLink, buttonToggle, group
  case shareLink, menuPicker, colorWell, slider, labelledSlider, increment, decrement, wheel
  case field, roundedField, growingField, secureField, roundedSecureField, editor, roundedEditor

  /// The label or the identifier of the element that is pressed.
  var element: String {
    switch self {
    case .increment: "Increment"
    case .decrement: "Decrement"
    default: "abc"
    }
  }
  /// The corners of its element lie outside of the shape that is hit.
  var hasRoundEnds: Bool {
    switch self {
    case .bordered, .prominent, .capsule, .ownCapsule, .roundedEditor: true
    default: false
    }
  }
  /// A drum is turned, because a press on the row that is chosen changes nothing.
  var isTurned: Bool { self == .wheel }
  /// Nothing comes of a press on a link that shares; it only looks pressed.
  var onlyLooksPressed: Bool { self == .shareLink }

  /// Whether a place has room for it.
  func fits(_ place: TapPlace) -> Bool {
    switch self {
    // No bar and no popover shows a stack of screens.
    case .navigationLink: place != .popover && !TapPlace.bars.contains(place)
    case .wheel, .editor, .roundedEditor: !TapPlace.bars.contains(place)
    default: true
    }
  }

  @MainActor @ViewBuilder func view(_ heard: Heard<String>) -> some View {
    let press: @MainActor @Sendable () -> Void = { heard.add("press") }
    switch self {
    case .text: Button("abc", action: press)
    case .symbol: Button(action: press) { Image(systemName: "plus").accessibilityLabel("abc") }
    case .label: Button("abc", systemImage: "plus", action: press)
    case .bordered: Button("abc", action: press).buttonStyle(.bordered)
    case .prominent: Button("abc", action: press).buttonStyle(.borderedProminent)
    case .plain: Button("abc", action: press).buttonStyle(.plain)
    case .borderless: Button("abc", action: press).buttonStyle(.borderless)
    case .menu: Menu("abc") { Button("inside") {} }
    case .symbolMenu: Menu("abc", systemImage: "ellipsis.circle") { Button("inside") {} }
    case .link: Link("abc", destination: URL(string: "https://example.com")!)
    case .editButton: EditButton().accessibilityIdentifier("abc")
    case .navigationLink:
      NavigationStack {
        NavigationLink {
          Text("there")
        } label: {
          HStack {
            Image(systemName: "star")
            Text("abc")
          }
        }
      }.frame(width: 120, height: 60)
    case .buttonToggle: Held(false) { Toggle("abc", isOn: $0).toggleStyle(.button) }
    case .capsule: Button("abc", action: press).buttonStyle(.bordered).buttonBorderShape(.capsule)
    case .ownCapsule:
      Button(action: press) {
        Text("abc").frame(width: 100, height: 60).background(.red).contentShape(Capsule())
      }.buttonStyle(.plain)
    case .shareLink: ShareLink("abc", item: "text")
    case .menuPicker:
      Held(1, told: { _ in press() }) { value in
        Picker("abc", selection: value) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
          .pickerStyle(.menu).labelsHidden()
      }.accessibilityIdentifier("abc")
    case .colorWell: Held(Color.red) { ColorPicker("abc", selection: $0).frame(width: 140) }
    case .slider:
      Held(0.3) { Slider(value: $0, label: { Text("abc") }, onEditingChanged: { _ in press() }) }
        .frame(width: 120)
    case .labelledSlider:
      Held(0.3) { value in
        Slider(value: value) {
          Text("abc")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        } onEditingChanged: { _ in
          press()
        }
      }
      .frame(width: 200)
    case .increment, .decrement:
      Held(1, told: { _ in press() }) { Stepper("abc", value: $0).frame(width: 160) }
    case .wheel:
      Held(20) { value in
        Picker("abc", selection: value) { ForEach(0..<40, id: \.self) { Text("\($0)") } }.pickerStyle(.wheel)
      }.frame(width: 120).accessibilityIdentifier("abc")
    case .field: Held("") { TextField("abc", text: $0) }.frame(width: 120)
    case .roundedField:
      Held("") { TextField("abc", text: $0).textFieldStyle(.roundedBorder) }.frame(width: 120)
    case .growingField: Held("a\nb") { TextField("abc", text: $0, axis: .vertical) }.frame(width: 120)
    case .secureField: Held("") { SecureField("abc", text: $0) }.frame(width: 120)
    case .roundedSecureField:
      Held("") { SecureField("abc", text: $0).textFieldStyle(.roundedBorder) }.frame(width: 120)
    case .editor:
      Held("") { TextEditor(text: $0) }.frame(width: 120, height: 80).accessibilityIdentifier("abc")
    case .roundedEditor:
      Held("") { TextEditor(text: $0).textEditorStyle(.roundedBorder) }.frame(width: 120, height: 80)
        .accessibilityIdentifier("abc")
    case .group:
      ControlGroup {
        Button("abc", action: press)
        Button("other") {}
      }
    }
  }
}

@Suite("Tap targets of controls in bars, popovers, sheets, stacks and rows") @MainActor
struct PlacedTargetTests {
  /// The rule: an element is pressed at all nine points, but for the corners that its shape leaves out. From there a
  /// finger reaches it if it is smaller than a finger, and a mouse never does. A mouse beside it does not press it.
  private func expectTargets(_ name: String, _ control: PlacedControl, _ probe: () -> TapProbe) throws {
    let frame = try #require(probe().frame(control.element), "\(name) has no element")
    for (point, isTouch) in sample(frame.ninePresses, 2, turn: name.utf8.count) {
      let isLeftOut =
        control.hasRoundEnds && frame.isCorner(point) && !(isTouch && min(frame.width, frame.height) < 44)
      #expect(
        answers(probe(), control, point, isTouch) != isLeftOut,
        "\(name), \(frame), at \(point), \(isTouch ? "finger" : "mouse")")
    }
    // What changes nothing leaves the views as they were, so they serve for all four points.
    let beside = probe()
    for point in frame.outside(by: 3) where !beside.isControl(at: point, besides: frame) {
      #expect(!answers(beside, control, point, false), "\(name), \(frame), outside at \(point)")
    }
  }

  private func answers(_ probe: TapProbe, _ control: PlacedControl, _ point: CGPoint, _ isTouch: Bool) -> Bool
  {
    if control.isTurned { return probe.turns(at: point, isTouch: isTouch) }
    return control.onlyLooksPressed
      ? probe.looksPressed(at: point, isTouch: isTouch) : probe.answers(at: point, isTouch: isTouch)
  }

  @Test(
    "a control answers at nine points of its element, to a finger and a mouse, and beside it to no mouse",
    .tags(.slow, .sampled), arguments: TapPlace.allCases, PlacedControl.allCases)
  func places(_ place: TapPlace, _ control: PlacedControl) throws {
    guard control.fits(place) else { return }
    try expectTargets("\(control) in \(place)", control) { place.probe(control.view) }
  }

  @Test(
    "the same is true in the rows of lists and forms", .tags(.slow, .sampled),
    arguments: RowContainer.allCases,
    PlacedControl.allCases)
  func rows(_ container: RowContainer, _ control: PlacedControl) throws {
    try expectTargets("\(control) in \(container)", control) {
      TapProbe { heard in NavigationStack { container.rows(control.view(heard)) } }
    }
  }
}
