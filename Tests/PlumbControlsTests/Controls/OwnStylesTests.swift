import Foundation
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Styles of one's own for gauges, date pickers, menus, groups and forms") @MainActor
struct OwnStylesTests {
  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        configuration.label
        Text("\(Int(configuration.value * 100))")
        configuration.currentValueLabel
        configuration.maximumValueLabel
        if configuration.currentValueLabel == nil { Text("no value") }
      }
    }
  }

  @Test("a gauge's own style gets its labels and the value as a share")
  func gauge() {
    let view = TestedView(proposing: 400, 50) {
      Gauge(value: 15, in: 10...20) {
        Text("label")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      .gaugeStyle(Words())
    }
    #expect(view.elementLabels == ["low", "label", "50", "now", "high"])
    let short = TestedView(proposing: 400, 50) { Gauge(value: 2) { Text("label") }.gaugeStyle(Words()) }
    #expect(short.elementLabels == ["label", "100", "no value"])
  }

  @Test(
    "every gauge style of the platform shows its labels and has one element",
    arguments: ["linearCapacity", "accessoryLinear", "accessoryLinearCapacity", "circular", "ring"])
  func gaugeStyles(name: String) {
    let view = TestedView(proposing: 300, 100) {
      let gauge = Gauge(value: 0.5) {
        Text("label")
      } currentValueLabel: {
        Text("50")
      }
      switch name {
      case "linearCapacity": gauge.gaugeStyle(.linearCapacity)
      case "accessoryLinear": gauge.gaugeStyle(.accessoryLinear)
      case "accessoryLinearCapacity": gauge.gaugeStyle(.accessoryLinearCapacity)
      case "circular": gauge.gaugeStyle(.accessoryCircular)
      default: gauge.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    #expect(view.elementLabels.contains("50"))
    #expect(view.warnings.isEmpty)
    if name == "circular" || name == "ring" {
      #expect(view.frame(of: "Gauge")?.size == CGSize(width: 58, height: 58))
    }
  }

  private struct NextDay: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("next") { configuration.selection += 86_400 }
        Text(configuration.maximumDate == nil ? "open" : "ends")
        Text(configuration.displayedComponents == .date ? "days" : "all")
      }
    }
  }

  @Test("a date picker's own style gets its label, range and parts, and changes the date")
  func datePicker() {
    let heard = Heard<Date>()
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = TestedView(proposing: 300, 50) {
      Held(start, told: heard.add) { date in
        DatePicker("day", selection: date, in: ...start.addingTimeInterval(9), displayedComponents: .date)
          .datePickerStyle(NextDay())
      }
    }
    #expect(view.elementLabels == ["day", "next", "ends", "days"])
    view.press("next")
    #expect(heard.last == start.addingTimeInterval(86_400))
  }

  private struct Boxed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("box")
        DatePicker(configuration)
      }
    }
  }

  @Test("a style that shows its picker again shows it in the style around, or in the platform's")
  func nested() {
    let view = TestedView(proposing: 400, 50) {
      DatePicker("day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        .datePickerStyle(Boxed())
        .datePickerStyle(NextDay())
    }
    #expect(view.elementLabels == ["box", "day", "next", "open", "all"])
    let plain = TestedView(proposing: 400, 50) {
      DatePicker(
        "day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date
      )
      .datePickerStyle(Boxed())
    }
    #expect(plain.elementLabels == ["box", "day", "Jan 1, 2001"])
  }

  private struct Starred: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("star")
        Menu(configuration)
      }
    }
  }

  @Test("a menu's own style shows the menu again, which opens as before")
  func menu() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 300, 300) {
      Menu("more") { Button("copy") { heard.add("copy") } }.menuStyle(Starred())
    }
    #expect(view.elementLabels == ["star", "more"])
    view.tap("more")
    view.tap("copy")
    #expect(heard.values == ["copy"])
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("a group's own style gets its label and its controls")
  func controlGroup() {
    let view = TestedView(proposing: 300, 100) {
      ControlGroup {
        Text("a")
        Text("b")
      } label: {
        Text("group")
      }
      .controlGroupStyle(Column())
    }
    #expect(view.elementLabels == ["group", "a", "b"])
    #expect(view.frame(of: "Text(\"b\")")!.minY > view.frame(of: "Text(\"a\")")!.minY)
  }

  private struct PlainForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("form")
        configuration.content
      }
    }
  }

  @Test("a form's own style gets its rows, and a grouped one stays a list")
  func form() {
    let view = TestedView(proposing: 300, 300) {
      Form {
        Text("a")
        Section { Text("b") }
      }
      .formStyle(PlainForm())
    }
    #expect(view.elementLabels == ["form", "a", "b"])
    #expect(view.frame(of: "List") == nil)
    let grouped = TestedView(proposing: 300, 300) {
      Form {
        Text("a")
        Section { Text("b") }
      }
      .formStyle(.grouped)
    }
    let direct = TestedView(proposing: 300, 300) {
      Form {
        Text("a")
        Section { Text("b") }
      }
    }
    for text in ["Text(\"a\")", "Text(\"b\")"] { #expect(grouped.frame(of: text) == direct.frame(of: text)) }
  }

  @Test("a style's own environment and state work")
  func properties() {
    struct Counting: GaugeStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
    }
    let view = TestedView(proposing: 300, 100) { Gauge(value: 0.5) {}.gaugeStyle(Counting()).disabled(true) }
    #expect(view.elementLabels == ["off"])
  }
}
