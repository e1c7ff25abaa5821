import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// The sidebar of a split view of iOS 26 on an iPad (Recorded/Screens.md#Y130).
@Suite("The sidebar of a split view of iOS 26") @MainActor struct GlassSidebarTests {
  private struct Screen: View {
    var mode: NavigationBarItem.TitleDisplayMode?
    @State var selected: String? = "Home"
    var body: some View {
      NavigationSplitView {
        if let mode { list.navigationBarTitleDisplayMode(mode) } else { list }
      } detail: {
        ScrollView { Text("content") }.navigationTitle("News")
      }
    }

    private var list: some View {
      List(selection: $selected) {
        ForEach(["Home", "Media"], id: \.self) { Label($0, systemImage: "star") }
      }
      .navigationTitle("Pulse")
    }
  }

  private func shown(
    _ generation: PlatformStyle.Generation = .iOS26, _ mode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> TestedView {
    TestedView(
      proposing: 1024, 768,
      environment: {
        $0.displayScale = 3
        $0.platformStyle.generation = generation
      }
    ) { Screen(mode: mode) }
  }

  /// The bounds of what is filled.
  private func fills(_ view: TestedView) -> [CGRect] {
    view.displayList.fills.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test("rows are 52 apart without cards, titles begin at 76, and the title is inline")
  func rows() throws {
    let view = shown()
    let home = try #require(view.frame(of: "Text(\"Home\")"))
    let media = try #require(view.frame(of: "Text(\"Media\")"))
    #expect(abs(home.minX - 76) < 0.34)
    #expect(abs(media.midY - home.midY - 52) < 0.34)
    // Below a bar of a row of 44 points, without a large title.
    let title = try #require(view.frame(of: "Text(\"Pulse\")"))
    #expect(abs(home.midY - title.midY - (22 + 10 + 26)) < 0.34)
  }

  @Test("a title that asks to be large is large")
  func large() throws {
    let inline = try #require(shown().frame(of: "Text(\"Home\")"))
    let large = try #require(shown(.iOS26, .large).frame(of: "Text(\"Home\")"))
    #expect(large.minY - inline.minY == 52)
  }

  @Test("the selected row is a capsule from 26.3 to 313.7, and there are no lines between rows")
  func capsule() throws {
    let rects = fills(shown())
    let row = rects.first { abs($0.height - 52) < 0.34 && $0.minX > 0 }
    let found = try #require(row)
    #expect(abs(found.minX - 26.33) < 0.34 && abs(found.maxX - 313.67) < 0.34)
    #expect(!rects.contains { $0.height <= 1 && $0.width > 100 && $0.minX < 330 })
    let before = fills(shown(.iOS18))
    #expect(before.contains { $0.height <= 1 && $0.width > 100 && $0.minX < 320 })
  }
}
