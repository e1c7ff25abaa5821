import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Bars at large sizes of text") @MainActor struct BarTypeSizeTests {
  /// Items with fonts that grow, in each bar.
  private struct Screen: View {
    @State var isShown = false
    var body: some View {
      TabView {
        NavigationStack {
          Text("content").font(.body).navigationTitle("Mail").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("Lead").font(.body) }
            ToolbarItem(placement: .principal) { Text("Middle").font(.headline) }
            ToolbarItem(placement: .topBarTrailing) {
              Button("Show") { isShown = true }.font(.body).sheet(isPresented: $isShown) { Text("sheet") }
            }
            ToolbarItem(placement: .bottomBar) { Text("Bottom").font(.callout) }
          }
        }
        .tabItem { Label("Home", systemImage: "house") }
        Text("b").tabItem { Text("Other").font(.body) }
      }
    }
  }

  private func screen(_ typeSize: DynamicTypeSize, _ generation: PlatformStyle.Generation) -> TestedView {
    TestedView(
      proposing: 390, 700,
      environment: {
        $0.dynamicTypeSize = typeSize
        $0.platformStyle.generation = generation
      }
    ) { Screen() }
  }

  @Test(
    "the texts of bars do not grow past large, and smaller sizes count",
    arguments: [PlatformStyle.Generation.iOS18, .iOS26])
  func items(generation: PlatformStyle.Generation) throws {
    func frames(_ typeSize: DynamicTypeSize) -> [CGRect?] {
      let view = screen(typeSize, generation)
      return ["Lead", "Middle", "Show", "Bottom", "Home", "Other"].map { view.frame(of: "Text(\"\($0)\")") }
    }
    let large = frames(.large)
    #expect(!large.contains(nil))
    for typeSize in [DynamicTypeSize.xLarge, .xxxLarge, .accessibility3, .accessibility5] {
      #expect(frames(typeSize) == large)
    }
    let (small, usual) = (try #require(frames(.xSmall)[0]), try #require(large[0]))
    #expect(small.width < usual.width)
  }

  @Test(
    "the baseline of a large title is 0.4 points lower at medium than at large (Recorded/Screens.md#Y113)")
  func largeTitleBaseline() throws {
    func bottom(_ typeSize: DynamicTypeSize) throws -> CGFloat {
      let view = TestedView(proposing: 390, 700, environment: { $0.dynamicTypeSize = typeSize }) {
        NavigationStack { ScrollView { Text("content") }.navigationTitle("Mail") }
      }
      return try #require(view.frame(of: "Text(\"Mail\")")).maxY
    }
    // The bottom of the line keeps its place, and the descent of a smaller font is less.
    #expect(try abs(bottom(.medium) - bottom(.large)) <= 0.5)
  }

  @Test("the content of a screen grows, and so does what a button in a bar presents")
  func content() throws {
    func heights(_ typeSize: DynamicTypeSize) -> [CGFloat?] {
      let view = screen(typeSize, .iOS18)
      view.tap("Show")
      view.advance(by: 2)
      return ["content", "sheet"].map { view.frame(of: "Text(\"\($0)\")")?.height }
    }
    let (large, grown) = (heights(.large), heights(.accessibility3))
    for (large, grown) in zip(large, grown) {
      #expect(try #require(grown) > 1.8 * (try #require(large)), "\(String(describing: (large, grown)))")
    }
  }

  @Test("a large title grows up to xxxLarge in its 52 points")
  func largeTitle() {
    func bar(_ typeSize: DynamicTypeSize) -> (height: CGFloat?, drawn: [DisplayItem]) {
      let view = TestedView(proposing: 390, 700, environment: { $0.dynamicTypeSize = typeSize }) {
        NavigationStack { Color.clear.navigationTitle("Mail") }
      }
      return (view.frame(of: "NavigationBar")?.height, view.displayList.items)
    }
    let (large, larger, largest) = (bar(.large), bar(.xxxLarge), bar(.accessibility5))
    #expect(large.height == 96 && largest.height == 96)
    #expect(larger.drawn != large.drawn && largest.drawn == larger.drawn)
  }
}
