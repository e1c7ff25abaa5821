import PlumbTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var caption: String = "none"
}

/// A container that writes each subview's caption before it.
private struct Captions<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        ForEach(subviews) { subview in
          HStack(spacing: 0) {
            Text(subview.containerValues.caption)
            subview
          }
        }
      }
    }
  }
}

@Suite("The subviews of a view")
@MainActor struct SubviewsTests {
  @Test("are the members of groups, collections and conditions, with their container values")
  func members() {
    expectLayout(proposing: nil, nil) {
      Captions {
        Color.red.frame(width: 5, height: 10).containerValue(\.caption, "r").padding(1)
        Group {
          Color.green.frame(width: 5, height: 10)
          ForEach(0..<2, id: \.self) { _ in Color.blue.frame(width: 5, height: 10) }
        }
        .containerValue(\.caption, "g")
        if true { EmptyView() }
      }
    } is: {
      """
      VStack               0,0 17×52
      ├─ Text("4")         0,0 10×10
      ├─ HStack            0,10 17×12
      │  ├─ Text("r")      0,11 10×10
      │  └─ padding        10,10 7×12
      │     └─ Color.red   11,11 5×10
      ├─ HStack            0,22 15×10
      │  ├─ Text("g")      0,22 10×10
      │  └─ Color.green    10,22 5×10
      ├─ HStack            0,32 15×10
      │  ├─ Text("g")      0,32 10×10
      │  └─ Color.blue     10,32 5×10
      └─ HStack            0,42 15×10
         ├─ Text("g")      0,42 10×10
         └─ Color.blue     10,42 5×10
      """
    }
  }

  @Test("can be left out, sliced and put elsewhere")
  func slices() {
    let tested = TestedView(proposing: nil, nil) {
      HStack(spacing: 0) {
        Group(
          subviews: Group {
            Text("a")
            Text("b")
            Text("c")
          }
        ) { subviews in
          subviews[1...]
          subviews[0]
        }
      }
    }
    let x = ["a", "b", "c"].map { tested.frame(of: "Text(\"\($0)\")")?.minX }
    #expect(x == [20, 0, 10])
  }

  @Test("are each an element of ForEach(subviews:)")
  func forEach() {
    let tested = TestedView(proposing: nil, nil) {
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Text("a")
            Text("b")
          }
        ) { $0.padding(1) }
      }
    }
    #expect(tested.size == CGSize(width: 12, height: 24))
  }

  @Test("keep their state while others come and go")
  func state() {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("n\(count)") { count += 1 } }
    }
    struct Changing: View {
      @State var hasMore = false
      var body: some View {
        Captions {
          if hasMore { Text("more") }
          Counter()
          Button("change") { hasMore.toggle() }
        }
      }
    }
    let tested = TestedView(proposing: nil, nil) { Changing() }
    tested.press("n0")
    tested.press("change")
    #expect(tested.frame(of: "Text(\"more\")") != nil)
    #expect(tested.frame(of: "Text(\"n1\")") != nil)
  }

  @Test("a value that nobody set is the key's default")
  func defaults() {
    let tested = TestedView(proposing: nil, nil) { Captions { Color.red.frame(width: 5, height: 10) } }
    #expect(tested.frame(of: "Text(\"none\")") != nil)
  }
}
