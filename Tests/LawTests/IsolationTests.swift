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

  @Test("a class of the main actor uses itself in the closures of Foundation's older functions in Swift 5")
  func closures() throws {
    // In Apple's SDK these functions come from Objective-C, for which the compiler warns at most in Swift 5.
    try expectTypes(
      """
      import SwiftUI
      @MainActor final class Clock: ObservableObject {
        @Published var count = 0
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
            guard let self = self else { timer.invalidate(); return }
            self.count += 1
            self.stop()
          }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.stop() }
          RunLoop.main.add(Timer(timeInterval: 1, repeats: true) { _ in self.count = 1 }, forMode: .common)
          RunLoop.main.add(
            Timer(fire: .now, interval: 1, repeats: true, block: { _ in self.count = 1 }), forMode: .common)
          NotificationCenter.default.addObserver(forName: Notification.Name("a"), object: nil, queue: .main) { _ in
            self.count = 2
          }
          URLSession.shared.dataTask(with: URL(string: "a")!) { _, _, _ in self.stop() }.resume()
          URLSession.shared.dataTask(with: URLRequest(url: URL(string: "a")!)) { _, _, _ in self.count = 3 }.resume()
          URLSession.shared.dataTask(with: URL(string: "a")!).resume()
          OperationQueue.main.addOperation { self.count = 4 }
          DispatchQueue.global(qos: .background).async { self.count = 5 }
          DispatchQueue.global().async { self.stop() }
          DispatchQueue.main.async { self.count = 6 }
        }
        func stop() { timer?.invalidate() }
      }
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
