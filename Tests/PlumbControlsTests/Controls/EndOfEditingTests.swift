import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("The end of editing") @MainActor struct EndOfEditingTests {
  private struct Named: View {
    let heard: Heard<String>
    var axis = Axis.horizontal
    var next: String?
    @State private var name = ""
    @State private var town = ""
    @FocusState private var field: String?

    var body: some View {
      VStack {
        Group {
          if axis == .vertical {
            TextField("Name", text: $name, axis: .vertical)
          } else {
            TextField(
              "Name", text: $name, onEditingChanged: { heard.add($0 ? "begin" : "end") },
              onCommit: { heard.add("commit") })
          }
        }
        .focused($field, equals: "name")
        TextField("Town", text: $town).focused($field, equals: "town")
        Text(field ?? "nowhere")
      }
      .onSubmit { if let next { field = next } }
    }
  }

  private func named(_ heard: Heard<String>, _ axis: Axis = .horizontal, next: String? = nil) -> TestedView {
    let view = TestedView(proposing: 100, 80) { Named(heard: heard, axis: axis, next: next) }
    view.focus("Name")
    view.edit("Name", "a")
    view.submit("Name")
    return view
  }

  @Test("Return in a field of one line confirms the text, and ends editing")
  func returns() {
    let heard = Heard<String>()
    let view = named(heard)
    #expect(heard.values == ["begin", "commit", "end"])
    #expect(view.focused == nil)
    #expect(view.frame(of: "Text(\"nowhere\")") != nil)
  }

  @Test("hosts are told that Return took the focus away")
  func told() {
    var moves: [Int?] = []
    let view = TestedView(proposing: 100, 80) { Named(heard: Heard()) }
    view.host.focus.moved = { moves.append($0) }
    view.focus("Name")
    view.submit("Name")
    #expect(moves == [nil])
  }

  @Test(
    "what Return does can have the focus elsewhere, or keep it in the field", arguments: ["town", "name"])
  func asked(next: String) {
    let heard = Heard<String>()
    let view = named(heard, next: next)
    #expect(view.focused == "TextField")
    #expect(view.frame(of: "Text(\"\(next)\")") != nil)
    #expect(heard.values == (next == "town" ? ["begin", "commit", "end"] : ["begin", "commit"]))
  }

  @Test("Return in a field that grows downwards ends nothing")
  func vertical() {
    #expect(named(Heard(), .vertical).focused == "TextField")
  }

  private struct Asking: View {
    let heard: Heard<String>
    @State private var isOpen = false
    @State private var text = "a"
    @State private var last = "-"

    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
        Text(last)
      }
      .sheet(isPresented: $isOpen) {
        TextField(
          "Name", text: $text,
          onEditingChanged: {
            heard.add($0 ? "begin" : "end")
            last = $0 ? "begun" : "ended"
          })
        Button("Close") { isOpen = false }
      }
    }
  }

  @Test("a sheet that goes ends the editing in it, while it moves away", arguments: [nil, 0.0])
  func sheet(time: Double?) {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700, time: time) { Asking(heard: heard) }
    view.press("Open")
    if time != nil { view.advance(by: 2) }
    view.focus("Name")
    view.press("Close")
    #expect(heard.values == ["begin", "end"])
    #expect(view.focused == nil)
    #expect(view.frame(of: "Text(\"ended\")") != nil)
  }

  private struct Pages: View {
    let heard: Heard<String>
    @State private var path: [Int] = [1]
    @State private var text = "a"

    var body: some View {
      NavigationStack(path: $path) {
        Text("first")
          .navigationDestination(for: Int.self) { _ in
            VStack {
              TextField("Name", text: $text, onEditingChanged: { heard.add($0 ? "begin" : "end") })
              Button("Leave") { path = [] }
            }
          }
      }
    }
  }

  @Test("a page that goes ends the editing in it, while it moves away", arguments: [nil, 0.0])
  func page(time: Double?) {
    let heard = Heard<String>()
    let view = TestedView(proposing: 390, 700, time: time) { Pages(heard: heard) }
    if time != nil { view.advance(by: 2) }
    view.focus("Name")
    view.press("Leave")
    #expect(heard.values == ["begin", "end"])
    #expect(view.focused == nil)
  }

  private final class Model: ObservableObject {
    var city = ""
    @Published var done = ""
  }

  private struct City: View {
    @StateObject private var model = Model()
    var body: some View { TextField("City", text: $model.city) }
  }

  @Test("a field shows what its binding has after each edit, also where no change is told")
  func untold() {
    let view = TestedView(proposing: 100, 40) { City() }
    view.focus("City")
    for text in ["R", "Ro"] {
      view.edit("City", text)
      #expect(view.elements.first?.field?.text == text)
    }
  }
}
