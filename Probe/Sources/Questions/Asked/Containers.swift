import SwiftUI

/// Reports the proposals of its last placement and folds into two lines where it is given a width.
private struct Folding: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.width == nil ? CGSize(width: 120, height: 10) : CGSize(width: 60, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

@MainActor extension Question {
  static var stacks: [Question] {
    let differences = "Documentation/Differences.md"
    return [
      .shown("geometry-reader-ideal", differences, "0×0; nothing is measured | 10×10, assumed") { answers in
        GeometryReader { _ in Color.clear }.idealSize("reader", answers)
      },
      .shown("zstack-priority", differences, "those of the highest priority, assumed") { answers in
        ZStack {
          Color.clear.frame(width: 100, height: 20)
          Color.clear.frame(width: 30, height: 60).layoutPriority(1)
        }
        .idealSize("stack", answers)
      },
      .shown(
        "scroll-single-view", "Documentation/Rules/Scrolling.md",
        "A single view stands there by itself (assumed)"
      ) { answers in
        ScrollView(.horizontal) {
          Folding { Color.clear }.noted("view", answers, in: "scroll")
        }
        .space("scroll", 200, 100)
      },
      .shown(
        "fitting-spacing", "Sources/PlumbLayout/Rules/FirstFit.swift",
        "Which child is shown is not known before a proposal, so the first one speaks for all (assumed)",
        within: 0.35
      ) { answers in
        Neighbours(answers: answers) {
          Text("A")
          Color.clear
          ViewThatFits {
            Color.clear.frame(width: 1000, height: 10)
            Text("A")
          }
          ViewThatFits {
            Text("A").frame(width: 1000)
            Color.clear.frame(width: 10, height: 10)
          }
        }
      },
    ]
  }

  static var grids: [Question] {
    let differences = "Documentation/Differences.md"
    return [
      .shown(
        "adaptive-track", differences,
        "an adaptive track of a lazy grid whose minimum is above the available length | nothing is published | nothing is measured | the available length, assumed"
      ) { answers in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))]) {
          Color.clear.frame(height: 10).noted("cell", answers, in: "grid")
        }
        .space("grid", 100, 50)
      },
      .shown(
        "lazy-cell-length", differences,
        "Assumed of lazy grids: a cell is finally offered the length of its line, so that flexible ones fill it"
      ) { answers in
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
          Color.clear.frame(height: 60)
          Color.clear.frame(minHeight: 10).noted("cell", answers, in: "grid")
        }
        .space("grid", 200, 100)
      },
      .shown(
        "lazy-row-length", differences,
        "Assumed of lazy grids: a cell is finally offered the length of its line"
      ) { answers in
        LazyVStack(spacing: 0) {
          Section {
            HStack(spacing: 0) {
              Color.clear.frame(width: 10, height: 40)
              Color.clear.frame(minHeight: 10).noted("part of a row", answers, in: "stack")
            }
          } header: {
            Color.clear.frame(minHeight: 10).noted("header", answers, in: "stack")
          }
        }
        .space("stack", 200, 100)
      },
      .shown(
        "wide-columns", "Documentation/Rules/Grids.md",
        "That the columns are in the middle of the grid, as in [205](../Recorded/Grids.md#205), and that the height is that of the first columns, is assumed"
      ) { answers in
        LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
          Color.clear.aspectRatio(1, contentMode: .fit).noted("first", answers, in: "grid")
          Color.clear.frame(height: 10).noted("second", answers, in: "grid")
        }
        .noted("grid", answers, in: "grid")
        .space("grid", 300, 400)
      },
    ]
  }

  static var safeAreas: [Question] {
    [
      .shown(
        "ignored-safe-area", "Documentation/Differences.md",
        "a view that ignores the safe area and does not fill what it is then offered | nothing is published | nothing is measured | in the middle of the larger area, assumed"
      ) { answers in
        Color.clear.frame(width: 20, height: 20).noted("view", answers, in: "area").ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
          .space("area", 100, 200)
      }
    ]
  }

  static var paddings: [Question] {
    let style = "Sources/PlumbViews/Styles/PlatformStyle.swift"
    return [
      .shown("padding", style, "recorded on macOS; the same on iOS is assumed") { answers in
        Color.clear.padding().idealSize("padded colour", answers)
      },
      .shown("scene-padding", style, "The margin that windows keep free at their sides, in points (assumed)")
      {
        answers in
        Color.clear.noted("inside", answers, in: "padded").scenePadding().space("padded", 200, 200)
      }
      .also("Documentation/Layout.md", "The room that windows keep: 16 on iOS, 20 on macOS (assumed)")
      .also(
        "Sources/PlumbViews/Modifiers/ScenePadding.swift",
        "16 points on iOS and 20 on macOS (both assumed). public func scenePadding(_ edges"),
      .shown(
        "scene-padding-edges", "Sources/PlumbViews/Modifiers/ScenePadding.swift",
        "16 points on iOS and 20 on macOS (both assumed). Plumb makes no use of"
      ) { answers in
        VStack(spacing: 0) {
          Color.clear.noted("minimum", answers, in: "padded").scenePadding(.minimum, edges: .horizontal)
          Color.clear.noted("navigation bar", answers, in: "padded")
            .scenePadding(.horizontal)
        }
        .space("padded", 200, 200)
      },
      .shown("stack-distance", style, "recorded on macOS (Rules/Spacing.md#R-30), assumed for iOS") {
        answers in
        VStack {
          Color.clear.frame(width: 10, height: 10)
          Color.clear.frame(width: 10, height: 10)
        }
        .idealSize("column", answers)
      },
    ]
  }
}
