import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Pickers") @MainActor struct PickerTests {
  private enum Flavor: String, CaseIterable { case mint, lime, plum }

  private func picker<S: PickerStyle>(_ style: S, _ heard: Heard<Flavor>) -> TestedView {
    TestedView(proposing: 200, 240) {
      Held(Flavor.lime, told: heard.add) { flavor in
        Picker("Flavor", selection: flavor) {
          ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(style)
      }
    }
  }

  @Test("a view of one's own stands for the selection where a menu or a link shows it alone")
  func currentValue() {
    for style in [0, 1] {
      let view = TestedView(proposing: 300, 300) {
        NavigationStack {
          Form {
            let picker = Picker("Flavor", selection: .constant(Flavor.lime)) {
              ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) }
            } currentValueLabel: {
              Text("sour")
            }
            if style == 0 { picker.pickerStyle(.menu) } else { picker.pickerStyle(.navigationLink) }
          }
        }
      }
      #expect(view.frame(of: "Text(\"sour\")") != nil)
      #expect(view.frame(of: "Text(\"lime\")") == nil)
    }
  }

  @Test(
    "segments are drawn 32 points high, of which 31 count up to iOS 18 (Recorded/Pictures.md#Y25, Recorded/Screens.md#Y139)",
    arguments: [(PlatformStyle.iOS, 31), (.iOS26, 32)] as [(PlatformStyle, CGFloat)])
  func heightOfSegments(style: PlatformStyle, height: CGFloat) throws {
    let view = TestedView(proposing: 300, 200, style: style) {
      VStack(spacing: 20) {
        Picker("Theme", selection: .constant(1)) { Text("Blue").tag(1) }.pickerStyle(.segmented)
        Color.red.frame(height: 52)
      }
    }
    let (picker, below) = (
      try #require(view.frame(of: "Picker")), try #require(view.frame(of: "Color.red"))
    )
    #expect(picker.height == height && below.minY == picker.maxY + 20)
    let ground = try #require(view.outlines.first?.boundingRect)
    #expect(ground.minY == picker.minY && ground.height == 32)
  }

  @Test("segments share the width, and a tap chooses one")
  func segments() {
    let heard = Heard<Flavor>()
    let view = picker(.segmented, heard)
    #expect(view.frame(of: "Picker")?.size == CGSize(width: 200, height: 31))
    view.tap("plum")
    view.tap("mint")
    #expect(heard.values == [.plum, .mint])
  }

  @Test("options of an inline picker are rows that are chosen by taps and by the keyboard")
  func inline() {
    let heard = Heard<Flavor>()
    let view = picker(.inline, heard)
    view.tap("plum")
    view.press(key: "Tab")
    view.press(key: " ")
    #expect(heard.values == [.plum, .mint])
  }

  @Test("options of an inline picker are rows of the list, with its separators, below the picker's label")
  func inlineInList() {
    var chosen = 1
    let view = TestedView(proposing: 300, 400) {
      List {
        Text("before")
        Picker("Fruit", selection: Binding(get: { chosen }, set: { chosen = $0 })) {
          Text("plum").tag(1)
          Text("mint").tag(2)
        }
        .pickerStyle(.inline)
        Text("after")
      }
      .listStyle(.plain)
    }
    let tops = ["before", "Fruit", "plum", "mint", "after"].compactMap {
      view.frame(of: "Text(\"\($0)\")")?.midY
    }
    #expect(tops.count == 5)
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 44) < 0.5 }, "\(steps)")
    view.tap("mint")
    #expect(chosen == 2)
  }

  @Test("an inline picker shows no row for a label that is hidden or empty")
  func inlineWithoutLabel() {
    func rows(_ picker: some View) -> Int {
      let view = TestedView(proposing: 300, 400) { List { picker }.listStyle(.plain) }
      return view.elements.filter { !$0.label.isEmpty }.count
    }
    func picker(_ title: String) -> some View {
      Picker(title, selection: .constant(1)) {
        Text("plum").tag(1)
        Text("mint").tag(2)
      }
      .pickerStyle(.inline)
    }
    #expect(rows(picker("Fruit")) == 3)
    #expect(rows(picker("Fruit").labelsHidden()) == 2)
    #expect(rows(picker("")) == 2)
  }

  @Test("a segment is chosen by a tap anywhere in it, and a row between its text and its tick")
  func wholeParts() {
    let heard = Heard<Flavor>()
    let view = picker(.segmented, heard)
    let frame = view.frame(of: "Picker") ?? .zero
    let plum = view.frame(of: "Text(\"plum\")") ?? .zero
    view.tap(at: CGPoint(x: plum.midX, y: frame.minY + 3))
    #expect(heard.values == [.plum])
    let rows = Heard<Flavor>()
    let list = picker(.inline, rows)
    let text = list.frame(of: "Text(\"plum\")") ?? .zero
    list.tap(at: CGPoint(x: text.maxX + 30, y: text.midY))
    #expect(rows.values == [.plum])
  }

  @Test("round buttons and wheels choose by taps")
  func others() {
    let radio = Heard<Flavor>()
    picker(.radioGroup, radio).tap("mint")
    #expect(radio.values == [.mint])
    let wheel = Heard<Flavor>()
    picker(.wheel, wheel).tap("plum")
    #expect(wheel.values == [.plum])
  }

  @Test("the value is what assistive tools are told, and no option is chosen twice")
  func value() {
    let view = picker(.segmented, Heard())
    let chosen = view.elements.filter(\.isSelected)
    #expect(chosen.map(\.label) == ["lime"])
  }

  @Test("a selection that no tag stands for is told with a way out")
  func noTag() {
    expectWarnings([
      "Picker: the selection 9 is the tag of none of its 2 views; give one of them that tag, or select another."
    ]) {
      Picker("Number", selection: .constant(9)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    expectWarnings([
      "Picker: the selection \"\" is the tag of none of its 1 view; give one of them that tag, or select another."
    ]) {
      Picker("Word", selection: .constant("")) { Text("one").tag("one") }.pickerStyle(.segmented)
    }
    expectWarnings([]) {
      Picker("Number", selection: .constant(Int?.none)) { Text("one").tag(1) }.pickerStyle(.segmented)
    }
  }

  @Test("tags of an optional selection may be written without its being optional")
  func optional() {
    let heard = Heard<Int?>()
    let view = TestedView(proposing: 200, 40) {
      Held(Int?.none, told: heard.add) { number in
        Picker("Number", selection: number) {
          Text("none").tag(Int?.none)
          Text("one").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
    view.tap("one")
    view.tap("none")
    #expect(heard.values == [1, nil])
  }

  @Test("a disabled picker chooses nothing")
  func disabled() {
    let heard = Heard<Int>()
    let view = TestedView(proposing: 200, 40) {
      Held(1, told: heard.add) { number in
        Picker("Number", selection: number) { ForEach(1..<3) { Text("n\($0)").tag($0) } }
          .pickerStyle(.segmented).disabled(true)
      }
    }
    view.tap("n2")
    #expect(heard.values == [])
  }

  @Test("segments are equally wide, and each label is cut in its own (Recorded/Pictures.md#Y66)")
  func equalSegments() throws {
    let words = ["Classic", "Art Nouveau", "Drawing", "Steampunk"]
    let view = TestedView(proposing: 288, 40, scale: 3, style: .iOS) {
      Picker("Style", selection: .constant("Classic")) { ForEach(words, id: \.self) { Text($0).tag($0) } }
        .pickerStyle(.segmented)
    }
    for (index, word) in words.enumerated() {
      let frame = try #require(view.frame(of: "Text(\"\(word)\")"))
      #expect(abs(frame.midX - (CGFloat(index) * 72 + 36)) < 0.5)
      #expect(frame.width <= 62.4)
    }
    // Lines stand between the second and the third segment, and between the third and the fourth.
    let lines = view.seen.filter { $0.hasSuffix("1×18") }
    #expect(lines.count == 2)
  }

  @Test(
    "segments are as high in a row as elsewhere, and alone in it they leave the row its usual height",
    arguments: [(false, 44), (true, 51)])
  func segmentsInRows(_ isGlass: Bool, _ height: CGFloat) throws {
    let style: PlatformStyle = isGlass ? .iOS26 : .iOS
    let alone = TestedView(proposing: 390, 800, style: style) {
      Form {
        Text("Above")
        Picker("A", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
      }
    }
    let (above, one) = (
      try #require(alone.frame(of: "Text(\"Above\")")), try #require(alone.frame(of: "Picker"))
    )
    #expect(abs(one.midY - above.midY - height) <= 1)
    #expect(one.height == (isGlass ? 32 : 31))
    let titled = TestedView(proposing: 390, 800, style: style) {
      Form {
        VStack(spacing: 0) {
          Text("Title")
          Picker("B", selection: .constant(2)) { Text("Two").tag(2) }.pickerStyle(.segmented)
        }
      }
    }
    let (title, two) = (
      try #require(titled.frame(of: "Text(\"Title\")")), try #require(titled.frame(of: "Picker"))
    )
    #expect(two.height == one.height && two.minY == title.maxY)
  }

  @Test("segments look as they do, light and dark")
  func picture() {
    for scheme in [ColorScheme.light, .dark] {
      expectPicture("segments-\(scheme)", proposing: 160, 40, environment: { $0.colorScheme = scheme }) {
        Picker("Number", selection: .constant(2)) { ForEach(1..<4) { Text("\($0)").tag($0) } }
          .pickerStyle(.segmented).padding(4)
      }
    }
  }
}

@Suite("Date pickers") @MainActor struct DatePickerTests {
  /// 15 May 2024, 09:30 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_715_765_400)

  private func picker<S: DatePickerStyle>(
    _ style: S, _ heard: Heard<Date>, _ components: DatePickerComponents = [.date],
    in range: ClosedRange<Date>? = nil
  ) -> TestedView {
    TestedView(
      proposing: 320, 500,
      environment: { $0.readDatesInGreenwich() }
    ) {
      Held(date, told: heard.add) { value in
        if let range {
          DatePicker("When", selection: value, in: range, displayedComponents: components).datePickerStyle(
            style)
        } else {
          DatePicker("When", selection: value, displayedComponents: components).datePickerStyle(style)
        }
      }
    }
  }

  private func day(_ number: Int, hour: Int = 9, minute: Int = 30) -> Date {
    date.addingTimeInterval(Double((number - 15) * 86_400 + (hour - 9) * 3600 + (minute - 30) * 60))
  }

  @Test("a month shows its days in their columns; a tap takes the day and keeps the time")
  func graphical() {
    let heard = Heard<Date>()
    let view = picker(.graphical, heard)
    #expect(view.frame(of: "Text(\"May 2024\")") != nil)
    // May 2024 began on a Wednesday.
    #expect(view.frame(of: "Text(\"1\")")?.midX == view.frame(of: "Text(\"15\")")?.midX)
    view.tap("20")
    view.tap("31")
    #expect(heard.values == [day(20), day(31)])
  }

  @Test("the arrows turn the page and change nothing")
  func pages() {
    let heard = Heard<Date>()
    let view = picker(.graphical, heard)
    view.tap("Next month")
    #expect(view.frame(of: "Text(\"June 2024\")") != nil)
    view.tap("Previous month")
    view.tap("Previous month")
    #expect(view.frame(of: "Text(\"April 2024\")") != nil)
    #expect(heard.values == [])
  }

  @Test("days out of range cannot be chosen, and a chosen day is brought into the range")
  func range() {
    let heard = Heard<Date>()
    let view = picker(.graphical, heard, in: day(10, hour: 12)...day(20))
    view.tap("9")
    view.tap("21")
    #expect(heard.values == [])
    view.tap("10")
    #expect(heard.values == [day(10, hour: 12)])
  }

  @Test("the compact form opens a month")
  func compact() {
    let heard = Heard<Date>()
    let view = picker(.compact, heard)
    #expect(view.frame(of: "Text(\"May 2024\")") == nil)
    view.tap("May 15, 2024")
    view.tap("16")
    #expect(heard.values == [day(16)])
  }

  @Test("a compact picker shows a month over the other views, which stay where they are")
  func compactInForm() {
    let view = TestedView(
      proposing: 390, 700,
      environment: { $0.readDatesInGreenwich() }
    ) {
      Held(date) { value in
        Form {
          DatePicker("When", selection: value)
          Text("after")
        }
      }
    }
    let (row, after) = (view.frame(of: "DatePicker"), view.frame(of: "Text(\"after\")"))
    view.tap("May 15, 2024")
    #expect(view.frame(of: "Text(\"May 2024\")") != nil)
    #expect(view.frame(of: "DatePicker") == row && view.frame(of: "Text(\"after\")") == after)
    view.tap(at: CGPoint(x: 200, y: 690))
    #expect(view.frame(of: "Text(\"May 2024\")") == nil)
    view.tap("9:30\u{202F}AM")
    #expect(view.frame(of: "Text(\"May 2024\")") == nil && view.frame(of: "Text(\"AM\")") != nil)
  }

  // As iOS shows an inline picker since iOS 14: a row with "Time", and the time as a button that opens wheels.
  @Test("the time under a month is a button that opens its wheels")
  func timeUnderMonth() {
    let heard = Heard<Date>()
    let view = picker(.graphical, heard, [.date, .hourAndMinute])
    #expect(view.frame(of: "Text(\"Time\")") != nil && view.frame(of: "Stepper") == nil)
    view.tap("9:30\u{202F}AM")
    view.tap("PM")
    #expect(heard.values == [day(15, hour: 21)])
  }

  @Test("drums choose the parts of a date")
  func wheel() {
    let heard = Heard<Date>()
    let view = picker(.wheel, heard)
    view.tap("16")
    view.tap("2025")
    #expect(heard.values.first == day(16))
    #expect(heard.last == Calendar(identifier: .gregorian).date(byAdding: .year, value: 1, to: day(16)))
  }

  @Test(
    "dates without end and a range of one moment do no harm",
    arguments: [
      Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0),
    ])
  func oddDates(_ odd: Date) {
    let view = TestedView(proposing: 320, 500) {
      Held(odd) { DatePicker("When", selection: $0, in: odd...odd).datePickerStyle(.graphical) }
    }
    #expect(view.frame(of: "DatePicker") != nil)
    view.tap("Next month")
  }
}
