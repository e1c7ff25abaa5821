import PlumbTesting
import PlumbViews
import SwiftUI
import TestLayers
import Testing
import ViewTesting

/// The controls whose targets are tapped at nine points.
enum TappedControl: String, CaseIterable, Sendable {
  case button, link, navigationLink, toggle, menuPicker, linkPicker, disclosure, menu
  case borderless, plain, bordered, prominent, stepper, datePicker, segments

  /// Where the control is pressed in a row of a list or a form, in words.
  enum Target { case wholeRow, ownElement, partsOfIt }

  /// The rule. What fills the row does so with its insets, to the edges of the row.
  var target: Target {
    switch self {
    // Pressed anywhere in the row.
    case .button, .link, .navigationLink, .toggle, .menuPicker, .linkPicker, .disclosure, .menu: .wholeRow
    // Pressed on the shape or the text that is drawn; the rest of the row does nothing.
    case .borderless, .plain, .bordered, .prominent: .ownElement
    // Only the buttons, the date or the segments; the label and the rest of the row do nothing.
    case .stepper, .datePicker, .segments: .partsOfIt
    }
  }

  @MainActor @ViewBuilder func view(_ heard: Heard<String>) -> some View {
    let press: @MainActor @Sendable () -> Void = { heard.add("press") }
    switch self {
    case .button: Button("abc", action: press)
    case .borderless: Button("abc", action: press).buttonStyle(.borderless)
    case .plain: Button("abc", action: press).buttonStyle(.plain)
    case .bordered: Button("abc", action: press).buttonStyle(.bordered)
    case .prominent: Button("abc", action: press).buttonStyle(.borderedProminent)
    case .link: Link("abc", destination: URL(string: "https://example.com")!)
    case .navigationLink: NavigationLink("abc") { Text("there").onAppear(perform: press) }
    case .toggle: Held(false, told: { _ in press() }) { Toggle("abc", isOn: $0) }
    case .menuPicker: picker(heard, .menu)
    case .linkPicker: picker(heard, .navigationLink)
    case .segments: picker(heard, .segmented)
    case .disclosure: DisclosureGroup("abc") { Text("inside") }
    case .menu: Menu("abc") { Button("inside") {} }
    case .stepper: Held(1, told: { _ in press() }) { Stepper("abc", value: $0) }
    case .datePicker: DatePicker("abc", selection: .constant(Date(timeIntervalSince1970: 0)))
    }
  }

  @MainActor private func picker(_ heard: Heard<String>, _ style: some PickerStyle) -> some View {
    Held(1, told: { _ in heard.add("press") }) { value in
      Picker("abc", selection: value) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(style)
    }
  }
}

enum RowContainer: String, CaseIterable, Sendable {
  case form, insetGrouped, grouped, plain, sidebar

  @MainActor @ViewBuilder func rows(_ control: some View) -> some View {
    let rows = Group {
      Text("above")
      control
      Text("below")
    }
    switch self {
    case .form: Form { rows }
    case .insetGrouped: List { rows }.listStyle(.insetGrouped)
    case .grouped: List { rows }.listStyle(.grouped)
    case .plain: List { rows }.listStyle(.plain)
    case .sidebar: List { rows }.listStyle(.sidebar)
    }
  }
}

@Suite("Tap targets") @MainActor struct TapTargetTests {
  /// A view with something to tap, and whether anything came of a tap.
  @MainActor private final class Tapped {
    let view: TestedView
    let heard = Heard<String>()

    init(_ control: TappedControl, in container: RowContainer) {
      let heard = heard
      view = TestedView(proposing: 400, 400) {
        NavigationStack { container.rows(control.view(heard)) }
          .environment(
            \.openURL,
            OpenURLAction { _ in
              heard.add("press")
              return .handled
            })
      }
    }

    func answers(at point: CGPoint, isTouch: Bool) -> Bool {
      let before = view.host.accessibleElements()
      for phase in [PointerEvent.Phase.down, .up] {
        view.send(.pointer(PointerEvent(phase: phase, location: point, isTouch: isTouch)))
      }
      return !heard.values.isEmpty || view.host.accessibleElements() != before
    }

    /// Between the middles of the texts above and below, less half a row on each side, and as wide as both texts' rows
    /// at least: beyond the beginning of the texts by eight points.
    var row: CGRect {
      let elements = view.host.accessibleElements()
      guard let above = elements.first(where: { $0.label == "above" })?.frame,
        let below = elements.first(where: { $0.label == "below" })?.frame
      else { return .zero }
      let (top, bottom, left) = (above.midY + 22, below.midY - 22, above.minX - 8)
      return CGRect(x: left, y: top, width: 400 - 2 * left, height: bottom - top)
    }
  }

