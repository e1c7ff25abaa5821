import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Where nothing is to be shown")
struct ContentUnavailableTests {
  @Test("the view takes all that it is offered, with its words in the middle")
  func words() throws {
    let view = TestedView(proposing: 300, 400) {
      ContentUnavailableView("None", systemImage: "tray", description: Text("ab"))
    }
    #expect(view.size == CGSize(width: 300, height: 400))
    let title = try #require(view.frame(of: "Text(\"None\")"))
    #expect(title.midX == 150)
    #expect(try #require(view.frame(of: "Image(\"tray\")")).maxY < title.minY)
    #expect(try #require(view.frame(of: "Text(\"ab\")")).minY > title.maxY)
  }

  @Test("a search without results tells what was looked for")
  func search() {
    let view = TestedView(proposing: 600, 400) { ContentUnavailableView.search(text: "plumb") }
    #expect(view.frame(of: "Text(\"No Results for “plumb”\")") != nil)
  }

  @Test("details stand beside the view where there is room, and in a sheet where there is little")
  func inspector() {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Color.red.inspector(isPresented: $isShown) { Text("ab").inspectorColumnWidth(100) }
      }
    }
    let wide = TestedView(proposing: 1000, 700) { Screen() }
    #expect(wide.frame(of: "Color.red")?.width ?? 1000 < 950)
    #expect(wide.frame(of: "Text(\"ab\")") != nil)
    let narrow = TestedView(proposing: 300, 600) { Screen() }
    #expect(narrow.frame(of: "Color.red")?.width == 300)
  }
}
