import Testing

/// Code of Swift 6 that relies on what belongs to the main actor in Apple's SDK, and on what may be sent.
@Suite("Isolation as in Apple's SDK")
struct IsolationTests {
  @Test("an extension of a navigation view belongs to the main actor, as the view does")
  func navigation() throws {
    // The protocol View is `@MainActor` (documentation of SwiftUI, "View"), and so is a type that conforms to it where it is declared.
    try expectTypes(
      """
      import SwiftUI
      @MainActor final class Store {
        subscript(line line: UInt) -> [Int] { get { [] } set {} }
        func send() {}
      }
      extension NavigationStack where Data == [Int] {
        init(store: Binding<Store>, line: UInt = #line, @ViewBuilder root: () -> Root) {
          self.init(path: store[line: line], root: root)
          store.wrappedValue.send()
        }
      }
      extension NavigationLink { func tell(_ store: Store) { store.send() } }
      extension NavigationSplitView { func tell(_ store: Store) { store.send() } }
      extension TabView { func tell(_ store: Store) { store.send() } }
      nonisolated func anywhere() -> NavigationStack<NavigationPath, Text> { NavigationStack { Text("a") } }
      """, mode: "6")
  }

  @Test("a type with an observed object belongs to the main actor in Swift 5")
  func wrapper() throws {
    // SE-0401 describes this inference, and ends it in Swift 6.
    try expectTypes(
      """
      import SwiftUI
      final class Model: ObservableObject {}
      @MainActor func present() {}
      struct Observed { @ObservedObject var model: Model }
      struct Kept { @StateObject var model = Model() }
      extension Observed { func show() { present() } }
      extension Kept { func show() { present() } }
      """)
  }

  @Test("a trait of previews is made outside of the main actor, with a modifier whose body belongs to it")
  func traits() throws {
    try expectTypes(
      """
      import SwiftUI
      struct Prepared: PreviewModifier {
        let change: (inout Int) -> Void
        func body(content: Content, context: Void) -> some View { content }
      }
      extension PreviewTrait where T == Preview.ViewTraits {
        static func prepared(_ change: @escaping (inout Int) -> Void) -> PreviewTrait {
          .modifier(Prepared(change: change))
        }
      }
      """, mode: "6")
  }

  @Test(
    "a module that imports Combine as of before concurrency sends its values, and has the names of Apple's Foundation"
  )
  func beforeConcurrency() throws {
    try expectTypes(
      """
      @preconcurrency import Combine
      import Foundation
      enum Operation: Sendable { case publisher(AnyPublisher<Int, Never>) }
      extension UnsafeMutablePointer<os_unfair_lock_s> {
        func locked(_ work: () -> Void) {
          os_unfair_lock_lock(self)
          defer { os_unfair_lock_unlock(self) }
          work()
        }
      }
      func watch(_ defaults: UserDefaults) -> NSKeyValueObservation {
        defaults.observe(\\.hash, options: .new) { _, change in print(change.newValue ?? 0) }
      }
      final class Watcher: NSObject, Sendable {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      """, mode: "6")
  }
}
