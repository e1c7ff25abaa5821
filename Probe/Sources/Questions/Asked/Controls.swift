import SwiftUI

@MainActor extension Question {
  private static let controls = "Sources/PlumbControls/Controls"

  static var valueControls: [Question] {
    [
      .shown("slider", "\(controls)/Values/Slider.swift", "on iOS 31 tall (assumed)", on: [.iOS]) { answers in
        Slider(value: .constant(0.5)).sized("slider", answers)
      },
      .shown(
        "stepper", "\(controls)/Values/Stepper.swift", "94 by 32 points, UIKit's own size, assumed",
        on: [.iOS]
      ) {
        answers in
        Stepper("", value: .constant(1)).labelsHidden().sized("stepper", answers)
      },
      .shown(
        "progress-bar", "\(controls)/Values/ProgressViewStyle.swift", "on iOS 4, UIKit's own, assumed",
        on: [.iOS]
      ) { answers in
        ProgressView(value: 0.5).sized("bar", answers)
      },
      .shown(
        "spinner", "\(controls)/Values/ProgressViewStyle.swift", "on iOS 20, UIKit's own, assumed", on: [.iOS]
      ) { answers in
        VStack {
          ProgressView().sized("spinner", answers)
          ProgressView().controlSize(.small).sized("small spinner", answers)
        }
      },
      .shown(
        "large-spinner", "\(controls)/Values/ProgressViewStyle.swift",
        "On iOS a large one has 37 points, UIKit's own, assumed", on: [.iOS]
      ) { answers in
        ProgressView().controlSize(.large).sized("spinner", answers)
      },
      .shown(
        "gauge-bar", "\(controls)/Values/GaugeStyle.swift",
        "A bar whose filled part is the value, 6 points high (assumed)"
      ) { answers in
        Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity).sized("gauge", answers)
      },
      .shown(
        "gauge-disc", "\(controls)/Values/GaugeStyle.swift",
        "A white disc with a rim on a bar; measures are assumed"
      ) { answers in
        Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).sized("gauge", answers)
      },
      .shown(
        "gauge-ring", "\(controls)/Values/CircularGaugeStyles.swift",
        "That a closed ring has the same is assumed"
      ) { answers in
        Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).sized("gauge", answers)
      },
    ]
  }

  static var pickers: [Question] {
    let day = Binding.constant(Date(timeIntervalSince1970: 0))
    func picker() -> some View {
      Picker("", selection: .constant(1)) {
        Text("1").tag(1)
        Text("2").tag(2)
      }
      .labelsHidden()
    }
    return [
      .shown("segments", "\(controls)/Pickers/PickerLooks.swift", "32 later is assumed", on: [.iOS]) {
        answers in
        picker().pickerStyle(.segmented).sized("segments", answers)
      },
      .shown(
        "compact-date", "\(controls)/Dates/DatePickerLooks.swift",
        "A ground 34 points tall with body text (UIKit's own, assumed)", within: 0.35, on: [.iOS]
      ) { answers in
        DatePicker("", selection: day, displayedComponents: .date).labelsHidden().datePickerStyle(.compact)
          .idealHeight("date", answers)
      },
      .shown(
        "colour-well", "\(controls)/Pickers/ColorPicker.swift", "on iOS a ring of 28, UIKit's own, assumed",
        on: [.iOS]
      ) { answers in
        ColorPicker("", selection: .constant(.red)).labelsHidden().sized("well", answers)
      },
    ] + wheels
  }

  private static var wheels: [Question] {
    #if os(iOS)
      let day = Binding.constant(Date(timeIntervalSince1970: 0))
      return [
        .shown(
          "wheel", "\(controls)/Pickers/WheelPicker.swift",
          "A drum of options with the chosen one in the middle: 216 points tall (UIKit's own, assumed)",
          on: [.iOS]
        ) { answers in
          Picker("", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel).labelsHidden()
            .sized("wheel", answers)
        },
        .shown(
          "date-wheels", "\(controls)/Dates/DateWheels.swift", "The widths of columns are assumed",
          within: 0.35,
          on: [.iOS]
        ) { answers in
          DatePicker("", selection: day).labelsHidden().datePickerStyle(.wheel).sized("wheels", answers)
        },
        .shown(
          "hour-wheels", "\(controls)/Dates/DatePickerLooks.swift", "320 and 232 points wide, assumed",
          within: 0.35,
          on: [.iOS]
        ) { answers in
          VStack {
            DatePicker("", selection: day, displayedComponents: .date).labelsHidden().datePickerStyle(
              .graphical
            )
            .idealSize("month", answers)
            DatePicker("", selection: day, displayedComponents: .hourAndMinute).labelsHidden()
              .datePickerStyle(.wheel).idealSize("time", answers)
          }
        },
      ]
    #else
      return []
    #endif
  }

  static var containers: [Question] {
    [
      .shown(
        "group-box", "\(controls)/GroupBox.swift",
        "A grey ground with round corners; the distances are assumed",
        within: 0.35
      ) { answers in
        VStack {
          GroupBox { Color.clear.frame(width: 40, height: 20).noted("content", answers, in: "box") }
            .coordinateSpace(.named("box")).idealSize("box", answers)
          GroupBox("A") {
            Color.clear.frame(width: 40, height: 20).noted("content below a label", answers, in: "named")
          }
          .coordinateSpace(.named("named")).idealSize("box with a label", answers)
        }
      },
      .shown(
        "unavailable", "\(controls)/ContentUnavailableView.swift", "Sizes are assumed: none is published",
        within: 0.35
      ) { answers in
        ContentUnavailableView {
          Label {
            Color.clear.frame(width: 50, height: 10).noted("title", answers, in: "view")
          } icon: {
            Color.clear.frame(width: 40, height: 40).noted("icon", answers, in: "view")
          }
        } description: {
          Color.clear.frame(width: 60, height: 10).noted("description", answers, in: "view")
        } actions: {
          Color.clear.frame(width: 70, height: 10).noted("action", answers, in: "view")
        }
        .space("view", 320, 400)
      },
      .shown(
        "unavailable-sides", "\(controls)/ContentUnavailableView.swift", "32 elsewhere is assumed",
        within: 0.35
      ) { answers in
        ContentUnavailableView {
          Color.clear.frame(height: 10).noted("flexible label", answers, in: "view")
        }
        .space("view", 320, 200)
      },
      .shown(
        "outline-indent", "Sources/PlumbControls/Lists/OutlineGroup.swift",
        "An element with others below it, 16 points further in (assumed)", within: 0.35
      ) { answers in
        DisclosureGroup(isExpanded: .constant(true)) {
          Color.clear.frame(height: 10).noted("content", answers, in: "group")
        } label: {
          Color.clear.frame(height: 10).noted("label", answers, in: "group")
        }
        .space("group", 300, 200)
      },
    ]
  }
}
