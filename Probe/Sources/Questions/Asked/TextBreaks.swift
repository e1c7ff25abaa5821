import SwiftUI

/// Counts the glyphs of the first line of a text when it is drawn.
private struct FirstLineCounter: TextRenderer {
  let name: String
  let answers: Answers

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let glyphs = layout.first.map { $0.reduce(0) { $0 + $1.count } } ?? 0
    answers.note("\(name) lines", Double(layout.count))
    answers.note("\(name) first line", Double(glyphs))
  }
}

/// Proposes a little less than the ideal width, so that the last word of a text goes to a second line.
private struct Narrow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let width = view.sizeThatFits(.unspecified).width - 2
    return CGSize(width: width, height: view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

@MainActor extension Question {
  static var textBreaks: [Question] {
    [
      .calculated(
        "last-word", "Sources/PlumbLayout/Text/LineFilling.swift", "10 was never seen and is assumed to stay"
      ) { answers in
        for length in 8...12 {
          let text = Text("aa bb cc " + String(repeating: "d", count: length))
          _ = Pixels(
            Narrow { text.textRenderer(FirstLineCounter(name: "\(length) letters", answers: answers)) })
        }
      },
      .calculated(
        "truncation", "Sources/PlumbLayout/Text/Truncating.swift",
        "Assumed: the head keeps the longest end of the whole text"
      ) { answers in
        for (name, mode) in [("head", Text.TruncationMode.head), ("middle", .middle), ("tail", .tail)] {
          let text = Text(String(repeating: "n", count: 30)).font(.system(size: 20).monospaced())
            .truncationMode(mode).lineLimit(1)
          _ = Pixels(
            text.textRenderer(FirstLineCounter(name: name, answers: answers)).frame(width: 127, height: 30))
        }
      },
    ]
  }
}
