import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Pickers of several days") @MainActor struct MultiDatePickerTests {
  private let may = DateComponents(year: 2024, month: 5, day: 15)

  private func picker(
    _ days: Set<DateComponents>, _ heard: Heard<Set<DateComponents>>, until end: Date? = nil
  ) -> TestedView {
    TestedView(
      proposing: 320, 500,
      environment: { $0.readDatesInGreenwich() }
    ) {
      Held(days, told: heard.add) { value in
        if let end {
          MultiDatePicker("Days", selection: value, in: ..<end)
        } else {
          MultiDatePicker("Days", selection: value)
        }
      }
    }
  }

  @Test("a press chooses a day, and another one leaves it")
  func presses() {
    let heard = Heard<Set<DateComponents>>()
    let view = picker([may], heard)
    #expect(view.frame(of: "Text(\"May 2024\")") != nil)
    view.tap("3")
    #expect(heard.last?.map(\.day).compactMap { $0 }.sorted() == [3, 15])
    #expect(heard.last?.allSatisfy { $0.year == 2024 && $0.month == 5 } == true)
    view.tap("15")
    #expect(heard.last?.map(\.day) == [3])
  }

  @Test("the month stays when an earlier day is chosen in another one")
  func stays() {
    let heard = Heard<Set<DateComponents>>()
    let view = picker([may], heard)
    view.tap("Previous month")
    view.tap("30")
    #expect(view.frame(of: "Text(\"April 2024\")") != nil)
    #expect(heard.last?.count == 2)
  }

  @Test("chosen days are told to assistive tools; days beyond the bounds can not be chosen")
  func bounds() {
    let heard = Heard<Set<DateComponents>>()
    // 20 May 2024 is the first day that may not be chosen.
    let view = picker([may], heard, until: Date(timeIntervalSince1970: 1_716_163_200))
    #expect(view.elements.filter(\.isSelected).map(\.label) == ["May 15, 2024"])
    view.tap("20")
    #expect(heard.values.isEmpty)
    view.tap("19")
    #expect(heard.last?.count == 2)
  }
}
