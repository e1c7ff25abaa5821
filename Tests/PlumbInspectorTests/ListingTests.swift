import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Listings and costs")
struct ListingTests {
  private let view = ExplainedView(200, 60) {
    HStack {
      Text("Hi").padding(4).background(Color.yellow)
      Color.red.frame(width: 60.5)
    }
  }

  @Test("modifiers that leave a view's frame stand behind it, and numbers in columns")
  func folded() {
    #expect(
      view.tree.root.listing(OutlineOptions(proposals: true)) == """
        HStack                   0,  0  96.5 × 60     offered 200 × 60
        ├─ padding .background   0, 21    28 × 18   offered 131.5 × 60
        │  └─ Text("Hi")         4, 25    20 × 10   offered 123.5 × 52
        └─ Color.red .frame     36,  0  60.5 × 60    offered 60.5 × 60
        """)
  }

  @Test("all modifiers have lines of their own if somebody wants that")
  func full() {
    #expect(view.tree.root.listing(OutlineOptions(full: true)).split(separator: "\n").count == 7)
  }

  @Test("steps stand below their view")
  func trace() {
    let lines = view.tree.root.listing(OutlineOptions(trace: true)).split(separator: "\n")
    #expect(lines.contains { $0.contains("share: remaining 192, children 2, order 0") })
    #expect(lines.contains { $0.contains("insets: top 4") })
  }

  @Test("a cost tells how often each view was worked out, and who asked")
  func cost() {
    let cost = LayoutCost(view.tree, view.layout)
    #expect(cost.entries.map(\.title).prefix(2) == ["HStack", "background"])
    #expect(cost.entries[0].computations == 1)
    #expect(cost.total == cost.entries.map(\.computations).reduce(0, +))
    #expect(cost.entries.first { $0.title == #"Text("Hi")"# }?.lineLayouts ?? 0 > 0)
    #expect(cost.reasons.contains { $0.hasPrefix("HStack asks background 3 times") })
  }

  #if UIKit
    @Test("a colour that UIKit names has its name")
    func colour() {
      let view = ExplainedView(20, 10) { Color(.systemGray6) }
      #expect(view.tree.root.listing(OutlineOptions()).hasPrefix("Color.systemGray6 "))
    }
  #endif
}
