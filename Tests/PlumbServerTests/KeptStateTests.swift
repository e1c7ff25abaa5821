import Foundation
import PlumbLayout
import PlumbViews
import SwiftUI
import Testing

/// State that goes from one generation of views to the next, each in a process of its own.
@Suite("Kept state") @MainActor
struct KeptStateTests {
  private struct Point: Codable, Equatable { var x = 0 }
  private enum Mode: CaseIterable { case day, night }
  private final class Model {}

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Values: View {
    @State private var words = ["a"]
    @State private var point = Point()
    @State private var mode = Mode.day
    @State private var choice: Int?
    @State private var model = Model()
    var body: some View {
      Button("\(words.joined()) \(point.x) \(mode) \(choice ?? -1)") {
        words.append("b")
        point.x = 3
        mode = .night
        choice = 7
        model = Model()
      }
    }
  }

  private struct Empty: View { var body: some View { Text("nothing") } }

  @MainActor private final class Shown {
    let host: ViewHost

    init(_ view: some View, kept: String = "") {
      host = ViewHost(view)
      host.keptState = KeptState(kept)
      host.layOut(ProposedViewSize(width: 300, height: 300))
    }

    var labels: [String] { host.accessibleElements().map { $0.label }.filter { !$0.isEmpty } }
    var kept: String { host.keptState?.text ?? "" }

    func press(_ label: String) {
      guard let element = host.accessibleElements().first(where: { $0.label == label }) else {
        Issue.record("There is no \(label) among \(labels).")
        return
      }
      host.send(.activate(element: element.number), at: 0)
      host.layOut(ProposedViewSize(width: 300, height: 300))
    }
  }

  @Test("a value goes to the same property of the same view in the same place")
  func samePlace() {
    func views() -> some View {
      VStack {
        Counter(name: "first")
        Counter(name: "second")
      }
    }
    let old = Shown(views())
    old.press("second 0")
    #expect(Shown(views(), kept: old.kept).labels == ["first 0", "second 1"])
  }

  @Test("where its place is gone, a value goes to the only property of its name, view and type")
  func moved() {
    let old = Shown(VStack { Counter(name: "a") })
    old.press("a 0")
    let new = Shown(
      VStack {
        Text("new")
        HStack { Counter(name: "a") }
      }, kept: old.kept)
    #expect(new.labels == ["new", "a 1"])
  }

  @Test("what is codable and the cases of an enum are kept, and objects are made anew")
  func kinds() {
    let old = Shown(Values())
    old.press("a 0 day -1")
    #expect(Shown(Values(), kept: old.kept).labels == ["ab 3 night 7"])
  }

  @Test("a view that is gone for a generation has lost its state, and others begin without")
  func gone() {
    let old = Shown(Counter(name: "a"))
    old.press("a 0")
    let between = Shown(Empty(), kept: old.kept)
    #expect(between.kept == "[]")
    #expect(Shown(Counter(name: "a"), kept: between.kept).labels == ["a 0"])
  }

  @Test(
    "anything that is not kept state is as nothing",
    arguments: ["", "{}", "[1]", "null", "[{\"place\":\"0\"}]", String(repeating: "[", count: 500)])
  func damaged(_ text: String) {
    #expect(Shown(Counter(name: "a"), kept: text).labels == ["a 0"])
  }

  @Test("a value that does not fit its type any more is left out")
  func otherType() {
    let old = Shown(Counter(name: "a"))
    old.press("a 0")
    let text = old.kept.replacingOccurrences(of: "\"1\"", with: "\"\\\"one\\\"\"")
    #expect(text != old.kept)
    #expect(Shown(Counter(name: "a"), kept: text).labels == ["a 0"])
  }
}
