import Foundation
import PlumbInspector
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count: \(count)")
      Half(number: count / 2)
      Button("More") { count += 1 }
    }
  }
}

private struct Half: View {
  let number: Int
  var body: some View { Text("half \(number)") }
}

@MainActor @Suite("What the attribute graph does")
struct GraphRecorderTests {
  private struct Wave: Decodable, Equatable {
    struct Step: Decodable, Equatable {
      var kind: String
      var name: String
      var role: String
    }
    var steps: [Step]
    var left: Int
  }

  private func wave(_ recorder: GraphRecorder) throws -> Wave? {
    guard let fields = recorder.take() else { return nil }
    return try JSONDecoder().decode(Wave.self, from: Data(JSON.object(fields).text.utf8))
  }

  private func host() -> ViewHost {
    let host = ViewHost(Counter())
    host.layOut(PlumbLayout.ProposedViewSize(width: 200, height: 200))
    return host
  }

  private func press(_ host: ViewHost) throws {
    let button = try #require(host.accessibleElements().first { $0.role == .button })
    host.send(.activate(element: button.number), at: 0)
    host.layOut(PlumbLayout.ProposedViewSize(width: 200, height: 200))
  }

  @Test(
    "an event sets the state, marks what depends on it, evaluates that in order, and stops at what is equal")
  func wave() throws {
    let host = host()
    let recorder = GraphRecorder(host)
    defer { recorder.stop() }
    try press(host)
    let steps = try #require(try wave(recorder)).steps.map { "\($0.kind) \($0.name) \($0.role)" }
    #expect(
      steps.prefix(6) == [
        "set @State count state", "marked Counter.body synthesized", "marked Counter.nodes synthesized",
        "evaluated Counter.body synthesized", "evaluated Counter.nodes synthesized",
        "stopped Half inherited",
      ])
    // 1 ÷ 2 is still 0: the inner view is the same, so its body does not run.
    #expect(!steps.contains("evaluated Half.body synthesized"), "\(steps)")
    try press(host)
    let second = try #require(try wave(recorder)).steps.map { "\($0.kind) \($0.name)" }
    let outer = try #require(second.firstIndex(of: "evaluated Counter.body"))
    let inner = try #require(second.firstIndex(of: "evaluated Half.body"))
    #expect(outer < inner, "\(second)")
  }

  @Test("nothing is told while nothing happens, and nothing after it has stopped")
  func quiet() throws {
    let host = host()
    let recorder = GraphRecorder(host)
    host.layOut(PlumbLayout.ProposedViewSize(width: 200, height: 200))
    #expect(try wave(recorder) == nil)
    recorder.stop()
    try press(host)
    #expect(try wave(recorder) == nil)
  }

  @Test("of very many steps the first are kept and the others counted")
  func many() throws {
    let host = ViewHost(Rows())
    host.layOut(PlumbLayout.ProposedViewSize(width: 200, height: 200))
    let recorder = GraphRecorder(host)
    defer { recorder.stop() }
    try press(host)
    let wave = try #require(try wave(recorder))
    #expect(wave.steps.count == 300)
    #expect(wave.left > 500)
  }

  private struct Rows: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Button("More") { number += 2 }
        ForEach(0..<300) { Half(number: number + $0) }
      }
    }
  }

  @Test("a view in a control has the attributes of the view that a person wrote")
  func control() throws {
    let host = host()
    let tree = InspectedTree(host, name: "", proposal: .unspecified)
    for name in ["Button", "Button/Text"] {
      let view = try #require(tree.root.views(at: .path(name)).first)
      let report = try #require(AttributeReport(of: view.layout, in: host))
      let json = JSON.object(report.fields).line
      #expect(json.hasPrefix(#"{"view":"Counter""#) && json.contains(#""name":"@State count""#), "\(json)")
    }
  }

  @Test("a view's attributes tell what they read and who reads them, with their roles")
  func attributes() throws {
    let host = host()
    let tree = InspectedTree(host, name: "", proposal: .unspecified)
    let text = try #require(tree.root.views(at: .path("Text[0]")).first)
    let report = try #require(AttributeReport(of: text.layout, in: host))
    let json = JSON.object(report.fields).line
    #expect(json.hasPrefix(#"{"view":"Counter""#), "\(json)")
    #expect(json.contains(#""name":"Counter.body","role":"synthesized""#))
    #expect(json.contains(#""role":"state","value":"0""#), "\(json)")
    #expect(AttributeReport(of: .none, in: host) == nil)
  }

  @Test("a text reads the keys of the environment that it depends on, and is read by nothing in between")
  func keys() throws {
    let host = ViewHost(Half(number: 1).lineLimit(2))
    host.layOut(PlumbLayout.ProposedViewSize(width: 200, height: 200))
    let tree = InspectedTree(host, name: "", proposal: .unspecified)
    let text = try #require(tree.root.views(at: .path("Text")).first)
    let json = JSON.object(try #require(AttributeReport(of: text.layout, in: host)).fields).line
    for key in ["FontKey", "LineLimitKey", "TightensKey", "LocaleKey", "ColorSchemeKey"] {
      #expect(json.contains(#"{"name":"\#(key)","role":"inherited"}"#), "\(json)")
    }
    // Nobody has set it, and no text on iOS depends on it.
    #expect(!json.contains("ControlSizeKey") && !json.contains("derived"), "\(json)")
    let limit = try #require(json.range(of: #""name":"LineLimitKey","role":"inherited","value""#))
    #expect(json[limit.upperBound...].contains(#""readBy":[{"name":"Half.nodes","role":"synthesized"}]"#))
  }
}
