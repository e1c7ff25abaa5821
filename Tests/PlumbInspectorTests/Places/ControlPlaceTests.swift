import PlumbInspector
import SwiftUI
import Testing

private struct Linked: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink(value: "D") {
          Text("Show Detail")
        }
      }
    }
  }
}

private struct Tabbed: View {
  var body: some View {
    TabView {
      Tab("Map", systemImage: "map") {
        Text("Map page")
      }
      Tab {
        Text("List page")
      } label: {
        Label("List", systemImage: "list.bullet")
      }
    }
  }
}

private struct Marked: View {
  var body: some View {
    VStack {
      Image(systemName: "bookmark")
      Image(systemName: "bookmark")
        .symbolVariant(.fill)
    }
  }
}

private struct Chosen: View {
  var isOn = true
  var body: some View {
    HStack {
      if isOn {
        Image(systemName: "star")
      } else {
        Image(systemName: "star.fill")
      }
    }
  }
}

private struct Labelled: View {
  var body: some View {
    Button {
    } label: {
      Label("Add", systemImage: "star")
        .padding()
        .background(.yellow, in: Capsule())
    }
  }
}

private struct Choices: View {
  var body: some View {
    VStack {
      Menu {
        Button("Edit") {}
      } label: {
        Image(systemName: "ellipsis.circle")
      }
    }
  }
}

private struct Backed: View {
  var isLast = true
  var body: some View {
    List {
      Text("row")
        .listRowBackground(isLast ? Color.blue.opacity(0.1) : Color.clear)
      Text("tinted")
        .foregroundStyle(isLast ? Color.blue : Color.red)
    }
  }
}

private struct Moved: View {
  var isOn = true
  var body: some View {
    Text("a")
      .frame(width: 50, height: 50)
      .animation(.spring(duration: 2)) {
        $0.opacity(isOn ? 1 : 0.1)
      }
      .animation(.default) { content in
        content
          .offset(x: 2)
      }
  }
}

private struct Both: View {
  var body: some View {
    Circle().frame(width: 40, height: 40)
    Text("x")
  }
}

private struct Around: View {
  var body: some View {
    VStack {
      Both()
        .padding()
        .background(Color.red)
      Both()
    }
  }
}

@MainActor @Suite("Places of views in controls, and of modifiers of several views")
struct ControlPlaceTests {
  private func places<Content: View>(_ view: Content, _ source: String) -> [String] {
    let view = ExplainedView(390, 600, font: nil) { view }
    return SourcePlaces([("S.swift", source)]).placing(view.tree).root.all.filter { !$0.isPart }.map {
      "\($0.plainTitle) \($0.source?.dropFirst(8) ?? "-")"
    }
  }

  @Test("the value of a link is not its title, and what is in the link has its line")
  func values() {
    let source = """
      struct Linked: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink(value: "D") {
                Text("Show Detail")
              }
            }
          }
        }
      }
      """
    let found = places(Linked(), source)
    #expect(found.filter { $0.contains("Show") }.map { $0.suffix(2) } == [" 5", " 6"], "\(found)")
  }

  @Test("the page of a tab has its line, and so have its title and its symbol in the bar")
  func tabs() {
    let source = """
      struct Tabbed: View {
        var body: some View {
          TabView {
            Tab("Map", systemImage: "map") {
              Text("Map page")
            }
            Tab {
              Text("List page")
            } label: {
              Label("List", systemImage: "list.bullet")
            }
          }
        }
      }
      """
    let found = places(Tabbed(), source)
    for line in [
      "TabView 3", #"Text("Map page") 5"#, #"Image("map") 4"#, #"Text("Map") 4"#, #"Text("List") 10"#,
      #"Image("list.bullet") 10"#,
    ] {
      #expect(found.contains(line), "\(line) is not in \(found)")
    }
  }