  @Test(
    "a button beside a field is an element of its own size, because the field takes the middle of the row")
  func besideField() throws {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 300) {
      Form {
        HStack {
          TextField("name", text: .constant("Ann"))
          Button("add") { heard.add("press") }
        }
      }
    }
    let element = try #require(view.element(.button, "add"))
    #expect(element.frame.width < 60)
    view.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    #expect(heard.values == ["press"])
  }

  @Test(
    "what fills a row is pressed at nine points of it, by a finger and by a mouse, and not above or below",
    .tags(.sampled), arguments: RowContainer.allCases,
    TappedControl.allCases.filter { $0.target == .wholeRow })
  func wholeRow(_ container: RowContainer, _ control: TappedControl) {
    let row = Tapped(control, in: container).row
    for (point, isTouch) in sample(row.ninePresses, 3) {
      #expect(
        Tapped(control, in: container).answers(at: point, isTouch: isTouch),
        "\(control) in \(container), row \(row), at \(point), \(isTouch ? "finger" : "mouse")")
    }
    for isTouch in [true, false] {
      for y in [row.minY - 4, row.maxY + 4] {
        #expect(
          !Tapped(control, in: container).answers(at: CGPoint(x: row.midX, y: y), isTouch: isTouch),
          "\(control) in \(container), row \(row), outside at y \(y)")
      }
    }
  }

  @Test(
    "the element of what fills a row is the row",
    arguments: RowContainer.allCases, TappedControl.allCases.filter { $0.target == .wholeRow })
  func element(_ container: RowContainer, _ control: TappedControl) {
    let tapped = Tapped(control, in: container)
    let row = tapped.row
    let frame = tapped.view.host.accessibleElements()
      .first {
        ($0.role == .button || $0.role == .toggle || $0.role == .link)
          && $0.frame.contains(CGPoint(x: row.midX, y: row.midY))
      }?.frame
    #expect(
      frame.map {
        abs($0.minY - row.minY) < 1 && abs($0.maxY - row.maxY) < 1 && $0.minX <= row.minX
          && $0.maxX >= row.maxX
      }
        ?? false, "\(control) in \(container): \(String(describing: frame)), row \(row)")
  }

  @Test(
    "other controls leave the middle of their row alone", arguments: RowContainer.allCases,
    [TappedControl.borderless, .plain, .bordered, .prominent, .stepper])
  func parts(_ container: RowContainer, _ control: TappedControl) {
    let row = Tapped(control, in: container).row
    for isTouch in [true, false] {
      let middle = CGPoint(x: row.midX, y: row.midY)
      #expect(!Tapped(control, in: container).answers(at: middle, isTouch: isTouch))
    }
  }

  /// A small button in the middle of a canvas of 200 by 200, 30 by 20.
  private func small(_ change: (AnyView) -> AnyView = { $0 }, at x: CGFloat, _ y: CGFloat, isTouch: Bool)
    -> Bool
  {
    let heard = Heard<String>()
    let button = AnyView(
      Button(action: { heard.add("press") }, label: { Color.red.frame(width: 30, height: 20) }))
    let view = TestedView(proposing: 200, 200) { change(button).frame(width: 200, height: 200) }
    for phase in [PointerEvent.Phase.down, .up] {
      view.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), isTouch: isTouch)))
    }
    return !heard.values.isEmpty
  }

  @Test("a finger reaches a small button within 44 points, a mouse has to meet it")
  func reach() {
    for (x, y) in [(79, 100), (121, 100), (100, 79), (100, 121), (79, 79)] as [(CGFloat, CGFloat)] {
      #expect(small(at: x, y, isTouch: true))
      #expect(!small(at: x, y, isTouch: false))
    }
    for (x, y) in [(77, 100), (123, 100), (100, 77), (100, 123)] as [(CGFloat, CGFloat)] {
      #expect(!small(at: x, y, isTouch: true))
    }
  }

  @Test("a finger beside a button presses what is there, and nothing that is disabled or hidden")
  func reachYields() {
    let beside = { (change: @escaping (AnyView) -> AnyView) in
      small(change, at: 100, 84, isTouch: true)
    }
    #expect(beside { $0 })
    #expect(!beside { AnyView($0.disabled(true)) })
    #expect(!beside { AnyView($0.allowsHitTesting(false)) })
    #expect(!beside { AnyView($0.opacity(0)) })
    #expect(
      !beside { button in
        AnyView(
          ZStack {
            Color.blue.onTapGesture {}
            button
          })
      })
  }

  @Test("the gap in a plain button's label is not hit without a content shape, by nobody")
  func gap() {
    for isTouch in [true, false] {
      for (hasShape, expected) in [(false, [true, false, true]), (true, [true, true, true])] {
        let found = [5, 100, 195].map { x in
          let heard = Heard<String>()
          let label = HStack(spacing: 0) {
            Text("a")
            Spacer()
            Text("b")
          }
          let view = TestedView(proposing: 200, 10) {
            Button(
              action: { heard.add("press") },
              label: {
                if hasShape { label.contentShape(Rectangle()) } else { label }
              }
            ).buttonStyle(.plain)
          }
          for phase in [PointerEvent.Phase.down, .up] {
            view.send(
              .pointer(PointerEvent(phase: phase, location: CGPoint(x: CGFloat(x), y: 5), isTouch: isTouch)))
          }
          return !heard.values.isEmpty
        }
        #expect(found == expected, "finger: \(isTouch), content shape: \(hasShape)")
      }
    }
  }

  @Test("a finger presses a small button also where its label has a hole; a mouse has to meet the line")
  func hollow() {
    func press(_ side: CGFloat, at x: CGFloat, isTouch: Bool) -> Bool {
      let heard = Heard<String>()
      let view = TestedView(proposing: 200, 200) {
        Button {
          heard.add("press")
        } label: {
          Circle().stroke(.secondary)
        }
        .frame(width: side, height: side)
        .buttonStyle(.plain)
        .frame(width: 200, height: 200)
      }
      for phase in [PointerEvent.Phase.down, .up] {
        view.send(
          .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 100), isTouch: isTouch)))
      }
      return !heard.values.isEmpty
    }
    // The inner half of the line of a circle of 20 points, its middle, between them, and beside it.
    for x in [109.75, 100, 105, 94, 79, 121] as [CGFloat] {
      #expect(press(20, at: x, isTouch: true), "a finger at \(x)")
      #expect(press(20, at: x, isTouch: false) == (x == 109.75), "a mouse at \(x)")
    }
    // A large one is hit where it is drawn, by everybody.
    for isTouch in [true, false] {
      #expect(press(60, at: 129.75, isTouch: isTouch))
      #expect(!press(60, at: 100, isTouch: isTouch))
    }
  }
}
