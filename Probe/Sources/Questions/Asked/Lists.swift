import SwiftUI

@MainActor extension Question {
  static var lists: [Question] {
    let style = "Sources/PlumbControls/Lists/ListStyle.swift"
    let others = "the others are assumed: UIKit's lists as measured by eye"
    return [
      .shown("plain-list", style, others, within: 0.35, beats: 4, on: [.iOS]) { answers in
        MeasuredList(answers: answers).listStyle(.plain)
      },
      .shown("sidebar-list", style, others, within: 0.35, beats: 4) { answers in
        MeasuredList(answers: answers).listStyle(.sidebar)
      },
      .shown(
        "list-on-mac", "Sources/PlumbControls/Lists/ListMeasure.swift",
        "Recorded/Pictures.md#Y31 to Y51. Macs have the same (assumed)", within: 0.35, beats: 4, on: [.macOS]
      ) { answers in
        MeasuredList(answers: answers).listStyle(.inset)
      },
    ] + phoneLists
  }

  private static var phoneLists: [Question] {
    #if os(iOS)
      return [
        .shown(
          "header-room", "Sources/PlumbControls/Lists/ListMeasure.swift",
          "that its room is the same above and below the text is assumed", within: 0.35, beats: 4, on: [.iOS]
        ) { answers in
          MeasuredList(answers: answers).listStyle(.insetGrouped)
        },
        .shown(
          "compact-sections", "Sources/PlumbControls/Lists/ListStyle.swift",
          "Half of the usual distance between cards (assumed)", within: 0.35, beats: 4, on: [.iOS]
        ) { answers in
          List {
            Section { Color.clear.frame(height: 30).noted("first", answers, in: "list") }
            Section { Color.clear.frame(height: 30).noted("second", answers, in: "list") }
          }
          .listSectionSpacing(.compact).space("list", 320, 500)
        },
        .shown(
          "section-spacing", "Sources/PlumbControls/Lists/List.swift",
          "Half of it is that of either section; a header keeps no more room above it (assumed)",
          within: 0.35,
          beats: 4, on: [.iOS]
        ) { answers in
          List {
            Section { Color.clear.frame(height: 30).noted("first", answers, in: "list") }
            Section {
              Color.clear.frame(height: 30).noted("second", answers, in: "list")
            } header: {
              Color.clear.frame(height: 10).noted("header", answers, in: "list")
            }
          }
          .listSectionSpacing(10).space("list", 320, 500)
        },
        .shown(
          "editor-row", "Sources/PlumbControls/Controls/Fields/TextEditorStyle.swift",
          "A row of a list is as high as the text in it (assumed)", within: 0.35, beats: 4, on: [.iOS]
        ) { answers in
          List {
            TextEditor(text: .constant("A")).noted("one line", answers, in: "list")
            TextEditor(text: .constant("A\nB\nC")).noted("three lines", answers, in: "list")
          }
          .space("list", 320, 500)
        },
        .shown(
          "header-insets", "Sources/PlumbControls/Lists/ListCaption.swift",
          "Insets that are set count from the section's edge, and replace the list's own on all sides (assumed, as for rows)",
          within: 0.35, beats: 4, on: [.iOS]
        ) { answers in
          List {
            Section {
              Color.clear.frame(height: 30).noted("row", answers, in: "list")
            } header: {
              Color.clear.frame(height: 10).noted("header", answers, in: "list")
                .listRowInsets(EdgeInsets(top: 3, leading: 7, bottom: 5, trailing: 9))
            }
          }
          .space("list", 320, 500)
        },
      ]
    #else
      return []
    #endif
  }
}

/// A list of two sections whose rows are colours.
private struct MeasuredList: View {
  let answers: Answers

  var body: some View {
    List {
      Section {
        Color.clear.frame(height: 20).noted("low row", answers, in: "list")
        Color.clear.frame(height: 60).noted("high row", answers, in: "list")
      } header: {
        Color.clear.frame(width: 20, height: 10).noted("header", answers, in: "list")
      } footer: {
        Color.clear.frame(width: 20, height: 10).noted("footer", answers, in: "list")
      }
      Section {
        Color.clear.frame(height: 60).noted("row of the second section", answers, in: "list")
      }
    }
    .space("list", 320, 500)
  }
}
