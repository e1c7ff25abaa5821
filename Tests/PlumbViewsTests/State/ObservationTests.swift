import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Observable objects")
struct ObservationTests {
  @Observable final class Model {
    var a = 0
    var b = 0
    var unread = 0
    var names = ["x", "y"]
  }

  struct ReadsA: View {
    let model: Model
    var body: some View { Text("a\(model.a)") }
  }

  struct ReadsB: View {
    let model: Model
    var body: some View { Text("b\(model.b)") }
  }

  struct Parent: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        ReadsA(model: model)
        ReadsB(model: model)
      }
    }
  }

  @Test("a property runs the bodies that read it, and one that nobody reads runs none")
  func perBody() {
    let model = Model()
    let view = TestedView(proposing: 200, 100) { Parent(model: model) }
    #expect(view.bodies { model.a = 1 } == ["ReadsA"])
    #expect(view.bodies { model.b = 1 } == ["ReadsB"])
    #expect(view.bodies { model.unread = 1 } == [])
    #expect(view.bodies { model.a = 1 } == [])
    #expect(view.bodies { model.a = 2 } == ["ReadsA"])
    #expect(view.frame(of: #"Text("a2")"#) != nil)
  }

  struct Often: View {
    let model: Model
    @State private var runs = 0
    let count: () -> Void
    var body: some View {
      count()
      return Button("run \(runs) \(model.a)") { runs += 1 }
    }
  }

  @Test("a body that ran often for other reasons runs once for a change, and leaves nothing behind")
  func renewal() {
    let model = Model()
    let runs = Runs()
    let view = TestedView(proposing: 200, 100) { Often(model: model) { runs.count += 1 } }
    for number in 0..<20 { view.press("run \(number) 0") }
    runs.count = 0
    model.a = 1
    view.layOut()
    #expect(runs.count == 1)
    #expect(view.frame(of: #"Text("run 20 1")"#) != nil)
  }

  final class Runs { var count = 0 }

  struct Rows: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<2, id: \.self) { Text(model.names[$0]) } }
    }
  }

  @Test("what a collection's closure reads counts too")
  func closures() {
    let model = Model()
    let view = TestedView(proposing: 200, 100) { Rows(model: model) }
    model.names[1] = "z"
    view.layOut()
    #expect(view.frame(of: #"Text("z")"#) != nil)
  }

  struct Editor: View {
    @Bindable var model: Model
    var body: some View { Setter(value: $model.a) }
  }

  struct Setter: View {
    @Binding var value: Int
    var body: some View { Button("a\(value)") { value += 1 } }
  }

  @Test("a bindable object gives bindings to its properties")
  func bindable() {
    let model = Model()
    let view = TestedView(proposing: 200, 100) { Editor(model: model) }
    #expect(view.bodies { view.press("a0") } == ["Setter", "Button", "Label"])
    #expect(model.a == 1)
    #expect(view.frame(of: #"Text("a1")"#) != nil)
  }

  struct Keeper: View {
    @State private var model = Model()
    var body: some View {
      VStack(spacing: 0) {
        Inside()
        Perhaps()
        Button("more") { model.a += 1 }
      }
      .environment(model)
    }
  }

  struct Inside: View {
    @Environment(Model.self) private var model
    var body: some View {
      @Bindable var model = model
      Setter(value: $model.a)
    }
  }

  struct Perhaps: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model == nil ? "none" : "some") }
  }

  @Test("an object in the environment is read by its type, and may be missing where that is said")
  func environment() {
    let view = TestedView(proposing: 200, 100) { Keeper() }
    view.press("more")
    view.press("a1")
    #expect(view.frame(of: #"Text("a2")"#) != nil)
    #expect(view.frame(of: #"Text("some")"#) != nil)
    #expect(TestedView(proposing: 10, 10) { Perhaps() }.frame(of: #"Text("none")"#) != nil)
  }

  @Test("a missing object ends the process with a sentence that says what to add")
  func missing() async {
    // Before others: Swift Testing keeps a processor busy from the end of the process until this goes on, and hundreds of tests wait.
    let result = await Task(priority: .high) {
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = TestedView(proposing: 10, 10) { Inside() } }
      }
    }.value
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains("Inside: no Model is in the environment. Add .environment(…) with one to a view above"))
  }

  @Test("a change on another thread reaches the view on the main actor")
  func background() async {
    let model = Model()
    let view = TestedView(proposing: 200, 100) { ReadsA(model: model) }
    nonisolated(unsafe) let carried = model
    await Task.detached { carried.a = 9 }.value
    await Task { @MainActor in }.value
    view.layOut()
    #expect(view.frame(of: #"Text("a9")"#) != nil)
  }

  struct Meddler: View {
    let model: Model
    var body: some View {
      if model.a == 0 { model.a = 1 }
      return Text("\(model.a)")
    }
  }

  @Test("a body that changes what it reads is told of, and shows the change")
  func changeInBody() {
    let view = TestedView(proposing: 200, 100) { Meddler(model: Model()) }
    #expect(view.frame(of: #"Text("1")"#) != nil)
  }

  @Test("a view that is gone holds no object, and an object holds no view")
  func release() {
    weak var held: Model?
    let outliving = Model()
    weak var view: TestedView?
    do {
      let model = Model()
      held = model
      let tested = TestedView(proposing: 200, 100) { [weak model] in
        Parent(model: model!)
        ReadsA(model: outliving)
      }
      view = tested
    }
    #expect(held == nil)
    #expect(view == nil)
    outliving.a = 1
  }
}
