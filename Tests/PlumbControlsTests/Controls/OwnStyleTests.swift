import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Styles of people's own") @MainActor struct OwnStyleTests {
  private struct Share: GaugeStyle {
    @Environment(\.layoutDirection) private var direction
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text("\(Int(configuration.value * 100)) \(direction == .leftToRight ? "ltr" : "rtl")")
        configuration.currentValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  @Test("a gauge's style gets the share between the ends, the labels that there are, and its own environment")
  func gauge() {
    let view = TestedView(proposing: 300, 50) {
      Gauge(value: 4, in: 2...6) {
        Text("L")
      } currentValueLabel: {
        Text("C")
      } minimumValueLabel: {
        Text("2")
      } maximumValueLabel: {
        Text("6")
      }
      .gaugeStyle(Share())
    }
    #expect(view.frame(of: "Text(\"50 ltr\")") != nil)
    #expect(["L", "C", "6"].allSatisfy { view.frame(of: "Text(\"\($0)\")") != nil })
    #expect(view.frame(of: "Text(\"2\")") == nil)
    #expect(view.elements.contains { $0.value == "50%" })
  }

  @Test(
    "the mark of an open gauge stands at the value's share of the way",
    arguments: [(0.0, 2.0), (0.5, 50), (1, 98)])
  func mark(_ value: Double, _ middle: CGFloat) throws {
    let view = TestedView(proposing: 100, 20) {
      Gauge(value: value) { Text("g") }.gaugeStyle(.accessoryLinear)
    }
    let marks = view.displayList.fills.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item else { return nil }
      return path.boundingRect
    }
    let mark = try #require(marks.last)
    #expect(abs(mark.midX - min(max(middle, 4), 96)) < 0.6, "\(marks)")
  }

  private struct Boxed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(7) }
  }

  @Test("a menu in a style of one's own is put in what the style adds, and opens")
  func menu() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 400) {
      Menu("open") { Button("choose") { heard.add("chosen") } }.menuStyle(Boxed())
    }
    let plain = TestedView(proposing: 300, 400) { Menu("open") { Text("a") } }
    #expect(view.size.height == plain.size.height + 14)
    view.tap("open")
    view.tap("choose")
    #expect(heard.values == ["chosen"])
  }

  @Test("where a platform's style is set inside, it is the one that counts")
  func inner() {
    let view = TestedView(proposing: 300, 400) {
      VStack { Menu("open") { Text("a") }.menuStyle(.button) }.menuStyle(Boxed())
    }
    let plain = TestedView(proposing: 300, 400) { Menu("open") { Text("a") } }
    #expect(view.size.height == plain.size.height)
  }

  private struct Column: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 5) { configuration.content }
    }
  }

  @Test("a form in a style of one's own is what the style makes of its rows")
  func form() {
    expectLayout(proposing: 100, 100) {
      Form {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 20)
      }
      .formStyle(Column())
    } is: {
      """
      VStack         0,0 100×35
      ├─ Color.red   0,0 100×10
      └─ Color.blue  0,15 100×20
      """
    }
  }

  private struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        ControlGroup(configuration)
      }
    }
  }

  @Test("a group's style may show its label, and the group again as the platform does")
  func group() {
    let view = TestedView(proposing: 300, 100) {
      ControlGroup {
        Text("one")
        Text("two")
      } label: {
        Text("label")
      }
      .controlGroupStyle(Titled())
    }
    #expect(view.frame(of: "Text(\"label\")")?.minY == 0)
    #expect(view.frame(of: "Text(\"two\")")?.minX == (view.frame(of: "Text(\"one\")")?.maxX ?? 0) + 8)
  }

  private struct Nudge: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Button("later") { configuration.selection += 60 }
        Text(configuration.minimumDate == nil ? "free" : "bounded")
      }
    }
  }

  @Test("a date picker's style changes the date, and knows the bounds")
  func datePicker() {
    let heard = Heard<Date>()
    let start = Date(timeIntervalSince1970: 0)
    let view = TestedView(proposing: 300, 100) {
      Held(start, told: heard.add) {
        DatePicker("When", selection: $0, in: start...).datePickerStyle(Nudge())
      }
    }
    view.tap("later")
    #expect(heard.values == [start + 60])
    #expect(view.frame(of: "Text(\"bounded\")") != nil)
  }
}