  @Test("a variant of a symbol has the line of the symbol, where no call writes the variant's own name")
  func variants() {
    let source = """
      struct Marked: View {
        var body: some View {
          VStack {
            Image(systemName: "bookmark")
            Image(systemName: "bookmark")
              .symbolVariant(.fill)
          }
        }
      }
      """
    // The tests have no pictures of symbols, with which a variant has its name.
    var tree = ExplainedView(390, 600) { Marked() }.tree
    tree.root.children[1].detail = "\"bookmark.fill\""
    let lines = SourcePlaces([("S.swift", source)]).placing(tree).root.all.map(\.source)
    #expect(lines == ["S.swift:3", "S.swift:4", "S.swift:5"])
    let written = """
      struct Chosen: View {
        var isOn = true
        var body: some View {
          HStack {
            if isOn {
              Image(systemName: "star")
            } else {
              Image(systemName: "star.fill")
            }
          }
        }
      }
      """
    #expect(places(Chosen(isOn: false), written) == ["HStack 4", #"Image("star.fill") 8"#])
    #expect(places(Chosen(), written) == ["HStack 4", #"Image("star") 6"#])
  }

  @Test("a style in a shape behind a label leaves the lines of the label and of its modifiers")
  func shapes() {
    let source = """
      struct Labelled: View {
        var body: some View {
          Button {
          } label: {
            Label("Add", systemImage: "star")
              .padding()
              .background(.yellow, in: Capsule())
          }
        }
      }
      """
    let found = places(Labelled(), source)
    #expect(
      Array(found.prefix(6)) == [
        "Button 3", "background 7", "padding 6", #"Label("Add") 5"#, #"Image("star") 5"#, #"Text("Add") 5"#,
      ])
  }

  @Test("the label of a menu has its line while the menu shows nothing else")
  func menus() {
    let source = """
      struct Choices: View {
        var body: some View {
          VStack {
            Menu {
              Button("Edit") {}
            } label: {
              Image(systemName: "ellipsis.circle")
            }
          }
        }
      }
      """
    #expect(places(Choices(), source) == ["VStack 3", "Menu 4", #"Image("ellipsis.circle") 7"#])
  }

  @Test("one of two colours behind a row has its line, and colours that texts are drawn with are no views")
  func colours() {
    let source = """
      struct Backed: View {
        var isLast = true
        var body: some View {
          List {
            Text("row")
              .listRowBackground(isLast ? Color.blue.opacity(0.1) : Color.clear)
            Text("tinted")
              .foregroundStyle(isLast ? Color.blue : Color.red)
          }
        }
      }
      """
    let found = places(Backed(), source)
    #expect(found.contains("Color.blue.opacity(0.1) 6"), "\(found)")
    #expect(found.contains(#"Text("tinted") 7"#), "\(found)")
  }

  @Test("what the closure of an animation makes of its view stands around that, by any name of its parameter")
  func animations() {
    let source = """
      struct Moved: View {
        var isOn = true
        var body: some View {
          Text("a")
            .frame(width: 50, height: 50)
            .animation(.spring(duration: 2)) {
              $0.opacity(isOn ? 1 : 0.1)
            }
            .animation(.default) { content in
              content
                .offset(x: 2)
            }
        }
      }
      """
    #expect(places(Moved(), source) == ["offset 11", "opacity 7", "frame 5", #"Text("a") 4"#])
  }

  @Test("a modifier around each of the views of one body has its line, and the views have theirs in the body")
  func several() {
    let source = """
      struct Both: View {
        var body: some View {
          Circle().frame(width: 40, height: 40)
          Text("x")
        }
      }
      struct Around: View {
        var body: some View {
          VStack {
            Both()
              .padding()
              .background(Color.red)
            Both()
          }
        }
      }
      """
    #expect(
      places(Around(), source) == [
        "VStack 9", "background 12", "padding 11", "frame 3", "Circle 3", "Color.red 12", "background 12",
        "padding 11", #"Text("x") 4"#, "Color.red 12", "frame 3", "Circle 3", #"Text("x") 4"#,
      ])
  }
}
