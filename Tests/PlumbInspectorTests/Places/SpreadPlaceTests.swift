import PlumbInspector
import SwiftUI
import Testing

private struct One: View { var body: some View { Text("one") } }
private struct Two: View { var body: some View { Text("two") } }

private struct Grouped: View {
  var isOn = true
  @ViewBuilder private var pair: some View {
    Text("g")
    Text("h")
  }
  var body: some View {
    VStack {
      Group {
        One()
        Two()
      }
      .background(Color.red)
      ForEach(0..<2) { number in
        Text("n \(number)")
        Text("m")
      }
      .padding()
      .background(Color.blue)
      Group {
        if isOn { Text("c") }
        Text("d")
      }
      .frame(width: 100)
      pair
        .padding()
    }
  }
}

private struct Alike: View {
  var first = "a"
  var isOn = false
  var body: some View {
    VStack {
      Group {
        if isOn { Text(first) }
        if !isOn { Text(first) }
      }
      .padding()
    }
  }
}

private struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
        .foregroundStyle(.red)
    }
  }
}

private struct Labelled: View {
  var body: some View {
    VStack {
      Label("Home", systemImage: "house")
        .labelStyle(Swapped())
      Label {
        Text("Own")
      } icon: {
        Image(systemName: "star")
      }
      .labelStyle(Swapped())
    }
  }
}

@MainActor @Suite("Places of modifiers around each of several views, and of icons")
struct SpreadPlaceTests {
  private func places<Content: View>(_ view: Content, _ text: String) -> [String] {
    let view = ExplainedView(390, 600) { view }
    return SourcePlaces([(name: "S.swift", text: text)]).placing(view.tree).root.all
      .filter { !$0.isPart }.map { "\($0.plainTitle) \($0.source?.dropFirst(8) ?? "-")" }
  }

  private let grouped = """
    struct One: View { var body: some View { Text("one") } }
    struct Two: View { var body: some View { Text("two") } }
    struct Grouped: View {
      var isOn = true
      @ViewBuilder private var pair: some View {
        Text("g")
        Text("h")
      }
      var body: some View {
        VStack {
          Group {
            One()
            Two()
          }
          .background(Color.red)
          ForEach(0..<2) { number in
            Text("n \\(number)")
            Text("m")
          }
          .padding()
          .background(Color.blue)
          Group {
            if isOn { Text("c") }
            Text("d")
          }
          .frame(width: 100)
          pair
            .padding()
        }
      }
    }
    """

  @Test(
    "a modifier of a group or of rows has its line around each of their views, and these have theirs in it")
  func groups() {
    let row = { (text: String, line: Int) in
      ["background 21", "padding 20", "Text(\"\(text)\") \(line)", "Color.blue 21"]
    }
    let rows = row("n 0", 17) + row("m", 18) + row("n 1", 17) + row("m", 18)
    let head = [
      "VStack 10", "background 15", "Text(\"one\") 1", "Color.red 15", "background 15", "Text(\"two\") 2",
      "Color.red 15",
    ]
    let pair = ["padding 28", "Text(\"g\") 6", "padding 28", "Text(\"h\") 7"]
    #expect(
      places(Grouped(), grouped) == head + rows + [
        "frame 26", "Text(\"c\") 23", "frame 26", "Text(\"d\") 24",
      ] + pair)
    #expect(
      places(Grouped(isOn: false), grouped) == head + rows + ["frame 26", "Text(\"d\") 24"] + pair)
  }

  @Test("of two views of a group that can be meant, none has a line, and the modifier has its own")
  func alike() {
    let source = """
      struct Alike: View {
        var body: some View {
          VStack {
            Group {
              if isOn { Text(first) }
              if !isOn { Text(first) }
            }
            .padding()
          }
        }
      }
      """
    #expect(places(Alike(), source) == ["VStack 3", "padding 8", "Text(\"a\") -"])
  }

  @Test("the icon of a label has the label's line where a style of the source shows it")
  func icon() {
    let source = """
      struct Swapped: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.title
            configuration.icon
              .foregroundStyle(.red)
          }
        }
      }
      struct Labelled: View {
        var body: some View {
          VStack {
            Label("Home", systemImage: "house")
              .labelStyle(Swapped())
            Label {
              Text("Own")
            } icon: {
              Image(systemName: "star")
            }
            .labelStyle(Swapped())
          }
        }
      }
      """
    #expect(
      places(Labelled(), source) == [
        "VStack 12", "HStack 3", #"Text("Home") 13"#, #"Image("house") 13"#, "HStack 3", #"Text("Own") 16"#,
        #"Image("star") 18"#,
      ])
  }
}
