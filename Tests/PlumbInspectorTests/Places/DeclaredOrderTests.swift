import PlumbInspector
import SwiftUI
import Testing

/// The properties of the type that the sources below declare.
private struct Pair<One: View, Other: View>: View {
  let one: One
  let other: Other
  init(@ViewBuilder _ one: () -> One, @ViewBuilder other: () -> Other) {
    (self.one, self.other) = (one(), other())
  }
  var body: some View {
    VStack {
      one
      other
    }
  }
}

private struct Pairs: View {
  var body: some View {
    Pair {
      Text("x").padding(1)
    } other: {
      HStack { Text("y").padding(2) }
    }
  }
}

@MainActor @Suite("Closures and the properties that they fill")
struct DeclaredOrderTests {
  /// The lines of the paddings in the pair, whose declaration and call are written in several ways.
  private func places(_ declarations: String, call: String) -> [String] {
    let source = """
      struct Pair<One: View, Other: View>: View { \(declarations)
        var body: some View {
          VStack {
            one
            other
          }
        }
      }
      struct Pairs: View {
        var body: some View {
      \(call)
        }
      }
      """
    let view = ExplainedView(390, 600) { Pairs() }
    return SourcePlaces([("S.swift", source)]).placing(view.tree).root.all.filter { $0.name == "padding" }
      .map { String($0.source?.dropFirst(8) ?? "-") }
  }

  private let trailing = """
    Pair {
      Text("x").padding(1)
    } other: {
      HStack { Text("y").padding(2) }
    }
    """

  @Test("without an initializer the first closure fills the first property of a builder")
  func memberwise() {
    #expect(
      places("@ViewBuilder let one: One; @ViewBuilder let other: Other", call: trailing) == ["12", "14"])
    #expect(
      places("let name = 1; let one: () -> One\n var other: (() -> Other)?", call: trailing)
        == ["13", "15"])
  }

  @Test("the closure without a label fills the property that the initializer keeps its parameter in")
  func initializer() {
    let renamed =
      "let one: One, other: Other; init(@ViewBuilder first: () -> One, @ViewBuilder other: () -> Other) { self.one = first(); self.other = other() }"
    #expect(places(renamed, call: trailing) == ["12", "14"])
    let action =
      "let one: One, other: Other; init(_ name: String = \"\", action: () -> Void = {}, @ViewBuilder one: () -> One, @ViewBuilder other: () -> Other) { self.one = one(); self.other = other() }"
    #expect(places(action, call: trailing) == ["12", "14"])
  }

  @Test(
    "a view in the parentheses fills the property of its own parameter, and a closure behind it another one")
  func unlabelled() {
    let call = """
      Pair(Text("x").padding(1)) {
        HStack { Text("y").padding(2) }
      }
      """
    let declarations =
      "let one: One, other: Other; init(_ one: One, @ViewBuilder other: () -> Other) { self.one = one; self.other = other() }"
    #expect(places(declarations, call: call) == ["11", "12"])
  }

  @Test("where it is not known which closure fills a property, what stands there has no line")
  func unknown() {
    let mixed =
      "let one: One, other: Other; init(@ViewBuilder a: () -> One, @ViewBuilder other: () -> Other) { self.one = merge(a, other); self.other = other() }"
    #expect(places(mixed, call: trailing) == ["-", "14"])
    // Two initializers keep different closures.
    let either =
      "let one: One, other: Other; init(a: () -> One, other: () -> Other) { self.one = a(); self.other = other() }\n init(a: () -> Other, other: () -> One) { self.one = other(); self.other = a() }"
    #expect(places(either, call: trailing) == ["-", "-"])
  }
}
