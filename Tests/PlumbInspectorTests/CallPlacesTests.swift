import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

/// A view and its source, which is the same as the lines of its type here.
@MainActor private func places<Content: View>(_ view: Content, _ source: String) -> [String] {
  let view = ExplainedView(390, 600) { view }
  return SourcePlaces([("S.swift", source)]).placing(view.tree).root.all.filter { !$0.isPart }.map {
    "\($0.plainTitle) \($0.source?.dropFirst(8) ?? "-")"
  }
}

private struct Branching: View {
  let high: String?
  let text: String
  var body: some View {
    VStack {
      if let high { Text(high) }
      Text(text)
    }
  }
}

private struct Rows: View {
  var body: some View {
    VStack {
      Branching(high: "a", text: "one")
      Branching(high: nil, text: "two")
    }
  }
}

private struct Item: Identifiable {
  let id: Int
  let title: String
}

private struct Listed: View {
  let items = [Item(id: 1, title: "Milk"), Item(id: 2, title: "Bread")]
  var body: some View {
    VStack {
      ForEach(items) { item in
        HStack {
          Text(item.title)
          Spacer()
        }
      }
      Button {
      } label: {
        HStack { Text("Add") }
      }
    }
  }
}

private struct Held: View {
  @State private var name = "two"
  var body: some View {
    VStack {
      Text("Start")
      Text(name)
      Text(name)
        .bold()
      Label(name, systemImage: "heart")
      Button(name) {}
    }
  }
}

private struct Nested: View {
  var body: some View {
    GeometryReader { g in
      ScrollView {
        VStack(spacing: 20) {
          Color.sea.frame(height: 10).padding(10)
          HStack(spacing: 10) {
            Text("B").padding(20)
          }
        }
      }
    }
  }
}

extension Color { fileprivate static let sea = Color(red: 0, green: 0.4, blue: 0.7) }

private struct Stacked: View {
  var header: some View { Text("Head") }
  func row(_ text: String) -> some View { HStack { Text(text) } }
  var body: some View {
    NavigationStack {
      VStack {
        header
        row("r")
        Toggle("On", isOn: .constant(true))
      }
      .navigationTitle("Home")
    }
  }
}

private struct Either: View {
  var isFirst = false
  var isSecond = true
  let name = "x"
  var body: some View {
    VStack {
      if isFirst { Text(name) }
      if isSecond { Text(name) }
      Text("last")
    }
  }
}

