import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Split views") @MainActor struct SplitViewTests {
  private struct Boxes: View {
    let heard: Heard<Binding<String?>>
    @State var selection: String?
    var body: some View {
      let _ = heard.add($selection)
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $selection) { Text($0) }
          .navigationTitle("Boxes")
      } detail: {
        Text("detail \(selection ?? "none")").navigationTitle("Detail")
      }
    }
  }

  private func boxes(_ selection: String? = nil, width: CGFloat = 390) -> (
    TestedView, Heard<Binding<String?>>
  ) {
    let heard = Heard<Binding<String?>>()
    return (
      TestedView(proposing: width, 700) { Boxes(heard: heard, selection: selection) }, heard
    )
  }

  @Test("on a narrow canvas a chosen row pushes the detail, and going back chooses none")
  func compact() throws {
    let (view, heard) = boxes()
    #expect(view.elementLabels.contains("Inbox"))
    #expect(!view.elementLabels.contains("detail none"))
    view.tap("Sent")
    #expect(heard.last?.wrappedValue == "Sent")
    #expect(view.elementLabels.contains("detail Sent"))
    #expect(!view.elementLabels.contains("Inbox"))
    view.tap("Boxes")
    #expect(heard.last?.wrappedValue == nil)
    #expect(view.elementLabels.contains("Inbox"))
    view.tap("Sent")
    #expect(view.elementLabels.contains("detail Sent"))
  }

  @Test(
    "on a narrow canvas the program's selection pushes and pops, too; one that is there at the start is shown"
  )
  func programmatic() {
    let (view, heard) = boxes("Inbox")
    #expect(view.elementLabels.contains("detail Inbox"))
    heard.last?.wrappedValue = nil
    view.layOut()
    #expect(view.elementLabels.contains("Sent"))
    heard.last?.wrappedValue = "Sent"
    view.layOut()
    #expect(view.elementLabels.contains("detail Sent"))
  }

  @Test("on a wide canvas both columns are there, and a row changes the detail")
  func wide() {
    let (view, _) = boxes(width: 1000)
    #expect(view.elementLabels.contains("detail none"))
    view.tap("Sent")
    #expect(view.elementLabels.contains("detail Sent"))
    #expect(view.elementLabels.contains("Inbox"))
  }

  private struct Links: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
      } detail: {
        Text("number \(selection ?? 0)")
      }
    }
  }

  @Test(
    "a link in a list that selects values of its type selects, on narrow and on wide canvases",
    arguments: [390, 1000] as [CGFloat])
  func links(_ width: CGFloat) {
    let view = TestedView(proposing: width, 700) { Links() }
    view.tap("Two")
    #expect(view.elementLabels.contains("number 2"))
  }

  private struct Shelf: View {
    let heard: Heard<Binding<NavigationSplitViewColumn>>
    @State var column: NavigationSplitViewColumn
    var body: some View {
      let _ = heard.add($column)
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("rooms").navigationTitle("Rooms")
      } content: {
        Text("shelves").navigationTitle("Shelves")
      } detail: {
        Text("book").navigationTitle("Book")
      }
    }
  }

  @Test(
    "on a narrow canvas the preferred one of three columns is on top, with those before it below",
    arguments: [NavigationSplitViewColumn.sidebar, .content, .detail])
  func preferred(_ column: NavigationSplitViewColumn) {
    let heard = Heard<Binding<NavigationSplitViewColumn>>()
    let view = TestedView(proposing: 390, 700) { Shelf(heard: heard, column: column) }
    let columns: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
    let words = ["rooms", "shelves", "book"]
    let place = columns.firstIndex(of: column) ?? 0
    #expect(words.filter(view.elementLabels.contains) == [words[place]])
    if place > 0 {
      view.tap(["Rooms", "Shelves"][place - 1])
      #expect(words.filter(view.elementLabels.contains) == [words[place - 1]])
      #expect(heard.last?.wrappedValue == columns[place - 1])
    }
    heard.last?.wrappedValue = .content
    view.layOut()
    #expect(words.filter(view.elementLabels.contains) == ["shelves"])
  }

  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        VStack {
          Text("detail")
          Button("two") { visibility = .doubleColumn }
          Button("one") { visibility = .detailOnly }
          Button("all") { visibility = .all }
        }
      }
    }
  }

  @Test("the visibility says which columns are shown")
  func visibility() {
    let view = TestedView(proposing: 1200, 700) { Columns() }
    func shown() -> [String] {
      ["sidebar", "content", "detail"].filter { view.elementLabels.contains($0) }
    }
    #expect(shown() == ["sidebar", "content", "detail"])
    view.press("two")
    #expect(shown() == ["content", "detail"])
    view.press("one")
    #expect(shown() == ["detail"])
    view.press("all")
    #expect(shown() == ["sidebar", "content", "detail"])
  }

  private struct Three: View {
    @State private var box: String?
    @State private var letter: Int?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
      } content: {
        List([1, 2], id: \.self, selection: $letter) { Text("letter \($0)") }
          .navigationTitle(box ?? "no box")
      } detail: {
        Text("reading \(letter ?? 0)")
      }
    }
  }

  @Test("on a narrow canvas each of three columns pushes the next")
  func three() {
    let view = TestedView(proposing: 390, 700) { Three() }
    view.tap("Sent")
    #expect(view.elementLabels.contains("letter 2"))
    view.tap("letter 2")
    #expect(view.elementLabels.contains("reading 2"))
    view.tap("Sent")
    #expect(view.elementLabels.contains("letter 1"))
    view.tap("Boxes")
    #expect(view.elementLabels.contains("Inbox"))
  }

  @Test("a column is as wide as the views in it say, within the bounds that they give")
  func columnWidth() {
    func width(_ change: (Text) -> some View) -> CGFloat {
      let view = TestedView(proposing: 1000, 700) {
        NavigationSplitView {
          AnyView(change(Text("side"))).frame(maxWidth: .infinity, alignment: .trailing)
        } detail: {
          Text("detail")
        }
      }
      return view.frame(of: "Text(\"side\")")?.maxX ?? 0
    }
    #expect(width { $0 } == 320)
    #expect(width { $0.navigationSplitViewColumnWidth(200) } == 200)
    #expect(width { $0.navigationSplitViewColumnWidth(min: 150, ideal: 250, max: 400) } == 250)
    #expect(width { $0.navigationSplitViewColumnWidth(ideal: 500, max: 400) } == 400)
    #expect(width { $0.navigationSplitViewColumnWidth(min: 300, ideal: 10) } == 300)
  }
}
