import Foundation
import TestLayers
import Testing

// Children are waited for, so the main actor is left to the other tests.
@Suite("Explanations of the examples")
struct ExplainedExampleTests {
  private struct Explanation: Decodable {
    struct Sentence: Decodable {
      var text: String
      var about: String
      var rule: String
      var result: Double?
    }
    var view: String
    var frame: ShownExample.Frame
    var sentences: [Sentence]
  }

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: ShownExample.folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  @Test("of every view end in its frame", .tags(.sampled), arguments: sample(names, 8))
  func ends(name: String) throws {
    let data = try ShownExample.told("explain", name, "--every", "--json")
    let explanations = try JSONDecoder().decode([Explanation].self, from: data)
    #expect(!explanations.isEmpty)
    let source = try String(contentsOf: ShownExample.folder.appendingPathComponent(name), encoding: .utf8)
    let layouts = source.matches(of: /struct (\w+): Layout\b/).map { String($0.1) }
    for explanation in explanations {
      let frame = explanation.frame
      let isUnion = explanation.sentences.contains { $0.rule == "union" }
      let sides = [("width", frame.width), ("height", frame.height), ("x", frame.x), ("y", frame.y)]
      for (about, value) in sides where !(isUnion && about.count == 1) {
        let sentence = try #require(explanation.sentences.last { $0.about == about })
        let result = try #require(sentence.result)
        #expect(abs(result - value) < 0.001, "\(name): \(sentence.text)")
      }
      // Where the engine knows the rule, nothing is explained by "that is its own answer"; only a layout of the
      // example's own knows why it answers as it does.
      let unexplained = explanation.sentences.map(\.text).filter { text in
        text.contains("its own answer") && !layouts.contains { text.hasPrefix("\($0) is ") }
      }
      #expect(unexplained.isEmpty, "\(name): \(explanation.view)")
      // One more than the usual eight where that one alone would be left out.
      #expect(explanation.sentences.count <= 9)
    }
  }
}
