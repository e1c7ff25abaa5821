import SwiftUI

@MainActor extension Question {
  static var scrolling: [Question] {
    [
      .shown(
        "visible-rectangle", "Sources/PlumbViews/Scrolling/ScrollGeometry.swift",
        "The scroll view's rectangle on the content without the insets (assumed: no recorded answer)"
      ) { answers in
        ScrollView { Color.clear.frame(width: 50, height: 500) }
          .contentMargins(.vertical, 20, for: .scrollContent)
          .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, geometry in
            answers.note("visible", geometry.visibleRect)
            answers.note("bounds", geometry.bounds)
            answers.note("content", geometry.contentSize)
            answers.note("inset above", geometry.contentInsets.top)
            answers.note("inset below", geometry.contentInsets.bottom)
          }
          .frame(width: 100, height: 200)
      },
      .shown(
        "lazy-estimate", "Sources/PlumbLayout/Rules/Lazy/LazyLines.swift",
        "Assumed, but for the tracks of a grid: what SwiftUI estimates was not recorded"
      ) { answers in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { number in Color.clear.frame(height: CGFloat(10 + number)) }
          }
        }
        .onScrollGeometryChange(for: Double.self, of: { $0.contentSize.height }) { _, height in
          answers.note("content height", height)
        }
        .frame(width: 100, height: 200)
      },
      .shown(
        "screen-of-several", "Sources/PlumbViews/Runtime/RootView.swift",
        "as at the root of an app, several views are a column of them (assumed)", beats: 4
      ) { answers in
        NavigationStack {
          Color.clear.noted("first", answers, in: "stack")
          Color.clear.noted("second", answers, in: "stack")
        }
        .space("stack", 300, 400)
      },
    ]
  }
}