@MainActor @Suite("Places of calls in the source")
struct CallPlacesTests {
  @Test("a branch that was not taken is the place of nothing")
  func branches() {
    let source = """
      struct Branching: View {
        let high: String?
        let text: String
        var body: some View {
          VStack {
            if let high { Text(high) }
            Text(text)
          }
        }
      }
      struct Rows: View {
        var body: some View {
          VStack {
            Branching(high: "a", text: "one")
            Branching(high: nil, text: "two")
          }
        }
      }
      """
    #expect(
      places(Rows(), source) == [
        "VStack 13", "VStack 5", #"Text("a") 6"#, #"Text("one") 7"#, "VStack 5", #"Text("two") 7"#,
      ])
  }

  @Test(
    "words of the data are the place of no view, and each row of a loop has the place of the loop's content")
  func data() {
    let source = """
      struct Item: Identifiable { let id: Int; let title: String }
      struct Listed: View {
        let items = [Item(id: 1, title: "Milk"), Item(id: 2, title: "Bread")]
        var body: some View {
          VStack {
            ForEach(items) { item in
              HStack {
                Text(item.title)
                Spacer()
              }
            }
            Button { } label: {
              HStack { Text("Add") }
            }
          }
        }
      }
      """
    #expect(
      places(Listed(), source) == [
        "VStack 5", "HStack 7", #"Text("Milk") 8"#, "Spacer 9", "HStack 7", #"Text("Bread") 8"#, "Spacer 9",
        "Button 12", "HStack 13", #"Text("Add") 13"#,
      ])
  }

  @Test("the value of a property is the place of no view, and texts of one value are told by their order")
  func properties() {
    let source = """
      struct Held: View {
        @State private var name = "two"
        var body: some View {
          VStack {
            Text("Start")
            Text(name)
            Text(name)
              .bold()
            Label(name, systemImage: "heart")
            Button(name) {}
          }
        }
      }
      """
    #expect(
      places(Held(), source) == [
        "VStack 4", #"Text("Start") 5"#, #"Text("two") 6"#, #"Text("two") 7"#, #"Label("two") 9"#,
        #"Image("heart") 9"#, #"Text("two") 9"#, "Button 10", #"Text("two") 10"#,
      ])
  }

  @Test("views in readers and scroll views have places, modifiers of one name too, and a person's own colour")
  func nested() {
    let source = """
      struct Nested: View {
        var body: some View {
          GeometryReader { g in
            ScrollView {
              VStack(spacing: 20) {
                Color.sea.frame(height: 10).padding(10)
                HStack(spacing: 10) {
                  Text("B").padding(20)
                }
              }
            }
          }
        }
      }
      """
    #expect(
      places(Nested(), source) == [
        "GeometryReader 3", "ScrollView 4", "VStack 5", "padding 6", "frame 6", "Color.rgb(0, 0.4, 0.7) 6",
        "HStack 7",
        "padding 8", #"Text("B") 8"#,
      ])
  }

  @Test(
    "what a property or a function of the view makes has its place there, and a title in a bar that of its words"
  )
  func members() {
    let source = """
      struct Stacked: View {
        var header: some View { Text("Head") }
        func row(_ text: String) -> some View { HStack { Text(text) } }
        var body: some View {
          NavigationStack {
            VStack {
              header
              row("r")
              Toggle("On", isOn: .constant(true))
            }
            .navigationTitle("Home")
          }
        }
      }
      """
    let found = places(Stacked(), source)
    #expect(
      found == [
        "NavigationStack 5", "navigationTitle 11", "VStack 6", #"Text("Head") 2"#, "HStack 3",
        #"Text("r") 3"#,
        "Toggle 9",
        #"Text("On") 9"#,
      ])
  }

  @Test("a view that one of two branches can have made has no place, and the others have theirs")
  func uncertain() {
    let source = """
      struct Either: View {
        var isFirst = false
        var isSecond = true
        let name = "x"
        var body: some View {
          VStack {
            if isFirst { Text(name) }
            if isSecond { Text(name) }
            Text("last")
          }
        }
      }
      """
    #expect(places(Either(), source) == ["VStack 6", #"Text("x") -"#, #"Text("last") 9"#])
    let known = SourcePlaces([("S.swift", source)])
    #expect(known.hasCall(at: "7") && known.hasCall(at: "S.swift:8") && !known.hasCall(at: "4"))
  }

  @Test("a source that does not have a type says nothing of its views, and what is cut off says what it can")
  func broken() {
    #expect(
      places(Either(), "struct Other: View { var body: some View { VStack { Text(\"x\") } } }").allSatisfy {
        $0.hasSuffix(" -")
      })
    for source in [
      "struct Either { var body: some View { VStack {",
      "struct Either: View { var body: some View { VStack { switch a { case", "#Preview",
      "struct Either: View { var body: some View { \"\\(",
    ] {
      #expect(places(Either(), source).count == 3)
    }
  }
}

private struct Commented: View {
  var body: some View {
    VStack {
      Text("one")  // the first
      Divider() /* between */
      Text("two").padding(2)  // moved
    }
  }
}

private struct Overloaded: View {
  var body: some View {
    VStack {
      Text("one").font(.title).position(position(for: 3))
      Text("two").font(big: 20)
    }
  }
  private func position(for number: Int) -> CGPoint { CGPoint(x: number, y: number) }
}

extension View {
  fileprivate func font(big size: CGFloat) -> some View { opacity(0.5) }
}

@MainActor @Suite("Places beside comments and functions of the source")
struct CommentPlaceTests {
  @Test("a comment behind a view is no part of it")
  func comments() {
    #expect(
      places(
        Commented(),
        """
        struct Commented: View {
          var body: some View {
            VStack {
              Text("one") // the first
              Divider() /* between */
              Text("two").padding(2) // moved
            }
          }
        }
        """) == ["VStack 3", #"Text("one") 4"#, "Divider 5", "padding 6", #"Text("two") 6"#])
  }

  @Test("a modifier of SwiftUI's is known beside a function of its name with other arguments")
  func overloads() {
    #expect(
      places(
        Overloaded(),
        """
        struct Overloaded: View {
          var body: some View {
            VStack {
              Text("one").font(.title).position(position(for: 3))
              Text("two").font(big: 20)
            }
          }
          private func position(for number: Int) -> CGPoint { CGPoint(x: number, y: number) }
        }
        extension View {
          func font(big size: CGFloat) -> some View { opacity(0.5) }
        }
        """) == [
          "VStack 3", "position 4", #"Text("one") 4"#, "opacity 11", #"Text("two") 5"#,
        ])
  }
}
