import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("The order of elements for assistive technology") @MainActor struct ReadingOrderTests {
  @Test("a bar and its items come before the content, and a bar at the bottom behind it")
  func bars() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack {
        VStack {
          Text("first")
          Button("second") {}
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
      }
    }
    let labels = view.elementLabels
    #expect(Set(labels.prefix(2)) == ["Title", "Add"])
    #expect(labels.dropFirst(2) == ["first", "second", "Below"])
  }

  @Test("an inset at the top is read first")
  func inset() {
    let view = TestedView(proposing: 390, 700) {
      ScrollView { Text("content") }.safeAreaInset(edge: .top) { Text("bar") }
    }
    #expect(view.elementLabels == ["bar", "content"])
  }

  @Test("higher sort priorities come first, and equal ones in the order of the source")
  func priorities() {
    let view = TestedView(proposing: 390, 700) {
      VStack {
        Text("last").accessibilitySortPriority(-1)
        Text("third")
        Text("first").accessibilitySortPriority(2)
        Text("second").accessibilitySortPriority(1)
        Text("fourth").accessibility(sortPriority: 0)
      }
    }
    #expect(view.elementLabels == ["first", "second", "third", "fourth", "last"])
  }

  @Test("a priority counts at its level: in a container, in what scrolls, and in a bar")
  func levels() {
    let view = TestedView(proposing: 390, 700) {
      NavigationStack {
        VStack {
          Text("above")
          HStack {
            Text("b")
            Text("a").accessibilitySortPriority(9)
          }
          .accessibilityElement(children: .contain)
          ScrollView {
            Text("d")
            Text("c").accessibilitySortPriority(9)
          }
          VStack { Text("raised") }.accessibilityElement(children: .contain).accessibilitySortPriority(1)
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(view.elementLabels == ["Title", "raised", "above", "a", "b", "c", "d"])
  }
}
