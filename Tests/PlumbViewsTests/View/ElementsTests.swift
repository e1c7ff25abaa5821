import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// The elements of a `ForEach` when its collection changes.
@MainActor @Suite("Elements of a collection")
struct ElementsTests {
  private struct Row<ID: Hashable>: View {
    let id: ID
    @State private var taps = 0
    var body: some View { Button("\(id)×\(taps)") { taps += 1 } }
  }

  /// Lists of ids, shown one after the other.
  private struct Lists<ID: Hashable>: View {
    let lists: [[ID]]
    @State private var shown = 0
    var body: some View {
      VStack(spacing: 0) {
        ForEach(lists[shown], id: \.self) { Row(id: $0) }
        Button("next") { shown += 1 }
      }
    }
  }

  /// The labels of the rows' buttons from top to bottom.
  private func rows(_ view: TestedView) -> [String] {
    view.outline.matches(of: /Text\("([^"]+×\d+)"\)/).map { String($0.1) }
  }

  @Test(
    "keep their state where they are moved, joined by others, and left by others",
    arguments: [[[1, 2, 3], [3, 2, 1], [0, 3, 9, 2, 1], [9, 2], [2, 1]]])
  func state(lists: [[Int]]) {
    func check<ID: Hashable>(_ lists: [[ID]], _ named: (Int) -> String) {
      let view = TestedView(proposing: 200, 400) { Lists(lists: lists) }
      #expect(view.press("\(named(2))×0"))
      for list in lists.dropFirst() {
        #expect(view.press("next"))
        #expect(rows(view).count == list.count)
        #expect(rows(view).contains("\(named(2))×1"))
      }
      // What has gone and comes back begins anew.
      #expect(rows(view).last == "\(named(1))×0")
    }
    check(lists) { "\($0)" }
    check(lists.map { $0.map { "id \($0)" } }) { "id \($0)" }
    check(lists.map { $0.map { AnyHashable($0) } }) { "\($0)" }
  }

  @Test("with one id twice are two views, which is reported, at first and after a change")
  func twice() {
    let view = TestedView(proposing: 200, 400) { Lists(lists: [[1, 2, 1], [3, 1, 1], [3, 3]]) }
    #expect(rows(view) == ["1×0", "2×0", "1×0"])
    #expect(view.warnings.contains { $0.contains("the id 1 occurs more than once") })
    #expect(view.press("next"))
    #expect(rows(view) == ["3×0", "1×0", "1×0"])
    #expect(view.press("next"))
    #expect(rows(view) == ["3×0", "3×0"])
    #expect(view.warnings.contains { $0.contains("the id 3 occurs more than once") })
  }
}
