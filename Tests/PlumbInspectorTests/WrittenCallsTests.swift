import PlumbExplanation
import PlumbInspector
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Calls as they are written")
struct WrittenCallsTests {
  private let calls = WrittenCalls([
    (
      "Row.swift",
      """
      struct Row: View {
        var body: some View {  // HStack { is only named here
          HStack(spacing: 4) {
            Text("one").font(.title)
              .padding(.top, 2)
            Text("two"); Text("three")
            /* Text("four") */ Gauge<Text, Text>(value: 1) {
              Star()
            } currentValueLabel: {
              Text("five")
            }
            .opacity(0.5)
          }
        }
      }
      struct Star: View {}
      """
    )
  ])

  /// The words of a view on a line.
  private func written(_ name: String, _ line: Int) -> [String] {
    var tree = ExplainedView(100, 40) { Divider() }.tree
    (tree.root.name, tree.root.source, tree.root.steps) = (name, "Row.swift:\(line)", [])
    return calls.added(to: tree).root.written
  }

  @Test("a view has its call and its modifiers, without closures")
  func words() {
    #expect(written("HStack", 3) == ["HStack(spacing: 4)"])
    #expect(written("Text", 4) == [#"Text("one")"#, ".font(.title)", ".padding(.top, 2)"])
    #expect(written("Gauge", 7) == ["Gauge<Text, Text>(value: 1)", ".opacity(0.5)"])
  }

  @Test("of two calls of a name on a line neither is meant, and comments are no calls")
  func several() {
    #expect(written("Text", 6) == [])
    #expect(written("Text", 7) == [])
    #expect(written("HStack", 2) == [])
  }

  @Test("lines with calls are known, and the place of what is called once")
  func places() {
    for line in ["3", "4", "Row.swift:5", "6", "7", "8", "10", "12"] {
      #expect(calls.hasCall(at: line), "\(line)")
    }
    for line in ["1", "2", "9", "Other.swift:4", "13"] { #expect(!calls.hasCall(at: line), "\(line)") }
    #expect(calls.onlyPlace(of: "Star") == "Row.swift:8")
    #expect(calls.onlyPlace(of: "Row") == nil, "it is declared, and never called")
    #expect(calls.onlyPlace(of: "Gauge") == nil, "SwiftUI's views know their calls")
    let chain = WrittenCalls([("S.swift", "struct B {}\nA().B()\n  .c()")])
    #expect(chain.onlyPlace(of: "B") == nil, "it is read with the call that it is behind")
    #expect(chain.hasCall(at: "S.swift:2") && chain.hasCall(at: "S.swift:3"))
  }

  @Test("an explanation ends with the line, in words and as JSON")
  func explained() throws {
    let view = ExplainedView(100, 40) { Divider() }
    var explanation = try #require(Explainer(view.layout).explanation(of: view.tree.root))
    explanation.source = "Row.swift:12"
    #expect(explanation.text.hasSuffix("It stands in Row.swift:12."))
    #expect(explanation.json.text.contains(#""source": "Row.swift:12""#))
  }
}
