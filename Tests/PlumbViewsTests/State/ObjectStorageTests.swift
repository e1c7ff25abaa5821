import Foundation
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Stored values of objects")
struct ObjectStorageTests {
  final class Model: ObservableObject {
    @AppStorage var count: Int
    @AppStorage var name: String?
    init(_ defaults: UserDefaults? = nil) {
      _count = AppStorage(wrappedValue: 0, "count", store: defaults)
      _name = AppStorage("name", store: defaults)
    }
  }

  struct Screen: View {
    @StateObject var model = Model()
    @AppStorage("count") private var count = 7
    var body: some View {
      VStack(spacing: 0) {
        Button("model \(model.count)") { model.count += 1 }
        Button("own \(count)") { count = 40 }
        Stepper("bound", value: $model.count)
      }
    }
  }

  /// Defaults of a name that nobody else has, taken away afterwards.
  private func withDefaults(_ body: (UserDefaults) -> Void) throws {
    let name = "plumb-test-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    body(defaults)
  }

  @Test("an object's property writes its store, and announces the change before it is made")
  func writes() throws {
    try withDefaults { defaults in
      let model = Model(defaults)
      var seen: [Int] = []
      let watch = model.objectWillChange.sink { seen.append(model.count) }
      model.count += 1
      model.count += 1
      model.name = "x"
      #expect(model.count == 2)
      #expect(defaults.integer(forKey: "count") == 2)
      #expect(defaults.string(forKey: "name") == "x")
      #expect(Model(defaults).count == 2)
      #expect(seen == [0, 1, 2])
      watch.cancel()
    }
  }

  @Test("a property of an object and one of a view with the same key stay in step")
  func inStep() {
    let view = TestedView(proposing: 200, 200) { Screen() }
    view.press("model 0")
    #expect(view.frame(of: #"Text("model 1")"#) != nil)
    #expect(view.frame(of: #"Text("own 1")"#) != nil)
    view.press("own 1")
    #expect(view.frame(of: #"Text("model 40")"#) != nil)
    let other = TestedView(proposing: 200, 200) { Screen() }
    #expect(other.frame(of: #"Text("model 0")"#) != nil)
  }
}
