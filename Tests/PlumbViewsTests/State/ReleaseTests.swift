import PlumbTesting
import SwiftUI
import Testing
import Waiting

@MainActor @Suite("What lives as long as its view")
struct ReleaseTests {
  final class Thing { var number = 1 }
  @Observable final class Model { var number = 1 }
  final class Box { weak var thing: AnyObject? }

  struct Holder: View {
    let box: Box
    @State private var thing = Thing()
    @State private var model = Model()
    @Environment(\.self) private var values
    var body: some View {
      box.thing = thing
      return Button("more \(model.number)") { model.number += thing.number }
        .onAppear { [model] in model.number += 0 }
        .onPreferenceChange(Key.self) { [thing] in thing.number = $0 }
        .task { [model] in
          await workUntilCancelled()
          _ = model.number
        }
    }
  }

  enum Key: PreferenceKey {
    static var defaultValue: Int { 1 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Switch: View {
    let box: Box
    @State private var id = 0
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        if isShown { Holder(box: box).id(id) }
        Button("another") { id += 1 }
        Button("hide") { isShown.toggle() }
      }
    }
  }

  @Test("state is released with its view, and kept while the view's value changes")
  func state() {
    let box = Box()
    let view = TestedView(proposing: 200, 100) { Switch(box: box) }
    let first = ObjectIdentifier(box.thing!)
    view.press("more 1")
    #expect(view.frame(of: #"Text("more 2")"#) != nil)
    #expect(box.thing.map(ObjectIdentifier.init) == first)
    view.press("hide")
    #expect(box.thing == nil)
    view.press("hide")
    #expect(box.thing != nil)
    #expect(view.frame(of: #"Text("more 1")"#) != nil)
  }

  @Test("another id releases what the old one kept")
  func identity() {
    let box = Box()
    let view = TestedView(proposing: 200, 100) { Switch(box: box) }
    weak let old = box.thing
    view.press("another")
    #expect(old == nil)
    #expect(box.thing != nil)
  }

  struct Keeping: View {
    let keep: (EnvironmentValues) -> Void
    @Environment(\.self) private var values
    var body: some View {
      keep(values)
      return Text("x")
    }
  }

  struct Gone: View {
    let keep: (EnvironmentValues) -> Void
    @State private var isShown = true
    var body: some View {
      if isShown { Keeping(keep: keep).lineLimit(2) }
      Button("hide") { isShown = false }
    }
  }

  @Test("values of the environment that somebody kept can be read when their view is gone")
  func keptValues() {
    var kept: EnvironmentValues?
    let view = TestedView(proposing: 200, 100) { Gone { kept = $0 } }
    view.press("hide")
    #expect([nil, 2].contains(kept?.lineLimit))
    #expect(kept?.isEnabled == true)
  }

  struct Many: View {
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Button("\(a) \(b)") {
        a += 1
        b += 1
        a += 1
      }
    }
  }

  @Test("several writes in one turn are one update")
  func oneUpdate() {
    let view = TestedView(proposing: 200, 100) { Many() }
    #expect(view.bodies { view.press("0 0") } == ["Many", "Button", "Label"])
    #expect(view.frame(of: #"Text("2 1")"#) != nil)
  }
}
