import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Rows of many heights: those that are not there are only estimated, and nobody is to see it.
@MainActor @Suite("Places in lazy containers")
struct LazyPlaceTests {
  private static func height(_ row: Int) -> CGFloat { CGFloat(20 + row * 37 % 11 * 12) }

  private struct Rows: View {
    var count = 500
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { row in
                Text(verbatim: "\(row)").frame(height: LazyPlaceTests.height(row))
              }
            }
          }
          Button("go") { proxy.scrollTo(300, anchor: .top) }.buttonStyle(.plain).frame(height: 10)
        }
      }
    }
  }

  /// The rows that are there and where they are, as the outline has them.
  private func places(_ view: TestedView) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for line in view.outline.split(separator: "\n") {
      let parts = line.split { "\"), ×".contains($0) }
      guard let text = parts.firstIndex(where: { $0.hasSuffix("Text(") }), let row = Int(parts[text + 1]),
        let y = Double(parts[text + 3])
      else { continue }
      places[row] = CGFloat(y)
    }
    return places
  }

  /// Scrolls in steps, and expects each row that stays to move exactly as far.
  private func scroll(_ view: TestedView, by step: CGFloat, times: Int) {
    var before = places(view)
    #expect(before.count > 1)
    for number in 0..<times {
      let moved = view.scroll(by: CGSize(width: 0, height: -step)).height
      let after = places(view)
      for (row, place) in after {
        if let old = before[row] {
          #expect(abs(place - old - moved) < 0.02, "row \(row) jumps in step \(number)")
        }
      }
      before = after
    }
  }

  private struct Sections: View {
    let isList: Bool
    var body: some View {
      if isList {
        List { sections }
      } else {
        ScrollView { LazyVStack(spacing: 0) { sections } }
      }
    }
    private var sections: some View {
      ForEach(0..<6) { section in
        Section("Section") {
          ForEach(0..<20) { Text(verbatim: "\($0 + section * 20)").frame(height: 30) }
        }
      }
    }
  }

  @Test("rows of sections move as far as the finger, downwards and back", arguments: [false, true])
  func sections(isList: Bool) {
    let view = TestedView(proposing: 300, 600) { Sections(isList: isList) }
    scroll(view, by: 40, times: 150)
    #expect((places(view).keys.max() ?? 0) > 100)
    scroll(view, by: -40, times: 160)
    #expect(places(view)[0] != nil)
  }

  @Test("a scroll of many rows at once ends among the rows there", arguments: [1100, 1500, 2000, 2500])
  func manyRowsOfSections(distance: CGFloat) throws {
    let view = TestedView(proposing: 300, 600) { Sections(isList: false) }
    view.scroll(by: CGSize(width: 0, height: -distance))
    // Each section is 600 points of rows and a header.
    let rows = places(view)
    let first = try #require(rows.filter { $0.value >= 0 }.min { $0.key < $1.key })
    #expect(abs(CGFloat(first.key) * 31 - distance) < 100, "\(rows)")
  }

  @Test("rows move as far as the finger, downwards and back")
  func steps() {
    let view = TestedView(proposing: 100, 210) { Rows() }
    scroll(view, by: 35, times: 60)
    scroll(view, by: -50, times: 60)
    #expect(view.frame(of: "Text(\"0\")")?.midY == Self.height(0) / 2)
    #expect(view.warnings == [])
  }

  @Test("rows before a place that was jumped to turn out to be of other heights, and those in sight stay")
  func back() {
    let view = TestedView(proposing: 100, 210) { Rows() }
    view.press("go")
    #expect(view.frame(of: "Text(\"300\")")?.midY == Self.height(300) / 2)
    scroll(view, by: -45, times: 80)
    scroll(view, by: 45, times: 40)
    #expect(view.warnings == [])
  }

  @Test("the way down ends at the last row's end")
  func end() {
    let view = TestedView(proposing: 100, 210) { Rows(count: 60) }
    for _ in 0..<200 { view.scroll(by: CGSize(width: 0, height: -70)) }
    let all = (0..<60).map(Self.height).reduce(0, +)
    #expect(view.scrollView?.contentSize.height == all)
    #expect(view.scrollView?.offset.y == all - 200)
    #expect(view.frame(of: "Text(\"59\")")?.midY == 200 - Self.height(59) / 2)
  }

  @Test("lengths are remembered, and unseen ones have the mean")
  func lengths() {
    let view = TestedView(proposing: 100, 210) { Rows(count: 60) }
    view.scroll(by: CGSize(width: 0, height: -2000))
    view.scroll(by: CGSize(width: 0, height: 5000))
    #expect(view.frame(of: "Text(\"0\")")?.midY == Self.height(0) / 2)
    #expect(view.scrollView?.offset.y == 0)
  }
}
