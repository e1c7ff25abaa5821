import SwiftUI

@MainActor extension Question {
  static var effects: [Question] {
    [
      .calculated(
        "z-index-through", "Documentation/Layout.md",
        "It counts through modifiers that leave the view's size, such as `offset` and `background`, and not through `padding` and `frame`, as a priority does (assumed)"
      ) { answers in
        let red = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).zIndex(1)
        @MainActor func note(_ name: String, _ view: some View) {
          let pixels = Pixels(
            ZStack {
              view; Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
            })
          guard let pixels else { return answers.noteNoPicture() }
          answers.note(name, pixels[pixels.width / 2, pixels.height / 2][0] > 128 ? "in front" : "behind")
        }
        note("itself", red)
        note("offset", red.offset(x: 1))
        note("background", red.background(Color.black))
        note("overlay", red.overlay(Color.clear))
        note("opacity", red.opacity(0.99))
        note("padding", red.padding(1))
        note("frame", red.frame(width: 12, height: 12))
        note("fixed size", red.fixedSize())
      },
      .calculated(
        "z-index-handed-on", "Sources/PlumbViews/Runtime/DrawingContext.swift",
        "Recorded/Frames.md#136 says so of priorities; that it holds for this too is assumed"
      ) { answers in
        let red = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).zIndex(1)
        @MainActor func note(_ name: String, _ view: some View) {
          let pixels = Pixels(
            ZStack {
              view; Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
            })
          answers.note(name, (pixels?[5, 5][0] ?? 0) > 128 ? "in front" : "behind")
        }
        note("group", Group { red })
        note("rotation", red.rotationEffect(.degrees(90)))
        note("any view", AnyView(red))
        note("stack", HStack { red })
        note("colour scheme", red.environment(\.colorScheme, .dark))
      },
      .calculated(
        "perspective", "Sources/PlumbViews/Modifiers/Projection.swift",
        "with 1 the eye is as far away as the view's longer side (assumed)", within: 1.5
      ) { answers in
        for (name, perspective) in [("1", 1.0), ("half", 0.5), ("none", 0)] {
          let turned = Color.black.frame(width: 100, height: 60)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: perspective)
            .frame(width: 300, height: 300)
          guard let pixels = Pixels(turned) else { return answers.noteNoPicture() }
          let columns = pixels.columns(inRow: 150)
          guard let left = columns.first, let right = columns.last else {
            answers.note(name, "nothing"); continue
          }
          answers.note("\(name) left", Double(left))
          answers.note("\(name) right", Double(right + 1))
          answers.note("\(name) left height", Double(pixels.rows(inColumn: left + 1).count))
          answers.note("\(name) right height", Double(pixels.rows(inColumn: right - 1).count))
        }
      },
      .calculated(
        "perspective-table", "Documentation/Layout.md",
        "The eye is as far off as the longer side, divided by `perspective` (assumed)", within: 1.5
      ) { answers in
        let turned = Color.black.frame(width: 40, height: 120)
          .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 1).frame(
            width: 300, height: 300)
        guard let pixels = Pixels(turned) else { return answers.noteNoPicture() }
        let columns = pixels.columns(inRow: 150)
        answers.note("left", Double(columns.first ?? 0))
        answers.note("right", Double((columns.last ?? 0) + 1))
      },
    ]
  }

  static var shapes: [Question] {
    [
      .calculated(
        "union-size", "Sources/PlumbViews/Shapes/ShapeBooleans.swift", "The size is the first one's (assumed)"
      ) {
        answers in
        let proposal = ProposedViewSize(width: 100, height: 50)
        answers.note("circle and rectangle", Circle().union(Rectangle()).sizeThatFits(proposal))
        answers.note("rectangle and circle", Rectangle().union(Circle()).sizeThatFits(proposal))
        answers.note("circle less rectangle", Circle().subtracting(Rectangle()).sizeThatFits(proposal))
      },
      .calculated(
        "container-side", "Sources/PlumbViews/Shapes/ContainerShape.swift",
        "moved inwards as far as the view is inside on its closest side (which side counts is assumed)",
        within: 1
      ) { answers in noteContainer(answers) }
      .also(
        "Documentation/Layout.md",
        "That shape, moved inwards as far as this view is inside on its closest side (assumed)"),
      .calculated(
        "redacted-radius", "Sources/PlumbViews/Text/RedactedText.swift",
        "The radius of its corners is assumed", within: 1
      ) { answers in
        let text = Text("HHHHHHHH").font(.system(size: 40)).redacted(reason: .placeholder)
        guard let pixels = Pixels(text, scale: 4) else { return answers.noteNoPicture() }
        let rows = (0..<pixels.height).filter { pixels.alpha(pixels.width / 2, $0) > 10 }
        guard let top = rows.first, let bottom = rows.last else { return answers.note("bar", "nothing") }
        let first = (0..<pixels.width).first { pixels.alpha($0, top + 1) > 10 } ?? 0
        let edge = (0..<pixels.width).first { pixels.alpha($0, (top + bottom) / 2) > 10 } ?? 0
        answers.note("height", Double(bottom - top + 1) / 4)
        answers.note("corner", Double(first - edge) / 4)
      },
    ]
  }

  /// Notes how far the corner of a container's shape cuts into a view that is inside it by different lengths.
  @MainActor private static func noteContainer(_ answers: Answers) {
    for (name, insets) in [
      ("10 everywhere", EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)),
      ("5 above", EdgeInsets(top: 5, leading: 20, bottom: 20, trailing: 20)),
      ("5 before", EdgeInsets(top: 20, leading: 5, bottom: 20, trailing: 20)),
      ("5 below", EdgeInsets(top: 20, leading: 20, bottom: 5, trailing: 20)),
    ] {
      let view = ContainerRelativeShape().fill(.black).padding(insets).frame(width: 200, height: 200)
        .containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
      guard let pixels = Pixels(view, scale: 2) else { return answers.noteNoPicture() }
      let (left, top) = (Int(insets.leading * 2), Int(insets.top * 2))
      let cut = (0..<100).first { pixels.isFilled(left + $0, top + 1) }
      answers.note(name, cut.map { Double($0) / 2 } ?? .infinity)
    }
  }
}
