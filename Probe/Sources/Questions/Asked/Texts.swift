import SwiftUI

@MainActor extension Question {
  private static let styles: [(name: String, font: Font)] = [
    ("large-title", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]

  /// The heights of a line in each text style at each size of text.
  static var textSizes: [Question] {
    styles.map { name, font in
      .shown(
        "text-size-\(name)", "Sources/PlumbViews/Text/Fonts/TextStyleMeasure.swift",
        "The other columns are assumed: they follow the table of the Human Interface Guidelines",
        within: 0.35,
        on: [.iOS]
      ) { answers in
        VStack(spacing: 0) {
          ForEach(DynamicTypeSize.allCases, id: \.self) { size in
            Text("A").font(font).dynamicTypeSize(size).idealHeight("\(size)", answers)
          }
        }
        .fixedSize()
      }
    }
  }

  static var textMeasures: [Question] {
    let measures = "Sources/PlumbViews/Text/Fonts/TextStyleMeasure.swift"
    return [
      .shown(
        "line-spacing", measures,
        "assumed: between them straight lines, above them in proportion to the size",
        within: 0.35, on: [.iOS]
      ) { answers in
        VStack(spacing: 0) {
          ForEach([10, 13, 18, 21, 26, 30, 37, 48, 64], id: \.self) { size in
            Text("A\nA").font(.system(size: size)).idealHeight("\(Int(size))", answers)
          }
        }
      },
      .shown(
        "leading", "Sources/PlumbViews/Text/Fonts/Font.swift",
        "what the line heights of UIKit's tight and loose body text differ by (assumed for other styles)",
        within: 0.35
      ) { answers in
        VStack(spacing: 0) {
          ForEach(styles, id: \.name) { name, font in
            Text("A\nA").font(font.leading(.tight)).idealHeight("\(name) tight", answers)
            Text("A\nA").font(font.leading(.standard)).idealHeight("\(name) standard", answers)
            Text("A\nA").font(font.leading(.loose)).idealHeight("\(name) loose", answers)
          }
        }
      },
      .shown(
        "scaled-metric", "Sources/PlumbViews/State/ScaledMetric.swift",
        "The scaled value, rounded to a third of a point, as on a display of three pixels a point (assumed)",
        within: 0.1, on: [.iOS]
      ) { answers in
        VStack(spacing: 0) {
          ForEach(DynamicTypeSize.allCases, id: \.self) { size in
            ScaledReader(name: "\(size)", answers: answers).dynamicTypeSize(size)
          }
        }
      }
      .also("Documentation/Differences.md", "Dynamic Type sizes other than `large` and `medium` are assumed"),
      .shown(
        "text-scale", "Sources/PlumbViews/Text/TextChanges.swift",
        "Four fifths (assumed; no measure is published)",
        within: 0.01
      ) { answers in
        Comparing(answers: answers, note: { $0.note("share", $1[1].width / $1[0].width) }) {
          Text("NNNNNNNNNN").font(.system(size: 40))
          Text("NNNNNNNNNN").font(.system(size: 40)).textScale(.secondary)
        }
      }
      .also("Documentation/Differences.md", "`textScale(.secondary)` is 0.8 (assumed)"),
      .shown(
        "small-capitals", "Sources/PlumbViews/Text/Fonts/SmallCapitals.swift",
        "a little more so that the capitals do not look small (assumed)", within: 0.03
      ) { answers in
        Comparing(answers: answers, note: { $0.note("share", $1[1].width / $1[0].width) }) {
          Text("HHHHHHHHHH").font(.system(size: 20))
          Text("hhhhhhhhhh").font(.system(size: 20).smallCaps())
        }
      },
      .shown(
        "empty-text", "Sources/PlumbLayout/Text/LineLayout.swift",
        "On iOS it is a line of its font (assumed)",
        within: 0.35
      ) { answers in
        VStack {
          Text("").idealHeight("body", answers)
          Text("").font(.largeTitle).idealHeight("large title", answers)
          Text("").font(.caption2).idealHeight("caption", answers)
        }
      }
      .also(
        "Sources/PlumbLayout/Text/LineLayout.swift",
        "(Recorded/Text.md#176 for 13 points; assumed for other sizes)"),
      .shown(
        "line-spacing-less", "Documentation/Rules/Leaves.md",
        "Which one counts where `lineSpacing` is smaller is assumed",
        within: 0.35
      ) { answers in
        VStack {
          ForEach([0, 0.5, 1, 2, 10], id: \.self) { spacing in
            Text("A\nA").font(.caption).lineSpacing(spacing).idealHeight("caption \(spacing)", answers)
            Text("A\nA").font(.title).lineSpacing(spacing).idealHeight("title \(spacing)", answers)
          }
        }
      },
    ]
  }

  static var textLines: [Question] {
    [
      .shown(
        "tab", "Sources/PlumbText/Shaping/PangoShaping.swift",
        "The default tab stops of a text are 28 points apart; a tab is that wide wherever it starts (assumed)",
        within: 1
      ) { answers in
        Comparing(
          answers: answers,
          note: { answers, sizes in
            let letter = sizes[0].width
            answers.note("tab before a letter", sizes[1].width - letter)
            answers.note("two tabs before a letter", sizes[2].width - letter)
            // The letters are narrower than any distance of tab stops.
            answers.note("tab between two letters", sizes[3].width - 2 * letter)
          }
        ) {
          Text("i")
          Text("\ti")
          Text("\t\ti")
          Text("i\ti")
        }
      },
      .shown(
        "inline-symbol", "Sources/PlumbViews/Text/InlineImage.swift",
        "It has the line's middle, and makes no line higher (assumed)", within: 0.35
      ) { answers in
        VStack {
          Text("A").idealHeight("letter", answers)
          Text("A\(Image(systemName: "circle"))").idealHeight("with a circle", answers)
          Text("A\(Text(Image(systemName: "circle")).font(.largeTitle))").idealHeight(
            "with a large one", answers)
        }
      },
      .calculated(
        "underline", "Sources/PlumbViews/Text/TextDrawing.swift",
        "A line under or through text, some ems below its baseline (assumed)", within: 0.3
      ) { answers in noteLines(answers, "under", Text("   HH   ").underline(color: .red)) },
      .calculated(
        "strikethrough", "Sources/PlumbViews/Text/TextDrawing.swift",
        "a fourteenth of an em thick and at least a pixel (assumed)", within: 0.3
      ) { answers in noteLines(answers, "through", Text("   HH   ").strikethrough(color: .red)) },
      .calculated(
        "underline-dashes", "Sources/PlumbViews/Text/TextDrawing.swift",
        "Lengths of marks and gaps, in thicknesses of the line (assumed); nil for a line without gaps",
        within: 0.3
      ) { answers in
        for (name, pattern) in [("dot", Text.LineStyle.Pattern.dot), ("dash", .dash), ("dash dot", .dashDot)]
        {
          noteRuns(
            answers, name, Text(String(repeating: "H", count: 8)).underline(pattern: pattern, color: .red))
        }
      },
    ]
  }

  private static let scale = 4

  private static func picture(_ text: Text) -> Pixels? {
    Pixels(text.font(.system(size: 40)).foregroundStyle(.clear), scale: CGFloat(scale))
  }

  /// Notes where the line at a text of 40 points is, from the top of the text.
  @MainActor private static func noteLines(_ answers: Answers, _ name: String, _ text: Text) {
    guard let pixels = picture(text) else { return answers.noteNoPicture() }
    let rows = pixels.rows(inColumn: pixels.width / 2)
    answers.note("\(name) height", Double(pixels.height) / Double(scale))
    guard let first = rows.first else { return answers.note(name, "nothing") }
    answers.note("\(name) top", Double(first) / Double(scale))
    answers.note("\(name) thickness", Double(rows.count) / Double(scale))
  }

  /// Notes the first mark and the first gap of a line with gaps.
  @MainActor private static func noteRuns(_ answers: Answers, _ name: String, _ text: Text) {
    guard let pixels = picture(text) else { return answers.noteNoPicture() }
    let row =
      (0..<pixels.height).max { pixels.columns(inRow: $0).count < pixels.columns(inRow: $1).count } ?? 0
    let columns = pixels.columns(inRow: row)
    guard let start = columns.first else { return answers.note(name, "nothing") }
    let set = Set(columns)
    let mark = (start...).first { !set.contains($0) } ?? start
    let next = columns.first { $0 > mark } ?? mark
    answers.note("\(name) mark", Double(mark - start) / Double(scale))
    answers.note("\(name) gap", Double(next - mark) / Double(scale))
  }
}

private struct ScaledReader: View {
  let name: String
  let answers: Answers
  @ScaledMetric private var ten: CGFloat = 10
  @ScaledMetric(relativeTo: .largeTitle) private var hundred: CGFloat = 100

  var body: some View {
    Color.clear.frame(width: 1, height: 1).onAppear {
      answers.note("\(name) 10 body", ten)
      answers.note("\(name) 100 large title", hundred)
    }
  }
}
