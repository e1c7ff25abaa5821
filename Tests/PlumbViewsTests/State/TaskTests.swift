import Combine
import PlumbTesting
import SwiftUI
import Testing
import Waiting

@MainActor @Suite("Tasks and publishers")
struct TaskTests {
  final class Diary { var lines: [String] = [] }

  struct Page: View {
    let diary: Diary
    @State private var id = 1
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        if isShown {
          Text("page").task(id: id) {
            let id = id
            diary.lines.append("start \(id)")
            await workUntilCancelled()
            diary.lines.append("cancelled \(id)")
          }
        }
        Button("next") { id += 1 }
        Button("hide") { isShown = false }
      }
    }
  }

  private func wait(for diary: Diary, _ count: Int) async throws {
    try await waitUntil { diary.lines.count >= count }
  }

  @Test("a task runs while its view is there, and again with another id")
  func tasks() async throws {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) { Page(diary: diary) }
    try await wait(for: diary, 1)
    #expect(diary.lines == ["start 1"])
    view.press("next")
    try await wait(for: diary, 3)
    #expect(Set(diary.lines[1...]) == ["cancelled 1", "start 2"])
    view.press("hide")
    try await wait(for: diary, 4)
    #expect(diary.lines.last == "cancelled 2")
  }

  @Test("tasks begin after all that appears, those of inner views first (Recorded/Animation.md#X11)")
  func nested() async throws {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) {
      VStack {
        Text("a").task { diary.lines.append("inner task") }.onAppear { diary.lines.append("inner") }
      }
      .task { diary.lines.append("outer task") }
      .onAppear { diary.lines.append("outer") }
    }
    #expect(view.warnings == [])
    try await wait(for: diary, 4)
    #expect(diary.lines == ["inner", "outer", "inner task", "outer task"])
  }

  @Test("a task is cancelled when its host is released")
  func released() async throws {
    let diary = Diary()
    var view: TestedView? = TestedView(proposing: 100, 100) { Page(diary: diary) }
    try await wait(for: diary, 1)
    #expect(view?.warnings == [] && diary.lines == ["start 1"])
    view = nil
    try await wait(for: diary, 2)
    #expect(diary.lines == ["start 1", "cancelled 1"])
  }

  struct Receiver: View {
    let publisher: PassthroughSubject<Int, Never>
    let current: CurrentValueSubject<String, Never>
    @State private var sum = 0
    @State private var word = ""
    var body: some View {
      Text("\(word)\(sum)")
        .onReceive(publisher) { sum += $0 }
        .onReceive(current) { word = $0 }
    }
  }

  @Test("values of a publisher are received as long as the view is there, the first one at once")
  func receiving() {
    let (publisher, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("w"))
    var view: TestedView? = TestedView(proposing: 100, 100) {
      Receiver(publisher: publisher, current: current)
    }
    #expect(view?.frame(of: #"Text("w0")"#) != nil)
    publisher.send(2)
    publisher.send(3)
    current.send("x")
    view?.layOut()
    #expect(view?.frame(of: #"Text("x5")"#) != nil)
    #expect(view?.warnings == [])
    view = nil
    publisher.send(4)
  }

  struct Order: View {
    let diary: Diary
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        if isShown {
          VStack(spacing: 0) {
            note("a")
            note("b")
          }
          .onAppear { diary.lines.append("outer") }
          .onDisappear { diary.lines.append("outer gone") }
        }
        Button("hide") { isShown = false }
        Button("count") { count += 1 }
        Text("x").onChange(of: count, initial: true) { diary.lines.append("count \(count)") }
      }
    }
    private func note(_ name: String) -> some View {
      Text(name).onAppear { diary.lines.append(name) }.onDisappear { diary.lines.append("\(name) gone") }
    }
  }

  @Test(
    "views appear and disappear once each, those inside before the one around them (Recorded/Animation.md#X5)"
  )
  func order() {
    let diary = Diary()
    let view = TestedView(proposing: 100, 100) { Order(diary: diary) }
    #expect(diary.lines == ["a", "b", "outer", "count 0"])
    diary.lines = []
    view.press("count")
    #expect(diary.lines == ["count 1"])
    diary.lines = []
    view.press("hide")
    #expect(diary.lines == ["outer gone", "a gone", "b gone"])
  }
}
