import PlumbInspector
import SwiftUI
import Testing

private struct Box: ViewModifier {
  func body(content: Content) -> some View { content.padding(10) }
}

private struct Framed: ViewModifier {
  var isWide = true
  func body(content: Content) -> some View {
    VStack {
      Text("above")
      if isWide { content.frame(width: 100) } else { content }
    }
    .modifier(Box())
  }
}

extension View {
  fileprivate func boxed() -> some View { modifier(Box()) }
  fileprivate func raised() -> some View { self.padding(2).background(Color.red) }
}

private struct Shown: View {
  var isOn = true
  var body: some View {
    VStack {
      VStack { Text("Hello") }.modifier(Box())
      HStack { Text("in").boxed() }.modifier(Framed())
      Text("up").raised()
    }
  }
}

private struct Chosen: View {
  var isOn = true
  var body: some View {
    VStack {
      Text("one").background(isOn ? Circle().fill(.gray) : Circle().fill(.clear))
      isOn ? Text("yes") : Text("no")
      Text("last").background(.yellow)
    }
  }
}

private struct Padded: View {
  var body: some View {
    VStack {
      Text("one")
        .padding()
      Text("two").padding(vertical: 4)
      Text("three").padding(8)
    }
  }
}

extension View {
  fileprivate func padding(vertical: CGFloat, leading: CGFloat = 0) -> some View {
    padding(EdgeInsets(top: vertical, leading: leading, bottom: vertical, trailing: 0))
  }
}

private struct Erased: ViewModifier {
  func body(content: Content) -> some View {
    AnyView(AnyView(content).padding(3))
  }
}

private struct Timed: ViewModifier {
  func body(content: Content) -> some View {
    TimelineView(.animation) { _ in content }
  }
}

extension View {
  fileprivate func card(vertical: CGFloat) -> some View { padding(.vertical, vertical) }
  fileprivate func card(horizontal: CGFloat) -> some View {
    padding(.horizontal, horizontal)
  }
}

private struct Modified: View {
  var body: some View {
    VStack {
      Text("one").modifier(Erased())
      Button("two") {}.modifier(Erased())
      Text("three").card(horizontal: 4)
      Text("four").modifier(Timed())
      Text("five").background(.white)
      Text("six").background(.regularMaterial)
      Text("six").background(.secondary)
      Text("seven").glassEffect(.regular, in: .rect(cornerRadius: 16))
    }
  }
}

@MainActor @Suite("Places of views in modifiers of the source")
struct AppliedModifierTests {
  private func places<Content: View>(_ view: Content, _ source: String) -> [String] {
    let view = ExplainedView(390, 600) { view }
    return SourcePlaces([("S.swift", source)]).placing(view.tree).root.all.filter { !$0.isPart }.map {
      "\($0.plainTitle) \($0.source?.dropFirst(8) ?? "-")"
    }
  }

  @Test("a modifier's body stands around what it is called on, which has its lines, and has its own")
  func modifiers() {
    let source = """
      struct Box: ViewModifier {
        func body(content: Content) -> some View { content.padding(10) }
      }
      struct Framed: ViewModifier {
        var isWide = true
        func body(content: Content) -> some View {
          VStack {
            Text("above")
            if isWide { content.frame(width: 100) } else { content }
          }
          .modifier(Box())
        }
      }
      extension View {
        func boxed() -> some View { modifier(Box()) }
        func raised() -> some View { self.padding(2).background(Color.red) }
      }
      struct Shown: View {
        var isOn = true
        var body: some View {
          VStack {
            VStack { Text("Hello") }.modifier(Box())
            HStack { Text("in").boxed() }.modifier(Framed())
            Text("up").raised()
          }
        }
      }
      """
    #expect(
      places(Shown(), source) == [
        "VStack 21", "padding 2", "VStack 22", #"Text("Hello") 22"#, "padding 2", "VStack 7",
        #"Text("above") 8"#, "frame 9", "HStack 23", "padding 2", #"Text("in") 23"#, "background 16",
        "padding 16", #"Text("up") 24"#, "Color.red 16",
      ])
  }

  @Test("a modifier whose body is not known leaves no other line open than those in it")
  func unknown() {
    let source = """
      struct Shown: View {
        var isOn = true
        var body: some View {
          VStack {
            VStack { Text("Hello") }.modifier(Box())
            HStack { Text("in").boxed() }.modifier(Framed())
            Text("up").raised()
          }
        }
      }
      """
    #expect(places(Shown(), source).first == "VStack 4")
  }

  @Test("a call that leaves out what a modifier of the source needs is of SwiftUI's modifier")
  func ofOneName() {
    let source = """
      extension View {
        func padding(vertical: CGFloat, leading: CGFloat = 0) -> some View {
          return padding(EdgeInsets(top: vertical, leading: leading, bottom: vertical, trailing: 0))
        }
      }
      struct Padded: View {
        var body: some View {
          VStack {
            Text("one")
              .padding()
            Text("two").padding(vertical: 4)
            Text("three").padding(8)
          }
        }
      }
      """
    #expect(
      places(Padded(), source) == [
        "VStack 8", "padding 10", #"Text("one") 9"#, "padding 3", #"Text("two") 11"#, "padding 12",
        #"Text("three") 12"#,
      ])
  }

  @Test("one of two views, also behind another one, and a colour there leave the other lines as they are")
  func choices() {
    let source = """
      struct Chosen: View {
        var isOn = true
              var body: some View {
          VStack {
            Text("one").background(isOn ? Circle().fill(.gray) : Circle().fill(.clear))
                  isOn ? Text("yes") : Text("no")
            Text("last").background(.yellow)
          }
        }
      }
      """
    let found = places(Chosen(), source)
    #expect(
      found.filter { !$0.hasPrefix("Circle") && !$0.hasPrefix("Color") } == [
        "VStack 4", "background 5", #"Text("one") 5"#, #"Text("yes") 6"#, "background 7", #"Text("last") 7"#,
      ])
  }

  @Test(
    "content that a modifier erases or shows over time, overloads, glass and styles that are members keep their lines"
  )
  func written() {
    let source = """
      struct Erased: ViewModifier {
        func body(content: Content) -> some View {
          AnyView(AnyView(content).padding(3))
        }
      }
      struct Timed: ViewModifier {
        func body(content: Content) -> some View {
          TimelineView(.animation) { _ in content }
        }
      }
      extension View {
        func card(vertical: CGFloat) -> some View { padding(.vertical, vertical) }
        func card(horizontal: CGFloat) -> some View {
          padding(.horizontal, horizontal)
        }
      }
      struct Modified: View {
        var body: some View {
          VStack {
            Text("one").modifier(Erased())
            Button("two") {}.modifier(Erased())
            Text("three").card(horizontal: 4)
            Text("four").modifier(Timed())
            Text("five").background(.white)
            Text("six").background(.regularMaterial)
            Text("six").background(.secondary)
            Text("seven").glassEffect(.regular, in: .rect(cornerRadius: 16))
          }
        }
      }
      """
    #expect(
      places(Modified(), source) == [
        "VStack 19", "padding 3", #"Text("one") 20"#, "padding 3", "Button 21", #"Text("two") 21"#,
        "padding 14", #"Text("three") 22"#, #"Text("four") 23"#, "background 24", #"Text("five") 24"#,
        "Color.white 24", "background 25", #"Text("six") 25"#, "Material 25", "background 26",
        #"Text("six") 26"#, "HierarchicalShapeStyle 26", "glassEffect 27",
        #"Text("seven") 27"#,
      ])
  }
}
