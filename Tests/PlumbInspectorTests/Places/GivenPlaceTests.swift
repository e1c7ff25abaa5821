import PlumbInspector
import SwiftUI
import Testing

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      content
      Text("end")
    }
  }
}

private struct Titled<Title: View, Content: View>: View {
  @ViewBuilder var title: Title
  @ViewBuilder var content: () -> Content
  var body: some View {
    Card {
      title
      content()
    }
  }
}

private struct Cards: View {
  var body: some View {
    VStack {
      Card { Text("a") }
      Card {
        Text("b")
        HStack { Text("c") }
      }
      Titled {
        Text("d")
      } content: {
        Text("e").padding()
      }
    }
  }
}

private struct Rows: View {
  var isOn = true
  var body: some View {
    VStack {
      row { Text("a") }
      row(title: Text("b")) {
        HStack { Text("c") }
      }
      Card { Text("d") }
      chosen
    }
  }
  private func row<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    content().padding(3)
  }
  private func row<Content: View>(title: Text, @ViewBuilder content: () -> Content) -> some View {
    VStack {
      title
      content()
    }
  }
  @ViewBuilder private var chosen: some View {
    let words = Text("e").bold()
    if isOn { words.padding() } else { words }
  }
}

private struct Alone: View {
  var body: some View {
    Card {
      Text("only")
    }
  }
}

private struct Press: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(5)
      .background(Color.red)
  }
}

private struct Turned: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Text("end")
    }
  }
}

private struct Styled: View {
  var body: some View {
    VStack {
      Button("A") {}.buttonStyle(Press())
      Button {
      } label: {
        HStack { Text("B") }
      }
      .buttonStyle(Press())
      Label("C", systemImage: "star").labelStyle(Turned())
    }
  }
}

private struct Barred: View {
  @State var isOn = false
  var tint: Color { .yellow }
  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach([1, 2], id: \.self) { Text("\($0)") }
            .onDelete { _ in }
        } header: {
          Text("Head")
        }
        HStack {
          Text("X")
          Text("Y").background(tint.opacity(0.5))
        }
      }
      .background(.ultraThinMaterial)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Dismiss") {}
        }
      }
    }
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Image(systemName: "lock")
      configuration.padding(12)
    }
  }
}

private struct Choices: View {
  @State var text = ""
  var body: some View {
    VStack {
      ForEach(0..<2) { index in
        let word =
          index < 1
          ? "x"
          : "y"
        Text(word)
      }
      TextField("A", text: $text).textFieldStyle(Boxed())
    }
  }
}

@MainActor @Suite("Places of views that others are given")
struct GivenPlaceTests {
  private func places<Content: View>(_ view: Content, _ source: String) -> [String] {
    let view = ExplainedView(390, 600, font: nil) { view }
    return SourcePlaces([("S.swift", source)]).placing(view.tree).root.all.filter { !$0.isPart }.map {
      "\($0.plainTitle) \($0.source?.dropFirst(8) ?? "-")"
    }
  }

  private let containers = """
    struct Card<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          content
          Text("end")
        }
      }
    }
    struct Titled<Title: View, Content: View>: View {
      @ViewBuilder var title: Title
      @ViewBuilder var content: () -> Content
      var body: some View {
        Card {
          title
          content()
        }
      }
    }

    """

