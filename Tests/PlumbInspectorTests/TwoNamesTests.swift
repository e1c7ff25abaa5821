import PlumbExplanation
import PlumbInspector
import SwiftUI
import Testing

@MainActor @Suite("Two views in a sentence")
struct TwoNamesTests {
  /// The sentences about all views, with the parts of controls.
  private func sentences<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let view = ExplainedView(390, 600, content)
    return view.tree.root.all.flatMap { node in
      Explainer(view.layout).explanation(of: node)?.sentences.map(\.text) ?? []
    }
  }

  /// Whether a sentence names its subject once more for another view.
  private func isCircle(_ sentence: String) -> Bool {
    guard let verb = [" itself ", " is "].lazy.compactMap({ sentence.firstRange(of: $0) }).first else {
      return false
    }
    let (title, rest) = (sentence[..<verb.lowerBound], sentence[verb.upperBound...])
    return [": \(title) offered", "was offered \(title)'s", " as \(title),", ": \(title) and the bar"]
      .contains { rest.contains($0) }
  }

  @Test(
    "a stack in a stack is offered something by the stack around it, and what is in tabs has no name twice")
  func circles() {
    let stacks = sentences {
      HStack { HStack { Color.red }.frame(maxWidth: .infinity) }
    }
    #expect(
      stacks.contains { $0.hasPrefix("HStack itself was offered the height of the HStack around it, 600") },
      "\(stacks)")
    let tabs = sentences {
      TabView {
        Text("One").tabItem { Label("A", systemImage: "star") }
        Text("Two").tabItem { Label("B", systemImage: "heart") }
      }
    }
    #expect(
      tabs.contains { $0.contains(" and the bar after it are together ") },
      "\(tabs.filter { $0.contains("together") })")
    #expect((stacks + tabs).filter(isCircle) == [])
  }
}
