import Foundation
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Stored values")
struct StorageTests {
  enum Theme: String { case light, dark }

  struct Settings: View {
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("count") private var count = 0
    @AppStorage("name") private var name: String?
    var body: some View {
      VStack(spacing: 0) {
        Button("theme \(theme.rawValue)") { theme = theme == .light ? .dark : .light }
        Stepping(count: $count)
        Button("name \(name ?? "-")") { name = name == nil ? "x" : nil }
      }
    }
  }

  struct Stepping: View {
    @Binding var count: Int
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  struct Shown: View {
    @AppStorage("count") private var count = 7
    var body: some View { Text("shown \(count)") }
  }

  /// Defaults of a name that nobody else has, taken away afterwards.
  private func withDefaults(_ body: (UserDefaults) -> Void) throws {
    let name = "plumb-test-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    body(defaults)
  }

  @Test("values of every kind are written to the store, and read from it again")
  func roundTrip() throws {
    try withDefaults { defaults in
      let view = TestedView(proposing: 200, 100) { Settings().defaultAppStorage(defaults) }
      view.press("theme light")
      view.press("count 0")
      view.press("name -")
      #expect(defaults.string(forKey: "theme") == "dark")
      #expect(defaults.integer(forKey: "count") == 1)
      #expect(defaults.string(forKey: "name") == "x")
      let again = TestedView(proposing: 200, 100) { Settings().defaultAppStorage(defaults) }
      for title in ["theme dark", "count 1", "name x"] {
        #expect(again.frame(of: "Text(\"\(title)\")") != nil)
      }
      again.press("name x")
      #expect(defaults.object(forKey: "name") == nil)
    }
  }

  @Test("two views with one key stay in step, and each has its own first value")
  func inStep() throws {
    try withDefaults { defaults in
      let view = TestedView(proposing: 200, 100) {
        Group {
          Settings()
          Shown()
        }
        .defaultAppStorage(defaults)
      }
      #expect(view.frame(of: #"Text("shown 7")"#) != nil)
      let other = TestedView(proposing: 200, 100) { Shown().defaultAppStorage(defaults) }
      #expect(view.bodies { view.press("count 0") }.contains("Shown"))
      #expect(view.frame(of: #"Text("shown 1")"#) != nil)
      other.layOut()
      #expect(other.frame(of: #"Text("shown 1")"#) != nil)
    }
  }

  struct Odd: View {
    let store: UserDefaults
    @AppStorage private var flag: Bool
    @AppStorage private var place: URL
    @AppStorage private var data: Data
    @AppStorage private var length: Double
    init(_ store: UserDefaults) {
      self.store = store
      _flag = AppStorage(wrappedValue: false, "flag", store: store)
      _place = AppStorage(wrappedValue: URL(string: "https://a.example")!, "place", store: store)
      _data = AppStorage(wrappedValue: Data([1]), "data", store: store)
      _length = AppStorage(wrappedValue: 0.5, "length", store: store)
    }
    var body: some View {
      Button("\(flag) \(place.absoluteString) \(data.count) \(length)") {
        flag = true
        place = URL(string: "https://b.example")!
        data = Data([1, 2])
        length = 2.25
      }
    }
  }

  @Test("a store of one's own, and numbers, data and addresses")
  func ownStore() throws {
    try withDefaults { defaults in
      let view = TestedView(proposing: 400, 100) { Odd(defaults) }
      view.press("false https://a.example 1 0.500000")
      let expected = #"Text("true https://b.example 2 2.250000")"#
      #expect(view.frame(of: expected) != nil)
      #expect(TestedView(proposing: 400, 100) { Odd(defaults) }.frame(of: expected) != nil)
    }
  }

  @Test("something of another type in the store counts as nothing")
  func wrongType() throws {
    try withDefaults { defaults in
      defaults.set(["a"], forKey: "count")
      defaults.set("purple", forKey: "theme")
      let view = TestedView(proposing: 200, 100) { Settings().defaultAppStorage(defaults) }
      #expect(view.frame(of: #"Text("theme light")"#) != nil)
      #expect(view.frame(of: #"Text("count 0")"#) != nil)
    }
  }

  @Test("without a store, a value lives as long as the host, and no longer")
  func memory() {
    let view = TestedView(proposing: 200, 100) { Settings() }
    view.press("count 0")
    #expect(view.frame(of: #"Text("count 1")"#) != nil)
    let other = TestedView(proposing: 200, 100) { Settings() }
    #expect(other.frame(of: #"Text("count 0")"#) != nil)
  }

  struct Tabs: View {
    @SceneStorage("tab") private var tab = "one"
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        if isShown { Inner() }
        Text("outer \(tab)")
        Button("hide") { isShown.toggle() }
      }
    }
    struct Inner: View {
      @SceneStorage("tab") private var tab = "one"
      var body: some View { Button("inner \(tab)") { tab = "two" } }
    }
  }

  @Test("what a scene keeps outlives the view that wrote it")
  func scene() {
    let view = TestedView(proposing: 200, 100) { Tabs() }
    view.press("inner one")
    #expect(view.frame(of: #"Text("outer two")"#) != nil)
    view.press("hide")
    view.press("hide")
    #expect(view.frame(of: #"Text("inner two")"#) != nil)
  }
}
