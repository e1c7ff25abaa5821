import Combine
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Observed objects")
struct ObservableObjectTests {
  class Base: ObservableObject { @Published var title = "t0" }

  final class Model: Base {
    @Published var count = 0
    var quiet = 0
    func shout() {
      objectWillChange.send()
      quiet += 1
    }
  }

  struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.title) \(model.count) \(model.quiet)") }
  }

  struct Bystander: View {
    var body: some View { Text("by") }
  }

  struct Pair: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        Reader(model: model)
        Bystander()
      }
    }
  }

  @Test("a change of an object runs the bodies that observe it, once for several changes")
  func observing() {
    let model = Model()
    let view = TestedView(proposing: 200, 100) { Pair(model: model) }
    let bodies = view.bodies {
      model.count = 1
      model.count = 2
      model.title = "t1"
    }
    #expect(bodies == ["Reader"])
    #expect(view.frame(of: #"Text("t1 2 0")"#) != nil)
  }

  @Test("an object can say by hand that it will change")
  func sendingByHand() {
    let model = Model()
    let view = TestedView(proposing: 200, 100) { Pair(model: model) }
    #expect(view.bodies { model.shout() } == ["Reader"])
    #expect(view.frame(of: #"Text("t0 0 1")"#) != nil)
  }

  /// An object without a published property has a publisher too, always the same.
  final class Plain: ObservableObject {
    var number = 0 { willSet { objectWillChange.send() } }
  }

  struct PlainReader: View {
    @ObservedObject var plain: Plain
    var body: some View { Text("\(plain.number)") }
  }

  @Test("an object without published properties tells its changes too")
  func plainObject() {
    let plain = Plain()
    let view = TestedView(proposing: 200, 100) { PlainReader(plain: plain) }
    plain.number = 7
    view.layOut()
    #expect(view.frame(of: #"Text("7")"#) != nil)
    #expect(Plain().objectWillChange !== plain.objectWillChange)
  }

  final class Counter: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var value = 0
    init() { Counter.made += 1 }
  }

  struct Owner: View {
    let name: String
    @StateObject private var counter = Counter()
    var body: some View {
      VStack(spacing: 0) {
        Text("\(name)\(counter.value)")
        Step(value: $counter.value)
      }
    }
  }

  struct Step: View {
    @Binding var value: Int
    var body: some View { Button("step \(value)") { value += 1 } }
  }

  struct Renaming: View {
    @State private var name = "a"
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        if isShown { Owner(name: name) }
        Button("rename") { name += "a" }
        Button("hide") { isShown.toggle() }
      }
    }
  }

  @Test("a state object is made once, and lives as long as its view")
  func stateObject() {
    Counter.made = 0
    let view = TestedView(proposing: 200, 100) { Renaming() }
    view.press("step 0")
    view.press("rename")
    #expect(Counter.made == 1)
    #expect(view.frame(of: #"Text("aa1")"#) != nil)
    #expect(view.frame(of: #"Text("step 1")"#) != nil)
    view.press("hide")
    view.press("hide")
    #expect(Counter.made == 2)
    #expect(view.frame(of: #"Text("aa0")"#) != nil)
  }

  struct Inherited: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(model.title) }
  }

  struct Root: View {
    @State private var model = Model()
    var body: some View {
      VStack(spacing: 0) {
        Inherited()
        Button("swap") {
          model = Model()
          model.title = "new"
        }
      }
      .environmentObject(model)
    }
  }

  @Test("an object in the environment is followed, and can be another one")
  func environmentObject() {
    let view = TestedView(proposing: 200, 100) { Root() }
    #expect(view.frame(of: #"Text("t0")"#) != nil)
    view.press("swap")
    #expect(view.frame(of: #"Text("new")"#) != nil)
  }

  @Test("a missing object ends the process with a sentence that says what to add")
  func missingObject() async {
    // Before others: Swift Testing keeps a processor busy from the end of the process until this goes on, and hundreds of tests wait.
    let result = await Task(priority: .high) {
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = TestedView(proposing: 10, 10) { Inherited() } }
      }
    }.value
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Inherited: no Model is in the environment. Add .environmentObject(…)"))
  }

  struct Meddler: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.count == 0 { model.count = 1 }
      return Text("\(model.count)")
    }
  }

  @Test("a change in a body is told, and counts afterwards")
  func changeInBody() {
    let view = TestedView(proposing: 200, 100) { Meddler(model: Model()) }
    #expect(
      view.warnings == [
        "Meddler: @ObservedObject model was changed while the view was updated; the change counts after that. "
          + "Change it in an action, in onAppear, onChange or task, and not in the body."
      ])
    #expect(view.frame(of: #"Text("1")"#) != nil)
  }

  @Test("a change on another thread reaches the view on the main actor, and is told")
  func background() async throws {
    let model = Model()
    let view = TestedView(proposing: 200, 100) { Pair(model: model) }
    nonisolated(unsafe) let carried = model
    await Task.detached { carried.count = 5 }.value
    for _ in 0..<100_000 where view.warnings.isEmpty { await Task.yield() }
    try #require(!view.warnings.isEmpty)
    view.layOut()
    #expect(view.frame(of: #"Text("t0 5 0")"#) != nil)
    #expect(view.warnings[0].hasPrefix("Reader: @ObservedObject model was changed on a background thread"))
  }

  @Test("a view that is gone holds no object")
  func release() {
    weak var held: Model?
    let view = TestedView(proposing: 200, 100) { Renaming() }
    do {
      let model = Model()
      held = model
      let other = TestedView(proposing: 200, 100) { [weak model] in Pair(model: model!) }
      model.count = 3
      other.layOut()
    }
    #expect(held == nil)
    view.press("hide")
  }
}
