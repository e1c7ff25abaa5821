import SwiftUI

@MainActor extension Question {
  /// Bars, by the safe area that they leave.
  static var bars: [Question] {
    #if os(iOS)
      return [
        .shown(
          "tab-bar", "Sources/PlumbControls/Tabs/TabBar.swift",
          "49 points, symbols over titles of 10 points (UIKit's own, assumed)", within: 0.35, beats: 4,
          on: [.iOS]
        ) { answers in
          TabView {
            Tab("A", systemImage: "star") {
              Color.clear.onGeometryChange(for: Double.self) {
                $0.safeAreaInsets.bottom
              } action: {
                answers.note("safe area of the page", $0)
              }
            }
          }
        },
        .shown(
          "large-title", "Sources/PlumbControls/Toolbars/LargeTitle.swift",
          "52 points for the title (UIKit's own, assumed)",
          within: 0.35, beats: 4, on: [.iOS]
        ) { answers in
          NavigationStack {
            Color.clear.onGeometryChange(for: Double.self) {
              $0.safeAreaInsets.top
            } action: {
              answers.note("safe area of the screen", $0)
            }
            .navigationTitle("A")
          }
        },
        .shown(
          "bottom-bar", "Sources/PlumbControls/Toolbars/BottomBar.swift",
          "a row of items as high as that of a navigation bar (UIKit's own, assumed)", within: 0.35, beats: 4,
          on: [.iOS]
        ) { answers in
          NavigationStack {
            Color.clear.onGeometryChange(for: Double.self) {
              $0.safeAreaInsets.bottom
            } action: {
              answers.note("safe area of the screen", $0)
            }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } }
          }
        },
        .shown(
          "search-field", "Sources/PlumbControls/Toolbars/SearchBar.swift",
          "The field on its ground of 36 points, in 52 (UIKit's own, assumed)", within: 0.35, beats: 4,
          on: [.iOS]
        ) { answers in
          NavigationStack {
            Color.clear.onGeometryChange(for: Double.self) {
              $0.safeAreaInsets.top
            } action: {
              answers.note("safe area of the screen", $0)
            }
            .navigationTitle("A").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""))
          }
        },
      ]
    #else
      return []
    #endif
  }

  /// What a view knows of the screen around it.
  static var surroundings: [Question] {
    #if os(iOS)
      let classes = "Sources/PlumbViews/Environment/SizeClasses.swift"
      return [
        .shown("width-class", classes, "Compact on canvases narrower than 600 points (assumed)", on: [.iOS]) {
          answers in
          ClassReader(answers: answers)
        }
        .also(classes, "A side is compact below these lengths, in points (assumed")
        .also("Documentation/Layout.md", "Compact on canvases narrower than 600 or lower than 500 (assumed)"),
        .shown("height-class", classes, "Compact on canvases lower than 500 points (assumed)", on: [.iOS]) {
          answers in
          ClassReader(answers: answers)
        },
      ]
    #else
      return []
    #endif
  }
}

#if os(iOS)
  private struct ClassReader: View {
    let answers: Answers
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down

    var body: some View {
      Color.clear.onAppear {
        answers.note("across", across == .compact ? "compact" : "regular")
        answers.note("down", down == .compact ? "compact" : "regular")
      }
    }
  }
#endif
