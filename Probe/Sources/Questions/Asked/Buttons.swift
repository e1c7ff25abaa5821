import SwiftUI

@MainActor extension Question {
  static var buttons: [Question] {
    let measure = "Sources/PlumbControls/Controls/Buttons/ButtonMeasure.swift"
    let sizes: [(String, ControlSize)] = [
      ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
      ("extra large", .extraLarge),
    ]
    func button(_ answers: Answers, _ name: String, _ size: ControlSize) -> some View {
      Button {
      } label: {
        Color.clear.frame(width: 40, height: 30).noted("\(name) label", answers, in: name)
      }
      .controlSize(size).coordinateSpace(.named(name)).idealSize(name, answers)
    }
    return [
      .shown(
        "bordered-room", measure,
        "it is a capsule (Recorded/Pictures.md#Y23); for other sizes that is assumed"
      ) {
        answers in
        VStack {
          ForEach(sizes, id: \.0) { name, size in button(answers, name, size) }
        }
        .buttonStyle(.bordered)
      },
      .shown(
        "prominent-room", measure,
        "Room and fonts are what UIKit's button configurations are known to have; radii are assumed"
      ) { answers in
        VStack {
          ForEach(sizes, id: \.0) { name, size in button(answers, name, size) }
        }
        .buttonStyle(.borderedProminent)
      },
      .shown(
        "button-of-several", "Sources/PlumbControls/Controls/Buttons/ButtonElement.swift",
        "A label of several views is a row of them (assumed)"
      ) { answers in
        Button {
        } label: {
          Color.clear.frame(width: 10, height: 10).noted("first", answers, in: "button")
          Color.clear.frame(width: 10, height: 10).noted("second", answers, in: "button")
        }
        .coordinateSpace(.named("button"))
      },
      .shown(
        "label-distance", "Sources/PlumbControls/Controls/Label.swift",
        "elsewhere the distance of 8 points is assumed"
      ) { answers in
        Label {
          Color.clear.frame(width: 30, height: 10).noted("title", answers, in: "label")
        } icon: {
          Color.clear.frame(width: 10, height: 10).noted("icon", answers, in: "label")
        }
        .labelStyle(.titleAndIcon).fixedSize().coordinateSpace(.named("label"))
      },
      .shown(
        "wide-icon", "Sources/PlumbControls/Controls/Label.swift",
        "An icon that is much wider has its own width (assumed)", within: 0.35, beats: 4, on: [.iOS]
      ) { answers in
        List {
          ForEach([20, 30, 36, 42, 60], id: \.self) { width in
            Label {
              Color.clear.frame(width: 30, height: 10).noted("title after \(Int(width))", answers, in: "list")
            } icon: {
              Color.clear.frame(width: width, height: 10).noted("icon of \(Int(width))", answers, in: "list")
            }
          }
        }
        .space("list", 320, 500)
      },
    ]
  }
}
