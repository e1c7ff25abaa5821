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