  @Test(
    "a constant whose choices stand on lines of their own takes none of the views behind it, and a field has its style's"
  )
  func choices() {
    let source = """
      struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
          HStack {
            Image(systemName: "lock")
            configuration.padding(12)
          }
        }
      }
      struct Choices: View {
        @State var text = ""
        var body: some View {
          VStack {
            ForEach(0..<2) { index in
              let word =
                index < 1
                ? "x"
                : "y"
              Text(word)
            }
            TextField("A", text: $text).textFieldStyle(Boxed())
          }
        }
      }
      """
    #expect(
      places(Choices(), source) == [
        "VStack 12", #"Text("x") 18"#, #"Text("y") 18"#, "HStack 3", #"Image("lock") 4"#, "padding 5",
        "TextField 20",
      ])
  }

  @Test(
    "what a view of the source is given stands where it is given, and the rest where the view is declared")
  func given() {
    let source =
      containers + """
        struct Cards: View {
          var body: some View {
            VStack {
              Card { Text("a") }
              Card {
                Text("b")
                HStack { Text("c") }
              }
              Titled {
                Text("d")
              } content: {
                Text("e").padding()
              }
            }
          }
        }
        """
    #expect(
      places(Cards(), source) == [
        "VStack 22", "VStack 4", #"Text("a") 23"#, #"Text("end") 6"#, "VStack 4", #"Text("b") 25"#,
        "HStack 26",
        #"Text("c") 26"#, #"Text("end") 6"#, "VStack 4", #"Text("d") 29"#, "padding 31", #"Text("e") 31"#,
        #"Text("end") 6"#,
      ])
  }

  @Test("a body that makes nothing but another view's has given that view its content all the same")
  func alone() {
    let source =
      containers + """
        struct Alone: View {
          var body: some View {
            Card {
              Text("only")
            }
          }
        }
        """
    #expect(places(Alone(), source) == ["VStack 4", #"Text("only") 23"#, #"Text("end") 6"#])
  }

  @Test("a style's views stand in its makeBody, and what its control is given where the control stands")
  func styles() {
    let source = """
      struct Press: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .padding(5)
            .background(Color.red)
        }
      }
      struct Turned: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.title
            Text("end")
          }
        }
      }
      struct Styled: View {
        var body: some View {
          VStack {
            Button("A") {}.buttonStyle(Press())
            Button {
            } label: {
              HStack { Text("B") }
            }
            .buttonStyle(Press())
            Label("C", systemImage: "star").labelStyle(Turned())
          }
        }
      }
      """
    #expect(
      places(Styled(), source) == [
        "VStack 18", "Button 19", "background 5", "padding 4", #"Text("A") 19"#, "Color.red 5", "Button 20",
        "background 5", "padding 4", "HStack 22", #"Text("B") 22"#, "Color.red 5", "HStack 10",
        #"Text("C") 25"#, #"Text("end") 12"#,
      ])
  }

  @Test("headers of edited rows, buttons in items of a bar, and views in front of any style have their lines")
  func bars() {
    let source = """
      struct Barred: View {
        @State var isOn = false
        var tint: Color { .yellow }
        var body: some View {
          NavigationStack {
            List {
              Section {
                ForEach([1, 2], id: \\.self) { Text("\\($0)") }
                  .onDelete { _ in }
              } header: {
                Text("Head")
              }
              HStack {
                Text("X")
                Text("Y").background(tint.opacity(0.5))
              }
            }
            .background(.ultraThinMaterial)
            .toolbar {
              ToolbarItem(placement: .navigationBarTrailing) {
                Button("Dismiss") {}
              }
            }
          }
        }
      }
      """
    let found = places(Barred(), source)
    for line in [
      "NavigationStack 5", "background 18", "List 6", #"Text("Head") 11"#, #"Text("1") 8"#, #"Text("2") 8"#,
      "HStack 13", #"Text("X") 14"#, "background 15", #"Text("Y") 15"#, "Button 21", #"Text("Dismiss") 21"#,
    ] {
      #expect(found.contains(line), "\(line) is not in \(found)")
    }
  }

  @Test("views in the closures of a function of the source, and in constants of a builder, have their lines")
  func functions() {
    let source = """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          VStack {
            content
            Text("end")
          }
        }
      }
      struct Rows: View {
        var isOn = true
        var body: some View {
          VStack {
            row { Text("a") }
            row(title: Text("b")) {
              HStack { Text("c") }
            }
            Card { Text("d") }
            chosen
          }
        }
        private func row<Content: View>(@ViewBuilder content: () -> Content) -> some View {
          content().padding(3)
        }
        private func row<Content: View>(title: Text, @ViewBuilder content: () -> Content) -> some View {
          VStack {
            title
            content()
          }
        }
        @ViewBuilder private var chosen: some View {
          let words = Text("e").bold()
          if isOn { words.padding() } else { words }
        }
      }
      """
    #expect(
      places(Rows(), source) == [
        "VStack 13", "padding 23", #"Text("a") 14"#, "VStack 26", #"Text("b") 15"#, "HStack 16",
        #"Text("c") 16"#, "VStack 4", #"Text("d") 18"#, #"Text("end") 6"#, "padding 33", #"Text("e") 32"#,
      ])
  }
}
