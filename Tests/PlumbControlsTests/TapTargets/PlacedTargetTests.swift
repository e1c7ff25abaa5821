import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// Controls of one size, which are pressed where their element is.
enum PlacedControl: String, CaseIterable, Sendable {
  case text, symbol, label, bordered, prominent, plain, borderless
  case menu, symbolMenu, link, editButton, navigationLink, buttonToggle, group

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
    case .group:
      ControlGroup {
        Button("abc", action: press)
        Button("other") {}
      }
    }
  }
}

@Suite("Tap targets of controls in bars, popovers and stacks") @MainActor struct PlacedTargetTests {
  @Test(
    "a control answers at nine points of its element, to a finger and a mouse, and beside it to no mouse",
    arguments: TapPlace.allCases, PlacedControl.allCases)
  func nine(_ place: TapPlace, _ control: PlacedControl) throws {
    // No bar and no popover shows a stack of screens.
    if control == .navigationLink, place == .popover || TapPlace.bars.contains(place) { return }
    let frame = try #require(place.probe(control.view).frame(), "\(control) has no element")
    for point in frame.ninePoints {
      // A mouse has to meet the capsule that is drawn.
      let isCapsule = control == .bordered || control == .prominent
      for isTouch in isCapsule && frame.isCorner(point) ? [true] : [true, false] {
        #expect(
          place.probe(control.view).answers(at: point, isTouch: isTouch),
          "\(control) in \(place), \(frame), at \(point), \(isTouch ? "finger" : "mouse")")
      }
    }
    for point in frame.outside(by: 3) {
      #expect(
        !place.probe(control.view).answers(at: point, isTouch: false),
        "\(control) in \(place), \(frame), outside at \(point)")
    }
  }
}
