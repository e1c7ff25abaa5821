import Foundation
import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Months of date pickers") @MainActor struct MonthGridTests {
  /// 15 May 2024, 09:30 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_715_765_400)

  private func picker(
    _ heard: Heard<Date> = Heard(), in range: ClosedRange<Date> = .distantPast ... .distantFuture,
    today: Date? = nil, isCompact: Bool = false, typeSize: DynamicTypeSize = .large
  ) -> TestedView {
    TestedView(
      proposing: 320, 500,
      environment: {
        $0.readDatesInGreenwich()
        $0.dynamicTypeSize = typeSize
        if let today { $0.currentDate = today }
      }
    ) {
      Held(date, told: heard.add) { value in
        let picker = DatePicker("When", selection: value, in: range, displayedComponents: .date)
        if isCompact { picker.datePickerStyle(.compact) } else { picker.datePickerStyle(.graphical) }
      }
    }
  }

  private func day(_ number: Int, month: Int = 5, year: Int = 2024) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return try #require(
      calendar.date(
        from: DateComponents(year: year, month: month, day: number, hour: 9, minute: 30)))
  }

  // MARK: The wheels

  @Test("the title is a button that puts wheels in the place of the days, and the days back")
  func title() throws {
    let view = picker()
    let size = view.frame(of: "DatePicker")
    let title = view.frame(of: "Text(\"May 2024\")")
    #expect(view.frame(of: "Image(\"chevron.forward\")")?.minX == title.map { $0.maxX + 4 })
    let button = try #require(view.elements.first { $0.label == "Show year picker" })
    #expect(button.role == .button && button.value == "May 2024")

    view.tap("May 2024")
    #expect(view.frame(of: "Text(\"20\")") == nil)
    #expect(view.frame(of: "Text(\"June\")") != nil && view.frame(of: "Text(\"2025\")") != nil)
    #expect(view.frame(of: "Image(\"chevron.down\")")?.minX == title.map { $0.maxX + 4 })
    #expect(view.frame(of: "DatePicker") == size && view.frame(of: "Text(\"May 2024\")") == title)
    #expect(view.elements.map(\.label) == ["Hide year picker", "Month", "Year"])

    view.tap("Hide year picker")
    #expect(view.frame(of: "Text(\"20\")") != nil && view.frame(of: "Text(\"June\")") == nil)
    #expect(view.frame(of: "DatePicker") == size)
  }

  @Test("a month and a year that the wheels choose are the selection's, and the height waits for the days")
  func wheels() throws {
    let heard = Heard<Date>()
    let view = picker(heard)
    let size = view.frame(of: "DatePicker")?.size
    view.tap("Show year picker")
    view.tap("2025")
    view.tap("2024")
    view.tap("June")
    #expect(
      heard.values == [try day(15, year: 2025), try day(15), try day(15, month: 6)])
    #expect(view.frame(of: "DatePicker")?.size == size)
    view.tap("Hide year picker")
    #expect(view.frame(of: "Text(\"June 2024\")") != nil)
    // June 2024 began on a Saturday and has six rows, one more than May.
    #expect(view.frame(of: "DatePicker")?.height == size.map { $0.height + 44 })
  }

  @Test("what the wheels choose is brought into the range")
  func range() throws {
    let heard = Heard<Date>()
    let view = picker(heard, in: try day(10)...day(20))
    view.tap("Show year picker")
    view.tap("June")
    #expect(heard.values == [try day(20)])
  }

  @Test("the wheels begin at the month to which the arrows have turned")
  func turned() throws {
    let heard = Heard<Date>()
    let view = picker(heard)
    view.tap("Next month")
    view.tap("Show year picker")
    #expect(heard.values == [])
    view.tap("2025")
    #expect(heard.values == [try day(15, month: 6, year: 2025)])
    #expect(view.frame(of: "Text(\"June 2025\")") != nil)
  }

  @Test("the month that a compact picker opens has the wheels, too")
  func compact() throws {
    let heard = Heard<Date>()
    let view = picker(heard, isCompact: true)
    view.tap("May 15, 2024")
    view.tap("Show year picker")
    view.tap("June")
    view.tap("Hide year picker")
    view.tap("3")
    #expect(heard.values == [try day(15, month: 6), try day(3, month: 6)])
  }

  @Test("where several days are chosen, the wheels choose the month that is shown and no day")
  func several() {
    let heard = Heard<Set<DateComponents>>()
    let view = TestedView(proposing: 320, 500, environment: { $0.readDatesInGreenwich() }) {
      Held([DateComponents(year: 2024, month: 5, day: 15)], told: heard.add) {
        MultiDatePicker("Days", selection: $0)
      }
    }
    view.tap("Show year picker")
    view.tap("June")
    view.tap("Hide year picker")
    #expect(view.frame(of: "Text(\"June 2024\")") != nil)
    #expect(heard.values == [])
    view.tap("3")
    #expect(heard.last?.map(\.month).contains(6) == true)
  }

  // MARK: Days

  /// The colours of a day's figures and of the ground behind them, with their shares of 100.
  private func colors(_ number: Int, _ view: TestedView) throws -> [String] {
    let frame = try #require(view.frame(of: "Text(\"\(number)\")"))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func found(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .fill(let path, .color(let color), _) where path.boundingRect.contains(middle):
          color.opacity > 0 ? [words(color)] : []
        case .glyphs(_, let point, .color(let color))
        where frame.insetBy(dx: -1, dy: -1).contains(point): [words(color)]
        case .group(.opacity(let opacity), let items) where opacity < 1: found(items)
        case .group(_, let items): found(items)
        default: []
        }
      }
    }
    return found(view.displayList.items)
  }

  private func words(_ color: ResolvedColor) -> String {
    let parts = [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 100).rounded()) }
    let names = [[0, 48, 100, 100]: "tint", [0, 48, 100, 15]: "pale tint", [100, 100, 100, 100]: "white"]
    let tertiary = Color(.tertiary).resolve(in: EnvironmentValues())
    if color == tertiary { return "dimmed" }
    return names[parts] ?? (parts.dropLast() == [0, 0, 0] ? "black" : "\(parts)")
  }

  @Test("the chosen day is white on the tint if it is today, and the tint on its pale ground otherwise")
  func chosen() throws {
    let today = picker(today: date)
    #expect(try colors(15, today) == ["tint", "white"])
    #expect(try colors(20, today) == ["black"])
    let other = picker(today: try day(20))
    #expect(try colors(15, other) == ["pale tint", "tint"])
    #expect(try colors(20, other) == ["tint"])
  }

  @Test("a host that tells the date after the views are made tells it to them, and midnight")
  func midnight() throws {
    let view = picker()
    view.host.startDate = try day(15)
    view.layOut()
    #expect(try colors(15, view) == ["tint", "white"])
    #expect(view.host.nextOwnTime == 14.5 * 3600)
    view.advance(to: 14.5 * 3600)
    #expect(try colors(15, view) == ["pale tint", "tint"])
    #expect(try colors(16, view) == ["tint"])
  }

  @Test("days outside of the range are dimmed and are not pressed", arguments: [false, true])
  func outside(isCompact: Bool) throws {
    let heard = Heard<Date>()
    let view = picker(heard, in: try day(10)...day(20), isCompact: isCompact)
    if isCompact { view.tap("May 15, 2024") }
    for number in [1, 9, 21, 31] {
      #expect(try colors(number, view).last == "dimmed", "\(number)")
      view.tap("\(number)")
    }
    #expect(heard.values == [])
    for number in [10, 11, 20] { #expect(try colors(number, view).last == "black", "\(number)") }
    view.tap("20")
    #expect(heard.values == [try day(20)])
  }

  @Test("all days of a disabled picker are dimmed, the chosen one and today too")
  func disabled() throws {
    let (date, today) = (date, try day(20))
    let view = TestedView(
      proposing: 320, 500,
      environment: {
        $0.readDatesInGreenwich()
        $0.currentDate = today
      }
    ) {
      DatePicker("When", selection: .constant(date)).datePickerStyle(.graphical).disabled(true)
    }
    for number in [1, 15, 20] { #expect(try colors(number, view).last == "dimmed", "\(number)") }
  }

  @Test(
    "numbers are whole at every size of text: past xxxLarge they do not grow",
    arguments: [DynamicTypeSize.xxxLarge, .accessibility1, .accessibility3, .accessibility5])
  func sizes(typeSize: DynamicTypeSize) throws {
    let whole = TestedView(proposing: 320, 500, environment: { $0.dynamicTypeSize = .xxxLarge }) {
      VStack {
        Text("28").font(.title3)
        Text("MON").font(.footnote.weight(.semibold)).dynamicTypeSize(.xLarge)
      }
    }
    for isCompact in [false, true] {
      let view = picker(isCompact: isCompact, typeSize: typeSize)
      if isCompact { view.tap("May 15, 2024") }
      for text in ["28", "MON"] {
        let size = try #require(view.frame(of: "Text(\"\(text)\")")?.size)
        #expect(size == whole.frame(of: "Text(\"\(text)\")")?.size && size.width < 40, "\(text)")
      }
    }
  }

  // MARK: The arrows

  @Test("an arrow to a month wholly outside of the range is dimmed and turns nothing")
  func lastMonth() throws {
    let view = picker(in: try day(20, month: 4)...day(31))
    view.tap("Next month")
    #expect(view.frame(of: "Text(\"May 2024\")") != nil)
    view.tap("Previous month")
    #expect(view.frame(of: "Text(\"April 2024\")") != nil)
    view.tap("Previous month")
    #expect(view.frame(of: "Text(\"April 2024\")") != nil)
    let enabled = { view.elements.filter { $0.isEnabled && $0.label.hasSuffix("month") }.map(\.label) }
    #expect(enabled() == ["Next month"])
    view.tap("Next month")
    #expect(enabled() == ["Previous month"])
  }

  @Test("a month of which one day may be chosen can be reached")
  func lastDay() throws {
    let view = picker(in: try day(30, month: 4)...day(1, month: 6))
    view.tap("Next month")
    #expect(view.frame(of: "Text(\"June 2024\")") != nil)
    view.tap("Previous month")
    view.tap("Previous month")
    #expect(view.frame(of: "Text(\"April 2024\")") != nil)
  }

  @Test("from a date outside of the range the arrows lead to it, and not further away")
  func back() throws {
    let view = picker(in: try day(1, month: 7)...day(31, month: 7))
    view.tap("Previous month")
    #expect(view.frame(of: "Text(\"May 2024\")") != nil)
    view.tap("Next month")
    view.tap("Next month")
    view.tap("Next month")
    #expect(view.frame(of: "Text(\"July 2024\")") != nil)
  }

  @Test("a mouse turns the page beside an arrow, too: within 40 points, as far as the middle between the two")
  func arrows() throws {
    let places = [
      (-19, 0), (-19, 19), (-19, -19), (0, 19), (0, -19), (15, 0), (15, 19),
    ].map { CGSize(width: $0.0, height: $0.1) }
    for (name, title, side) in [
      ("chevron.backward", "April 2024", CGFloat(1)), ("chevron.forward", "June 2024", -1),
    ] {
      for place in places {
        let view = picker()
        let label = side > 0 ? "Previous month" : "Next month"
        let element = try #require(view.elements.first { $0.label == label })
        let drawn = try #require(arrow(name, view))
        let point = CGPoint(x: drawn.midX + side * place.width, y: drawn.midY + place.height)
        #expect(element.frame.contains(point))
        for phase in [PointerEvent.Phase.down, .up] {
          view.send(.pointer(PointerEvent(phase: phase, location: point, isTouch: false)))
        }
        #expect(view.frame(of: "Text(\"\(title)\")") != nil, "\(name) at \(place)")
      }
    }
  }

  @Test("the arrows stand 8 points from the end and 20 from each other")
  func places() throws {
    let view = picker()
    let forward = try #require(arrow("chevron.forward", view))
    #expect(abs(forward.maxX - 312) < 0.01)
    let backward = try #require(arrow("chevron.backward", view))
    #expect(abs(backward.maxX - (forward.minX - 20)) < 0.01)
    #expect(view.frame(of: "Text(\"May 2024\")")?.midY == forward.midY)
  }

  /// The arrow in the half of the picker where it turns pages.
  private func arrow(_ name: String, _ view: TestedView) -> CGRect? {
    let elements = view.elements.filter { ["Previous month", "Next month"].contains($0.label) }
    guard let element = elements.first(where: { ($0.label == "Next month") == (name == "chevron.forward") })
    else { return nil }
    // Its button reaches 24 points to the outside, 10 to the inside and 12 up and down.
    let isNext = name == "chevron.forward"
    return CGRect(
      x: element.frame.minX + (isNext ? 10 : 24), y: element.frame.minY + 12,
      width: element.frame.width - 34, height: element.frame.height - 24)
  }
}
