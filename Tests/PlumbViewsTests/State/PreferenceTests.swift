import PlumbTesting
import SwiftUI
import Testing

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor @Suite("Preferences")
struct PreferenceTests {
  @Test("of several views become one, in order")
  func reduce() {
    var heard: [[String]] = []
    _ = TestedView(proposing: 100, 100) {
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          Color.red.preference(key: Names.self, value: ["b"])
          Color.red.preference(key: Names.self, value: ["c"])
        }
      }
      .onPreferenceChange(Names.self) { heard.append($0) }
    }
    #expect(heard == [["a", "b", "c"]])
  }

  @Test("can be changed on the way up")
  func transform() {
    var heard: [String] = []
    _ = TestedView(proposing: 100, 100) {
      Color.red.preference(key: Names.self, value: ["a"])
        .transformPreference(Names.self) { $0.append("b") }
        .onPreferenceChange(Names.self) { heard = $0 }
    }
    #expect(heard == ["a", "b"])
  }

  private struct Last: PreferenceKey {
    static let defaultValue = "default"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private func heard<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    var last = "nothing"
    _ = TestedView(proposing: 100, 100) { content().onPreferenceChange(Last.self) { last = $0 } }
    return last
  }

  @Test("content that can change takes part with the default value (Recorded/Layouts.md#O1)")
  func dynamic() {
    let said = Color.red.preference(key: Last.self, value: "said")
    let isThere = true
    // The default value is no news.
    #expect(heard { said.overlay { if isThere { Color.green } } } == "nothing")
    #expect(
      heard {
        VStack {
          said; ForEach(0..<2) { _ in Color.green }
        }
      } == "nothing")
    #expect(
      heard {
        VStack {
          said;
          HStack {
            Text("a"); AnyView(Color.green)
          }
        }
      } == "nothing")
    #expect(
      heard {
        VStack {
          if !isThere { Color.green }; said
        }
      } == "said")
    #expect(heard { VStack { if isThere { said } } } == "said")
    #expect(
      heard {
        TimelineView(.everyMinute) { _ in
          VStack {
            said; if isThere { Color.green }
          }
        }
      } == "nothing", "the content of a timeline is the source's too")
    #expect(
      heard {
        VStack {
          said; if isThere { said } else { Color.green }
        }
      } == "said")
  }

  @Test("content that cannot change takes no part in preferences, whatever controls are made of")
  func still() {
    let said = Color.red.preference(key: Last.self, value: "said")
    #expect(
      heard {
        VStack {
          said; Text("a"); Color.green
        }
      } == "said")
    #expect(
      heard {
        VStack {
          said; Button("a") {}; Toggle("b", isOn: .constant(true)); Label("c", systemImage: "star")
        }
      } == "said")
  }

  @Test("nobody is told of a default")
  func silent() {
    var count = 0
    _ = TestedView(proposing: 100, 100) { Color.red.onPreferenceChange(Widest.self) { _ in count += 1 } }
    #expect(count == 0)
  }

  struct SameWidths: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        ForEach(["a", "abc"], id: \.self) { text in
          Text(text)
            .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
            .frame(width: width == 0 ? nil : width)
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test("make columns of the widest text")
  func measured() {
    let view = TestedView(proposing: 100, 100) { SameWidths() }
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(view.frame(of: #"Text("a")"#)?.minX == 10)
    #expect(view.warnings == [])
  }

  @Test("make a view in front")
  func overlay() {
    let view = TestedView(proposing: 100, 100) {
      Color.red.preference(key: Names.self, value: ["x", "y"])
        .overlayPreferenceValue(Names.self) { Text($0.joined()) }
    }
    #expect(view.frame(of: #"Text("xy")"#) == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  struct Endless: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width)
        .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
        .onPreferenceChange(Widest.self) { width = $0 + 1 }
    }
  }

  @Test("that change themselves for ever end in a sentence and a picture")
  func endless() {
    let view = TestedView(proposing: 1000, 100) { Endless() }
    #expect(
      view.warnings == [
        "GeometryReader › Color.clear: the view changes its own layout for ever; the last of 100 passes is shown."
      ])
    #expect(view.size.width > 10)
  }

  /// Answers each value with the next, without a layout between.
  struct Counting: View {
    @State private var number = 0
    var body: some View {
      Color.red.preference(key: Widest.self, value: CGFloat(number + 1))
        .onPreferenceChange(Widest.self) { number = Int($0) }
    }
  }

  @Test("that are answered with others for ever end in a sentence that names the view")
  func counting() {
    let view = TestedView(proposing: 100, 100) { Counting() }
    #expect(
      view.warnings == [
        "Color.red: the views change each other for ever (Counting changed last); the last of 100 passes is shown."
      ])
  }
}
