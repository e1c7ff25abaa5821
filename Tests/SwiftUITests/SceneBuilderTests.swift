import SwiftUI
import Testing

@testable import SwiftUI

@Suite("Scenes that are chosen") @MainActor struct SceneBuilderTests {
  @SceneBuilder private func chosen(_ number: Int) -> some Scene {
    WindowGroup("always") { Text("") }
    if number == 0 {
      WindowGroup("zero") { Text("") }
    } else {
      WindowGroup("other") { Text("") }
      WindowGroup("more") { Text("") }
    }
    switch number {
    case 1: WindowGroup("one") { Text("") }
    default: WindowGroup("not one") { Text("") }
    }
  }

  // As public apps write it: "@ViewBuilder var body: some Scene { WindowGroup { … } }".
  @ViewBuilder private var marked: some Scene {
    WindowGroup("one") { Text("") }
  }

  @Test("a body that is marked with the builder of views has its one scene")
  func viewBuilder() {
    #expect(_SceneCollector(marked).windows.map(\.title) == ["one"])
  }

  @Test("a scene has the windows of the branch that is taken")
  func branches() {
    #expect(_SceneCollector(chosen(0)).windows.map(\.title) == ["always", "zero", "not one"])
    #expect(_SceneCollector(chosen(1)).windows.map(\.title) == ["always", "other", "more", "one"])
  }
}
