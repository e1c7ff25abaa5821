import PlumbExplanation
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

/// What the source below declares.
private struct Row: View {
  var body: some View {
    HStack {
      Text("one")
      Text("two").padding()
      Text("two")
      Color.red
      ForEach(0..<2) { number in
        Text("row \(number)").frame(width: 20)
      }
      Toggle(isOn: .constant(true)) { Text("on") }
    }
  }
}

private struct Card: View {
  var body: some View {
    VStack {
      Row()
      HStack { Text("a") }
      HStack { Text("b") }
    }
  }
}

@MainActor @Suite("Places in the source")
struct SourcePlacesTests {
  private let source = """
    struct Row: View {
      // HStack { is only spoken of here
      var body: some View {
        HStack {
          Text("one")
          Text("two").padding()
          Text("two")
          Color.red
          ForEach(0..<2) { number in
            Text("row \\(number)").frame(width: 20)
          }
          Toggle(isOn: .constant(true)) { Text("on") }
          /* VStack { */ MyColor.red
        }
      }
    }

    extension Card {
      var body: some View {
        VStack {
          Row()
          HStack { Text("a") }
          HStack { Text("b") }
        }
      }
    }
    """

  private func places<Content: View>(_ view: Content) -> [String] {
    let view = ExplainedView(500, 200) { view }
    return SourcePlaces([("Row.swift", source)]).placing(view.tree).root.all.compactMap { node in
      node.source.map { "\(node.plainTitle) \($0.dropFirst(10))" }
    }
  }

  @Test(
    "a view has the place of the call that made it, by its words and by the order of the calls around it"
  )
  func once() {
    #expect(
      places(Row()) == [
        "HStack 4", #"Text("one") 5"#, "padding 6", #"Text("two") 6"#, #"Text("two") 7"#, "Color.red 8",
        "frame 10", #"Text("row 0") 10"#, "frame 10",
        #"Text("row 1") 10"#, "Toggle 12", #"Text("on") 12"#,
      ])
  }

  @Test("stacks that a control is made of have no place, and several of a type's own are taken in order")
  func inOrder() {
    let own = places(Card()).filter { !$0.hasPrefix("Text") && !$0.hasPrefix("Color") }
    #expect(
      own == [
        "VStack 20", "HStack 4", "padding 6", "frame 10", "frame 10", "Toggle 12", "HStack 22", "HStack 23",
      ])
  }

  private struct Named: View {
    let name: String
    var body: some View {
      VStack {
        Text(name).padding().background(Color.red)
        Image(systemName: "star").resizable().scaledToFit()
        Color.blue.aspectRatio(2, contentMode: .fit).background(.red)
      }
    }
  }

  @Test(
    "a text whose words come from elsewhere has the place of the text, and a colour only that of its name")
  func fromElsewhere() {
    let source = """
      struct Named: View {
        let name: String
        var body: some View {
          VStack {
            Text(name).padding().background(Color.red)
            Image(systemName: "star").resizable().scaledToFit()
            Color.blue.aspectRatio(2, contentMode: .fit).background(.red)
          }
        }
      }
      #Preview { Named(name: "Ada") }
      """
    let view = ExplainedView(500, 200) { Named(name: "Ada") }
    let placed = SourcePlaces([("Row.swift", source)]).placing(view.tree).root.all
    func lines(_ name: String) -> [String?] {
      placed.filter { $0.plainTitle == name }.map { $0.source.map { String($0.dropFirst(10)) } }
    }
    #expect(lines(#"Text("Ada")"#) == ["5"])
    #expect(lines("Color.blue") == ["7"])
    #expect(lines("Color.red") == ["5", "7"])
    #expect(lines("aspectRatio") == ["6", "7"])
  }

  private struct Counted: View {
    let name: String
    var count = 3
    var body: some View {
      VStack {
        Text(name)
        Text("\(count)")
        Button {
        } label: {
          Text(name)
        }
      }
    }
  }

  @Test(
    "a text that is a value alone is one of the texts of its type, and words of a preview are not those of a view"
  )
  func values() {
    let source = """
      struct Counted: View {
        let name: String
        var count = 3
        var body: some View {
          VStack {
            Text(name)
            Text("\\(count)")
            Button {} label: { label }
          }
        }
      }
      #Preview { Counted(name: "Ada") }
      """
    let view = ExplainedView(500, 200) { Counted(name: "Ada") }
    let texts = SourcePlaces([("Row.swift", source)]).placing(view.tree).root.all.filter { $0.text != nil }
    #expect(texts.map { $0.source.map { String($0.dropFirst(10)) } } == ["6", "7", nil])
  }

  @Test("a tree of other views has no places in the source, and no source gives none")
  func none() {
    #expect(places(Group { Divider() }) == [])
    let view = ExplainedView(100, 40) { Row() }
    #expect(SourcePlaces([]).placing(view.tree) == view.tree)
  }

  @Test("an explanation ends with the place, in words and as JSON")
  func told() throws {
    let view = ExplainedView(500, 200) { Row() }
    let text = try #require(view.tree.root.views(at: .path("Toggle")).first)
    var explanation = try #require(Explainer(view.layout).explanation(of: text))
    explanation.source = SourcePlaces([("Row.swift", source)]).place(of: text, in: view.tree.root)
    #expect(explanation.text.hasSuffix("It stands in Row.swift:12."))
    #expect(explanation.json.text.contains(#""source": "Row.swift:12""#))
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("Home").tabItem { Label("Home", systemImage: "house") }
        Text("More").tabItem { Label("More", systemImage: "star") }
      }
    }
  }

  @Test("the title and the icon of a label have its line, in the bar of a tab view too")
  func labels() {
    let source = """
      struct Tabs: View {
        var body: some View {
          TabView {
            Text("Home")
              .tabItem { Label("Home", systemImage: "house") }
            Text("More")
              .tabItem { Label("More", systemImage: "star") }
          }
        }
      }
      """
    let view = ExplainedView(300, 400) { Tabs() }
    let places = SourcePlaces([("Tabs.swift", source)])
    let root = places.placing(view.tree).root
    for (title, line) in [("Home", 5), ("More", 7)] {
      let label = root.all.first { $0.title == "Label(\"\(title)\")" }
      let inner = (label?.all ?? []).filter { !$0.isPart }
      #expect(inner.map(\.source) == ["Tabs.swift:\(line)", "Tabs.swift:\(line)", "Tabs.swift:\(line)"])
      let alone = inner.map { node in places.place(of: node, in: view.tree.root) }
      #expect(alone == inner.map(\.source))
    }
  }
}
