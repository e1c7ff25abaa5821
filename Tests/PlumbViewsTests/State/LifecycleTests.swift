import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Appearing and changing")
struct LifecycleTests {
  final class Diary { var lines: [String] = [] }

  struct Page: View {
    let diary: Diary
    @State private var isShown = true
    @State private var number = 1
    var body: some View {
      VStack(spacing: 0) {
        if isShown {
          Text("page")
            .onAppear { diary.lines.append("appear") }
            .onDisappear { diary.lines.append("disappear") }
        }
        Button("turn") { isShown.toggle() }
        Button("count") { number += 1 }
        Text("\(number)").onChange(of: number) { old, new in diary.lines.append("\(old)→\(new)") }
      }
    }
  }

  @Test("a view appears once and disappears once")
  func appearing() {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) { Page(diary: diary) }
    #expect(diary.lines == ["appear"])
    view.press("count")
    view.press("turn")
    #expect(diary.lines == ["appear", "1→2", "disappear"])
  }

  struct Renamed: View {
    let diary: Diary
    @State private var name = "old"
    var body: some View {
      VStack {
        Text(name).id(name)
          .onAppear { [name] in diary.lines.append("\(name) appears") }
          .onDisappear { [name] in diary.lines.append("\(name) disappears") }
          .id(name)
        Button("rename") { name = "new" }
      }
    }
  }

  struct Written: View {
    let diary: Diary
    @State private var number = 1
    var body: some View {
      Group {
        VStack {
          Button("count") { number += 1 }
            .onChange(of: number, initial: true) { diary.lines.append("button changes") }
            .onAppear { diary.lines.append("button appears") }
        }
        .onAppear { diary.lines.append("stack appears") }
        .onChange(of: number, initial: true) { diary.lines.append("stack changes") }
      }
      .onChange(of: number, initial: true) { diary.lines.append("group changes") }
      .onAppear { diary.lines.append("group appears") }
    }
  }

  @Test(
    "first changes and appearances come as they are written, inner views first (Recorded/Animation.md#X11)")
  func written() {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) { Written(diary: diary) }
    #expect(
      diary.lines == [
        "button changes", "button appears", "stack appears", "stack changes", "group changes",
        "group appears",
      ])
    diary.lines = []
    view.press("count")
    #expect(diary.lines == ["button changes", "stack changes", "group changes"])
  }

  @Test("a view that is seen again appears again, and its first change is not told a second time")
  func seenAgain() {
    let diary = Diary()
    let view = TestedView(proposing: 200, 300) {
      NavigationStack {
        NavigationLink("go") { Text("there") }
          .onChange(of: 1, initial: true) { diary.lines.append("changes") }
          .onAppear { diary.lines.append("appears") }
      }
    }
    view.press("go")
    view.press("Back")
    #expect(diary.lines == ["changes", "appears", "appears"])
  }

  @Test("a view with a new id appears before the old one disappears (Recorded/Animation.md#X5)")
  func identity() {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) { Renamed(diary: diary) }
    view.press("rename")
    #expect(diary.lines == ["old appears", "new appears", "old disappears"])
  }

  struct Swapped: View {
    let diary: Diary
    @State private var name = "old"
    var body: some View {
      VStack {
        Text(name)
          .onAppear { [name] in diary.lines.append("\(name) appears") }
          .onDisappear { [name] in diary.lines.append("\(name) disappears") }
          .transition(.identity)
          .id(name)
        Button("rename") { name = "new" }
      }
    }
  }

  @Test(
    "with the transition identity the old view disappears before the new one appears (Recorded/Animation.md#X9)"
  )
  func identityTransition() {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) { Swapped(diary: diary) }
    view.press("rename")
    #expect(diary.lines == ["old appears", "old disappears", "new appears"])
  }

  struct Wrapped: View {
    let diary: Diary
    @State private var isFull = false
    var body: some View {
      VStack(spacing: 0) {
        (isFull ? AnyView(Text("full")) : AnyView(EmptyView()))
          .onAppear { diary.lines.append("appears") }
          .onDisappear { diary.lines.append("disappears") }
        Button("fill") { isFull.toggle() }
        EmptyView().onAppear { diary.lines.append("nothing") }
      }
    }
  }

  @Test("an AnyView without anything in it appears and takes no place (Recorded/Animation.md#X8)")
  func emptyAnyView() {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) { Wrapped(diary: diary) }
    #expect(diary.lines == ["appears"])
    #expect(view.frame(of: "Button")?.minY == 0, "the button is at the top, as if it were alone")
    view.press("fill")
    #expect(diary.lines == ["appears", "appears", "disappears"])
  }

  struct Nested: View {
    let diary: Diary
    var body: some View {
      VStack {
        GeometryReader { _ in Text("late").onAppear { diary.lines.append("late") } }
        Text("a").onAppear { diary.lines.append("a") }.padding().onAppear { diary.lines.append("around a") }
      }
      .onAppear { diary.lines.append("around all") }
    }
  }

  @Test(
    "a view appears after all that is inside it, and inside a reader of sizes too (Recorded/Animation.md#X5)")
  func innerFirst() {
    let diary = Diary()
    _ = TestedView(proposing: 100, 100) { Nested(diary: diary) }
    #expect(diary.lines.firstIndex(of: "a")! < diary.lines.firstIndex(of: "around a")!)
    #expect(diary.lines.last == "around all" && diary.lines.count == 4)
  }

  struct Starter: View {
    @State private var text = "before"
    var body: some View { Text(text).onAppear { text = "after" } }
  }

  @Test("what a view changes when it appears is in the first picture")
  func changeOnAppear() {
    let view = TestedView(proposing: 100, 100) { Starter() }
    #expect(view.frame(of: #"Text("after")"#) != nil)
  }

  @Test("a view that is released lets go of what it held")
  func release() {
    weak var held: Diary?
    do {
      let diary = Diary()
      held = diary
      let view = TestedView(proposing: 100, 100) { [weak diary] in Page(diary: diary!) }
      view.press("turn")
    }
    #expect(held == nil)
  }
}
