import Foundation
@testable import PlumbControls
import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Wheels of pickers") @MainActor struct WheelPickerTests {
  /// A drum of 200 points by 216 whose rows are 32 apart, with the middle at 108.
  private func numbers(_ heard: Heard<Int>, isEnabled: Bool = true) -> TestedView {
    TestedView(proposing: 200, 216) {
      Held(3, told: heard.add) { number in
        Picker("Number", selection: number) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
          .pickerStyle(.wheel)
          .disabled(!isEnabled)
      }
    }
  }

  private func middle(_ view: TestedView, _ row: String) -> CGFloat? {
    view.frame(of: "Text(\"\(row)\")")?.midY
  }

  @Test("the chosen row is in the middle from the start")
  func start() {
    let view = numbers(Heard())
    #expect(view.frame(of: "Picker")?.size == CGSize(width: 200, height: 216))
    #expect(middle(view, "3") == 108)
    #expect(view.warnings == [])
  }

  @Test("rows follow the finger, and the row that comes to rest in the middle is chosen then and not before")
  func drag() {
    let heard = Heard<Int>()
    let view = numbers(heard)
    view.touch(.down, at: CGPoint(x: 100, y: 150))
    view.touch(.moved, at: CGPoint(x: 100, y: 130))
    view.touch(.moved, at: CGPoint(x: 100, y: 60))
    #expect(middle(view, "3") == 38)
    #expect(heard.values == [])
    view.advance(by: 1)
    view.touch(.up, at: CGPoint(x: 100, y: 60))
    view.advance(by: 2)
    #expect(heard.values == [5])
    #expect(middle(view, "5") == 108)
  }

  @Test("a drum that is flung turns on, stops at a row, and goes no further than the last")
  func fling() {
    let heard = Heard<Int>()
    let view = numbers(heard)
    view.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 140), for: 0.1)
    view.advance(by: 5)
    let chosen = heard.last ?? 0
    #expect(heard.values.count == 1 && chosen > 6)
    #expect(middle(view, "\(chosen)") == 108)
    for _ in 0..<4 {
      view.drag(from: CGPoint(x: 100, y: 210), to: CGPoint(x: 100, y: 10), for: 0.1)
      view.advance(by: 5)
    }
    #expect(heard.last == 19)
    #expect(middle(view, "19") == 108)
  }

  @Test("a mouse's wheel turns the drum, which snaps to a row when the wheel rests")
  func wheel() {
    let heard = Heard<Int>()
    let view = numbers(heard)
    view.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -40))
    #expect(heard.values == [])
    view.advance(by: 0.2)
    view.advance(by: 2)
    #expect(heard.values == [4])
    #expect(middle(view, "4") == 108)
  }

  @Test("a drum is one element that goes on by a row, with the keyboard and with assistive tools")
  func adjust() throws {
    let heard = Heard<Int>()
    let view = numbers(heard)
    #expect(view.elements.count == 1)
    let element = try #require(view.elements.first)
    #expect(element.role == .stepper && element.label == "Number" && element.value == "3")
    view.press(key: "Tab")
    view.press(key: "ArrowUp")
    view.press(key: "ArrowDown")
    view.send(.adjust(element: element.number, increment: true))
    view.advance(by: 2)
    #expect(heard.values == [4, 3, 4])
    #expect(middle(view, "4") == 108)
  }

  @Test("a drum whose selection does not take a row goes back")
  func constant() {
    let view = TestedView(proposing: 200, 216) {
      Picker("Number", selection: .constant(3)) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
        .pickerStyle(.wheel)
    }
    view.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -64))
    #expect(middle(view, "5") == 108)
    for _ in 0..<8 { view.advance(by: 0.5) }
    #expect(middle(view, "3") == 108)
  }

  @Test("a disabled drum stands still")
  func disabled() {
    let heard = Heard<Int>()
    let view = numbers(heard, isEnabled: false)
    view.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    view.tap("4")
    view.advance(by: 2)
    #expect(heard.values == [])
    #expect(middle(view, "3") == 108)
  }

  @Test("rows stand on a drum: flatter, paler and closer together towards its edge")
  func drum() {
    let near = WheelDrum(rows: 1, radius: 108)
    let far = WheelDrum(rows: -3, radius: 108)
    #expect(WheelDrum(rows: 0, radius: 108).opacity == 1)
    #expect(abs(near.drop - 33.37) < 0.01 && abs(far.drop + 87.37) < 0.01)
    #expect(far.cosine < near.cosine && far.opacity < near.opacity)
    #expect(WheelDrum(rows: 9, radius: 108).drop == 108)
  }

  @Test(
    "a date and its time have the day in words, the hour, the minute and the half of the day, as the locale counts",
    arguments: [
      ("en_US", ["Fri Feb 3", "3", "07", "PM"], ["15"]), ("de_DE", ["Fr. 3. Feb.", "15", "07"], ["PM"]),
    ])
  func dateAndTime(locale: String, there: [String], missing: [String]) throws {
    let date = Date(timeIntervalSince1970: 1_675_436_820)
    let view = TestedView(proposing: 320, 216) {
      DatePicker("When", selection: .constant(date)).datePickerStyle(.wheel).labelsHidden()
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, .gmt)
    }
    for text in there { #expect(middle(view, text) == 108, "\(text)") }
    for text in missing { #expect(middle(view, text) != 108, "\(text)") }
  }

  @Test("the parts of a date stand in the order of the locale")
  func order() throws {
    func places(_ locale: String) -> [CGFloat?] {
      let view = TestedView(proposing: 320, 216) {
        DatePicker(
          "When", selection: .constant(Date(timeIntervalSince1970: 1_675_436_820)), displayedComponents: .date
        )
        .datePickerStyle(.wheel).labelsHidden()
        .environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, .gmt)
      }
      return ["3", "2023"].map { view.frame(of: "Text(\"\($0)\")")?.midX }
    }
    #expect(places("en_US") == [192, 272])
    #expect(places("de_DE")[0] == 32)
  }

  @Test("the drums of a date turn, and a day that a month does not have is its last one")
  func date() throws {
    let calendar = Calendar(identifier: .gregorian)
    let first = try #require(
      calendar.date(
        from: DateComponents(timeZone: TimeZone(identifier: "GMT"), year: 2023, month: 2, day: 20)))
    let heard = Heard<Date>()
    let view = TestedView(proposing: 300, 216) {
      Held(first, told: heard.add) {
        DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
      }
      .environment(\.calendar, calendar)
      .environment(\.timeZone, TimeZone(identifier: "GMT") ?? .current)
    }
    // Of 300 points the day has 64, before the year's 96.
    view.scroll(at: CGPoint(x: 170, y: 100), by: CGSize(width: 0, height: -32 * 10))
    for _ in 0..<8 { view.advance(by: 0.5) }
    #expect(heard.last == calendar.date(byAdding: .day, value: 8, to: first))
    #expect(middle(view, "28") == 108)
  }

  @Test("behind 59 minutes 00 comes, and behind 11 hours 12; the nearest row of a time that was set is shown")
  func endless() throws {
    let start = Date(timeIntervalSince1970: 1_675_468_680)
    let heard = Heard<Date>()
    let view = TestedView(proposing: 200, 216) {
      Held(start, told: heard.add) {
        DatePicker("At", selection: $0, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
          .labelsHidden()
      }
      .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
    }
    #expect(middle(view, "58") == 108 && middle(view, "PM") == 108)
    let rows = ["59", "00", "01"].map { middle(view, $0) }
    #expect(rows.allSatisfy { ($0 ?? 0) > 108 }, "\(rows)")
    // The hour has 64 points, and the minute those behind it.
    view.scroll(at: CGPoint(x: 96, y: 100), by: CGSize(width: 0, height: -32 * 3))
    for _ in 0..<8 { view.advance(by: 0.5) }
    #expect(heard.last == start.addingTimeInterval(-57 * 60) && middle(view, "01") == 108)
    view.scroll(at: CGPoint(x: 32, y: 100), by: CGSize(width: 0, height: -32))
    for _ in 0..<8 { view.advance(by: 0.5) }
    #expect(heard.last == start.addingTimeInterval(-57 * 60 - 23 * 3600) && middle(view, "AM") == 108)
  }

  @Test(
    "the wheels that a press on the time opens are as wide as they are by themselves, wherever the button is",
    arguments: [
      ("en_US", "9:30\u{202F}AM", [CGFloat(64), 64, 72]), ("de_DE", "9:30", [64, 64]),
    ])
  func timeCard(locale: String, time: String, widths: [CGFloat]) throws {
    for alignment in [Alignment.leading, .trailing] {
      let view = TestedView(proposing: 390, 700) {
        DatePicker(
          "When", selection: .constant(Date(timeIntervalSince1970: 1_715_765_400)),
          displayedComponents: .hourAndMinute
        )
        .labelsHidden().frame(maxWidth: .infinity, alignment: alignment)
        .environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, .gmt)
      }
      view.tap(time)
      view.advance(by: 2)
      let drums = view.elements.filter { $0.role == .stepper }.map(\.frame)
      #expect(drums.map(\.width) == widths)
      let card = try #require(
        fills(view.displayList.items).first { $0.size == CGSize(width: 232, height: 232) })
      #expect(card.minX >= 16 && card.maxX <= 374)
      #expect(drums.allSatisfy { card.contains($0) })
    }
  }

  /// Where something is filled, from the back to the front.
  private func fills(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(let path, _, _): [path.boundingRect]
      case .group(_, let items): fills(items)
      default: []
      }
    }
  }

  @Test(
    "wheels that nobody offers a width are 320 points wide for a date, with its time too, and 200 for a time")
  func ideal() {
    func width(_ components: DatePickerComponents) -> CGFloat? {
      TestedView(proposing: 500, 500) {
        DatePicker(
          "When", selection: .constant(Date(timeIntervalSince1970: 1_715_765_400)),
          displayedComponents: components
        )
        .datePickerStyle(.wheel).labelsHidden().fixedSize()
        .environment(\.locale, Locale(identifier: "en_US"))
      }.frame(of: "DatePicker")?.width
    }
    #expect(width(.date) == 320 && width([.date, .hourAndMinute]) == 320 && width(.hourAndMinute) == 200)
  }

  @Test("the text of wheels does not grow past xxxLarge, where their rows are full")
  func sizes() {
    func size(_ typeSize: DynamicTypeSize) -> CGSize? {
      TestedView(proposing: 320, 216, environment: { $0.dynamicTypeSize = typeSize }) {
        DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 1_715_765_400)))
          .datePickerStyle(.wheel).labelsHidden()
      }.frame(of: "Text(\"30\")")?.size
    }
    #expect(size(.xxxLarge) != nil && size(.accessibility5) == size(.xxxLarge))
  }
}
