import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting
import Waiting

@Suite("Coming into sight and leaving it") @MainActor struct AppearanceTests {
  private struct Noted: View {
    let name: String
    let heard: Heard<String>
    var body: some View {
      Text(name)
        .onAppear { heard.add("\(name) appears") }
        .onDisappear { heard.add("\(name) disappears") }
    }
  }

  private struct Stack: View {
    let heard: Heard<String>
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Noted(name: "root", heard: heard)
          Button("push") { path = [1] }
          Button("deep") { path = [1, 2] }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Noted(name: "\(number)", heard: heard)
            Button("back \(number)") { path.removeLast() }
            Button("to root \(number)") { path = [] }
          }
        }
      }
    }
  }

  private struct TwoTabs<Tabs: View>: View {
    @ViewBuilder let tabs: () -> Tabs
    @State private var tab = 0
    var body: some View {
      VStack {
        TabView(selection: $tab, content: tabs)
        Button("other") { tab = 1 - tab }
      }
    }
  }

  private func events(_ heard: Heard<String>) -> [String] {
    defer { heard.values = [] }
    return heard.values
  }

  @Test("a pushed screen appears before the one below disappears, and the same on the way back")
  func push() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300) { Stack(heard: heard) }
    #expect(events(heard) == ["root appears"])
    view.press("push")
    #expect(events(heard) == ["1 appears", "root disappears"])
    view.press("back 1")
    #expect(events(heard) == ["root appears", "1 disappears"])
  }

  @Test("with time, who goes disappears once nothing of it is seen")
  func pushWithTime() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300, time: 0) { Stack(heard: heard) }
    view.press("push")
    #expect(events(heard) == ["root appears", "1 appears"])
    view.advance(to: 1)
    #expect(events(heard) == ["root disappears"])
    view.press("back 1")
    #expect(events(heard) == ["root appears"])
    view.advance(to: 2)
    #expect(events(heard) == ["1 disappears"])
  }

  @Test("a screen that is popped before it has covered the one below leaves that as it was")
  func popEarly() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300, time: 0) { Stack(heard: heard) }
    view.press("push")
    view.advance(to: 0.1)
    view.press("back 1")
    view.advance(to: 2)
    #expect(events(heard) == ["root appears", "1 appears", "1 disappears"])
  }

  @Test("a screen that was covered from the start appears when it is first seen")
  func deep() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300) { Stack(heard: heard) }
    view.press("deep")
    #expect(events(heard) == ["root appears", "2 appears", "root disappears"])
    view.press("back 2")
    #expect(events(heard) == ["1 appears", "2 disappears"])
    view.press("to root 1")
    #expect(events(heard) == ["root appears", "1 disappears"])
  }

  @Test("popping to the root tells only those that had been seen")
  func popToRoot() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300) { Stack(heard: heard) }
    view.press("deep")
    _ = events(heard)
    view.press("to root 2")
    #expect(events(heard) == ["root appears", "2 disappears"])
  }

  @Test("a tab appears each time it is chosen, and the last one disappears")
  func tabs() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300) {
      TwoTabs {
        ForEach(0..<2) { index in
          Noted(name: "\(index)", heard: heard).tabItem { Text("tab") }.tag(index)
        }
      }
    }
    #expect(events(heard) == ["0 appears"])
    view.press("other")
    #expect(events(heard) == ["1 appears", "0 disappears"])
    view.press("other")
    #expect(events(heard) == ["0 appears", "1 disappears"])
  }

  @Test("a stack in a tab that is not chosen is out of sight, whatever is on it")
  func stackInTab() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300) {
      TwoTabs {
        Stack(heard: heard).tag(0)
        Text("other tab").tag(1)
      }
    }
    view.press("push")
    _ = events(heard)
    view.press("other")
    #expect(events(heard) == ["1 disappears"])
    view.press("other")
    #expect(events(heard) == ["1 appears"])
  }

  @Test("a sheet or a cover leaves what is below in sight")
  func sheets() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 200, 300) {
      Held(false) { isShown in
        VStack {
          Noted(name: "below", heard: heard)
          Button("open") { isShown.wrappedValue = true }
        }
        .fullScreenCover(isPresented: isShown) {
          Noted(name: "cover", heard: heard)
          Button("close") { isShown.wrappedValue = false }
        }
      }
    }
    view.press("open")
    view.press("close")
    #expect(events(heard) == ["below appears", "cover appears", "cover disappears"])
  }

  @Test("a task is cancelled while its screen is covered, and begins anew when it is seen again")
  func tasks() async throws {
    let heard = Heard<String>()
    struct Screen: View {
      let heard: Heard<String>
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("push") { isShown = true }
            .task {
              heard.add("start")
              await workUntilCancelled()
              heard.add("cancelled")
            }
            .navigationDestination(isPresented: $isShown) { Button("back") { isShown = false } }
        }
      }
    }
    func wait(_ count: Int) async throws { try await waitUntil { heard.values.count >= count } }
    let view = TestedView(proposing: 200, 300) { Screen(heard: heard) }
    try await wait(1)
    view.press("push")
    try await wait(2)
    #expect(heard.values == ["start", "cancelled"])
    view.press("back")
    try await wait(3)
    #expect(heard.values == ["start", "cancelled", "start"])
    view.press("push")
    try await wait(4)
  }

  @Test("rows that leave a lazy container disappear, and appear again when they come back")
  func rows() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40) { row in Noted(name: "\(row)", heard: heard).frame(height: 50) }
        }
      }
    }
    #expect(heard.values.filter { $0 == "0 appears" }.count == 1)
    #expect(!heard.values.contains("30 appears"))
    view.scroll(by: CGSize(width: 0, height: -1500))
    #expect(heard.values.filter { $0 == "0 disappears" }.count == 1)
    #expect(heard.values.filter { $0 == "30 appears" }.count == 1)
    view.scroll(by: CGSize(width: 0, height: 1500))
    #expect(heard.values.filter { $0 == "0 appears" }.count == 2)
    #expect(heard.values.filter { $0 == "30 disappears" }.count == 1)
  }
}
